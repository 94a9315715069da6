import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { LANGUAGES, use, type Language } from "../base/words.svelte";
import {
  BANKS,
  banksFor,
  clockName,
  INCREMENTS,
  incrementsFor,
  ownClock,
  seconds,
  span,
} from "./clock";

const speak = (language: Language): void =>
  use(language, readFileSync(`../src/motherlode/locales/${language}/start.ftl`, "utf8"));

describe("a clock in words", () => {
  it.each([
    ["en", "300+20", "5 min + 20 s for each move"],
    ["en", "10+0", "10 s for the whole game"],
    ["en", "00090+005", "1 min 30 s + 5 s for each move"],
    ["en", "36000+600", "10 h + 10 min for each move"],
    ["en", "10+600", "10 s for each move"],
    ["en", "normal", "Usual clock"],
    ["pl", "5400+90", "1 godz. 30 min + 1 min 30 s za każdy ruch"],
    ["es", "600+0", "10 min para toda la partida"],
    ["uk", "3600+20", "1 год + 20 с за кожен хід"],
  ] as const)("%s: %s", (language, clock, words) => {
    speak(language);
    expect(clockName(clock)).toBe(words);
  });

  it.each(LANGUAGES)("%s has another one for every clock that can be chosen", (language) => {
    speak(language);
    const own = BANKS.flatMap((bank) =>
      INCREMENTS.filter((more) => more <= bank).map((more) => clockName(`${bank}+${more}`)),
    );
    expect(new Set(own).size).toBe(own.length);
  });
});

describe("a clock of one's own", () => {
  it("adds no more for a move than there is at the start", () => {
    expect(ownClock(600, 120)).toBe("600+120");
    expect(ownClock(30, 60)).toBe("30+30");
    expect(incrementsFor(30, 30)).toEqual([0, 5, 10, 15, 20, 30]);
  });
  it("is among those on offer, whoever has set it", () => {
    expect(banksFor(75).slice(0, 4)).toEqual([30, 60, 75, 120]);
    expect(banksFor(60)).toEqual(BANKS);
    expect(incrementsFor(10, 600)).toEqual([0, 5, 10, 600]);
  });
});

it("is offered within what the server takes", () => {
  for (const bank of BANKS) expect(bank >= 10 && bank <= 36000 && span(bank)).toBeTruthy();
  for (const more of INCREMENTS) expect(more >= 0 && more <= 600).toBe(true);
  expect(seconds("300+20")).toEqual([300, 20]);
});
