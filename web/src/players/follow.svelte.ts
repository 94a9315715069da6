/** A list of players that does not fit keeps the one whose turn it is in sight. */
import { pace } from "../base/settings.svelte";

const PAUSE = 5000; // so long it stays where somebody has scrolled it
// Not a press: the players in the list are what cards are aimed at.
const HANDS = ["touchmove", "wheel", "keydown"] as const;

/** How far to scroll until what lies from `start` to `end` is in the middle of its window; 0 if it is in sight. */
export function toMiddle(start: number, end: number, from: number, to: number): number {
  if (start >= from && end <= to) return 0;
  return (start + end - from - to) / 2;
}

/** Scroll a list to the seat that decides, unless somebody scrolls it, or goes through it by keys. */
export const follow = (turn: () => number | null) => (list: HTMLElement) => {
  let pause: ReturnType<typeof setTimeout> | undefined;
  function show(): void {
    const seat = list.querySelector(`[data-seat="${turn()}"]`)?.getBoundingClientRect();
    if (!seat || pause !== undefined || list.querySelector(":focus-visible")) return;
    const room = list.getBoundingClientRect();
    list.scrollBy({
      left: toMiddle(seat.left, seat.right, room.left, room.right),
      top: toMiddle(seat.top, seat.bottom, room.top, room.bottom),
      behavior: pace(1) ? "smooth" : "instant",
    });
  }
  function touch(): void {
    clearTimeout(pause);
    pause = setTimeout(() => {
      pause = undefined;
      show();
    }, PAUSE);
  }
  $effect(show);
  for (const hand of HANDS) list.addEventListener(hand, touch, { passive: true });
  const turned = new ResizeObserver(show); // such as a phone that is held the other way
  turned.observe(list);
  return () => {
    clearTimeout(pause);
    for (const hand of HANDS) list.removeEventListener(hand, touch);
    turned.disconnect();
  };
};
