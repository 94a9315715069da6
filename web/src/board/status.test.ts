import { describe, expect, it } from "vitest";

import type { Choosing } from "../store/choosing.svelte";
import type { Table } from "../store/table.svelte";
import { order, status } from "./status";

it("tells who comes next, up to oneself", () => {
  expect(order(5, 3, 1)).toEqual([4, 0, 1]);
  expect(order(3, 0, null)).toEqual([1, 2]);
});

it("calls who is meant by a refusal by name", () => {
  const problem = { message: "refuse-X13", args: { seat: "2" }, clause: "X13" };
  const names = ["Ann", "Bo", "Cy"];
  const table = { link: "open", table: { seats: names }, name: (seat: number) => names[seat] };
  const now = status(table as unknown as Table, { refusal: { problem } } as unknown as Choosing);
  expect(now.rest).toEqual({ id: "refuse-X13", args: { seat: "Cy", name: "Cy" } });
});

describe("before a card is chosen", () => {
  /** What the status says to seat 1, with this in front of them and these legal moves. */
  function open(before: string[], legal: string[]): { id: string; args: object } {
    const game = { phase: "play", turn: 1, before: [[], before], legal };
    const table = {
      ...{ link: "open", mine: true, game, you: { seat: 1 } },
      table: { seats: [{}, { stand_in: "" }] },
    } as unknown as Table;
    return status(table, { mode: "play" } as unknown as Choosing).rest;
  }
  const told = (before: string[], legal: string[]) => open(before, legal).args;

  it("offers a card or to pass, also to a thief", () => {
    expect(open([], ["NES@1,0", "pass:NES"]).id).toBe("web-choose");
    expect(open(["theft"], ["NES@1,0", "pass:NES"]).id).toBe("web-choose");
  });
  it("tells players who may not dig what stops them", () => {
    expect(told(["lamp", "theft"], ["pass:NES"])).toMatchObject({ thing: "lamp" });
    expect(told(["trap"], ["pass:NES"])).toMatchObject({ thing: "trap" });
    expect(told(["trap", "cart"], ["pass:NES"])).toMatchObject({ thing: "several" });
  });
  it.each([
    ["help", ["fix-lamp-pick>1:lamp", "map@8,0", "clear:lamp:NES,NES"]],
    ["help", ["free>1"]],
    ["clear", ["map@8,0", "clear:lamp:NES,NES"]],
    ["action", ["map@8,0", "fix-lamp>0:lamp"]],
    ["action", ["free>11"]],
    ["pass", []],
  ])("tells them what is left: %s", (left, legal) => {
    expect(told(["lamp"], [...legal, "pass:NES"])).toMatchObject({ left });
  });
});
