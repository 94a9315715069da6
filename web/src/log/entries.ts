/** Entries of the log: those of this round, and what was done last. */
import { deed } from "../notation/moves";
import type { Cell, Happened, How, LogLine, Moved } from "../protocol";

/** An entry of the log of a table, or of a replay, which does not tell how a move was made. */
export interface Entry {
  seq: number;
  at: number;
  event: Exclude<Happened, Moved> | (Omit<Moved, "how"> & { how?: How });
}

/** A move that has a place in the maze: who made it, and where. */
interface Placed {
  seat: number;
  cell: Cell;
}

/** The moves of the round, the last one first; the cell is "" where a move has no place. */
function* backwards(log: readonly Entry[]): Generator<Placed> {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.event;
    if (event?.kind === "dealt") return;
    if (event?.kind !== "moved") continue;
    const fact = event.told.find((one) => one.event === "move");
    yield { seat: event.seat, cell: (fact && deed(fact.move)?.cell) ?? "" };
  }
}

/** The last move of the round that has a place. */
export function lastMove(log: readonly Entry[]): Placed | null {
  for (const move of backwards(log)) if (move.cell) return move;
  return null;
}

/** What came after the last move that a player made; what a bot or the clock did for them is news to them. */
export function sinceOwn(log: readonly LogLine[], seat: number | null): readonly LogLine[] {
  const own = log.findLastIndex(
    ({ event }) => event.kind === "moved" && event.seat === seat && event.how === "person",
  );
  return log.slice(own + 1);
}

/** Where something was done in the maze in this round since a player's own last move. */
export const news = (log: readonly LogLine[], seat: number): Set<Cell> =>
  new Set([...backwards(sinceOwn(log, seat))].map(({ cell }) => cell).filter(Boolean));

/** The entries of the last round, its deal first. */
export function thisRound(log: readonly LogLine[]): LogLine[] {
  return log.slice(
    Math.max(
      0,
      log.findLastIndex((entry) => entry.event.kind === "dealt"),
    ),
  );
}

/** The number of each move in its round, by the number of its entry. */
export function numbered(log: readonly LogLine[]): Map<number, number> {
  const numbers = new Map<number, number>();
  let move = 0;
  for (const { seq, event } of log) {
    if (event.kind === "dealt") move = 0;
    if (event.kind === "moved") numbers.set(seq, ++move);
  }
  return numbers;
}
