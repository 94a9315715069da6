/** The words of all languages, for tests. */
import { readdirSync, readFileSync } from "node:fs";

import { use, type Language } from "../base/words.svelte";

const FOLDER = new URL("../../../src/motherlode/locales/", import.meta.url);

/** Speak a language, with all that the browser says. */
export function speak(language: Language): void {
  const home = new URL(`${language}/`, FOLDER);
  const files = readdirSync(home).filter((file) => file.endsWith(".ftl"));
  use(language, ...files.map((file) => readFileSync(new URL(file, home), "utf-8")));
}
