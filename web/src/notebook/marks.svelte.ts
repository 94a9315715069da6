/** What a player suspects: marks on players and goals, kept in their browser and told to nobody. */
import { store, stored } from "../base/settings.svelte";
import type { Cell } from "../protocol";

const PLAYER_MARKS = ["none", "suspicious", "trusted", "unsure"] as const;
const GOAL_MARKS = ["none", "gold", "stone"] as const;
/** What one thinks of a player. */
export type Mark = (typeof PLAYER_MARKS)[number];
/** What one thinks lies at a goal. */
export type GoalMark = (typeof GOAL_MARKS)[number];

/** The marks of one round; what has none is left out. */
interface Page {
  players: Record<number, Mark>;
  goals: Record<Cell, GoalMark>;
}

const KEY = "motherlode.marks";
// Nobody plays at more tables at once; older ones make room.
const MOST_TABLES = 20;

/** The marks at one table. Dwarfs and goals are dealt anew each round, so each has its own page. */
export class Marks {
  #pages = $state<Record<number, Page>>({});

  constructor(readonly code: string) {
    this.#pages = all()[code] ?? {};
  }

  player(seat: number, round: number): Mark {
    return this.#pages[round]?.players[seat] ?? "none";
  }

  goal(cell: Cell, round: number): GoalMark {
    return this.#pages[round]?.goals[cell] ?? "none";
  }

  /** Give a player the next mark; gives it back. */
  cyclePlayer(seat: number, round: number): Mark {
    const mark = next(PLAYER_MARKS, this.player(seat, round));
    this.#page(round).players[seat] = mark;
    this.#keep();
    return mark;
  }

  /** Give a goal the next mark; gives it back. */
  cycleGoal(cell: Cell, round: number): GoalMark {
    const mark = next(GOAL_MARKS, this.goal(cell, round));
    this.#page(round).goals[cell] = mark;
    this.#keep();
    return mark;
  }

  /** Whether players had marks in the round before and nobody has one yet in this one. */
  forgotten(round: number): boolean {
    const marked = (page: Page | undefined): boolean =>
      Object.values(page?.players ?? {}).some((mark) => mark !== "none");
    return marked(this.#pages[round - 1]) && !marked(this.#pages[round]);
  }

  /** Take the marks on players over from the round before. */
  recall(round: number): void {
    this.#page(round).players = { ...this.#pages[round - 1]?.players };
    this.#keep();
  }

  #page(round: number): Page {
    this.#pages[round] ??= { players: {}, goals: {} };
    return this.#pages[round]!;
  }

  #keep(): void {
    const { [this.code]: _, ...others } = all();
    const kept = Object.entries(others).slice(1 - MOST_TABLES);
    store(KEY, JSON.stringify(Object.fromEntries([...kept, [this.code, this.#pages]])));
  }
}

const open = new Map<string, Marks>();

/** The marks at a table, the same ones for everybody who asks. */
export function marks(code: string): Marks {
  const found = open.get(code) ?? new Marks(code);
  open.set(code, found);
  return found;
}

function next<T>(all: readonly T[], now: T): T {
  return all[(all.indexOf(now) + 1) % all.length]!;
}

/** The pages of all tables as they are kept, the oldest table first. */
function all(): Record<string, Record<number, Page>> {
  try {
    return (JSON.parse(stored(KEY) ?? "{}") as ReturnType<typeof all> | null) ?? {};
  } catch {
    return {}; // not ours
  }
}
