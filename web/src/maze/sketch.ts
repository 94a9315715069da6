/** The way of a card as a line, for lit cells and for the way to the treasure. */
import { parse } from "../cards/notation";
import { CARD, corner } from "./camera";

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

/** A line through the middles of cells; a leap between ladders begins a new piece. */
export function through(cells: readonly string[]): string {
  let path = "";
  let before: [number, number] | null = null;
  for (const cell of cells) {
    const here = middle(cell);
    const near =
      before &&
      Math.abs(here[0] - before[0]) + Math.abs(here[1] - before[1]) < CARD.wide + CARD.high;
    path += `${near ? "L" : "M"}${here[0]} ${here[1]}`;
    before = here;
  }
  return path;
}
