/** The guest that this browser is: a name, known to the server by its cookie. */
import type { GuestOut } from "../protocol";
import { becomeGuest, changeGuest, claim, deleteGuest, guest, Refused } from "./server";
import { language } from "./words.svelte";

let known = $state.raw<GuestOut | null | undefined>(undefined);

let typed = $state<string | null>(null);

let remembering = false;

/** The guest; null before a name is given, undefined until that is known. */
export const me = (): GuestOut | null | undefined => known;

/** The name in the field for it, on whatever page: as typed, or as one is called. */
export const draft = {
  get name(): string {
    return typed ?? known?.name ?? "";
  },
  set name(name: string) {
    typed = name;
  },
};

/** Ask the server who one is. */
export async function findMe(): Promise<GuestOut | null> {
  try {
    known = await guest();
  } catch (problem) {
    if (!(problem instanceof Refused) || problem.status !== 401) throw problem;
    known = null;
  }
  return known;
}

/** Have this name: become a guest, or another name for the one that one is. */
export async function callMe(name: string): Promise<void> {
  if (known === undefined) await findMe();
  if (known?.name === name) return;
  known = await (known ? changeGuest : becomeGuest)(name, language());
  typed = null;
}

/** Let the server remember the language, too: one request after the other, the last one last. */
export async function rememberLanguage(): Promise<void> {
  if (!known || known.language === language() || remembering) return;
  remembering = true;
  try {
    while (known && known.language !== language())
      known = await changeGuest(known.name, language());
  } finally {
    remembering = false;
  }
}

/** Be the guest of another device. */
export async function claimMe(code: string): Promise<void> {
  known = await claim(code);
  typed = null;
}

/** Be nobody: name and words are deleted. */
export async function forgetMe(): Promise<void> {
  await deleteGuest();
  known = null;
  typed = null;
}
