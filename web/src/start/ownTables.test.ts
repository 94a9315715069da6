import { readFileSync } from "node:fs";

import { expect, it } from "vitest";

import { LANGUAGES, use } from "../base/words.svelte";
import type { TableSummary } from "../protocol";
import { ago, company, farewell, resumed, unfinished, way } from "./ownTables";

const words = (name: string): string =>
  readFileSync(
    new URL(`../../../src/motherlode/locales/${name}/start.ftl`, import.meta.url),
    "utf8",
  );
const table = (code: string, more: Partial<TableSummary>): TableSummary =>
  ({
    code,
    stage: "playing",
    seats: 5,
    people: 1,
    bots: 4,
    spectators: true,
    newcomers: true,
    ...more,
  }) as never;

it("tells how long ago a game was played as one would say it", () => {
  const now = Date.UTC(2026, 10, 18, 12);
  const said = (minutes: number): string => ago(now - minutes * 60_000, now, "en");
  expect([-5, 0.5, 1, 59, 60, 23 * 60, 24 * 60, 49 * 60].map(said)).toEqual([
    "now",
    "now",
    "1 minute ago",
    "59 minutes ago",
    "1 hour ago",
    "23 hours ago",
    "yesterday",
    "2 days ago",
  ]);
  expect(ago(now - 300_000, now, "pl")).toBe("5 minut temu");
  expect(ago(now - 300_000, now, "uk")).toBe("5 хвилин тому");
});

it("goes on with the game of one's own that was played last", () => {
  const tables = [
    table("LOBBY", { stage: "open", seat: 0, changed: 9 }),
    table("OVER", { stage: "over", seat: 0, changed: 8 }),
    table("LOOKED", { seat: null, changed: 7 }),
    table("OLD", { seat: 0, changed: 1 }),
    table("LAST", { stage: "between", seat: 0, changed: 5 }),
    table("CLOSED", { stage: "closed", seat: 0, changed: 9 }),
  ];
  const mine = unfinished(tables);
  expect(mine.map(({ code }) => code)).toEqual(["LOOKED", "LAST", "OLD", "LOBBY"]);
  expect(resumed(mine)?.code).toBe("LAST");
  expect(resumed(unfinished(tables.slice(0, 3)))).toBeUndefined();
});

it("says with whom", () => {
  const said = LANGUAGES.map((name) => {
    use(name, words(name));
    return [
      company(table("A", { seat: 0 })),
      company(table("A", { seat: 0, people: 3, bots: 1 })),
      company(table("A", { seat: 0, bots: 0 })),
    ];
  });
  // Which word for "and" a language has depends on the browser.
  expect(said.map((lines) => lines.map((line) => line.replace(/ (and|i|y|і|та) /, " & ")))).toEqual(
    [
      ["with 4 bots", "with 2 others & 1 bot", ""],
      ["z 4 botami", "z 2 innymi osobami & 1 botem", ""],
      ["con 4 bots", "con otras 2 personas & un bot", ""],
      ["з 4 ботами", "з 2 іншими людьми & 1 ботом", ""],
    ],
  );
});

it("knows what leaving for good means", () => {
  expect(farewell(table("A", { seat: 0, alone: true }))).toBe("ends");
  expect(farewell(table("A", { seat: 0, alone: false }))).toBe("bot");
  expect(farewell(table("A", { seat: 0, alone: false, stage: "open" }))).toBe("free");
  expect(farewell(table("A", { seat: null, alone: false }))).toBe("list");
  // Also a host without a seat may be the last one there.
  expect(farewell(table("A", { seat: null, alone: true, stage: "open" }))).toBe("closes");
});

it("offers at a table what is possible there", () => {
  const mine = [table("MINE", { seat: 2 }), table("LOOKED", { seat: null })];
  const quiet = { spectators: false };
  expect(way(table("MINE", quiet), mine)).toBe("continue");
  expect(way(table("LOOKED", quiet), mine)).toBe("");
  expect(way(table("FREE", { ...quiet, stage: "open", bots: 0 }), mine)).toBe("sit");
  expect(way(table("FULL", { stage: "open" }), mine)).toBe("watch");
  expect(way(table("FULL", { ...quiet, stage: "open" }), mine)).toBe("");
  expect(way(table("GAME", {}), mine)).toBe("watch");
  expect(way(table("GAME", quiet), mine)).toBe("");
  const closed = { newcomers: false };
  expect(way(table("MINE", closed), mine)).toBe("continue");
  expect(way(table("LOOKED", closed), mine)).toBe("");
  expect(way(table("FREE", { ...closed, stage: "open", bots: 0 }), mine)).toBe("");
});
