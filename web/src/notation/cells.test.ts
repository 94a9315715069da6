import { expect, it } from "vitest";

import { neighbour, byPlace, goalRow, place } from "./cells";

it("are columns eastward and rows northward", () => {
  expect(place("3,-1")).toEqual([3, -1]);
  expect((["N", "E", "S", "W"] as const).map((side) => neighbour("0,-1", side))).toEqual([
    "0,0",
    "1,-1",
    "0,-2",
    "-1,-1",
  ]);
});

it("are read from north to south and from west to east", () => {
  expect(["2,-1", "10,1", "9,1", "-3,0"].sort(byPlace)).toEqual(["9,1", "10,1", "-3,0", "2,-1"]);
});

it("of goals are upper, middle and lower", () => {
  expect(["8,2", "9,0", "8,-2"].map(goalRow)).toEqual([0, 1, 2]);
});
