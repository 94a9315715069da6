import { expect, it } from "vitest";

import type { LogLine } from "../protocol";
import { lastMove, news, numbered } from "./entries";

const line = (event: object): LogLine => ({ seq: 1, at: 0, event }) as LogLine;
const moved = (seat: number, move: string, how = "person"): LogLine =>
  line({ kind: "moved", seat, how, told: [{ event: "move", seat, move }] });

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

it("finds all places where others did something since one's own last move", () => {
  const log = [
    line({ kind: "dealt" }),
    moved(1, "NES@1,0"),
    moved(0, "NES@2,0"),
    moved(1, "EW@3,0"),
    moved(2, "trap>1"),
    line({ kind: "said" }),
    moved(3, "rockfall@1,0"),
  ];
  expect([...news(log, 0)]).toEqual(["1,0", "3,0"]);
  expect([...news(log, 3)]).toEqual([]);
  // A player who has not moved in this round sees all of it, and nothing of the round before.
  const dealt = [...log, line({ kind: "dealt" }), moved(1, "NES@1,0")];
  expect([...news(dealt, 0)]).toEqual(["1,0"]);
});

it("counts what a bot or the clock did for a player as new to them", () => {
  const log = [
    moved(0, "NES@1,0"),
    moved(1, "EW@2,0"),
    moved(0, "EW@3,0", "bot"),
    moved(1, "map@8,0"),
    moved(0, "pass:?", "auto"),
    moved(1, "EW@4,0"),
  ];
  expect([...news(log, 0)]).toEqual(["4,0", "8,0", "3,0", "2,0"]);
});

it("numbers moves from the deal of their round", () => {
  const log = [{ kind: "dealt" }, moved(0, "NES@1,0").event, { kind: "here" }].map(line);
  log.push(moved(1, "trap>0"), line({ kind: "dealt" }), moved(0, "NS@1,0"));
  const counted = log.map((entry, seq) => ({ ...entry, seq }));
  expect([...numbered(counted)]).toEqual([
    [1, 1],
    [3, 2],
    [5, 1],
  ]);
});
