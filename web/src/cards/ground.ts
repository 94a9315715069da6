// What every card lies on: a flat colour with a piece of the rock texture, and the edge around it.

import { rng } from "./noise";
import { round } from "./shapes";

/** Width and height of the texture in card units; it repeats seamlessly. */
export const TEXTURE = 288;

/** A drawing in two layers, so that a bitmap can take the texture straight from its canvas. */
export interface Drawing {
  ground: Ground;
  over: string;
}

export interface Ground {
  fill: string;
  /** Which piece of the texture shows, and whether it is mirrored. */
  x: number;
  y: number;
  mirrored: boolean;
  opacity: number;
}

export function rock(seed: string): Ground {
  const rand = rng(`ground ${seed}`);
  return {
    fill: "var(--card-rock)",
    x: round(rand() * (TEXTURE - 100)),
    y: round(rand() * (TEXTURE - 150)),
    mirrored: rand() > 0.5,
    opacity: 1,
  };
}

export const paper = (seed: string): Ground => ({
  ...rock(seed),
  fill: "var(--paper-card)",
  opacity: 0.17,
});

/** The whole drawing as markup for an inline SVG; the texture comes from the shared defs. */
export function flatten({ ground, over }: Drawing): string {
  const { fill, x, y, mirrored, opacity } = ground;
  const flip = mirrored ? ` transform="translate(${TEXTURE} 0) scale(-1 1)"` : "";
  const faint = opacity < 1 ? ` opacity="${opacity}"` : "";
  return (
    `<rect width="100" height="150" fill="${fill}"/>` +
    `<svg width="100" height="150" viewBox="${x} ${y} 100 150"${faint}><use href="#ml-rock"${flip}/></svg>` +
    over
  );
}

export const VIGNETTE = `<rect width="100" height="150" fill="url(#ml-vig)"/>`;

/** The dark rim all cards have. */
export const RIM = `<rect x=".9" y=".9" width="98.2" height="148.2" rx="6.4" fill="none" stroke="var(--card-edge)" stroke-width="1.8"/>`;

/** The rim of a rock card, lit from the upper left. */
export const ROCK_RIM = `${RIM}<path d="M2.6 142V9Q2.6 2.6 9 2.6H91" fill="none" stroke="#fff" stroke-opacity=".2" stroke-width="1.4" stroke-linecap="round"/>`;

/** A thin frame inside the rim: solid for gold, dashed for stone. */
export const inset = (stroke: string, width: number, dashes = ""): string =>
  `<rect x="3.2" y="3.2" width="93.6" height="143.6" rx="4.6" fill="none" stroke="${stroke}" stroke-width="${width}"${dashes && ` stroke-dasharray="${dashes}"`} opacity=".85"/>`;
