/** The tables of the guest: which of them can be gone on with, and the words about them. */
import { language, say } from "../base/words.svelte";
import type { TableSummary } from "../protocol";

const UNITS = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
] as const;

/** How long ago something was, in the reader's language; a clock that is ahead counts as now. */
export function ago(then: number, now: number, speech: string): string {
  const format = new Intl.RelativeTimeFormat(speech, { numeric: "auto" });
  const [unit, size] = UNITS.find(([, size]) => now - then >= size) ?? ["second", Infinity];
  return format.format(-Math.floor(Math.max(0, now - then) / size), unit);
}

const running = (table: TableSummary): boolean =>
  table.stage === "playing" || table.stage === "between";

/** Those that are not over: the games that run first, and of these the one played last. */
export const unfinished = (tables: readonly TableSummary[]): TableSummary[] =>
  tables
    .filter((table) => running(table) || table.stage === "open")
    .sort(
      (one, other) =>
        Number(running(other)) - Number(running(one)) || (other.changed ?? 0) - (one.changed ?? 0),
    );

/** The game of one's own that waits to be gone on with. */
export const resumed = (tables: readonly TableSummary[]): TableSummary | undefined =>
  tables.find((table) => running(table) && typeof table.seat === "number");

/** With whom one plays there. */
export function company(table: TableSummary): string {
  const people = table.people - (typeof table.seat === "number" ? 1 : 0);
  const parts = [
    people > 0 ? say("start-with-people", { count: people }) : "",
    table.bots > 0 ? say("start-with-bots", { count: table.bots }) : "",
  ].filter(Boolean);
  const list = new Intl.ListFormat(language(), { type: "conjunction" });
  return parts.length ? say("start-with", { who: list.format(parts) }) : "";
}

/** What leaving a table for good means: for the table, for those who play on, or only for the list. */
export function farewell(table: TableSummary): "ends" | "closes" | "bot" | "free" | "list" {
  if (table.alone) return running(table) ? "ends" : "closes";
  if (typeof table.seat !== "number") return "list";
  return running(table) ? "bot" : "free";
}

export type Way = "continue" | "sit" | "watch" | "";

/** What one can do at a table on the list; "" where nobody is let in. */
export function way(table: TableSummary, mine: readonly TableSummary[]): Way {
  if (mine.some(({ code, seat }) => code === table.code && typeof seat === "number"))
    return "continue";
  if (!table.newcomers) return "";
  if (table.stage === "open" && table.people + table.bots < table.seats) return "sit";
  return table.spectators ? "watch" : "";
}
