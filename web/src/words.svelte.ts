/** What people read, in their language: the messages of `locales/`, looked up by id. */
import { FluentBundle, FluentResource } from "@fluent/bundle";

export const LANGUAGES = ["en", "pl", "es", "uk"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Args = Record<string, string | number>;

type Text = () => Promise<{ default: string }>;

const MESSAGES: Record<Language, Text> = {
  en: () => import("virtual:words/en"),
  pl: () => import("virtual:words/pl"),
  es: () => import("virtual:words/es"),
  uk: () => import("virtual:words/uk"),
};
const RULES: Record<Language, Text> = {
  en: () => import("virtual:words/en-rules"),
  pl: () => import("virtual:words/pl-rules"),
  es: () => import("virtual:words/es-rules"),
  uk: () => import("virtual:words/uk-rules"),
};

interface Spoken {
  language: Language;
  bundle: FluentBundle;
}

// Whoever has said something is rendered anew when the bundle is another one.
let spoken = $state.raw<Spoken>({ language: "en", bundle: new FluentBundle("en") });
let wanted: Language | null = null;
let withRules = false;

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
  const texts = await Promise.all([MESSAGES[name](), ...(withRules ? [RULES[name]()] : [])]);
  if (wanted !== name) return; // another one was asked for meanwhile
  use(name, ...texts.map((text) => text.default));
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

/** The text of a message; an id that nobody knows is shown as it is. */
export function say(id: string, args: Args = {}): string {
  const pattern = spoken.bundle.getMessage(id)?.value;
  return pattern ? spoken.bundle.formatPattern(pattern, args, []) : id;
}

/** The text of an attribute of a message, or "". */
export function attribute(id: string, name: string, args: Args = {}): string {
  const pattern = spoken.bundle.getMessage(id)?.attributes[name];
  return pattern ? spoken.bundle.formatPattern(pattern, args, []) : "";
}

/** Whether there is such a message. */
export const has = (id: string): boolean => spoken.bundle.hasMessage(id);
