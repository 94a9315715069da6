/** The quick phrases, and how long a text may be: asked of the server once. */
import { choices } from "../base/server";
import { has, say } from "../base/words.svelte";
import type { Choices } from "../protocol";

let asked: Promise<Choices> | undefined;

/** What can be said; asked for again when the server did not answer. */
export function sayable(): Promise<Choices> {
  asked ??= choices().catch((refused: unknown) => {
    asked = undefined;
    throw refused;
  });
  return asked;
}

/** A phrase in short. */
export const short = (phrase: string): string =>
  say(has(`talk-phrase-${phrase}`) ? `talk-phrase-${phrase}` : `phrase-${phrase}`);
