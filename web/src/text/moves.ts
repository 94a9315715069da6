/** The moves that one may make, by card and in words. */
import { say } from "../base/words.svelte";
import { cardName } from "../cards/names";
import { isPath } from "../notation/cards";
import { byPlace, goalRow } from "../notation/cells";
import { deed } from "../notation/moves";
import type { Card, Cell, Game, Move } from "../protocol";
import { same } from "../store/targets";
import { placeName } from "./maze";

/** A move, and what it does. */
export interface Way {
  move: Move;
  words: string;
}

/** What can be done with a card, or in another way: pass, clear, take or steal. */
export interface Group {
  key: string;
  /** In words. */
  name: string;
  ways: Way[];
}

/** What the words of moves are made of. */
export interface Place {
  game: Pick<Game, "maze" | "hand" | "legal">;
  seat: number | null;
  name: (seat: number) => string;
}

const OTHER = ["pass", "clear", "take", "steal"];

/** The card of a move as one holds it: a path card may lie turned. */
function cardOf(move: Move, hand: readonly Card[]): Card {
  const played = move.split(/[@>:]/)[0] ?? "";
  return hand.find((card) => same(card, played)) ?? played;
}

/** The cells on which a card may be laid, or at which it may be aimed. */
export function cellsFor(card: Card, legal: readonly Move[]): Set<Cell> {
  const cells = legal
    .filter((move) => same(cardOf(move, []), card))
    .map((move) => deed(move)?.cell ?? "");
  return new Set(cells.filter(Boolean));
}

/** All moves that one may make: cards in the order of the hand, then the rest. */
export function groups(at: Place): Group[] {
  const found = new Map<string, Move[]>();
  for (const move of at.game.legal) {
    const key = cardOf(move, at.game.hand);
    found.set(key, [...(found.get(key) ?? []), move]);
  }
  const order = [...at.game.hand, ...OTHER];
  return [...found]
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .map(([key, moves]) => ({
      key,
      name: OTHER.includes(key) ? say(`text-group-${key}`) : cardName(key),
      ways: inOrder(moves).map((move) => ({ move, words: words(move, at) })),
    }));
}

function inOrder(moves: Move[]): Move[] {
  return moves.sort((one, other) => {
    const [cell, beside] = [deed(one)?.cell, deed(other)?.cell];
    return cell && beside ? byPlace(cell, beside) : one.length - other.length;
  });
}

const listed = (cards: readonly Card[]): string => cards.map((card) => cardName(card)).join(" + ");

/** What a move does, as one says to do it. */
export function words(move: Move, { game, seat, name }: Place): string {
  const done = deed(move);
  if (!done) return move;
  const { verb, cards, cell, target, thing = "", gold } = done;
  if (cell !== undefined) {
    const at = placeName(cell);
    if (verb === "map") return say("text-map", { goal: goalRow(cell) });
    if (verb === "rockfall")
      return say("text-rockfall", { place: at, card: cardName(game.maze[cell] ?? "?") });
    const card = cards[0] ?? "";
    return say("text-at", { place: at, text: isPath(card) ? cardName(card) : card });
  }
  if (verb === "pass") return say("text-pass", { cards: listed(cards) });
  if (verb === "clear")
    return say("text-clear", { deed: say("web-do-clear", { thing }), cards: listed(cards) });
  if (verb === "take") return say("web-do-take", { gold: gold ?? 0 });
  if (target === undefined) return say(verb === "steal" ? "web-do-decline" : `web-do-${verb}`);
  const self = target === seat ? "-self" : "";
  return say(`web-do-${verb}${self}`, { thing, name: name(target) });
}
