import { describe, expect, it } from "vitest";

import type { Choices, FullTerms } from "../protocol";
import {
  differences,
  PRESETS,
  presetOf,
  printed,
  valueId,
  valueOf,
  withEdition,
  withGame,
  withOption,
  withPreset,
} from "./terms";

const option = (values: (string | number | boolean)[], house = false) => ({
  clause: "B1",
  values,
  default: values[0]!,
  house,
});

const terms: FullTerms = {
  game: "base",
  edition: "",
  options: {},
  seats: 5,
  clock: "normal",
  listed: false,
  spectators: true,
  fill: "steady",
  newcomers: true,
  join: "invited",
};

const choices: Choices = {
  version: 1,
  games: {
    base: {
      players: [3, 10],
      editions: { "pl-base": {} },
      options: {
        rounds: { ...option([1, 2, 3]), default: 3 },
        break_self: option(["others", "any"]),
        selfish_dwarf: option([false, true], true),
      },
    },
    expansion: {
      players: [2, 12],
      editions: { "es-2014": { old_hat: "removed" } },
      options: {
        rounds: { ...option([1, 2, 3]), default: 3 },
        old_hat: option(["bottom", "removed"]),
      },
    },
  },
  clocks: {
    untimed: { bank: 1800, increment: 1800 },
    quick: { bank: 60, increment: 15 },
    normal: { bank: 180, increment: 30 },
    relaxed: { bank: 600, increment: 60 },
  },
  levels: ["random", "greedy", "steady", "sharp"],
  phrases: {},
  languages: ["en"],
  longest_name: 24,
  longest_text: 300,
  terms,
};
const base = choices.games.base!;
const expansion = choices.games.expansion!;

describe("options against the edition", () => {
  it("takes the default where the edition says nothing", () => {
    expect(printed(expansion, "", "old_hat")).toBe("bottom");
    expect(printed(expansion, "es-2014", "old_hat")).toBe("removed");
    expect(printed(expansion, "es-2014", "rounds")).toBe(3);
  });

  it("keeps only what differs", () => {
    const changed = withOption(base, terms, "break_self", "any");
    expect(changed.options).toEqual({ break_self: "any" });
    expect(differences(base, changed)).toEqual(["break_self"]);
    expect(withOption(base, changed, "break_self", "others").options).toEqual({});
  });

  it("a false that differs counts as one", () => {
    const on = { ...terms, options: { selfish_dwarf: true } };
    expect(valueOf(base, on, "selfish_dwarf")).toBe(true);
    expect(withOption(base, on, "selfish_dwarf", false).options).toEqual({});
  });

  it("what another edition says anyway is no difference any more", () => {
    const old = withOption(expansion, { ...terms, game: "expansion" }, "old_hat", "removed");
    expect(differences(expansion, old)).toEqual(["old_hat"]);
    const spanish = withEdition(expansion, old, "es-2014");
    expect(differences(expansion, spanish)).toEqual([]);
    expect(valueOf(expansion, spanish, "old_hat")).toBe("removed");
  });
});

describe("another game", () => {
  it("keeps shared options and fits the number of players", () => {
    const many = { ...terms, game: "expansion", edition: "es-2014", seats: 12 };
    const wish = { ...many, options: { rounds: 1, old_hat: "bottom" } };
    expect(withGame(choices, wish, "base")).toEqual({
      ...terms,
      seats: 10,
      options: { rounds: 1 },
    });
    expect(withGame(choices, { ...wish, seats: 2 }, "base").seats).toBe(3);
  });

  it("one that there is not changes nothing", () => {
    expect(withGame(choices, terms, "chess")).toBe(terms);
  });
});

describe("presets", () => {
  it.each(PRESETS)(
    "%s is recognised after it was chosen, and takes only options of the game",
    (name) => {
      for (const game of Object.keys(choices.games)) {
        const chosen = withPreset(choices, withGame(choices, terms, game), name);
        expect(presetOf(choices, chosen)).toBe(name);
        expect(Object.keys(choices.games[game]!.options)).toEqual(
          expect.arrayContaining(Object.keys(chosen.options)),
        );
      }
    },
  );

  it("leaves seats and who may come as they are", () => {
    const wish = { ...terms, seats: 7, listed: true, spectators: false };
    expect(withPreset(choices, wish, "first")).toMatchObject({
      seats: 7,
      listed: true,
      spectators: false,
      options: { rounds: 1 },
      clock: "untimed",
    });
  });

  it("is none of them after one thing is changed", () => {
    expect(presetOf(choices, { ...terms, options: { break_self: "any" } })).toBe("");
    expect(presetOf(choices, { ...terms, fill: "" })).toBe("");
  });

  it("does not ask for a clock or a level that is not offered", () => {
    const poor = { ...choices, clocks: {}, levels: ["steady"] };
    expect(withPreset(poor, terms, "experts")).toMatchObject({ clock: "normal", fill: "steady" });
  });
});

it("finds the words of editions, options and values", () => {
  expect([true, false, "any", 3].map(valueId)).toEqual(["on", "off", "any", "3"]);
});
