/** Notices that were put off, by their keys, table by table. */
import { SvelteSet } from "svelte/reactivity";

const off = new SvelteSet<string>();

export const putOff = (code: string, key: string): void => void off.add(`${code} ${key}`);

export const isOff = (code: string, key: string): boolean => off.has(`${code} ${key}`);

/** Only these notices are there any more: one that comes again later is a new one. */
export function keepOnly(code: string, keys: readonly string[]): void {
  const known = new Set(keys.map((key) => `${code} ${key}`));
  for (const one of off) if (one.startsWith(`${code} `) && !known.has(one)) off.delete(one);
}
