// An action card: a picture on parchment, framed in the colour and with the sign of its family.

import { ART } from "./art";
import { paper, RIM, type Drawing } from "./ground";
import { band } from "./label";

type Family = "harm" | "help" | "know" | "swap";

export const isAction = (card: string): boolean => card in ART;

function family(action: string): Family {
  if (/^break|^trap|^rockfall|^theft/.test(action)) return "harm";
  if (/^fix|^free|^hands-off/.test(action)) return "help";
  return /^map|^inspect/.test(action) ? "know" : "swap";
}

// Colour never stands alone: warning, plus, eye and arrows say the same.
const SIGN: Readonly<Record<Family, string>> = {
  harm: '<path d="M0 -9L9 7H-9Z" fill="#fff"/><path d="M0 -3.4V2.2M0 4.6V4.9" stroke="var(--harm)" stroke-width="2.6" stroke-linecap="round"/>',
  help: '<path d="M0 -8V8M-8 0H8" stroke="#fff" stroke-width="5.4" stroke-linecap="round"/>',
  know: '<path d="M-10 0Q0 -10 10 0Q0 10 -10 0Z" fill="#fff"/><circle r="3.6" fill="var(--know)"/>',
  swap: '<path d="M-8 -3.4H6L2 -8M8 3.4H-6L-2 8" fill="none" stroke="#fff" stroke-width="3.2" stroke-linecap="round" stroke-linejoin="round"/>',
};

export function drawAction(action: string, seed: string, hi: boolean, label: string): Drawing {
  const kind = family(action);
  const worded = hi && label !== "";
  const colour = `var(--${kind})`;
  const frame = `<rect width="100" height="150" fill="url(#ml-pap)"/><rect width="100" height="150" fill="none" stroke="${colour}" stroke-width="9"/><rect x="6.6" y="6.6" width="86.8" height="136.8" rx="3" fill="none" stroke="var(--ink)" stroke-width="1.1" opacity=".55"/>`;
  const picture = `<g transform="translate(9 ${worded ? 22 : 18}) scale(.82)">${ART[action]}</g>`;
  const foot = worded
    ? band(label, colour) +
      `<g transform="translate(18 19)"><circle r="13.5" fill="${colour}" stroke="var(--paper-card)" stroke-width="2"/><g transform="scale(.8)">${SIGN[kind]}</g></g>`
    : `<path d="M0 112H100V150H0Z" fill="${colour}"/><g transform="translate(50 130) scale(1.45)">${SIGN[kind]}</g>`;
  return { ground: paper(action + seed), over: frame + picture + foot + RIM };
}
