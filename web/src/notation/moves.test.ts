import { expect, it } from "vitest";

import { deed } from "./moves";

it.each([
  ["NES@3,-1", { verb: "lay", cards: ["NES"], cell: "3,-1" }],
  ["rockfall@3,-1", { verb: "rockfall", cards: ["rockfall"], cell: "3,-1" }],
  ["break-cart>2", { verb: "break", cards: [], target: 2, thing: "cart" }],
  ["fix-cart-lamp>2:lamp", { verb: "fix", cards: [], target: 2, thing: "lamp" }],
  ["hands-off>11", { verb: "hands-off", cards: [], target: 11 }],
  ["theft", { verb: "theft", cards: [] }],
  ["pass:NES,SW,map", { verb: "pass", cards: ["NES", "SW", "map"] }],
  ["pass:?", { verb: "pass", cards: ["?"] }],
  ["clear:theft:?,?", { verb: "clear", cards: ["?", "?"], thing: "theft" }],
  ["take:3", { verb: "take", cards: [], gold: 3 }],
  ["take:?", { verb: "take", cards: [] }],
  ["steal>2", { verb: "steal", cards: [], target: 2 }],
  ["steal>-", { verb: "steal", cards: [] }],
  ["dance", null],
])("%s is taken apart", (move, parts) => {
  expect(deed(move)).toEqual(parts);
});
