import { beforeEach, expect, test, vi } from "vitest";

import type { Fact, LogLine } from "../protocol";
import { gone } from "./gone";
import { Marks, marks } from "./marks.svelte";
import { seen } from "./seen";

const entries = (...events: LogLine["event"][]): LogLine[] =>
  events.map((event, index) => ({ seq: index + 1, at: 0, event }));
const dealt = (round = 1, ...told: Fact[]): LogLine["event"] => ({
  kind: "dealt",
  round,
  starter: 0,
  told,
});
const moved = (...told: Fact[]): LogLine["event"] => ({
  kind: "moved",
  seat: 0,
  how: "person",
  told,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

test("a mark on a player goes round and comes back to none", () => {
  const mine = new Marks("ABC");
  const given = [0, 1, 2, 3].map(() => mine.cyclePlayer(2, 1));
  expect(given).toEqual(["suspicious", "trusted", "unsure", "none"]);
});

test("a mark on a goal goes from gold to stone to none", () => {
  const mine = new Marks("ABC");
  expect([0, 1, 2].map(() => mine.cycleGoal("8,0", 1))).toEqual(["gold", "stone", "none"]);
});

test("marks are there again after the page was closed", () => {
  new Marks("ABC").cyclePlayer(2, 1);
  expect(new Marks("ABC").player(2, 1)).toBe("suspicious");
  expect(new Marks("XYZ").player(2, 1)).toBe("none");
});

test("a new round begins without marks, and those on players can be brought back", () => {
  const mine = new Marks("ABC");
  mine.cyclePlayer(2, 1);
  mine.cycleGoal("8,0", 1);
  expect(mine.player(2, 2)).toBe("none");
  expect(mine.forgotten(2)).toBe(true);
  mine.recall(2);
  expect(mine.player(2, 2)).toBe("suspicious");
  expect(mine.goal("8,0", 2)).toBe("none");
  expect(mine.forgotten(2)).toBe(false);
});

test("marks of the round before stay as they were when those of this round change", () => {
  const mine = new Marks("ABC");
  mine.cyclePlayer(2, 1);
  mine.recall(2);
  mine.cyclePlayer(2, 2);
  expect(mine.player(2, 1)).toBe("suspicious");
});

test("only the last tables are kept", () => {
  for (let table = 0; table < 25; table++) new Marks(`T${table}`).cyclePlayer(0, 1);
  expect(new Marks("T0").player(0, 1)).toBe("none");
  expect(new Marks("T24").player(0, 1)).toBe("suspicious");
});

test("what is kept but not ours does no harm", () => {
  localStorage.setItem("motherlode.marks", "{broken");
  expect(new Marks("ABC").player(0, 1)).toBe("none");
});

test("all who ask for the marks of a table share them", () => {
  marks("SHARED").cyclePlayer(1, 1);
  expect(marks("SHARED").player(1, 1)).toBe("suspicious");
});

test("cards are counted wherever all can see them", () => {
  const game = {
    maze: { "1,0": "NES", "2,0": "EW+blue", "3,0": "N/S", "4,0": "NS/EW", "5,0": "ESW+crystal" },
    before: [["lamp", "trap"] as const, ["theft"] as const, []].map((things) => [...things]),
    discards: { map: 2, "break-cart": 1, "fix-cart-lamp": 1, SW: 1 },
  };
  expect(gone(game)).toEqual([
    ["path", 2],
    ["dead-end", 1],
    ["bridge", 1],
    ["door-blue", 1],
    ["crystal", 1],
    ["break", 2],
    ["fix", 1],
    ["map", 2],
    ["theft", 1],
    ["trap", 1],
  ]);
});

test("a dwarf that I inspected may be another one after hats were swapped", () => {
  const log = entries(
    dealt(),
    moved({ event: "inspect", seat: 0, target: 3, role: "boss" }),
    moved({ event: "inspect", seat: 1, target: 2 }),
    moved({ event: "hat", seat: 3 }),
  );
  expect(seen(log, 0).dwarfs).toEqual([{ seat: 3, role: "boss", move: 1, changed: true }]);
});

test("a dwarf that I inspect again is known again", () => {
  const log = entries(
    dealt(),
    moved({ event: "inspect", seat: 0, target: 3, role: "boss" }),
    moved({ event: "hat", seat: 3 }),
    moved({ event: "inspect", seat: 0, target: 3, role: "blue" }),
  );
  expect(seen(log, 0).dwarfs).toEqual([{ seat: 3, role: "blue", move: 3, changed: false }]);
});

test("who looked at a goal in this round is known to all, the last one last", () => {
  const look = (seat: number, cell: string) => moved({ event: "look", seat, cell });
  const log = entries(
    ...[dealt(1), look(3, "8,2"), dealt(2)],
    ...[look(0, "8,0"), look(2, "8,0"), look(1, "8,-2"), look(0, "8,0")],
  );
  const looks = new Map([
    ["8,0", [2, 0]],
    ["8,-2", [1]],
  ]);
  expect(seen(log, 0).looks).toEqual(looks);
  expect(seen(log, null).looks).toEqual(looks);
});

test("nothing of an earlier round is known", () => {
  const log = entries(
    dealt(1),
    moved({ event: "inspect", seat: 0, target: 3, role: "boss" }),
    dealt(2),
  );
  expect(seen(log, 0).dwarfs).toEqual([]);
});

test("fellow saboteurs are those that I was told of, without me", () => {
  const told: Fact = { event: "saboteurs", seats: [0, 2, 4] };
  const log = entries(dealt(1, told), moved({ event: "hat", seat: 4 }));
  expect(seen(log, 0).fellows).toEqual([
    { seat: 2, changed: false },
    { seat: 4, changed: true },
  ]);
  expect(seen(entries(dealt(1, { event: "saboteurs" })), 0).fellows).toBeNull();
});

test("after a swap I know the hand that the other got, also when it moves on", () => {
  const swap = moved({
    event: "swap",
    seats: [2, 0],
    counts: [1, 2],
    hands: [["map"], ["NES", "SW"]],
  });
  expect(seen(entries(dealt(), swap), 0).hands).toEqual([{ seat: 2, cards: ["map"], move: 1 }]);
  const on = moved({ event: "swap", seats: [1, 2], counts: [1, 1] });
  expect(seen(entries(dealt(), swap, on), 0).hands).toEqual([{ seat: 1, cards: ["map"], move: 1 }]);
  expect(seen(entries(dealt(), swap, swap), 0).hands).toHaveLength(1);
});

test("a spectator was shown nothing", () => {
  const log = entries(dealt(), moved({ event: "inspect", seat: 0, target: 3, role: "boss" }));
  expect(seen(log, null)).toEqual({ dwarfs: [], hands: [], looks: new Map(), fellows: null });
});

test("inspecting oneself tells nothing new", () => {
  const log = entries(dealt(), moved({ event: "inspect", seat: 0, target: 0, role: "boss" }));
  expect(seen(log, 0).dwarfs).toEqual([]);
});
