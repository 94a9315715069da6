/** The address at which other machines find this server. */
import { ask, Refused } from "../base/server";
import type { ReachOut } from "../protocol";

const AGAIN = 10_000;

let found = $state.raw<ReachOut | null>(null);

/** What is known of it; null until the server has said so. */
export const reach = (): ReachOut | null => found;

/** Ask the server. */
export async function findReach(): Promise<void> {
  try {
    found = await ask<ReachOut>("GET", "/api/reach");
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    // As good as nothing was heard: this page was found, at least.
    found ??= { url: location.origin, opens: false, command: "" };
  }
}

/** Ask it now, and again until others can come: another page may have let them in. */
export function seekReach(): () => void {
  const seek = (): void => void (found?.url || findReach());
  seek();
  const timer = setInterval(seek, AGAIN);
  return () => clearInterval(timer);
}

/** Have it let the local network in. */
export async function openReach(): Promise<void> {
  found = await ask<ReachOut>("POST", "/api/reach");
}

/** Whether this page was opened on the machine of the server, by a name that is only good there. */
export const atHome = (): boolean =>
  /^(localhost|.*\.localhost|127\.[\d.]+|\[::1\])$/.test(location.hostname);
