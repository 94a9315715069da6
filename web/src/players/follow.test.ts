import { expect, it } from "vitest";

import { toMiddle } from "./follow.svelte";

it("leaves a list as it is while the seat is in sight", () => {
  expect(toMiddle(0, 60, 0, 390)).toBe(0);
  expect(toMiddle(330, 390, 0, 390)).toBe(0);
});

it("brings a seat that is cut, or out of sight on either side, into the middle", () => {
  expect(toMiddle(350, 410, 0, 390)).toBe(185);
  expect(toMiddle(-200, -140, 0, 390)).toBe(-365);
});
