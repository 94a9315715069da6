/** Clocks in words, and those that are no preset: seconds, as in 300+20. */
import { has, say } from "../base/words.svelte";

// Seconds to choose from, at the start and for each move.
export const BANKS = [30, 60, 120, 180, 300, 480, 600, 900, 1200, 1800, 2700, 3600, 7200];
export const INCREMENTS = [0, 5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 300];

/** The bank and the increment of a clock that is written in seconds. */
export function seconds(clock: string): [bank: number, increment: number] {
  const [bank, increment] = clock.split("+").map(Number);
  return [bank || 0, increment || 0];
}

/** A clock of these seconds: no move adds more than there is at the start. */
export const ownClock = (bank: number, increment: number): string =>
  `${bank}+${Math.min(bank, increment)}`;

/** The banks on offer beside one that was chosen elsewhere. */
export const banksFor = (bank: number): number[] => beside(BANKS, bank);

/** The increments on offer for a bank, beside one that was chosen elsewhere. */
export const incrementsFor = (bank: number, increment: number): number[] =>
  beside(
    INCREMENTS.filter((time) => time <= bank),
    increment,
  );

const beside = (times: number[], time: number): number[] =>
  times.includes(time) ? times : [...times, time].sort((a, b) => a - b);

/** Seconds in words: 45 s, 5 min, 1 min 30 s, 10 h. */
export function span(whole: number): string {
  const parts: [unit: string, count: number][] = [
    ["hours", Math.floor(whole / 3600)],
    ["minutes", Math.floor((whole % 3600) / 60)],
    ["seconds", whole % 60],
  ];
  return parts
    .filter(([, count]) => count)
    .map(([unit, count]) => say("start-time", { unit, count }))
    .join(" ");
}

/** The name of a clock; one that has none is told by its times. */
export function clockName(clock: string): string {
  const id = `start-clock-${clock}`;
  if (has(id)) return say(id);
  const [bank, increment] = seconds(clock);
  if (!increment) return say("start-clock-only", { bank: span(bank) });
  // There is never more time than at the start, so all of it comes back with each move.
  if (increment >= bank) return say("start-clock-each", { bank: span(bank) });
  return say("start-clock-own", { bank: span(bank), increment: span(increment) });
}
