import { describe, expect, it } from "vitest";

import { soundsOf } from "./sounds";

describe("soundsOf", () => {
  it("hears a card laid and its rails join", () => {
    expect(soundsOf([{ event: "move", seat: 0, move: "NES@3,-1" }])).toEqual(["laid", "joined"]);
  });
  it("hears the treasure after the card that reached it", () => {
    expect(
      soundsOf([
        { event: "move", seat: 0, move: "EW@7,0" },
        { event: "goal", cell: "8,0", card: "gold!" },
      ]),
    ).toEqual(["laid", "joined", "gold"]);
  });
  it.each([
    ["rockfall@3,0", "rockfall"],
    ["break-lamp>2", "broken"],
    ["trap>2", "broken"],
    ["fix-lamp-pick>2:lamp", "mended"],
    ["clear:cart:NES,map", "mended"],
    ["map@8,0", "map"],
    ["pass:?", "card"],
    ["theft", "card"],
    ["take:?", "drip"],
    ["steal>1", "drip"],
  ])("hears %s as %s", (move, sound) => {
    expect(soundsOf([{ event: "move", seat: 0, move }])).toEqual([sound]);
  });
  it("is silent about draws and moves of another notation", () => {
    expect(
      soundsOf([
        { event: "draw", seat: 0, count: 1 },
        { event: "move", seat: 0, move: "~~" },
      ]),
    ).toEqual([]);
  });
});
