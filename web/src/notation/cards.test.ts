import { describe, expect, it } from "vitest";

import { PATHS } from "./cards.fixture";
import { cardKind, goal, isBridge, isDoubleCurve, isPath, parse, turn } from "./cards";

describe("parse", () => {
  it("tells tunnels that lead somewhere from stubs", () => {
    expect(parse("NS/E+green")).toEqual({
      groups: ["NS", "E"],
      linked: ["NS"],
      stubs: ["E"],
      ladder: false,
      crystal: false,
      door: "green",
    });
  });

  it("reads groups and edges in any order", () => {
    expect(parse("E/SN")).toEqual(parse("NS/E"));
    expect(parse("NW/ES")).toEqual(parse("ES/NW"));
  });

  it("lets a single opening beside a ladder lead somewhere", () => {
    expect(parse("S+ladder")).toMatchObject({ linked: ["S"], stubs: [], ladder: true });
    expect(parse("S")).toMatchObject({ linked: [], stubs: ["S"], ladder: false });
  });

  it("finds every feature", () => {
    const features = (name: "ladder" | "crystal" | "door") =>
      PATHS.filter((card) => parse(card)[name]).length;
    expect([features("ladder"), features("crystal"), features("door")]).toEqual([4, 8, 6]);
  });

  it("tells the bridge and the double curves from all others", () => {
    expect(PATHS.filter((card) => isBridge(parse(card)))).toEqual(["NS/EW"]);
    expect(PATHS.filter((card) => isDoubleCurve(parse(card)))).toEqual(["NW/ES", "NE/SW"]);
  });
});

describe("turn", () => {
  it("swaps north with south and east with west", () => {
    expect(turn("ES")).toBe("NW");
    expect(turn("NES")).toBe("NSW");
    expect(turn("NS/E+green")).toBe("NS/W+green");
    expect(turn("S+ladder")).toBe("N+ladder");
  });

  it.each(PATHS)("%s is itself after two half-turns, with all it has", (card) => {
    expect(parse(turn(turn(card)))).toEqual(parse(card));
    expect(parse(turn(card)).groups.map((group) => group.length)).toEqual(
      parse(card).groups.map((group) => group.length),
    );
  });
});

describe("kinds of cards", () => {
  it("knows path cards by their notation", () => {
    expect(PATHS.every(isPath)).toBe(true);
    for (const other of [
      "map",
      "start",
      "gold",
      "stone:NW",
      "fix-lamp-pick",
      "role:blue",
      "",
      "/N",
    ])
      expect(isPath(other)).toBe(false);
  });

  it("reads goals hidden, looked at and revealed", () => {
    expect(goal("gold!")).toEqual({ kind: "gold", path: "NESW" });
    expect(goal("stone:SW!")).toEqual({ kind: "stone", path: "SW" });
    expect(goal("stone:NE")).toEqual({ kind: "stone", path: "NE" });
    expect(goal("back")).toBeNull();
  });
});

it.each([
  ["NES", "path"],
  ["NS/E", "path"],
  ["NS/E/W", "path"],
  ["S", "dead-end"],
  ["N/E/S/W", "dead-end"],
  ["NS/EW", "bridge"],
  ["NW/ES", "double-curve"],
  ["NE/SW", "double-curve"],
  ["S+ladder", "ladder"],
  ["NS/E+green", "door-green"],
  ["SW+blue", "door-blue"],
  ["ESW/N+crystal", "crystal"],
  ["W+crystal", "crystal"],
  ["EW/S", "path"],
  ["gold!", "treasure"],
  ["stone:NE", "stone"],
  ["fix-cart-lamp", "fix-cart-lamp"],
])("%s is a %s", (card, name) => {
  expect(cardKind(card)).toBe(name);
});
