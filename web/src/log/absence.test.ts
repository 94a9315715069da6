import { beforeEach, expect, it, vi } from "vitest";

import type { Event } from "../protocol";
import { Absence, since } from "./absence.svelte";
import type { Line, Tone } from "./lines";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});

const line = (seq: number, tone: Tone): Line => ({
  seq,
  at: seq,
  key: `${seq}.0`,
  tone,
  seat: null,
  id: "log-started",
  args: {},
  cells: [],
  mine: false,
});

it("tells moves and talk after an entry, but not who came and went", () => {
  const log = [
    line(1, "move"),
    line(2, "harm"),
    line(3, "system"),
    line(4, "talk"),
    line(5, "round"),
  ];
  expect(since(log, 1).map(({ seq }) => seq)).toEqual([2, 4, 5]);
  expect(since(log, 5)).toEqual([]);
});

it("tells the newest thirty, newest last", () => {
  const log = Array.from({ length: 50 }, (_, seq) => line(seq, "move"));
  const told = since(log, 0);
  expect(told).toHaveLength(30);
  expect(told[0]?.seq).toBe(20);
  expect(told.at(-1)?.seq).toBe(49);
});

const place = (seq: number, cameAt = seq) => {
  const hearers = new Set<(event: Event) => void>();
  const hear = (hearer: (event: Event) => void): (() => void) => {
    hearers.add(hearer);
    return () => hearers.delete(hearer);
  };
  const table = { code: "ABC", cameAt, seq, hear };
  const happen = (): void => {
    table.seq += 1;
    hearers.forEach((hearer) => hearer({ seq: table.seq } as Event));
  };
  return { table, happen };
};
const span = ({ after, before }: Absence): number[] => [after, before];

it("has missed nothing at the first visit", () => {
  const { table, happen } = place(10);
  const away = new Absence(table);
  happen();
  expect(span(away)).toEqual([10, 11]);
});

it("has missed what came while the connection was lost", () => {
  const { table, happen } = place(10);
  const away = new Absence(table);
  happen();
  Object.assign(table, { cameAt: 11, seq: 15 });
  expect(span(away)).toEqual([11, Infinity]);
  happen();
  happen();
  expect(span(away)).toEqual([11, 16]);
});

it("has missed what came while the page was closed, too", () => {
  const first = place(10);
  new Absence(first.table);
  first.happen();
  const { table, happen } = place(20);
  const away = new Absence(table);
  happen();
  expect(span(away)).toEqual([11, 21]);
});
