import { expect, it } from "vitest";

import { shown } from "./time.svelte";

it("shows time as a clock does", () => {
  expect([45, 61, 0.2, 3750].map(shown)).toEqual(["0:45", "1:01", "0:01", "1:02:30"]);
});
