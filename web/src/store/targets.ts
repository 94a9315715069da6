/** What a card can be aimed at, read off the legal moves that the server sends. */
import { isPath, turn } from "../notation/cards";
import { byPlace } from "../notation/cells";
import { deed } from "../notation/moves";
import type { Card, Cell, Move } from "../protocol";

/** A player that a card can be aimed at; `thing` is the tool, where a card could mean several. */
export interface Aim {
  seat: number;
  thing: string;
  move: Move;
}

/** All that can be done with one card. */
interface Targets {
  /** By cell: the ways the card may lie there, or the card itself. */
  cells: Map<Cell, { card: Card; move: Move }[]>;
  aims: Aim[];
  /** The move of a card that is aimed at nothing. */
  alone: Move | null;
}

/** Whether both name the same card: a path card turned by half is the same. */
export const same = (one: Card, other: Card): boolean =>
  one === other || (isPath(one) && isPath(other) && turn(one) === other);

/** What can be done with a card of the hand. */
export function targets(card: Card, legal: readonly Move[]): Targets {
  const found: Targets = { cells: new Map(), aims: [], alone: null };
  for (const move of legal) {
    const done = deed(move);
    const played = move.split(/[@>:]/)[0] ?? "";
    if (!done || !same(card, played)) continue;
    if (done.cell !== undefined)
      found.cells.set(done.cell, [...(found.cells.get(done.cell) ?? []), { card: played, move }]);
    else if (done.target !== undefined)
      found.aims.push({ seat: done.target, thing: done.thing ?? "", move });
    else found.alone = move;
  }
  return found;
}

/** Whom one can steal from, in seat order, and whether one need not. */
export function thefts(legal: readonly Move[]): { aims: Aim[]; decline: Move | null } {
  const aims: Aim[] = [];
  let decline: Move | null = null;
  for (const move of legal) {
    const done = deed(move);
    if (done?.verb !== "steal") continue;
    if (done.target === undefined) decline = move;
    else aims.push({ seat: done.target, thing: "", move });
  }
  return { aims: aims.sort((one, other) => one.seat - other.seat), decline };
}

/** The move that discards these cards, in notation. */
export const passing = (cards: readonly Card[]): Move => `pass:${[...cards].sort().join(",")}`;

/** The move that discards these cards to remove something in front of oneself. */
export const clearing = (thing: string, cards: readonly Card[]): Move =>
  `clear:${thing}:${[...cards].sort().join(",")}`;

/** What one could remove by discarding two cards. */
export function clearable(legal: readonly Move[]): string[] {
  const things = legal
    .filter((move) => move.startsWith("clear:"))
    .map((move) => move.split(":")[1] ?? "");
  return [...new Set(things)];
}

/** How many cards may be discarded at once, at most. */
export function mostPassed(legal: readonly Move[]): number {
  const counts = legal
    .filter((move) => move.startsWith("pass:"))
    .map((move) => move.split(",").length);
  return Math.max(0, ...counts);
}

// Without those that are keys of their own: clear, hint, notebook, pass, turn and talk.
const LETTERS = "abdefgijklmoqsuvwxyzABDEFGIJKLMOQSUVWXYZ";

/** The letter of each cell, from north to south and west to east. */
export function letters(cells: Iterable<Cell>): Map<Cell, string> {
  const sorted = [...cells].sort(byPlace);
  return new Map(sorted.map((cell, index) => [cell, LETTERS[index] ?? ""]));
}
