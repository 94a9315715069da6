/** Whom one does not want to hear. */
import type { LogLine, You } from "../protocol";

/** The people that the viewer has muted: as the state told, and as the log goes on. */
export function mutedBy(you: You, log: readonly LogLine[]): Set<number> {
  const muted = new Set(you.muted);
  for (const { event } of log) {
    if (event.kind !== "muted" || event.person !== you.person) continue;
    if (event.on === false) muted.delete(event.other);
    else muted.add(event.other);
  }
  return muted;
}
