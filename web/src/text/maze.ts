/** The maze in words: as a grid of rows and columns, and card by card. */
import { say } from "../base/words.svelte";
import { cardName } from "../cards/names";
import { EDGES, OPPOSITE, edges, goal, parse, type Edge } from "../notation/cards";
import { goalRow, neighbour, place } from "../notation/cells";
import type { Card, Cell, Game } from "../protocol";

const START: Cell = "0,0";

/** Rows from north to south, columns from west to east. */
interface Grid {
  columns: number[];
  rows: number[];
}

/** What a card meets on its open sides, as drawn. */
interface Joins {
  joined: Edge[];
  open: Edge[];
  goal: Edge[];
}

/** All that lies in the maze, the start card and the goals too. */
export function laid(game: Pick<Game, "maze" | "goals">): Map<Cell, Card> {
  return new Map([[START, "start"], ...Object.entries(game.goals), ...Object.entries(game.maze)]);
}

/** The smallest grid that has all these cells. */
export function grid(cells: Iterable<Cell>): Grid {
  const places = [...cells].map(place);
  const columns = span(places.map(([x]) => x));
  return { columns, rows: span(places.map(([, y]) => y)).reverse() };
}

function span(numbers: number[]): number[] {
  const least = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - least + 1 }, (_, step) => least + step);
}

/** A number as it is read aloud: many readers skip a hyphen, but none a minus. */
export const spoken = (number: number): string => String(number).replace("-", "−");

/** Column and row in words. */
export function placeName(cell: Cell): string {
  const [x, y] = place(cell);
  return say("text-place", { x: spoken(x), y: spoken(y) });
}

const isFaceDown = (card: Card): boolean => /^(\?|gold|stone:[A-Z]+)$/.test(card);
const isGoal = (card: Card): boolean => card === "?" || goal(card) !== null;

/** The sides on which a card is open; a goal that lies face down shows none. */
function openSides(card: Card): Edge[] {
  if (isFaceDown(card)) return [];
  if (card === "start") return [...EDGES];
  return edges(parse(goal(card)?.path ?? card).groups.join(""));
}

/** What the open sides of the card on a cell meet. */
export function joins(cell: Cell, cards: ReadonlyMap<Cell, Card>): Joins {
  const found: Joins = { joined: [], open: [], goal: [] };
  for (const edge of openSides(cards.get(cell) ?? "?")) {
    const next = cards.get(neighbour(cell, edge));
    if (next === undefined) found.open.push(edge);
    else if (isFaceDown(next)) found.goal.push(edge);
    else if (openSides(next).includes(OPPOSITE[edge])) found.joined.push(edge);
  }
  return found;
}

/** A goal as far as it is known; `after` is what all are told of it in the end. */
const known = (card: Card, after: Card | undefined): ReturnType<typeof goal> =>
  goal((isFaceDown(card) && after) || card);

/** What lies on a cell, in words: a card, or a goal and what is known of it. */
export function cellName(cell: Cell, card: Card, after?: Card): string {
  if (!isGoal(card)) return cardName(card);
  const found = known(card, after);
  const seen = !isFaceDown(card) ? "" : after ? "-after" : "-seen";
  const name = say("text-goal", {
    goal: goalRow(cell),
    known: found ? found.kind + seen : "unknown",
  });
  return card.startsWith("stone") && !isFaceDown(card)
    ? `${name}; ${cardName(goal(card)?.path ?? "")}`
    : name;
}

/** The short text in a cell of the table. */
export function cellText(card: Card, after?: Card): string {
  if (card === "start") return say("card-start");
  if (!isGoal(card)) return card;
  const found = known(card, after);
  if (!found) return "?";
  const name = say(found.kind === "gold" ? "card-treasure" : "card-stone");
  if (!isFaceDown(card)) return `${name} ${found.path}`;
  return after ? name : `${name}?`;
}

/** A line of the list: where, what, and what it meets. */
export function cardLine(cell: Cell, cards: ReadonlyMap<Cell, Card>, after?: Card): string {
  const told = [cellName(cell, cards.get(cell) ?? "?", after)];
  const meets = joins(cell, cards);
  for (const what of ["joined", "goal", "open"] as const) {
    if (meets[what].length)
      told.push(say(`text-side-${what}`, { sides: say(`drawing-sides-${meets[what].join("")}`) }));
  }
  return say("text-at", { place: placeName(cell), text: told.join("; ") });
}
