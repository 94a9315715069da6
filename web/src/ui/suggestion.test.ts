import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { expect, it } from "vitest";

import { LANGUAGES } from "../base/words.svelte";
import { drawn } from "./suggestion";

it("draws every name of the list, and none besides", () => {
  const lots = [0, 0.34, 0.67, 0.999];
  expect(lots.map((lot) => drawn("Flint, Onyx, Ember", lot))).toEqual([
    "Flint",
    "Onyx",
    "Ember",
    "Ember",
  ]);
});

it.each(LANGUAGES)("has names in %s that a table takes and no bot has", (language) => {
  const home = resolve(import.meta.dirname, "../../../src/motherlode/locales", language);
  const words = ["start", "web"]
    .map((file) => readFileSync(`${home}/${file}.ftl`, "utf-8"))
    .join("");
  const list = /^start-names = (.*)$/m.exec(words)?.[1] ?? "";
  const bots = /^web-bot-name = \{([^}]*)\}/m.exec(words)?.[1] ?? "";
  const names = list.split(", ");
  expect(new Set(names).size).toBe(12);
  for (const name of names) expect(name).toMatch(/^\p{Lu}\p{L}{2,23}$/u);
  const taken = [...bots.matchAll(/\] (.+)$/gm)].map(([, name]) => name);
  expect(taken).toHaveLength(12);
  expect(names.filter((name) => taken.includes(name))).toEqual([]);
});
