import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { use } from "../base/words.svelte";
import { Absence } from "../log/absence.svelte";
import type { Line } from "../log/lines";
import { told, type Source } from "../log/told.svelte";
import type { Event } from "../protocol";
import { Announcements, joined } from "./announce.svelte";
import { aside, pieces, speaker, spoken } from "./pieces";

const line = (id: string, args: Line["args"] = {}, more: Partial<Line> = {}): Line => ({
  seq: 1,
  at: 0,
  key: "1.0",
  tone: "move",
  seat: 0,
  id,
  args,
  cells: [],
  mine: false,
  ...more,
});

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  vi.useFakeTimers();
  use(
    "en",
    "log-lay = { $name } lays a card at { $cell }.\nlog-said = { $name } says: { $text }\nphrase-trust = I trust { $name }.\n",
  );
});
afterEach(() => vi.useRealTimers());

// --- announcements

const more = (count: number): string => `${count} more.`;

test("lines that come together are read together", () => {
  const read = new Announcements(more);
  read.add("One.");
  vi.advanceTimersByTime(1000);
  read.add("Two.", "Three.");
  expect(read.now.text).toBe("");
  vi.advanceTimersByTime(500);
  expect(read.now.text).toBe("One. Two. Three.");
});

test("the same words are read again when they come again", () => {
  const read = new Announcements(more);
  read.add("Hello!");
  vi.runAllTimers();
  const first = read.now;
  read.add("Hello!");
  vi.runAllTimers();
  expect(read.now.text).toBe(first.text);
  expect(read.now.number).not.toBe(first.number);
});

test("of many lines only the newest are read, and how many there were", () => {
  expect(joined(["a", "b", "c", "d"], more, 2)).toBe("2 more. c d");
  expect(joined(["a", "b"], more, 2)).toBe("a b");
});

test("nothing is read after the end", () => {
  const read = new Announcements(more);
  read.add("One.");
  read.stop();
  vi.runAllTimers();
  expect(read.now.text).toBe("");
});

// --- pieces of a line

test("names and places are found in a sentence, wherever they stand", () => {
  expect(pieces(line("log-lay", { name: "lays", cell: "3,-1" }))).toEqual([
    { is: "name", text: "lays" },
    { is: "text", text: " lays a card at " },
    { is: "place", text: "3,-1" },
    { is: "text", text: "." },
  ]);
});

test("a quick phrase is shown without its frame", () => {
  const phrase = line("phrase-trust", { name: "Bo", speaker: "Ann", frame: "log-said-aside" });
  expect(spoken(phrase)).toBe("I trust Bo.");
  expect(speaker(phrase)).toBe("Ann");
  expect(aside(phrase)).toBe(true);
});

test("what somebody says is shown as it is", () => {
  const said = line("log-said", { name: "Ann", text: "Hi { $name }" }, { text: "Hi { $name }" });
  expect(spoken(said)).toBe("Hi { $name }");
  expect(speaker(said)).toBe("Ann");
  expect(aside(said)).toBe(false);
});

// --- lines of a table

const source = (name: string): Source => ({
  table: { people: [{ person: 0, name, here: true, seat: 0 }], seats: [] } as never,
  game: null,
  you: { person: 1, seat: null, muted: [] },
  log: [{ seq: 1, at: 0, event: { kind: "sat", person: 0, seat: 0 } }],
  name: () => name,
  person: () => name,
});

test("a line is the same object until a name changes", () => {
  const table = source("Ann");
  const [first] = told(table);
  expect(told(table)[0]).toBe(first);
  table.table.people[0]!.name = "Anna";
  table.person = () => "Anna";
  expect(told(table)[0]?.args.name).toBe("Anna");
});

// --- muting

// --- absence

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

test("who comes for the first time has missed nothing", () => {
  const { table, happen } = place(10);
  const away = new Absence(table);
  happen();
  expect(span(away)).toEqual([10, 11]);
});

test("what came while the connection was lost was missed", () => {
  const { table, happen } = place(10);
  const away = new Absence(table);
  happen();
  Object.assign(table, { cameAt: 11, seq: 15 });
  expect(span(away)).toEqual([11, Infinity]);
  happen();
  happen();
  expect(span(away)).toEqual([11, 16]);
});

test("what came while the page was closed was missed too", () => {
  const first = place(10);
  new Absence(first.table);
  first.happen();
  const { table, happen } = place(20);
  const away = new Absence(table);
  happen();
  expect(span(away)).toEqual([11, 21]);
});
