import { readFileSync } from "node:fs";
import { beforeEach, describe, expect, it } from "vitest";

import { LANGUAGES, use, type Language } from "../base/words.svelte";
import { ACTIONS, ALL, ROLES } from "../notation/cards.fixture";
import { fit, textWidth } from "./label";
import { cardLabel, cardName, teamLetter, teamLetters } from "./names";

const text = (language: Language, file: string) =>
  readFileSync(
    new URL(`../../../src/motherlode/locales/${language}/${file}.ftl`, import.meta.url),
    "utf-8",
  );
const read = (language: Language) =>
  use(language, text(language, "cards"), text(language, "drawing"));

beforeEach(() => read("en"));

describe("spoken names", () => {
  it.each([
    ["NS", "tunnel: north and south"],
    ["NES", "tunnel: north, east and south"],
    ["N/E/S", "dead ends: north, east and south"],
    ["S", "dead end: south"],
    ["NS/E+green", "tunnel: north and south; dead end: east; green door"],
    ["NS/EW", "bridge; tunnel: north and south; tunnel: east and west"],
    ["NW/ES", "double curve; tunnel: north and west; tunnel: east and south"],
    ["S+ladder", "tunnel: south; ladder"],
    ["EW/S+crystal", "tunnel: east and west; dead end: south; crystal"],
    ["start", "start; tunnel: north, east, south and west; ladder"],
    ["gold!", "treasure"],
    ["stone:SW!", "stone; tunnel: south and west"],
    ["back", "hidden goal"],
    ["map", "map"],
    ["role:blue", "blue miner"],
  ])("%s is “%s”", (card, name) => expect(cardName(card)).toBe(name));

  it("follow a half-turn", () => expect(cardName("S", true)).toBe("dead end: north"));

  it("decline with the number", () => {
    read("pl");
    expect(cardName("S")).toBe("ślepy zaułek: południe");
    expect(cardName("N/S")).toBe("ślepe zaułki: północ i południe");
    read("uk");
    expect(cardName("NS/E/W")).toBe("тунель: північ і південь; глухі кути: схід і захід");
  });

  it.each(LANGUAGES)("and labels are all there in %s", (language) => {
    read(language);
    for (const card of ALL) {
      expect(cardName(card)).not.toMatch(/drawing-|card-|role-|\{/);
      expect(cardLabel(card)).not.toMatch(/drawing-|card-|role-|\{/);
    }
  });
});

describe("printed words", () => {
  it.each(LANGUAGES)("fit their card in %s and stay readable", (language) => {
    read(language);
    for (const card of [...ACTIONS, ...ROLES]) {
      const { lines, size } = fit(cardLabel(card), 88);
      expect(cardLabel(card)).not.toBe("");
      expect(lines.join(" ")).toBe(cardLabel(card));
      expect(lines.length).toBeLessThanOrEqual(2);
      expect(size, cardLabel(card)).toBeGreaterThanOrEqual(10.5);
      for (const line of lines) expect(textWidth(line) * size).toBeLessThanOrEqual(88);
    }
  });

  it("break only where one line would be small", () => {
    expect(fit("Map", 88)).toEqual({ lines: ["Map"], size: 14 });
    expect(fit("Вагонетка або ліхтар", 88).lines).toEqual(["Вагонетка", "або ліхтар"]);
  });

  it.each([
    ["en", "B", "G"],
    ["pl", "N", "Z"],
    ["es", "A", "V"],
    ["uk", "С", "З"],
  ] as const)("on doors in %s are %s and %s", (language, blue, green) => {
    read(language);
    expect(teamLetters()).toEqual({ blue, green });
    expect(teamLetter("blue")).toBe(blue);
  });
});
