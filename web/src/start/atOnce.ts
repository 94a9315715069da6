/** A game at once: the guest and four bots, without the lobby. */
import { callMe, draft } from "../base/me.svelte";
import { go } from "../base/route.svelte";
import { openTable } from "../base/server";
import type { Terms } from "../protocol";
import { suggestion } from "../ui/suggestion";

const AT_ONCE: Terms = {
  game: "base",
  seats: 5,
  fill: "steady",
  clock: "untimed",
  spectators: false,
};

/** Open a table and begin, under the name that is typed, or known, or suggested. */
export async function playAtOnce(): Promise<void> {
  await callMe(draft.name.trim() || suggestion());
  go(`/t/${(await openTable(AT_ONCE)).code}?now`);
}
