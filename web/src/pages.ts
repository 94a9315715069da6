/** The pages that are loaded only when they are needed. */
import type { Route } from "./base/route.svelte";

export const pages = {
  new: () => import("./start/New.svelte"),
  me: () => import("./start/Me.svelte"),
  rules: () => import("./rules/Rules.svelte"),
  table: () => import("./table/Table.svelte"),
  screen: () => import("./screen/Screen.svelte"),
  replay: () => import("./replay/Replay.svelte"),
};

/** Let a page come, so that it is there when it is shown. */
export function fetchPage({ page }: Route): void {
  if (page in pages) void pages[page as keyof typeof pages]().catch(() => undefined);
}
