import { readFileSync } from "node:fs";
import { resolve } from "node:path";

import { describe, expect, it } from "vitest";

import { pieces } from "../ui/readable";
import { CHAPTERS, GALLERY, ROLES } from "./chapters";

const home = resolve(import.meta.dirname, "../../../src/motherlode/locales/en");
const ids = (file: string, prefix: string): string[] =>
  [...readFileSync(`${home}/${file}`, "utf-8").matchAll(/^([a-z]+-[\w-]+) =/gm)]
    .map((match) => match[1]!)
    .filter((id) => id.startsWith(prefix))
    .map((id) => id.slice(prefix.length));

describe("nothing is left out", () => {
  it("every clause is in one chapter, in the order of the words", () => {
    expect(Object.values(CHAPTERS).flat()).toEqual(ids("rules.ftl", "rule-"));
  });

  it("every chapter is there, but for the options, which come from the server", () => {
    expect([...Object.keys(CHAPTERS), "options"].sort()).toEqual(
      ids("rules.ftl", "chapter-").sort(),
    );
  });

  it("every card and every dwarf is in the gallery", () => {
    expect(GALLERY.map(([, name]) => name).sort()).toEqual(ids("cards.ftl", "card-").sort());
    expect([...ROLES].sort()).toEqual(ids("cards.ftl", "role-").sort());
  });

  it("every option and edition has a short name", () => {
    const named = ids("start.ftl", "start-");
    for (const id of ids("rules.ftl", "option-")) expect(named).toContain(`option-${id}`);
    for (const id of ids("rules.ftl", "edition-")) expect(named).toContain(`edition-${id}`);
  });
});

describe("the text of a rule", () => {
  it("shows which clauses and options it names", () => {
    expect(pieces("It fits (B9); see the option ladder_goal, T1.")).toEqual([
      { text: "It fits (" },
      { clause: "B9" },
      { text: "); see the option " },
      { option: "ladder_goal" },
      { text: ", " },
      { clause: "T1" },
      { text: "." },
    ]);
  });

  it("tells the option rounds from rounds that are played", () => {
    const named = (text: string) => pieces(text).some((piece) => "option" in piece);
    expect(named("A game is 3 rounds, as a rule.")).toBe(false);
    for (const text of [
      "the option rounds",
      "chyba że opcja rounds",
      "la opción rounds",
      "якщо параметр rounds",
    ])
      expect(named(text)).toBe(true);
  });

  it("does not take places, cards or words for clauses", () => {
    expect(pieces("NES@3,-1 and fix-cart-lamp on 8,0")).toEqual([
      { text: "NES@3,-1 and fix-cart-lamp on 8,0" },
    ]);
  });
});
