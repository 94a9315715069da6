/** What somebody types: a move in notation, also in shorter forms, or a word. */
import { say, type Args } from "../base/words.svelte";
import { isPath, turn } from "../notation/cards";
import type { Card, Move } from "../protocol";
import { same } from "../store/targets";

export const WORDS = [
  "help",
  "moves",
  "state",
  "hand",
  "players",
  "log",
  "say",
  "hint",
  "next",
  "rematch",
  "back",
] as const;
type Word = (typeof WORDS)[number];

/** What was meant. */
type Typed =
  | { kind: "move"; move: Move }
  | { kind: "word"; word: Word; rest: string }
  /** A card alone: what can be done with it? */
  | { kind: "card"; card: Card }
  | { kind: "problem"; id: string; args: Args };

const PATH = /^[nesw]+(\/[nesw]+)*(\+[a-z]+)?$/i;
const FULL = /[@>:]/;

/** A text without accents and capitals, which one may leave out. */
const plain = (text: string): string => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Read what was typed; words may be English or the reader's own. */
export function read(text: string, hand: readonly Card[]): Typed {
  const typed = text.trim();
  if (!typed) return { kind: "problem", id: "text-empty", args: {} };
  const [first = ""] = typed.split(/\s/);
  const word = WORDS.find((one) => [one, plain(say(`text-word-${one}`))].includes(plain(first)));
  if (word) return { kind: "word", word, rest: typed.slice(first.length).trim() };
  const move = spelled(typed, hand);
  if (FULL.test(move) || move === "theft") return { kind: "move", move };
  const card = held(move, hand);
  if (hand.includes(card)) return { kind: "card", card };
  return { kind: "problem", id: "text-unknown", args: { text: typed } };
}

/** The card that a text begins with, as it is held; "" for none of the hand. */
export function named(text: string, hand: readonly Card[]): Card {
  const card = held(spelledCard(text.trim().split(/[\s@>:]/)[0] ?? ""), hand);
  return hand.includes(card) ? card : "";
}

/** A move as notation wants it: `nes 3 -1` is NES@3,-1, `trap 2` is trap>2, `pass map ns` is pass:NS,map. */
function spelled(text: string, hand: readonly Card[]): Move {
  const tidy = text.replace(/[−–]/g, "-").replace(/\s*([@>:,/+])\s*/g, "$1");
  const [head = "", ...tail] = tidy.split(/\s+/);
  const move = tail.length && !FULL.test(head) ? joined(head.toLowerCase(), tail) : tidy;
  const parts = /^([^@>:]*)([@>:])(.*)$/.exec(move);
  if (!parts) return spelledCard(move);
  const [, card = "", sign = "", rest = ""] = parts;
  if (sign !== ":") return spelledCard(card) + sign + rest.toLowerCase();
  const things = rest.split(":");
  const cards = things.pop() ?? "";
  const sorted = cards
    .split(",")
    .map((one) => held(spelledCard(one), hand))
    .sort();
  return [card.toLowerCase(), ...things.map((one) => one.toLowerCase()), sorted.join(",")].join(
    ":",
  );
}

/** The signs of notation in place of blanks. */
function joined(head: string, tail: string[]): string {
  const [first = "", ...rest] = tail;
  if (head === "pass" || head === "take") return `${head}:${tail.join(",")}`;
  if (head === "clear") return `${head}:${first}:${rest.join(",")}`;
  if (PATH.test(head) || head === "map" || head === "rockfall") return `${head}@${tail.join(",")}`;
  return [`${head}>${first}`, ...rest].join(":");
}

/** A path card in capitals and in the usual order, another one in small letters. */
function spelledCard(text: string): Card {
  if (!PATH.test(text)) return text.toLowerCase();
  const [tunnels = "", ...feature] = text.split("+");
  const card = [tunnels.toUpperCase(), ...feature.map((one) => one.toLowerCase())].join("+");
  return isPath(card) ? turn(turn(card)) : card;
}

/** A card as it is written in the hand, where a half-turn makes no other card. */
const held = (card: Card, hand: readonly Card[]): Card =>
  hand.includes(card) ? card : (hand.find((one) => same(one, card)) ?? card);
