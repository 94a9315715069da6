/** What a person has set for themselves, kept in their browser. */
import { LANGUAGES, type Language } from "./words.svelte";

interface Settings {
  /** "" follows the browser. */
  language: Language | "";
  /** "" follows the system. */
  theme: "dark" | "light" | "";
  /** 0 is mute, 1 as loud as it gets. */
  volume: number;
  vibration: boolean;
  /** How fast things move: 0 at once, 0.5 slowly, 1, 2 fast. */
  speed: number;
  /** Which hand holds the phone. */
  hand: "right" | "left";
  /** The table as a picture or as text. */
  view: "picture" | "text";
  /** Whether single letters and digits are keys. */
  keys: boolean;
}

const KEY = "motherlode.settings";
const USUAL: Settings = {
  language: "",
  theme: "dark",
  volume: 0.6,
  vibration: true,
  speed: 1,
  hand: "right",
  view: "picture",
  keys: true,
};

export const settings = $state<Settings>(read());

/** Keep what is set, and tell other tabs. */
export function keep(): void {
  store(KEY, JSON.stringify(settings));
}

/** What another tab has set. */
export function follow(): void {
  addEventListener("storage", (event) => {
    if (event.key === KEY) Object.assign(settings, read());
  });
}

/** Read something kept in the browser; null where there is nothing, or nothing may be kept. */
export function stored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keep something in the browser, if it lets us. */
export function store(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Private windows and full disks: it is forgotten with the page.
  }
}

function read(): Settings {
  const text = typeof localStorage === "undefined" ? null : stored(KEY);
  return text ? clean(text) : { ...USUAL };
}

/** Settings as they were written; what cannot be is as usual. */
export function clean(text: string): Settings {
  let found: Partial<Settings> = {};
  try {
    found = (JSON.parse(text) as Partial<Settings> | null) ?? {};
  } catch {
    // Not ours: as usual.
  }
  const one = <T>(value: unknown, choices: readonly T[], usual: T): T =>
    choices.includes(value as T) ? (value as T) : usual;
  const volume = Number(found.volume ?? USUAL.volume);
  return {
    language: one(found.language, ["", ...LANGUAGES], ""),
    theme: one(found.theme, ["", "dark", "light"], "dark"),
    volume: volume >= 0 && volume <= 1 ? volume : USUAL.volume,
    vibration: found.vibration !== false,
    speed: one(found.speed, [0, 0.5, 1, 2], 1),
    hand: one(found.hand, ["right", "left"], "right"),
    view: one(found.view, ["picture", "text"], "picture"),
    keys: found.keys !== false,
  };
}

/** The theme to show. */
export function theme(): "dark" | "light" {
  if (settings.theme) return settings.theme;
  return matchMedia("(prefers-color-scheme: light)").matches ? "light" : "dark";
}

/** How long something takes that usually takes so many milliseconds. */
export function pace(ms: number): number {
  const still = matchMedia("(prefers-reduced-motion: reduce)").matches;
  return still || settings.speed === 0 ? 0 : ms / settings.speed;
}
