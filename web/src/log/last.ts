/** What was done last. */
import type { Cell, LogLine } from "../protocol";
import { deed } from "./moves";

/** A move that has a place in the maze: who made it, and where. */
interface Placed {
  seat: number;
  cell: Cell;
}

/** The moves of the round, the last one first; the cell is "" where a move has no place. */
function* backwards(log: readonly LogLine[]): Generator<Placed> {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.event;
    if (event?.kind === "dealt") return;
    if (event?.kind !== "moved") continue;
    const fact = event.told.find((one) => one.event === "move");
    yield { seat: event.seat, cell: (fact && deed(fact.move)?.cell) ?? "" };
  }
}

/** The last move of the round that has a place. */
export function lastMove(log: readonly LogLine[]): Placed | null {
  for (const move of backwards(log)) if (move.cell) return move;
  return null;
}

/** Where others did something in the maze since the last move of a seat. */
export function sinceMove(log: readonly LogLine[], seat: number): Set<Cell> {
  const cells = new Set<Cell>();
  for (const move of backwards(log)) {
    if (move.seat === seat) break;
    if (move.cell) cells.add(move.cell);
  }
  return cells;
}
