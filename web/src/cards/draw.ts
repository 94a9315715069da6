// Any card of both games as SVG, from its notation alone. Pure: knows no document and no language.

import { goal, isPath, turn } from "../notation/cards";
import { drawAction, isAction } from "./action";
import { drawDeck, drawHiddenGoal } from "./backs";
import { drawRole, isRole } from "./dwarfs";
import { LATIN, type Letters } from "./emblem";
import { flatten, type Drawing } from "./ground";
import { drawPath } from "./path";
import { Recent } from "./recent";

/** How much detail: lo below 60 px of width, hi above. */
export type Lod = "lo" | "hi";

interface DrawOptions {
  /** A card with the same seed always looks the same; by default all copies of a card do. */
  seed?: string | number | undefined;
  lod?: Lod | undefined;
  /** Shown after a half-turn. Only tunnels turn: words and pictures stay upright. */
  turned?: boolean | undefined;
  /** The words printed on action and role cards. */
  label?: string | undefined;
  letters?: Letters | undefined;
}

/** A card in its two layers, for a bitmap. */
export function layers(card: string, options: DrawOptions = {}): Drawing {
  const { turned = false, label = "", letters = LATIN } = options;
  const seed = String(options.seed ?? card);
  const hi = options.lod !== "lo";
  const lying = (path: string) => (turned ? turn(path) : path);
  if (card === "start") return drawPath("NESW+ladder", seed, hi, letters, "start");
  if (card === "back" || card === "?") return drawHiddenGoal(seed);
  const found = goal(card);
  if (found) return drawPath(lying(found.path), seed, hi, letters, found.kind);
  if (isAction(card)) return drawAction(card, seed, hi, label);
  if (card.startsWith("role:") && isRole(card.slice(5)))
    return drawRole(card.slice(5), seed, hi, label, letters);
  if (isPath(card)) return drawPath(lying(card), seed, hi, letters);
  return drawDeck(seed);
}

const drawn = new Recent<string>(120);

/** The inside of a card’s SVG, for a viewBox of 0 0 100 150. */
export function drawCard(card: string, options: DrawOptions = {}): string {
  const { seed, lod, turned, label, letters } = options;
  const key = [card, seed, lod, turned, label, letters?.blue, letters?.green].join("|");
  return drawn.get(key, () => flatten(layers(card, options)));
}
