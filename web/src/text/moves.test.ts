import { beforeEach, describe, expect, it } from "vitest";

import { LANGUAGES } from "../base/words.svelte";
import { cellsFor, groups, words, type Place } from "./moves";
import { speak } from "./speak.test-words";

const NAMES = ["Ada", "Bo", "Cleo", "Dario"];
const at = (legal: string[], hand: string[], maze = {}): Place => ({
  game: { legal, hand, maze },
  seat: 1,
  name: (seat) => NAMES[seat] ?? "",
});

// As the server sent it in a game with the expansion.
const LEGAL = (
  "NS@-2,-1 NS@-2,1 break-cart>0 break-cart>2 fix-lamp-pick>0:pick hats>0 hats>1 hats>2 " +
  "map@8,-2 map@8,2 map@9,0 pass:NS pass:NS,break-cart pass:map"
).split(" ");
const HAND = ["NS", "break-cart", "fix-lamp-pick", "hats", "map", "swap-hands"];

beforeEach(() => speak("en"));

describe("possible moves", () => {
  it("stand together by card, in the order of the hand, passing last", () => {
    const found = groups(at(LEGAL, HAND));
    expect(found.map(({ key, ways }) => [key, ways.length])).toEqual([
      ["NS", 2],
      ["break-cart", 2],
      ["fix-lamp-pick", 1],
      ["hats", 3],
      ["map", 3],
      ["pass", 3],
    ]);
    expect(found.flatMap(({ ways }) => ways.map(({ move }) => move)).sort()).toEqual(
      [...LEGAL].sort(),
    );
  });

  it("of a path card are those of both ways to turn it, from north to south", () => {
    const legal = ["ES@0,1", "ES@2,1", "NW@0,-1", "NW@3,0", "pass:ES"];
    const [curve] = groups(at(legal, ["ES"]));
    expect(curve?.name).toBe("tunnel: east and south");
    expect(curve?.ways.map(({ move }) => move)).toEqual(["ES@0,1", "ES@2,1", "NW@3,0", "NW@0,-1"]);
    expect([...cellsFor("ES", legal)]).toEqual(["0,1", "2,1", "0,-1", "3,0"]);
  });

  it("are also the sharing of gold", () => {
    expect(groups(at(["take:1", "take:3"], []))).toEqual([
      {
        key: "take",
        name: "take a nugget card",
        ways: [
          { move: "take:1", words: "Take 1" },
          { move: "take:3", words: "Take 3" },
        ],
      },
    ]);
    expect(groups(at(["steal>2", "steal>-"], []))[0]?.ways.map((way) => way.words)).toEqual([
      "Steal from Cleo",
      "Let it be",
    ]);
  });
});

describe("a move in words", () => {
  const maze = { "3,-1": "NS/E" };
  it.each([
    ["NES@3,-1", "column 3, row −1: tunnel: north, east and south"],
    ["map@9,0", "Look at the middle goal"],
    ["rockfall@3,-1", "Remove from column 3, row −1: tunnel: north and south; dead end: east"],
    ["break-cart>2", "Break cart: Cleo"],
    ["fix-lamp-pick>0:pick", "Repair pick: Ada"],
    ["fix-cart>1", "Repair my cart"],
    ["hats>1", "New dwarf for me"],
    ["theft", "Lay the theft"],
    ["pass:NS,map", "Discard: tunnel: north and south + map"],
    ["clear:trap:NS,map", "Leave the trap, discarding: tunnel: north and south + map"],
  ])("%s", (move, text) => expect(words(move, at([], [], maze))).toBe(text));

  it.each(LANGUAGES)("is a sentence of its own in every language: %s", (language) => {
    speak(language);
    const told = [...LEGAL, "clear:theft:NS,map", "take:2", "steal>-", "swap-hands>0"].map((move) =>
      words(move, at(LEGAL, HAND)),
    );
    expect(told.filter((text) => /(web|text|drawing|card)-|[{}]/.test(text))).toEqual([]);
    expect(new Set(told).size).toBe(told.length);
  });
});
