import { readdirSync, readFileSync } from "node:fs";

import { beforeEach, describe, expect, it } from "vitest";

import { slim } from "../plugins/words.ts";
import { attribute, has, LANGUAGES, language, preferred, say, use } from "./words.svelte";

const FOLDER = "../src/motherlode/locales";

describe("say", () => {
  beforeEach(() =>
    use(
      "pl",
      "cards = { $count ->\n    [one] karta\n    [few] karty\n   *[many] kart\n }\n    .title = Karty\n",
    ),
  );

  it("chooses the plural form of the language", () => {
    expect([1, 3, 5, 22].map((count) => say("cards", { count }))).toEqual([
      "karta",
      "karty",
      "kart",
      "karty",
    ]);
    expect(language()).toBe("pl");
  });
  it("shows an id that nobody knows as it is", () => {
    expect(say("server-new-thing")).toBe("server-new-thing");
    expect(has("server-new-thing")).toBe(false);
    expect(attribute("cards", "title")).toBe("Karty");
    expect(attribute("cards", "colour")).toBe("");
  });
});

it("prefers the first language of the reader that we speak", () => {
  expect(preferred(["de-DE", "uk-UA", "en"])).toBe("uk");
  expect(preferred(["de"])).toBe("en");
});

it("loses nothing but comments by being slimmed", () => {
  for (const one of LANGUAGES)
    for (const file of readdirSync(`${FOLDER}/${one}`)) {
      const text = readFileSync(`${FOLDER}/${one}/${file}`, "utf-8");
      const ids = (from: string) =>
        [...from.matchAll(/^[a-z][\w-]*(?= =)/gm)].map((match) => match[0]);
      expect(ids(slim(text))).toEqual(ids(text).filter((id) => !id.startsWith("serve-")));
    }
});
