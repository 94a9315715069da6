// What cards are called: aloud, from what they show, and in print.

import { say } from "../base/words.svelte";
import { goal, isBridge, isDoubleCurve, isPath, parse, turn, type Team } from "../notation/cards";
import { isAction } from "./action";
import { isRole } from "./dwarfs";
import type { Letters } from "./emblem";

/** North, east and south. */
const sides = (group: string) => say(`drawing-sides-${group}`);

/** The parts of a path card in the order in which they matter. */
function parts(card: string): string[] {
  const path = parse(card);
  const stubs = path.stubs.join("");
  const told = path.linked.map((group) => say("drawing-tunnel", { sides: sides(group) }));
  if (isBridge(path)) told.unshift(say("card-bridge"));
  if (isDoubleCurve(path)) told.unshift(say("card-double-curve"));
  if (stubs.length)
    told.push(say("drawing-dead-ends", { count: stubs.length, sides: sides(stubs) }));
  if (path.door) told.push(say(`card-door-${path.door}`));
  if (path.ladder) told.push(say("card-ladder"));
  if (path.crystal) told.push(say("card-crystal"));
  return told;
}

/** A semicolon parts what stands beside each other in all our languages. */
const listed = (told: readonly string[]) => told.join("; ");

/** The spoken name of a card, from its geometry, in the reader’s language. */
export function cardName(card: string, turned = false): string {
  const lying = (path: string) => (turned ? turn(path) : path);
  const found = goal(card);
  if (found?.kind === "gold") return say("card-treasure");
  if (found) return listed([say("card-stone"), ...parts(lying(found.path))]);
  if (card === "start") return listed([say("card-start"), ...parts("NESW+ladder")]);
  if (card === "back" || card === "?") return say("drawing-back");
  if (isAction(card)) return say(`card-${card}`);
  if (card.startsWith("role:") && isRole(card.slice(5))) return say(`role-${card.slice(5)}`);
  return isPath(card) ? listed(parts(lying(card))) : say("drawing-deck");
}

/** The short words printed on an action or role card; nothing is printed on the others. */
export function cardLabel(card: string): string {
  if (isAction(card)) return say(`drawing-${card}`);
  if (!card.startsWith("role:") || !isRole(card.slice(5))) return "";
  const role = say(`role-${card.slice(5)}`);
  return role.charAt(0).toUpperCase() + role.slice(1);
}

/** The letter of a team on doors and hats, in the reader’s language. */
export const teamLetter = (team: Team): string => say(`drawing-letter-${team}`);

export const teamLetters = (): Letters => ({
  blue: teamLetter("blue"),
  green: teamLetter("green"),
});
