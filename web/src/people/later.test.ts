import { expect, test } from "vitest";

import { isOff, keepOnly, putOff } from "./later.svelte";

test("a notice that was put off is not shown, until it goes and comes anew", () => {
  putOff("ABC", "3 1");
  expect([isOff("ABC", "3 1"), isOff("ABC", "3 2"), isOff("XYZ", "3 1")]).toEqual([
    true,
    false,
    false,
  ]);
  keepOnly("ABC", ["3 1", "4 1"]);
  expect(isOff("ABC", "3 1")).toBe(true);
  keepOnly("XYZ", []);
  expect(isOff("ABC", "3 1")).toBe(true);
  keepOnly("ABC", ["4 1"]);
  expect(isOff("ABC", "3 1")).toBe(false);
});
