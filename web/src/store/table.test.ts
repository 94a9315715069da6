import { describe, expect, it } from "vitest";

import type { Event, Game, State, TablePart } from "../protocol";
import { decides, learn } from "./table.svelte";

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
