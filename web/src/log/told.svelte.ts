/** The log of a table as lines, for all that show or read them. */
import type { LogLine } from "../protocol";
import type { Table } from "../store/table.svelte";
import { lines, type Line } from "./lines";

/** What of a table the lines are made of. */
export type Source = Pick<Table, "table" | "game" | "you" | "log" | "name" | "person">;

interface Told {
  /** All names that stand in the lines: with other ones they are made anew. */
  names: string;
  lines: WeakMap<LogLine, Line[]>;
}

const tables = new WeakMap<Source, Told>();

/** The lines of some entries, by default of all. A line stays the same object as long as it says the same. */
export function told(table: Source, entries: readonly LogLine[] = table.log): Line[] {
  const { people, seats, founder } = table.table;
  const { seat, person } = table.you;
  const names = JSON.stringify([
    [seat, person],
    people.map((one) => [one.person, one.name, one.seat]),
    seats.map((_, at) => table.name(at)),
  ]);
  const before = tables.get(table);
  const known = before?.names === names ? before : { names, lines: new WeakMap<LogLine, Line[]>() };
  tables.set(table, known);
  const seatOf = (number: number): number | null =>
    people.find((one) => one.person === number)?.seat ?? null;
  const goals = table.game ? Object.keys(table.game.goals) : undefined;
  return entries.flatMap((entry) => {
    const made =
      known.lines.get(entry) ??
      lines(entry, table.you, table.name, table.person, seatOf, goals, founder);
    known.lines.set(entry, made);
    return made;
  });
}
