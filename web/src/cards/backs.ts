// Cards face down: a goal nobody has seen, and the deck.

import { TOOL } from "./art";
import { inset, rock, ROCK_RIM, VIGNETTE, type Drawing } from "./ground";
import { rng } from "./noise";
import { line, type Point } from "./shapes";

/** A sealed slab with gold in its cracks: what is behind it? */
export function drawHiddenGoal(seed: string): Drawing {
  const rand = rng(`back ${seed}`);
  const vein = (x: number, y: number, angle: number, length: number) => {
    const points: Point[] = [[x, y]];
    for (let i = 0; i < length; i++) {
      x += Math.cos(angle) * 7 + (rand() - 0.5) * 7;
      y += Math.sin(angle) * 7 + (rand() - 0.5) * 7;
      points.push([x, y]);
    }
    return line(points);
  };
  const veins =
    vein(2, 30, 0.5, 5) +
    vein(98, 44, 2.7, 4) +
    vein(4, 128, -0.5, 5) +
    vein(96, 112, 3.6, 5) +
    vein(64, 2, 1.8, 4);
  const question =
    "M38.5 64.5C38.5 56 43.5 51.5 50.4 51.5C57.6 51.5 62 56 62 62.6C62 71.5 51.4 72.4 51.4 82";
  const over =
    `<rect width="100" height="150" fill="var(--back-tint)"/>${VIGNETTE}` +
    `<g fill="none" stroke-linejoin="round"><path d="${veins}" stroke="var(--gold-ink)" stroke-width="3.4" opacity=".8"/><path d="${veins}" stroke="var(--gold)" stroke-width="1.7"/></g>` +
    `<path d="M50 30L80 48V102L50 120L20 102V48Z" fill="var(--card-lip)" stroke="var(--card-ink)" stroke-width="2.4" stroke-linejoin="round"/><path d="M50 35L76 50.5V99.5L50 115L24 99.5V50.5Z" fill="none" stroke="var(--gold)" stroke-width="2" stroke-linejoin="round"/><circle cx="50" cy="75" r="34" fill="url(#ml-gglow)" opacity=".6"/>` +
    `<g fill="none" stroke-linecap="round"><path d="${question}" stroke="var(--card-ink)" stroke-width="11"/><path d="${question}" stroke="var(--gold-hi)" stroke-width="6.6"/></g>` +
    `<circle cx="51.4" cy="95" r="5.2" fill="var(--gold-hi)" stroke="var(--card-ink)" stroke-width="2"/>` +
    inset("var(--gold)", 1.6) +
    ROCK_RIM;
  return { ground: rock(`back ${seed}`), over };
}

/** Two crossed picks. */
export function drawDeck(seed: string): Drawing {
  const pick = `<g transform="rotate(38) scale(-.5 .5) translate(-50 -54)">${TOOL.pick}</g>`;
  const over =
    `${VIGNETTE}<rect x="7" y="7" width="86" height="136" rx="5" fill="none" stroke="var(--card-floor)" stroke-width="1.6" opacity=".8"/>` +
    `<g transform="translate(50 75)"><circle r="29" fill="var(--card-lip)" stroke="var(--card-floor)" stroke-width="2"/><g transform="scale(-1 1)">${pick}</g>${pick}</g>` +
    ROCK_RIM;
  return { ground: rock(`deck ${seed}`), over };
}
