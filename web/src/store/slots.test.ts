import { expect, it } from "vitest";

import { arrange } from "./slots";

const cards = (slots: { card: string }[]): string[] => slots.map((slot) => slot.card);

it("begins with path cards", () => {
  expect(cards(arrange([], ["map", "NES", "trap", "EW"]))).toEqual(["NES", "EW", "map", "trap"]);
});

it("keeps cards in their places and lays the new one where one is gone", () => {
  const before = arrange([], ["NES", "EW", "map"]);
  const after = arrange(before, ["EW", "map", "theft"]);
  expect(cards(after)).toEqual(["theft", "EW", "map"]);
  expect(after[1]?.key).toBe(before[1]?.key);
});

it("tells two equal cards apart", () => {
  const before = arrange([], ["EW", "EW"]);
  const after = arrange(before, ["EW"]);
  expect(after).toEqual([before[0]]);
});

it("closes gaps when nothing is drawn", () => {
  const before = arrange([], ["NES", "EW", "map"]);
  expect(cards(arrange(before, ["NES", "map"]))).toEqual(["NES", "map"]);
});
