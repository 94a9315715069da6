/** What the viewer alone was shown in this round, read off the log. */
import { thisRound } from "../log/entries";
import type { Card, Cell, Fact, LogLine, Role } from "../protocol";

/** A dwarf that one has looked at; `changed`: its player got another one since. */
interface SeenDwarf {
  seat: number;
  role: Role;
  move: number;
  changed: boolean;
}

/** A hand that one has given away, as another seat got it. */
interface SeenHand {
  seat: number;
  cards: Card[];
  move: number;
}

interface Seen {
  dwarfs: SeenDwarf[];
  hands: SeenHand[];
  /** Who looked at a goal in this round, the viewer among them: all at the table see that much. */
  looks: Map<Cell, number[]>;
  /** The other saboteurs, if one was told; `changed` as with dwarfs. */
  fellows: { seat: number; changed: boolean }[] | null;
}

/** What the seat was shown since the last deal. */
export function seen(log: readonly LogLine[], own: number | null): Seen {
  const found: Seen = { dwarfs: [], hands: [], looks: new Map(), fellows: null };
  let move = 0;
  for (const { event } of thisRound(log)) {
    if (event.kind === "moved") move += 1;
    if (event.kind === "dealt" || event.kind === "moved")
      for (const fact of event.told) note(found, fact, own, move);
  }
  return found;
}

function note(found: Seen, fact: Fact, own: number | null, move: number): void {
  if (fact.event === "look") {
    const before = found.looks.get(fact.cell)?.filter((seat) => seat !== fact.seat) ?? [];
    found.looks.set(fact.cell, [...before, fact.seat]);
  }
  if (own === null) return;
  if (fact.event === "saboteurs" && fact.seats) {
    const others = fact.seats.filter((seat) => seat !== own);
    found.fellows = others.map((seat) => ({ seat, changed: false }));
  }
  if (fact.event === "inspect" && fact.seat === own && fact.target !== own && fact.role) {
    const others = found.dwarfs.filter(({ seat }) => seat !== fact.target);
    found.dwarfs = [...others, { seat: fact.target, role: fact.role, move, changed: false }];
  }
  if (fact.event === "hat")
    for (const one of [...found.dwarfs, ...(found.fellows ?? [])])
      if (one.seat === fact.seat) one.changed = true;
  if (fact.event === "swap") {
    const [one, other] = fact.seats;
    const mine = fact.seats.indexOf(own);
    const hand = mine < 0 ? undefined : fact.hands?.[1 - mine];
    // A hand that one knows moves on with it; in one's own it is no news.
    found.hands = found.hands
      .map((known) => ({
        ...known,
        seat: known.seat === one ? other : known.seat === other ? one : known.seat,
      }))
      .filter((known) => known.seat !== own);
    if (hand) found.hands.push({ seat: mine === 0 ? other : one, cards: hand, move });
  }
}
