import { expect, test } from "vitest";

import type { Fact, LogLine } from "../protocol";
import { lately, sign } from "./lately";
import type { Source } from "./told.svelte";

type Event = LogLine["event"];

const moved = (seat: number, move: string, ...told: Fact[]): Event => ({
  kind: "moved",
  seat,
  how: "person",
  told: [{ event: "move", seat, move }, ...told],
});
const table = (you: number | null, ...events: Event[]): Source => ({
  table: { people: [], seats: [] } as never,
  game: null,
  you: { person: 0, seat: you, muted: [] },
  log: events.map((event, seq) => ({ seq, at: 0, event })),
  name: String,
  person: String,
});
const signs = (source: Source): [number, string | null][] =>
  [...lately(source)].map(([seat, line]) => [seat, sign(line)]);

const LOOK = moved(1, "map@8,0", { event: "look", seat: 1, cell: "8,0" });
const DEALT: Event = { kind: "dealt", round: 2, starter: 0, told: [] };

test("what others did since one's own move is told, newest first", () => {
  const events = [moved(2, "pass:?"), moved(0, "NS@1,0"), LOOK, moved(2, "break-cart>0")];
  expect(signs(table(0, ...events))).toEqual([
    [2, "warn"],
    [1, "eye"],
  ]);
});

test("a move that a bot made for oneself hides nothing", () => {
  const held: Event = { ...moved(0, "EW@2,0"), how: "bot" } as Event;
  const events = [moved(0, "NS@1,0"), LOOK, held, moved(2, "pass:?")];
  expect(signs(table(0, ...events))).toEqual([
    [2, "trash"],
    [1, "eye"],
  ]);
});

test("of each player only the last deed counts, and none of the round before", () => {
  const events = [moved(3, "pass:?"), DEALT, LOOK, moved(2, "fix-lamp>1"), moved(1, "pass:?")];
  expect(signs(table(null, ...events))).toEqual([
    [1, "trash"],
    [2, "plus"],
  ]);
});

test("what lies in the maze needs no sign", () => {
  const fall: Fact = { event: "fall", cell: "1,0", card: "NS" };
  const events = [moved(1, "NS@1,0"), moved(2, "rockfall@1,0", fall)];
  expect(signs(table(0, ...events))).toEqual([
    [2, null],
    [1, null],
  ]);
});
