import { expect, it } from "vitest";

import type { Line, Tone } from "./lines";
import { since } from "./absence.svelte";

const line = (seq: number, tone: Tone): Line => ({
  seq,
  at: seq,
  key: `${seq}.0`,
  tone,
  seat: null,
  id: "log-started",
  args: {},
  cells: [],
  mine: false,
});

it("tells moves and talk after an entry, but not who came and went", () => {
  const log = [
    line(1, "move"),
    line(2, "harm"),
    line(3, "system"),
    line(4, "talk"),
    line(5, "round"),
  ];
  expect(since(log, 1).map(({ seq }) => seq)).toEqual([2, 4, 5]);
  expect(since(log, 5)).toEqual([]);
});

it("tells the newest thirty, newest last", () => {
  const log = Array.from({ length: 50 }, (_, seq) => line(seq, "move"));
  const told = since(log, 0);
  expect(told).toHaveLength(30);
  expect(told[0]?.seq).toBe(20);
  expect(told.at(-1)?.seq).toBe(49);
});
