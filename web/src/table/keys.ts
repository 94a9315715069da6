/** The keys of the table. */
import type { Choosing } from "./choosing.svelte";

/** The papers beside the maze, or in drawers over it. */
export type Paper = "notebook" | "log";

/** What of the maze is moved by keys. */
export interface View {
  pan: (x: number, y: number) => void;
  nearer: (factor: number) => void;
  fit: () => void;
}

/** What the keys of the table act on. */
export interface Hands {
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

/** The letter, digit or name of a key that was pressed, wherever it lies on the keyboard. */
export function keyOf(event: KeyboardEvent): string {
  if (/^[\x20-\x7e]$/.test(event.key) || event.key.length > 1) return event.key;
  // Other scripts: the letter that is there on a Latin keyboard.
  const letter = /^Key([A-Z])$/.exec(event.code)?.[1] ?? "";
  return event.shiftKey ? letter : letter.toLowerCase();
}

/** Whether somebody is writing, or a dialogue is open, so that keys are not ours. */
export function busy(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true;
  const target = event.target;
  if (!(target instanceof HTMLElement)) return false;
  if (target.closest("dialog")) return true;
  return /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || target.isContentEditable;
}

/** The button or link that has the focus: Enter and Space are for it. */
export function buttonOf(event: KeyboardEvent): Element | null {
  return event.target instanceof HTMLElement ? event.target.closest("button, a") : null;
}

/** See more or less of the maze, or all of it; whether this is a key for that. */
export function zoom(key: string, maze: View): boolean {
  if (key === "+" || key === "=") maze.nearer(1.25);
  else if (key === "-") maze.nearer(0.8);
  else if (key === "0") maze.fit();
  else return false;
  return true;
}

/** Choose one of the nugget cards on offer, counted as they lie. */
export function takeNugget(choosing: Choosing, index: number): void {
  const sorted = [...(choosing.table.game?.offer ?? [])].sort((one, other) => other - one);
  choosing.nugget = sorted[index] ?? choosing.nugget;
}

/** Do what a key of the table is for; whether the browser shall do nothing more with it. */
export function press(key: string, button: Element | null, hands: Hands): boolean {
  const { choosing, maze } = hands;
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
  } else if (hands.letters && key.length === 1) return letter(key, hands);
  return false;
}

function letter(key: string, { choosing, maze, hint, paper, help }: Hands): boolean {
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
  } else zoom(key, maze);
  return false;
}
