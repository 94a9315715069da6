/** What `Picks` offers: each value with its words. */
import { has, say } from "../base/words.svelte";

interface Pick<T> {
  value: T;
  label: string;
  note?: string;
}

/** Values, each with the message of this id, and with the one that ends in "-note" if there is one. */
export const picksOf = <T extends string>(
  values: readonly T[],
  id: (value: T) => string,
): Pick<T>[] =>
  values.map((value) => {
    const note = `${id(value)}-note`;
    return { value, label: say(id(value)), ...(has(note) ? { note: say(note) } : {}) };
  });
