import { expect, it } from "vitest";

import { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";

/** A table at one's own turn, whose server answers every question so. */
function choosing(clause: string): Choosing {
  const game = { hand: ["NES", "map"], legal: ["map@8,0", "pass:NES"], phase: "play" };
  const refused = { message: `refuse-${clause}`, clause };
  const table = { mine: true, game, do: () => Promise.resolve({ refused }) };
  const made = new Choosing(table as unknown as Table);
  made.follow();
  return made;
}

it.each([
  ["B11", "B11"],
  ["B9", undefined],
])("tells who may not dig so, and nothing else: %s", async (clause, told) => {
  const chosen = choosing(clause);
  chosen.pick(chosen.slots[0]!);
  await Promise.resolve();
  expect(chosen.picked?.card).toBe("NES");
  expect(chosen.refusal?.problem.clause).toBe(told);
});

it("asks nothing about a card that can be played", async () => {
  const chosen = choosing("B11");
  chosen.pick(chosen.slots[1]!);
  await Promise.resolve();
  expect(chosen.refusal).toBeNull();
});

it.each([
  [[2], "take:2"],
  [[1, 2], null],
])("has the last nugget chosen at once, and none of several: %j", (offer, move) => {
  const game = { hand: [], legal: offer.map((gold) => `take:${gold}`), phase: "take", offer };
  const made = new Choosing({ mine: true, game } as unknown as Table);
  made.follow();
  expect(made.move).toBe(move);
});
