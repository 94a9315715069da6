import { describe, expect, it } from "vitest";

import type { Event, Game, State, TablePart } from "../protocol";
import type { Choosing } from "./choosing.svelte";
import { order, status } from "./status";
import { decides, learn, type Table } from "./table.svelte";
import { clearable } from "./targets";
import { shown } from "./time.svelte";

const line = (seq: number) => ({ seq, at: 0, event: { kind: "here" as const, person: 0 } });
const person = (number: number) => ({ person: number, name: "", seat: number, here: false });
const state = (seq: number, log: number[]): State => ({
  type: "state",
  version: 1,
  seq,
  now: 0,
  you: { person: 0, seat: 0, muted: [] },
  table: { stage: "playing", host: 0, people: [person(0), person(1)] } as TablePart,
  game: { turn: 0, deck: 20 } as Game,
  log: log.map(line),
});

describe("learn", () => {
  it("takes over changed fields and keeps the others", () => {
    const event: Event = {
      type: "event",
      seq: 3,
      at: 0,
      event: { kind: "here", person: 1 },
      game: { turn: 1 },
      table: { host: 2 },
    };
    const known = learn(learn(null, state(2, [1, 2])), event);
    expect(known?.game).toEqual({ turn: 1, deck: 20 });
    expect(known?.table).toMatchObject({ stage: "playing", host: 2 });
    expect(known?.log.map((one) => one.seq)).toEqual([1, 2, 3]);
  });
  it("knows that oneself is here", () => {
    const known = learn(null, state(2, []));
    expect(known?.table.people.map((one) => one.here)).toEqual([true, false]);
  });
  it("adds to the log what came during an absence", () => {
    const known = learn(learn(null, state(2, [1, 2])), state(5, [3, 5]));
    expect(known?.log.map((one) => one.seq)).toEqual([1, 2, 3, 5]);
  });
  it("replaces lines that it is told again", () => {
    const known = learn(learn(null, state(4, [1, 2, 4])), state(4, [2, 4]));
    expect(known?.log.map((one) => one.seq)).toEqual([1, 2, 4]);
  });
  it("learns nothing from an event before the first state", () => {
    expect(
      learn(null, { type: "event", seq: 1, at: 0, event: { kind: "here", person: 0 } }),
    ).toBeNull();
  });
});

it("is nobody's decision while a bot plays for them", () => {
  const { you, game } = state(1, []);
  const held = (stand_in: string) =>
    decides({ you, game, table: { stage: "playing", seats: [{ stand_in }] } as TablePart });
  expect(held("")).toBe(true);
  expect(held("steady")).toBe(false);
});

it("tells who comes next, up to oneself", () => {
  expect(order(5, 3, 1)).toEqual([4, 0, 1]);
  expect(order(3, 0, null)).toEqual([1, 2]);
});

it("shows time as a clock does", () => {
  expect([45, 61, 0.2, 3750].map(shown)).toEqual(["0:45", "1:01", "0:01", "1:02:30"]);
});

it("calls who is meant by a refusal by name", () => {
  const problem = { message: "refuse-X13", args: { seat: "2" }, clause: "X13" };
  const names = ["Ann", "Bo", "Cy"];
  const table = { link: "open", table: { seats: names }, name: (seat: number) => names[seat] };
  const now = status(table as unknown as Table, { refusal: { problem } } as unknown as Choosing);
  expect(now.rest).toEqual({ id: "refuse-X13", args: { seat: "Cy", name: "Cy" } });
});

describe("before a card is chosen", () => {
  /** What the status says to seat 1, before whom this lies and who may do that. */
  function open(before: string[], legal: string[]): { id: string; args: object } {
    const game = { phase: "play", turn: 1, before: [[], before], legal };
    const table = {
      ...{ link: "open", mine: true, game, you: { seat: 1 } },
      table: { seats: [{}, { stand_in: "" }] },
    } as unknown as Table;
    const chosen = { table, legal, mode: "play", clearable: clearable(legal) };
    return status(table, chosen as unknown as Choosing).rest;
  }
  const told = (before: string[], legal: string[]) => open(before, legal).args;

  it("offers a card or to pass, also to a thief", () => {
    expect(open([], ["NES@1,0", "pass:NES"]).id).toBe("web-choose");
    expect(open(["theft"], ["NES@1,0", "pass:NES"]).id).toBe("web-choose");
  });
  it("tells who may not dig what stops them", () => {
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
