/** The pages that are not needed at once; they come when they are. */
import type { Route } from "./route.svelte";

export const pages = {
  new: () => import("./start/New.svelte"),
  me: () => import("./start/Me.svelte"),
  rules: () => import("./start/Rules.svelte"),
  table: () => import("./table/Table.svelte"),
  screen: () => import("./screen/Screen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
};

/** Let a page come, so that it is there when it is shown. */
export function fetchPage({ page }: Route): void {
  if (page in pages) void pages[page as keyof typeof pages]().catch(() => undefined);
}

/** A part of the client. One that is gone belongs to an older client: then all is loaded anew, once. */
export async function load<T>(part: () => Promise<T>): Promise<T> {
  try {
    return await part();
  } catch (error) {
    const [came] = performance.getEntriesByType("navigation");
    const reloaded = (came as PerformanceNavigationTiming | undefined)?.type === "reload";
    if (reloaded || !navigator.onLine) throw error;
    location.reload();
    return new Promise(() => {}); // until then
  }
}
