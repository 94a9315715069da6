/** The cards that everyone has seen by now: they lie in the maze, in front of a player, or are discarded. */
import { cardKind } from "../notation/cards";
import type { Game } from "../protocol";

/** The kinds that are counted, in the order in which they are shown. */
const KINDS = [
  "path",
  "dead-end",
  "bridge",
  "double-curve",
  "ladder",
  "door-blue",
  "door-green",
  "crystal",
  "break",
  "fix",
  "rockfall",
  "map",
  "theft",
  "hands-off",
  "trap",
  "free",
  "inspect",
  "hats",
  "swap-hands",
] as const;
type Kind = (typeof KINDS)[number];

/** How many cards of each kind are gone; kinds of which none is are left out. */
export function gone(game: Pick<Game, "maze" | "before" | "discards">): [Kind, number][] {
  const count = new Map<string, number>();
  const add = (card: string, times = 1): void => {
    const counted = cardKind(card).replace(/^(break|fix)-.*/, "$1");
    count.set(counted, (count.get(counted) ?? 0) + times);
  };
  for (const card of Object.values(game.maze)) add(card);
  for (const [card, times] of Object.entries(game.discards)) add(card, times);
  // A broken tool is written as the tool alone; trap and theft are named as their cards.
  for (const thing of game.before.flat())
    add(thing === "trap" || thing === "theft" ? thing : `break-${thing}`);
  return KINDS.flatMap((one) => (count.has(one) ? [[one, count.get(one)!] as [Kind, number]] : []));
}
