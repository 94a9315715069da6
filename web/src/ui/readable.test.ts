import { expect, it } from "vitest";

import { use } from "../base/words.svelte";
import { readable, ruleId } from "./readable";

it("options are called by their names, and what has none stays as it is", () => {
  use("en", "start-quoted = “{ $text }”\nstart-option-gold-drawn = Nuggets for the miners\n");
  expect(readable("See B20 with gold_drawn or new_rule.")).toBe(
    "See B20 with “Nuggets for the miners” or new_rule.",
  );
});

it("finds the words of options and editions", () => {
  expect(ruleId("edition", "pl-2.3")).toBe("edition-pl-2-3");
  expect(ruleId("option", "break_self")).toBe("option-break-self");
});
