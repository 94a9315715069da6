// A path card: tunnels cut into rock, lit where they lead somewhere.

import { isBridge, parse } from "../notation/cards";
import type { Letters } from "./emblem";
import {
  boulder,
  bridgeDeck,
  crystal,
  door,
  ladder,
  nuggets,
  rails,
  rubble,
  TIMBERS,
  turntable,
} from "./features";
import { inset, rock, ROCK_RIM, VIGNETTE, type Drawing } from "./ground";
import { rng, type Rand } from "./noise";
import { facet, polygon, round, stone, type Point } from "./shapes";
import { centreLines, contours, depth, field, shape, type CentreLine, type Field } from "./tunnels";

/** The cards in the maze that are more than a tunnel. */
export type Place = "start" | "gold" | "stone";

/** Stones lining the cut. */
function lining(f: Field, rand: Rand): string {
  const bodies: string[] = [];
  const bright: string[] = [];
  for (const loop of contours(f, 4)) {
    let gone = 0;
    loop.forEach(([x, y], i) => {
      const [px, py] = loop.at(i - 1)!;
      gone += Math.hypot(x - px, y - py);
      if (gone < 7.5 + rand() * 5) return;
      gone = 0;
      if (x < 3 || x > 97 || y < 3 || y > 147) return;
      const points = stone(rand, x, y, 2.6 + rand() * 2.2);
      bodies.push(polygon(points));
      bright.push(rand() > 0.5 ? polygon(points) : facet(points, x, y));
    });
  }
  return `<path d="${bodies.join("")}" fill="var(--card-rock-lo)" stroke="var(--card-ink)" stroke-opacity=".7" stroke-width=".9" stroke-linejoin="round"/><path d="${bright.join("")}" fill="var(--card-rock-hi)" opacity=".5"/>`;
}

/** A cut in the rock: lip, ink, wall, floor and light are nested contours of one field. */
function carve(f: Field, lit: boolean, hi: boolean, rand: Rand): string {
  const floor = lit ? "floor" : "stub";
  const light = `<path d="${shape(f, -7, 3)}" fill="var(--card-${floor}-hi)" opacity="${lit ? 0.85 : 0.6}" transform="translate(.6 1.6)"/>`;
  return (
    `<path d="${shape(f, 5.2, 3)}" fill="var(--card-lip)" opacity=".62"/>` +
    (hi ? lining(f, rand) : "") +
    `<path d="${shape(f, 1.7)}" fill="var(--card-ink)"/><path d="${shape(f, 0)}" fill="var(--card-${floor}-lo)"/>` +
    `<path d="${shape(f, -2.6, 3)}" fill="var(--card-${floor})" transform="translate(.8 1.4)"/>` +
    (hi || lit ? light : "")
  );
}

/** The best of the points of a grid. */
function best(
  xs: readonly [number, number],
  ys: readonly [number, number],
  step: number,
  worth: (x: number, y: number) => number,
) {
  let [at, most]: [Point, number] = [[50, 75], -Infinity];
  for (let y = ys[0]; y <= ys[1]; y += 4)
    for (let x = xs[0]; x <= xs[1]; x += step) {
      const here = worth(x, y);
      if (here > most) [at, most] = [[x, y], here];
    }
  return { at, most };
}

/** A crystal in the widest piece of free rock, away from rubble and border; small in a corner. */
function crystalIn(all: Field, stubs: readonly CentreLine[], hi: boolean): string {
  const { at, most } = best([17, 83], [26, 138], 3, (x, y) => {
    const room = [
      depth(all, x, y - 9),
      depth(all, x - 8, y),
      depth(all, x + 8, y),
      depth(all, x, y - 18),
    ];
    const plugs = stubs.map(({ points }) => {
      const [[px, py], [ex, ey]] = points as [Point, Point];
      const [dx, dy] = [Math.sign(ex - px) * 11, Math.sign(ey - py) * 11];
      return Math.hypot(x - ex - dx, y - 8 - ey - dy) - 22;
    });
    const side = Math.max(0, 26 - Math.min(x, 100 - x)) * 0.35;
    const rim = Math.max(0, 40 - y) * 0.3 + Math.max(0, y - 132) * 0.5;
    return Math.min(13, ...room, ...plugs) - Math.abs(x - 50) * 0.04 - side - rim;
  });
  const large = most > 6 && Math.abs(at[0] - 50) < 22;
  return crystal(...at, round((large ? 1.3 : 1) * (hi ? 1 : 1.2)));
}

/** The boulder where there is most rock, near the middle. */
function boulderIn(all: Field, note: string): string {
  const { at } = best([26, 74], [34, 116], 4, (x, y) => {
    const off = Math.abs(x - 50) * 0.12 + Math.abs(y - 75) * 0.06;
    return Math.min(24, depth(all, x, y)) - off;
  });
  return boulder(at, note);
}

/** The lit tunnels with their rails. */
function tunnels(
  lit: readonly CentreLine[],
  bridge: boolean,
  seed: string,
  hi: boolean,
  rand: Rand,
): string {
  const groups = [...new Set(lit.map(({ group }) => group))];
  const of = (group: string) => lit.filter((tunnel) => tunnel.group === group);
  const cut = (group: string) => carve(field(of(group), seed + group), true, hi, rand);
  if (!bridge) return groups.map(cut).join("") + rails(lit, hi);
  // North–south is cut only above and below the deck, so that east–west runs on beneath it.
  const over = cut("NS");
  return (
    cut("EW") +
    rails(of("EW"), hi) +
    `<svg width="100" height="50">${over}</svg><svg y="100" width="100" height="50" viewBox="0 100 100 50">${over}</svg>` +
    bridgeDeck() +
    rails(of("NS"), hi)
  );
}

export function drawPath(
  note: string,
  seed: string,
  hi: boolean,
  letters: Letters,
  place?: Place,
): Drawing {
  const path = parse(note);
  const lines = centreLines(path);
  const lit = lines.filter((tunnel) => tunnel.lit);
  const stubs = lines.filter((tunnel) => !tunnel.lit);
  const rand = rng(`path ${seed} ${note}`);
  const all = () => field(lines, seed);
  const over = [VIGNETTE];
  for (const stub of stubs) over.push(carve(field([stub], seed + stub.group), false, hi, rand));
  if (lit.length) {
    over.push(tunnels(lit, isBridge(path), seed, hi, rand));
    if (!path.ladder && path.linked.some((group) => group.length > 2)) over.push(turntable(hi));
    over.push(`<rect width="100" height="150" fill="url(#ml-glow)"/>`);
  }
  for (const stub of stubs) over.push(rubble(stub, rand, hi));
  if (path.door && lit[0]) over.push(door(path.door, lit[0], letters, hi));
  if (path.ladder) over.push(place === "start" ? ladder(72, 1.12, hi) : ladder(75, 1, hi));
  if (path.crystal) over.push(crystalIn(all(), stubs, hi));
  if (place === "start") over.push(TIMBERS);
  if (place === "gold") over.push(nuggets(hi ? 1 : 1.15), inset("var(--gold)", 2));
  if (place === "stone") over.push(boulderIn(all(), note), inset("var(--stone-hi)", 2, "5 3"));
  over.push(ROCK_RIM);
  return { ground: rock(seed), over: over.join("") };
}
