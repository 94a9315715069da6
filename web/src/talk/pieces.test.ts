import { beforeEach, expect, test } from "vitest";

import { use } from "../base/words.svelte";
import type { Line } from "../log/lines";
import { aside, pieces, speaker, spoken } from "./pieces";

const line = (id: string, args: Line["args"] = {}, more: Partial<Line> = {}): Line => ({
  seq: 1,
  at: 0,
  key: "1.0",
  tone: "move",
  seat: 0,
  id,
  args,
  cells: [],
  mine: false,
  ...more,
});

beforeEach(() =>
  use(
    "en",
    "log-lay = { $name } lays a card at { $cell }.\nlog-said = { $name } says: { $text }\nphrase-trust = I trust { $name }.\n",
  ),
);

test("names and places are found in a sentence, wherever they stand", () => {
  expect(pieces(line("log-lay", { name: "lays", cell: "3,-1" }))).toEqual([
    { is: "name", text: "lays" },
    { is: "text", text: " lays a card at " },
    { is: "place", text: "3,-1" },
    { is: "text", text: "." },
  ]);
});

test("a quick phrase is shown without its frame", () => {
  const phrase = line("phrase-trust", { name: "Bo", speaker: "Ann", frame: "log-said-aside" });
  expect(spoken(phrase)).toBe("I trust Bo.");
  expect(speaker(phrase)).toBe("Ann");
  expect(aside(phrase)).toBe(true);
});

test("what somebody says is shown as it is", () => {
  const said = line("log-said", { name: "Ann", text: "Hi { $name }" }, { text: "Hi { $name }" });
  expect(spoken(said)).toBe("Hi { $name }");
  expect(speaker(said)).toBe("Ann");
  expect(aside(said)).toBe(false);
});
