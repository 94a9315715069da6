/** What all may see: a screen in the room shows nothing that only its own guest knows. */
import type { Fact, Game, LogLine } from "../protocol";

/**
 * The game without what is secret: dwarfs until the round is decided, goals until they are
 * revealed, hands. What the other goals were, all are told in the end (`buried`).
 */
export function publicGame(game: Game): Game {
  const hidden = game.phase === "play";
  const unknown = <T>(all: readonly T[]): "?"[] => all.map(() => "?");
  return {
    ...game,
    hand: [],
    gold: null,
    offer: [],
    legal: [],
    own_discards: [],
    roles: hidden ? unknown(game.roles) : game.roles,
    pile: unknown(game.pile),
    out: unknown(game.out),
    goals: Object.fromEntries(
      Object.entries(game.goals).map(([cell, goal]) => [cell, goal.endsWith("!") ? goal : "?"]),
    ),
  };
}

/** The log without secrets, and without what spectators say among themselves. */
export function publicLog(log: readonly LogLine[]): LogLine[] {
  return log.flatMap((line) => {
    const { event } = line;
    if ("aside" in event && event.aside) return [];
    if (event.kind !== "dealt" && event.kind !== "moved") return [line];
    return [{ ...line, event: { ...event, told: event.told.map(publicFact) } }];
  });
}

/** A fact as a spectator is told it. */
function publicFact(fact: Fact): Fact {
  switch (fact.event) {
    case "dealt":
      return { event: "dealt", seat: fact.seat, count: fact.count };
    case "saboteurs":
      return { event: "saboteurs" };
    case "move":
      return { ...fact, move: covered(fact.move) };
    case "look":
      return { event: "look", seat: fact.seat, cell: fact.cell };
    case "inspect":
      return { event: "inspect", seat: fact.seat, target: fact.target };
    case "hat":
      return { event: "hat", seat: fact.seat };
    case "swap":
      return { event: "swap", seats: fact.seats, counts: fact.counts };
    case "draw":
      return { event: "draw", seat: fact.seat, count: fact.count };
    case "pay":
      return { event: "pay", seat: fact.seat, gold: fact.gold, cards: fact.cards };
    case "offer":
      return { event: "offer", seat: fact.seat, count: fact.count };
    default:
      return fact; // nothing in it is secret
  }
}

/** A move with its discards and its nugget face down. */
function covered(move: string): string {
  const [, deed, cards] = /^(pass:|clear:[a-z]+:|take:)(.+)$/.exec(move) ?? [];
  return deed && cards ? deed + cards.replace(/[^,]+/g, "?") : move;
}
