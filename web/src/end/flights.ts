/** Gold on its way from the mine, or from one player to another. */
import { pace } from "../base/settings.svelte";
import type { Gain } from "./outcome";

const FLIGHT = 800;

/** Where something is on the screen; null if it is not there. */
function middle(selector: string): { x: number; y: number } | null {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  return box?.width ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null;
}

/** Let a copy of `coin` fly in an arc to the owner of a gain. */
export function fly(coin: HTMLElement, gain: Gain, source: string, landed: () => void): void {
  const from = middle(gain.from === null ? source : `[data-plaque="${gain.from}"] .card`);
  const to = middle(`[data-plaque="${gain.seat}"] .card`);
  if (!from || !to) return landed();
  const one = coin.cloneNode(true) as HTMLElement;
  one.hidden = false;
  coin.after(one);
  const place = (x: number, y: number, scale: number): string =>
    `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
  const top = Math.min(from.y, to.y) - 60;
  const flight = one.animate(
    [
      { transform: place(from.x, from.y, 0.4), opacity: 0 },
      {
        transform: place((from.x + to.x) / 2, (from.y + to.y + 2 * top) / 4, 1.2),
        opacity: 1,
        offset: 0.45,
      },
      { transform: place(to.x, to.y, 0.7), opacity: 1 },
    ],
    { duration: pace(FLIGHT), easing: "ease-in-out", fill: "both" },
  );
  const done = (): void => {
    one.remove();
    landed();
  };
  flight.finished.then(done, done);
}
