/** What was done last. */
import type { Cell, LogLine } from "../protocol";
import { deed } from "./moves";

/** The last move of the round that has a place: who made it, and where. */
export function lastMove(log: readonly LogLine[]): { seat: number; cell: Cell } | null {
  for (let index = log.length - 1; index >= 0; index--) {
    const event = log[index]?.event;
    if (event?.kind === "dealt") return null;
    if (event?.kind !== "moved") continue;
    const fact = event.told.find((one) => one.event === "move");
    const cell = fact && deed(fact.move)?.cell;
    if (cell) return { seat: event.seat, cell };
  }
  return null;
}
