/** The places of a game that is over. */

export interface Place {
  seat: number;
  /** 1 for the most gold; equal amounts share a place. */
  place: number;
  gold: number;
}

/** The seats by their gold, most first; of equal ones the first seat first. */
export function places(gold: readonly number[]): Place[] {
  return gold
    .map((has, seat) => ({
      seat,
      place: 1 + gold.filter((other) => other > has).length,
      gold: has,
    }))
    .sort((one, other) => other.gold - one.gold || one.seat - other.seat);
}
