import { expect, it } from "vitest";

import type { LogLine } from "../protocol";
import { lastMove } from "./last";

const line = (event: object): LogLine => ({ seq: 1, at: 0, event }) as LogLine;
const moved = (seat: number, move: string): LogLine =>
  line({ kind: "moved", seat, how: "person", told: [{ event: "move", seat, move }] });

it("finds the last move of the round that has a place", () => {
  const log = [
    line({ kind: "dealt" }),
    moved(1, "NES@1,0"),
    moved(2, "trap>1"),
    line({ kind: "said" }),
  ];
  expect(lastMove(log)).toEqual({ seat: 1, cell: "1,0" });
  expect(lastMove([...log, line({ kind: "dealt" })])).toBeNull();
});
