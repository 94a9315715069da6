import { readdirSync, readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { slim } from "../../plugins/words.ts";
import {
  attribute,
  has,
  inWords,
  LANGUAGES,
  language,
  loadRules,
  preferred,
  say,
  speak,
  use,
} from "./words.svelte";

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
  it.each(LANGUAGES)("puts a refusal of the server into words: %s", (name) => {
    use(name, readFileSync(`${FOLDER}/${name}/table.ftl`, "utf-8"));
    const said = inWords({
      message: "table-bad-seats",
      args: { least: 3, most: 10 },
      clause: "B1",
    });
    expect(said).toMatch(/^[^{]*\b3\b[^{]*\b10\b[^{]*$/);
    expect(said).toBe(say("table-bad-seats", { least: 3, most: 10 }));
    expect(inWords({ message: "table-full" })).not.toBe("table-full");
  });
  it("shows an id that nobody knows as it is", () => {
    expect(say("server-new-thing")).toBe("server-new-thing");
    expect(has("server-new-thing")).toBe(false);
    expect(attribute("cards", "title")).toBe("Karty");
    expect(attribute("cards", "colour")).toBe("");
  });
});

describe("speak", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    use("en", "");
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const told = (text: string, ok = true): Response =>
    ({ ok, text: () => Promise.resolve(text) }) as Response;

  it("asks again when the words did not come, or something else did", async () => {
    const fetch = vi
      .fn()
      .mockRejectedValueOnce(new TypeError("lost"))
      .mockResolvedValueOnce(told("web-home = Nothing here", false))
      .mockResolvedValue(told("web-home = Inicio"));
    vi.stubGlobal("fetch", fetch);
    const spoken = speak("es");
    await vi.advanceTimersByTimeAsync(400);
    expect(language()).toBe("en");
    await vi.advanceTimersByTimeAsync(1200);
    await spoken;
    expect([language(), say("web-home")]).toEqual(["es", "Inicio"]);
    expect(fetch).toHaveBeenCalledTimes(3);
  });

  it("speaks what was asked for last, whatever comes first", async () => {
    const waiting: ((answer: Response) => void)[] = [];
    vi.stubGlobal("fetch", () => new Promise<Response>((done) => waiting.push(done)));
    const [first, second] = [speak("pl"), loadRules()];
    const [home, homeAgain, rules] = waiting;
    rules!(told("rule-B1 = Zasada"));
    homeAgain!(told("web-home = Start"));
    await second;
    home!(told("web-home = Start"));
    await first;
    expect(language()).toBe("pl");
    expect(has("rule-B1")).toBe(true);
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
