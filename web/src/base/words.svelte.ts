/** What people read, in their language: the messages of `locales/`, looked up by id. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

import en from "virtual:words/en";
import enRules from "virtual:words/en-rules";
import es from "virtual:words/es";
import esRules from "virtual:words/es-rules";
import pl from "virtual:words/pl";
import plRules from "virtual:words/pl-rules";
import uk from "virtual:words/uk";
import ukRules from "virtual:words/uk-rules";
import type { Message } from "../protocol";

export const LANGUAGES = ["en", "pl", "es", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

const MESSAGES: Record<Language, string> = { en, pl, es, uk };
const RULES: Record<Language, string> = { en: enRules, pl: plRules, es: esRules, uk: ukRules };

interface Spoken {
  language: Language;
  bundle: FluentBundle;
}

// Everything that is said is rendered anew when the bundle is another one.
let spoken = $state.raw<Spoken>({ language: "en", bundle: new FluentBundle("en") });
let wanted: Language | null = null;
let withRules = false;
let asked = 0; // how often; only the last one counts

const FIRST_WAIT = 500;
const LONGEST_WAIT = 8000;
const PATIENCE = 10_000; // with a file that does not come

/** The language that is spoken now. */
export const language = (): Language => spoken.language;

/** The first of our languages among those that somebody reads. */
export function preferred(languages: readonly string[]): Language {
  for (const name of languages) {
    const known = LANGUAGES.find((one) => one === name.slice(0, 2).toLowerCase());
    if (known) return known;
  }
  return "en";
}

/** Speak this language from now on; there when its words are. */
export async function speak(name: Language): Promise<void> {
  wanted = name;
  const turn = ++asked;
  const spokenAlready = spoken.language === name && spoken.bundle.hasMessage("web-home");
  if (spokenAlready && rulesLoaded() === withRules) return;
  const files = withRules ? [MESSAGES[name], RULES[name]] : [MESSAGES[name]];
  const texts = await Promise.all(files.map(read));
  if (turn !== asked) return; // something else was asked for meanwhile
  use(name, ...texts);
}

/** The text of a file, as soon as it can be had: without words there is no page. */
async function read(file: string): Promise<string> {
  for (let wait = FIRST_WAIT; ; wait = Math.min(2 * wait, LONGEST_WAIT)) {
    try {
      const answer = await fetch(file, { signal: AbortSignal.timeout(PATIENCE) });
      if (answer.ok) return await answer.text();
    } catch {
      // The line is lost for a moment, or the server is.
    }
    await new Promise((done) => setTimeout(done, wait));
  }
}

/** Have the rules and options at hand too, in this language and any later one. */
export async function loadRules(): Promise<void> {
  if (withRules) return;
  withRules = true;
  await speak(wanted ?? spoken.language);
}

/** Whether the words of rules and options are there. */
export const rulesLoaded = (): boolean => spoken.bundle.hasMessage("rule-B1");

/** Speak with these messages, in Fluent's syntax. */
export function use(name: Language, ...texts: string[]): void {
  const bundle = new FluentBundle(name, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text));
  spoken = { language: name, bundle };
}

/** The text of an id; one that nobody knows is shown as it is. */
export function say(id: string, args: Args = {}): string {
  const pattern = spoken.bundle.getMessage(id)?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, args, []) : id;
}

/** The arguments of a message as they are said: $seat and $name is what `name` says of its seat. */
export function argsOf({ args = {} }: Message, name: (seat: number) => string): Args {
  const said: Args = {};
  for (const [key, value] of Object.entries(args)) {
    const parts = [value].flat();
    if (key === "seat" || key === "seats")
      said[key] = said[key.replace("seat", "name")] = parts
        .map((seat) => name(Number(seat)) || seat)
        .join(", ");
    else said[key] = Array.isArray(value) ? value.join("; ") : value;
  }
  return said;
}

/** The text of a message; who is meant by a seat's number is called by name, if there are names. */
export const inWords = (message: Message, name: (seat: number) => string = String): string =>
  say(message.message, argsOf(message, name));

/** The text of an attribute of a message, or "". */
export function attribute(id: string, name: string, args: Args = {}): string {
  const pattern = spoken.bundle.getMessage(id)?.attributes[name];
  return pattern ? spoken.bundle.formatPattern(pattern, args, []) : "";
}

/** Whether there is such a message. */
export const has = (id: string): boolean => spoken.bundle.hasMessage(id);
