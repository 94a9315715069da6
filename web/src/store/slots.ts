/** The hand as the player sees it: cards keep their places while others come and go. */
import { isPath } from "../notation/cards";
import type { Card } from "../protocol";

/** A place in the hand; the key stays with the card. */
export interface Slot {
  key: number;
  card: Card;
}

let made = 0;

/** The hand anew: cards that stay keep their place, new ones take those that are free. */
export function arrange(before: readonly Slot[], hand: readonly Card[]): Slot[] {
  const left = [...hand];
  const stay = before.map((slot) => {
    const at = left.indexOf(slot.card);
    if (at < 0) return null;
    left.splice(at, 1);
    return slot;
  });
  // Path cards first, as long as nobody has got used to an order.
  const fresh = left
    .sort((one, other) => Number(isPath(other)) - Number(isPath(one)))
    .map((card) => ({ key: ++made, card }));
  const filled = stay.map((slot) => slot ?? fresh.shift() ?? null).filter((slot) => slot !== null);
  return [...filled, ...fresh];
}
