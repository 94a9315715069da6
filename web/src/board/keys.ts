/** The keys of the table. */
import { zoomByKey, type View } from "../maze/zoomByKey";
import type { Choosing } from "../store/choosing.svelte";

/** The papers beside the maze, or in drawers over it. */
export type Paper = "notebook" | "log";

/** What the keys of the table act on. */
export interface Acts {
  choosing: Choosing;
  maze: View;
  /** Undefined where nobody answers that. */
  hint: (() => void) | undefined;
  paper: (which: Paper) => void;
  help: () => void;
  /** Whether letters and digits are keys at all. */
  letters: boolean;
}

/** How far the arrows move the maze, in pixels. */
const PANS: Record<string, readonly [number, number]> = {
  ArrowLeft: [90, 0],
  ArrowRight: [-90, 0],
  ArrowUp: [0, 90],
  ArrowDown: [0, -90],
};

/** Choose one of the nugget cards on offer, counted as they lie. */
export function takeNugget(choosing: Choosing, index: number): void {
  const sorted = [...(choosing.table.game?.offer ?? [])].sort((one, other) => other - one);
  choosing.nugget = sorted[index] ?? choosing.nugget;
}

/** Do what a key of the table is for; whether the browser is to do nothing more with it. */
export function press(key: string, button: Element | null, acts: Acts): boolean {
  const { choosing, maze } = acts;
  const pan = PANS[key];
  if (pan) {
    maze.pan(...pan);
    return true;
  }
  if (key === "Escape") choosing.cancel();
  else if (key === "Enter" && !button) void choosing.commit();
  else if (key === "Enter" && button?.closest(".hand") && choosing.move) {
    // Else the card would be laid back.
    void choosing.commit();
    return true;
  } else if (acts.letters && key.length === 1) return letter(key, acts);
  return false;
}

function letter(key: string, { choosing, maze, hint, paper, help }: Acts): boolean {
  const cell = [...choosing.letters].find(([, one]) => one === key)?.[0];
  if (/^[1-9]$/.test(key)) {
    const index = Number(key) - 1;
    const slot = choosing.slots[index];
    if (choosing.phase === "take") takeNugget(choosing, index);
    else if (slot) choosing.pick(slot);
  } else if (cell) void choosing.at(cell);
  else if (key === "r") choosing.turn();
  else if (key === "p" && choosing.table.mine && choosing.phase === "play") choosing.start("pass");
  else if (key === "c" && choosing.clearable.length) choosing.start("clear");
  else if (key === "h") hint?.();
  else if (key === "?") help();
  else if (key === "n" || key === "t") {
    // The letter is not for the field that it leads to.
    paper(key === "n" ? "notebook" : "log");
    return true;
  } else zoomByKey(key, maze);
  return false;
}
