import { describe, expect, it } from "vitest";

import {
  clearable,
  clearing,
  letters,
  mostPassed,
  passing,
  same,
  targets,
  thefts,
} from "./targets";

const LEGAL = [
  "NES@1,0",
  "NSW@1,0",
  "NSW@0,1",
  "map@8,0",
  "rockfall@1,0",
  "fix-cart-lamp>2:cart",
  "fix-cart-lamp>2:lamp",
  "fix-cart-lamp>0:lamp",
  "trap>1",
  "theft",
  "pass:NES",
  "pass:NES,map",
  "pass:NES,map,theft",
  "clear:cart:NES,map",
  "clear:trap:NES,map",
];

describe("targets", () => {
  it("gives a path card its cells with the ways it may lie there", () => {
    const { cells, aims, alone } = targets("NES", LEGAL);
    expect([...cells.keys()]).toEqual(["1,0", "0,1"]);
    expect(cells.get("1,0")?.map((way) => way.card)).toEqual(["NES", "NSW"]);
    expect(aims).toEqual([]);
    expect(alone).toBeNull();
  });
  it("aims a double repair at tools of players", () => {
    const { aims } = targets("fix-cart-lamp", LEGAL);
    expect(aims.map(({ seat, thing }) => [seat, thing])).toEqual([
      [2, "cart"],
      [2, "lamp"],
      [0, "lamp"],
    ]);
  });
  it("knows a map by its goal and a theft by itself", () => {
    expect([...targets("map", LEGAL).cells.keys()]).toEqual(["8,0"]);
    expect(targets("theft", LEGAL).alone).toBe("theft");
  });
  it("finds nothing for a card that cannot be played", () => {
    expect(targets("EW", LEGAL)).toEqual({ cells: new Map(), aims: [], alone: null });
  });
});

it("takes a card and its half-turn for the same", () => {
  expect(same("NES", "NSW")).toBe(true);
  expect(same("NES", "NEW")).toBe(false);
  expect(same("map", "map")).toBe(true);
});

it("writes discards as the notation wants them", () => {
  expect(passing(["map", "NES", "EW/N"])).toBe("pass:EW/N,NES,map");
  expect(clearing("cart", ["map", "NES"])).toBe("clear:cart:NES,map");
});

it("reads how many may go and what for", () => {
  expect(mostPassed(LEGAL)).toBe(3);
  expect(mostPassed(["take:3"])).toBe(0);
  expect(clearable(LEGAL)).toEqual(["cart", "trap"]);
});

it("tells whom to steal from, and whether one must", () => {
  expect(thefts(["steal>2", "steal>-"])).toEqual({
    aims: [{ seat: 2, thing: "", move: "steal>2" }],
    decline: "steal>-",
  });
  expect(thefts(["steal>2"]).decline).toBeNull();
  // Keys are counted in seat order, whoever may be chosen.
  const { aims } = thefts(["steal>10", "steal>11", "steal>2", "steal>-", "steal>4"]);
  expect(aims.map(({ seat }) => seat)).toEqual([2, 4, 10, 11]);
});

describe("letters", () => {
  it("go from north to south and from west to east", () => {
    expect([...letters(["3,-1", "1,2", "-1,2"])]).toEqual([
      ["-1,2", "a"],
      ["1,2", "b"],
      ["3,-1", "d"],
    ]);
  });
  it("leave the keys of verbs alone, and end where the alphabet does", () => {
    const cells = Array.from({ length: 60 }, (_, x) => `${x},0`);
    const used = [...letters(cells).values()];
    expect(used.filter((letter) => "chnprt".includes(letter) && letter)).toEqual([]);
    expect(used.at(-1)).toBe("");
  });
});
