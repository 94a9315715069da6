/** A name for those who have not thought of one. */
import { say } from "../base/words.svelte";

// Drawn once, so that the name stays while one looks at it, in each language another.
const LOT = Math.random();

/** The name that a lot from 0 to 1 draws from a list with commas. */
export function drawn(names: string, lot: number): string {
  const all = names.split(",").map((name) => name.trim());
  return all[Math.floor(lot * all.length)] ?? all[0] ?? "";
}

/** A friendly name from the mine. */
export const suggestion = (): string => drawn(say("start-names"), LOT);
