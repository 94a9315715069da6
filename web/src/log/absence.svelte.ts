/** What happened at a table while one was away: the connection was lost, or the page closed. */
import { store, stored } from "../base/settings.svelte";
import type { Table } from "../store/table.svelte";
import type { Line } from "./lines";
import { told } from "./told.svelte";

const KEY = "motherlode.seen";
const MOST_TABLES = 20;
const MOST_LINES = 30;

type Watched = Pick<Table, "code" | "cameAt" | "seq" | "hear">;

/** The last absence from one table: what was missed came after `after` and before `before`. */
export class Absence {
  #opened: { came: number; known: number };
  #live = $state.raw<{ came: number; seq: number } | null>(null);

  constructor(readonly table: Watched) {
    const { cameAt, code } = table;
    this.#opened = { came: cameAt, known: Math.min(seen()[code] ?? cameAt, cameAt) };
    this.#keep();
    // What comes as an event is not missed.
    table.hear(({ seq }) => {
      if (this.#live?.came !== table.cameAt) this.#live = { came: table.cameAt, seq };
      this.#keep();
    });
  }

  /** The last entry that was known before. */
  get after(): number {
    const { cameAt } = this.table;
    return cameAt === this.#opened.came ? this.#opened.known : cameAt;
  }

  /** The first entry that was there to be seen again. */
  get before(): number {
    return this.#live?.came === this.table.cameAt ? this.#live.seq : Infinity;
  }

  #keep(): void {
    const { code, seq } = this.table;
    const { [code]: _, ...others } = seen();
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    store(KEY, JSON.stringify(Object.fromEntries([...kept, [code, seq]])));
  }
}

const absences = new WeakMap<Watched, Absence>();

/** The last absence from a table; first asked for when its page opens. */
export function absence(table: Table): Absence {
  const found = absences.get(table) ?? new Absence(table);
  absences.set(table, found);
  return found;
}

/** The lines after an entry that are worth telling after an absence: the newest, newest last. */
export function since(lines: Line[], seq: number): Line[] {
  return lines.filter((line) => line.seq > seq && line.tone !== "system").slice(-MOST_LINES);
}

/** The lines missed that are worth telling, newest last. */
export function missed(table: Table): Line[] {
  const { after, before } = absence(table);
  const entries = table.log.filter(({ seq }) => seq > after && seq < before);
  return since(told(table, entries), after);
}

/** The last entry seen at each table, the table of longest ago first. */
function seen(): Record<string, number> {
  try {
    return (JSON.parse(stored(KEY) ?? "{}") as Record<string, number> | null) ?? {};
  } catch {
    return {}; // not ours
  }
}
