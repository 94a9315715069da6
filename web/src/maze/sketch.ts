/** Ways as lines: of a card, for lit cells, and to the treasure. */
import { CENTRE } from "../cards/shapes";
import { centreLines, halfway } from "../cards/tunnels";
import { parse, type Team } from "../notation/cards";
import { CARD, corner } from "./geometry";

const PORT: Record<string, [number, number]> = {
  N: [50, 0],
  E: [100, 75],
  S: [50, 150],
  W: [0, 75],
};

/** The centre lines of the tunnels of a path card that lead on. */
export function centre(card: string): string {
  let path = "";
  for (const group of parse(card).linked) {
    const ports = [...group].map((edge) => PORT[edge] ?? [50, 75]);
    const bent = ports.length === 2 && group !== "NS" && group !== "EW";
    if (bent) path += `M${ports[0]?.join(" ")}Q50 75 ${ports[1]?.join(" ")}`;
    else for (const port of ports) path += `M${port.join(" ")}L50 75`;
  }
  return path;
}

const middle = (cell: string): [number, number] => {
  const [x, y] = corner(cell);
  return [x + CARD.wide / 2, y + CARD.high / 2];
};

/** How far a bend leans towards the middle of its card, as tunnels do that turn a corner. */
const LEAN = 0.72;

/** How far the light goes into the last card: not over the treasure. */
const ARRIVES = 0.5;

const part = (from: readonly number[], to: readonly number[], share: number): string =>
  from.map((at, axis) => at + (to[axis]! - at) * share).join(" ");

/** A line along the tunnels from cell to cell; a leap between ladders begins a new piece. */
export function through(cells: readonly string[]): string {
  const places = cells.map(middle);
  /** Where one goes over from a cell to the next; null at both ends, and for a leap. */
  const border = (index: number): [number, number] | null => {
    const [here, next] = [places[index], places[index + 1]];
    if (!here || !next) return null;
    const [dx, dy] = [next[0] - here[0], next[1] - here[1]];
    const near = Math.abs(dx) + Math.abs(dy) < CARD.wide + CARD.high;
    return near ? [here[0] + dx / 2, here[1] + dy / 2] : null;
  };
  return places
    .map((centre, index) => {
      const from = border(index - 1);
      const to = border(index);
      if (!from) return `M${centre.join(" ")}L${(to ?? centre).join(" ")}`;
      if (!to) return `L${part(from, centre, index === cells.length - 1 ? ARRIVES : 1)}`;
      if (from[0] === to[0] || from[1] === to[1]) return `L${to.join(" ")}`;
      return `C${part(from, centre, LEAN)} ${part(to, centre, LEAN)} ${to.join(" ")}`;
    })
    .join("");
}

/** A door on the way. */
interface Door {
  cell: string;
  team: Team;
  /** Where it stands in the maze. */
  x: number;
  y: number;
  /** When the light that runs along the way is there, from 0 to 1. */
  time: number;
}

/** The doors that the light passes. */
export function doors(cells: readonly string[], maze: Readonly<Record<string, string>>): Door[] {
  return cells.flatMap((cell, index) => {
    const card = parse(maze[cell] ?? "");
    if (!card.door) return [];
    const [line] = centreLines(card);
    const [x, y] = line ? halfway(line) : CENTRE;
    const [left, top] = corner(cell);
    const time = reached(index / (cells.length - 1));
    return [{ cell, team: card.door, x: left + x, y: top + y, time }];
  });
}

/** When a part of the way is lit: the light sets off and arrives slowly (nearly CSS's ease-in-out). */
const reached = (part: number): number =>
  part < 0.5 ? Math.sqrt(part / 2) : 1 - Math.sqrt((1 - part) / 2);
