/** Cells of the maze, such as "3,-1": the column, eastward from the start card, and the row, northward. */
import type { Cell } from "../protocol";
import type { Edge } from "./cards";

const STEPS: Readonly<Record<Edge, [number, number]>> = {
  N: [0, 1],
  E: [1, 0],
  S: [0, -1],
  W: [-1, 0],
};

/** Column and row of a cell. */
export function place(cell: Cell): [number, number] {
  const [x = 0, y = 0] = cell.split(",").map(Number);
  return [x, y];
}

/** The next cell on a side of one. */
export function neighbour(cell: Cell, side: Edge): Cell {
  const [x, y] = place(cell);
  const [east, north] = STEPS[side];
  return `${x + east},${y + north}`;
}

/** Cells from north to south and from west to east, as one reads. */
export function byPlace(one: Cell, other: Cell): number {
  const [x, y] = place(one);
  const [otherX, otherY] = place(other);
  return otherY - y || x - otherX;
}

/** Which of the goals lies in this row: 0, 1, 2 for the upper, middle, lower one. */
export const goalRow = (cell: Cell): number => 1 - Math.sign(place(cell)[1]);
