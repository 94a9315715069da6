/** How a round ended, gathered from its log as the viewer knows it. */
import type { Entry } from "../log/entries";
import { deed } from "../notation/moves";
import type { Cell, Fact, Game, Message, Role } from "../protocol";

/** Gold that came into somebody's hands; its worth is null where it is secret. */
export interface Gain {
  seat: number;
  /** From whom it was stolen; null for what the mine has given. */
  from: number | null;
  gold: number | null;
  /** How many nugget cards it was (base). */
  cards: number;
}

export interface Outcome {
  /** The entry that decided the round. */
  seq: number;
  treasure: boolean;
  completedBy: number | null;
  /** Where the treasure lay, reached or not. */
  lay: Cell | null;
  roles: Role[];
  winners: number[];
  /** Why it ended so, as the server tells it. */
  reasons: Message[];
  /** Where the last card was laid; null if the round ended otherwise. */
  last: Cell | null;
  /** The goals that the last card has turned over. */
  turned: Cell[];
  /** What was got, in the order in which it happened. */
  gains: Gain[];
  thefts: { from: number; to: number }[];
  /** What each seat has got in all; null where that is not known. */
  gold: (number | null)[];
  /** The nugget cards that each seat has got. */
  cards: number[];
}

/** The outcome of the round that is shown; null as long as it is not decided. */
export function outcome(log: readonly Entry[], game: Game): Outcome | null {
  let dealt = log.length - 1;
  while (dealt >= 0 && log[dealt]?.event.kind !== "dealt") dealt--;
  let found: Outcome | null = null;
  for (const { seq, event } of log.slice(dealt + 1)) {
    if (event.kind !== "moved") continue;
    found ??= decided(seq, event.told, game);
    if (found) found.gains.push(...event.told.flatMap(gains));
  }
  if (!found) return null;
  found.thefts = found.gains.flatMap(({ seat, from }) =>
    from === null ? [] : [{ from, to: seat }],
  );
  return { ...found, ...tally(found, found.gains.length) };
}

/** What each seat has after so many of the gains. */
export function tally(
  { roles, gains }: Pick<Outcome, "roles" | "gains">,
  count: number,
): Pick<Outcome, "gold" | "cards"> {
  const gold: (number | null)[] = roles.map(() => 0);
  const cards = roles.map(() => 0);
  const give = (seat: number, worth: number | null): void => {
    const before = gold[seat] ?? null;
    gold[seat] = before === null || worth === null ? null : before + worth;
  };
  for (const gain of gains.slice(0, count)) {
    give(gain.seat, gain.gold);
    if (gain.from !== null) give(gain.from, gain.gold === null ? null : -gain.gold);
    cards[gain.seat] = (cards[gain.seat] ?? 0) + gain.cards;
  }
  return { gold, cards };
}

function decided(seq: number, told: readonly Fact[], game: Game): Outcome | null {
  const end = told.find((fact) => fact.event === "end");
  if (!end) return null;
  const move = told.find((fact) => fact.event === "move");
  const done = move ? deed(move.move) : null;
  return {
    seq,
    treasure: end.treasure,
    completedBy: end.completed_by,
    lay: Object.entries(game.buried).find(([, goal]) => goal === "gold")?.[0] ?? null,
    roles: end.roles,
    winners: end.winners,
    reasons: end.reasons,
    last: done?.verb === "lay" ? (done.cell ?? null) : null,
    turned: told.flatMap((fact) => (fact.event === "goal" ? [fact.cell] : [])),
    gains: [],
    thefts: [],
    gold: [],
    cards: [],
  };
}

function gains(fact: Fact): Gain[] {
  if (fact.event === "share")
    return fact.gold.flatMap((gold, seat) => (gold ? [{ seat, from: null, gold, cards: 0 }] : []));
  if (fact.event === "pay")
    return fact.gold ? [{ seat: fact.seat, from: null, gold: fact.gold, cards: fact.cards }] : [];
  if (fact.event !== "move") return [];
  const done = deed(fact.move);
  if (done?.verb === "take")
    return [{ seat: fact.seat, from: null, gold: done.gold ?? null, cards: 1 }];
  if (done?.verb === "steal" && done.target !== undefined)
    return [{ seat: fact.seat, from: done.target, gold: 1, cards: 0 }];
  return [];
}

type Victory =
  "both" | "blue" | "green" | "boss" | "profiteer" | "miner" | "selfish" | "saboteur" | "nobody";

/** Who has won, as the headline names them: the first of these who is among the winners. */
export function victory({ roles, winners }: Pick<Outcome, "roles" | "winners">): Victory {
  const won = new Set(winners.map((seat) => roles[seat]));
  if (won.has("blue") && won.has("green")) return "both";
  const order = ["blue", "green", "miner", "selfish", "saboteur", "boss", "profiteer"] as const;
  return order.find((role) => won.has(role)) ?? "nobody";
}
