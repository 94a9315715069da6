/** Moves in notation, read for the words about them; docs/notation.md has it all. */
import type { Card, Cell } from "../protocol";
import { isPath } from "./cards";

/** A move taken apart. */
export interface Deed {
  /** What is done; the name of the card for an action card, such as "trap". */
  verb: string;
  /** The cards laid down or away; "?" for one that is not shown. */
  cards: Card[];
  cell?: Cell;
  target?: number;
  /** The tool that is broken or repaired, or what is removed by "clear". */
  thing?: string;
  /** The value of a nugget card; missing where it is not shown. */
  gold?: number;
}

/** The parts of a move; null for one that is written in another way than any known today. */
export function deed(move: string): Deed | null {
  if (move === "theft") return { verb: "theft", cards: [] };
  const laid = /^(.+)@(-?\d+,-?\d+)$/.exec(move);
  if (laid) {
    const [, card = "", cell = ""] = laid;
    return { verb: isPath(card) ? "lay" : card, cards: [card], cell };
  }
  const aimed = /^([a-z-]+)>(\d+|-)(?::([a-z]+))?$/.exec(move);
  if (aimed) {
    const [, card = "", whom = "", chosen] = aimed;
    const target = whom === "-" ? {} : { target: Number(whom) };
    const tool = /^(break|fix)-([a-z]+)/.exec(card);
    if (!tool) return { verb: card, cards: [], ...target };
    return { verb: tool[1] ?? "", cards: [], ...target, thing: chosen ?? tool[2] ?? "" };
  }
  const [verb = "", ...rest] = move.split(":");
  const last = rest[rest.length - 1] ?? "";
  if (verb === "pass" && rest.length === 1) return { verb, cards: last.split(",") };
  if (verb === "clear" && rest.length === 2) {
    return { verb, cards: last.split(","), thing: rest[0] ?? "" };
  }
  if (verb === "take" && rest.length === 1) {
    return { verb, cards: [], ...(last === "?" ? {} : { gold: Number(last) }) };
  }
  return null;
}
