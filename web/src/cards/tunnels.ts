// From notation to rock: centre lines, a field of distances to them, and hand-cut contours of that field.

import { edges, OPPOSITE, type Edge, type PathCard } from "../notation/cards";
import { noise } from "./noise";
import { CENTRE, H, W, smooth, type Point } from "./shapes";

/** Where a tunnel leaves the card. */
export const PORT: Readonly<Record<Edge, Point>> = {
  N: [50, 0],
  E: [W, 75],
  S: [50, H],
  W: [0, 75],
};

/** Half the width of a tunnel; the same at every opening, so that neighbours meet. */
const HALF = 15.5;

/** A tunnel’s middle, from an opening inwards or to another opening. */
export interface CentreLine {
  group: string;
  lit: boolean;
  /** Straight and curve run from edge to edge, a spoke to the centre, a stub nowhere. */
  kind: "straight" | "curve" | "spoke" | "stub";
  points: Point[];
}

const towards = (from: Point, k: number): Point => [
  from[0] + (CENTRE[0] - from[0]) * k,
  from[1] + (CENTRE[1] - from[1]) * k,
];

/** A bend between two neighbouring edges; tighter where two bends share a card. */
function bend(a: Edge, b: Edge, tight: boolean): Point[] {
  const p = [
    PORT[a],
    towards(PORT[a], tight ? 0.56 : 0.72),
    towards(PORT[b], tight ? 0.56 : 0.72),
    PORT[b],
  ] as const;
  return Array.from({ length: 15 }, (_, i) => {
    const t = i / 14;
    const m = 1 - t;
    const weights = [m * m * m, 3 * m * m * t, 3 * m * t * t, t * t * t];
    const at = (axis: 0 | 1) => p.reduce((sum, point, k) => sum + point[axis] * weights[k]!, 0);
    return [at(0), at(1)];
  });
}

/** How deep a stub goes: less where a tunnel runs across its end. */
function stubLine(edge: Edge, path: PathCard): CentreLine {
  const crossed = (a: Edge, b: Edge) =>
    path.linked.some((group) => group.length > 2 || (group.includes(a) && group.includes(b)));
  const upright = edge === "N" || edge === "S";
  const depth = upright ? (crossed("E", "W") ? 27 : 33) : crossed("N", "S") ? 9 : 17;
  const port = PORT[edge];
  const end = towards(port, depth / (upright ? CENTRE[1] : CENTRE[0]));
  return { group: edge, lit: false, kind: "stub", points: [port, end] };
}

/** All tunnels of a path card. */
export function centreLines(path: PathCard): CentreLine[] {
  const lines: CentreLine[] = [];
  for (const group of path.linked) {
    const [a, b] = edges(group) as [Edge, Edge];
    if (path.ladder || group.length > 2)
      for (const edge of edges(group))
        lines.push({ group, lit: true, kind: "spoke", points: [PORT[edge], CENTRE] });
    else if (OPPOSITE[a] === b)
      lines.push({ group, lit: true, kind: "straight", points: [PORT[a], PORT[b]] });
    else
      lines.push({ group, lit: true, kind: "curve", points: bend(a, b, path.linked.length === 2) });
  }
  return [...lines, ...path.stubs.map((edge) => stubLine(edge, path))];
}

/** The middle of a tunnel, where its door stands. */
export const halfway = ({ points }: CentreLine): Point =>
  points.length > 2 ? points[(points.length - 1) / 2]! : CENTRE;

// The field: one value every STEP units, from a margin outside the card.
const STEP = 3;
const ORIGIN = -12;
const NX = 43;
const NY = 60;

/** Distances to the wall: below 0 is tunnel, above is rock. */
export type Field = Float32Array;

/** The line run on past the border, so that openings are cut straight. */
function extended(points: readonly Point[]): Point[] {
  const beyond = ([x, y]: Point): Point[] => {
    const out: Point = [x === 0 ? -30 : x === W ? W + 30 : x, y === 0 ? -30 : y === H ? H + 30 : y];
    return out[0] === x && out[1] === y ? [] : [out];
  };
  return [...beyond(points[0]!), ...points, ...beyond(points.at(-1)!)];
}

function distance(x: number, y: number, points: readonly Point[]): number {
  let nearest = Infinity;
  for (let i = 1; i < points.length; i++) {
    const [ax, ay] = points[i - 1]!;
    const vx = points[i]![0] - ax;
    const vy = points[i]![1] - ay;
    const along = ((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy || 1);
    const t = along < 0 ? 0 : along > 1 ? 1 : along;
    const dx = x - ax - t * vx;
    const dy = y - ay - t * vy;
    nearest = Math.min(nearest, dx * dx + dy * dy);
  }
  return Math.sqrt(nearest);
}

/** The smaller of two distances, rounded off where they are alike (k units). */
function softer(a: number, b: number, k: number): number {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - (h * h * k) / 4;
}

export function field(lines: readonly CentreLine[], seed: string): Field {
  const rough = noise(seed);
  const tunnels = lines.map(({ kind, points }) => ({
    spoke: kind === "spoke",
    points: extended(kind === "curve" ? points.filter((_, i) => i % 2 === 0) : points),
  }));
  // The rim of the grid stays solid, so that every contour closes, well outside the card.
  const values = new Float32Array(NX * NY).fill(99);
  for (let j = 1; j < NY - 1; j++)
    for (let i = 1; i < NX - 1; i++) {
      const x = ORIGIN + i * STEP;
      const y = ORIGIN + j * STEP;
      let d = 1000;
      for (const { spoke, points } of tunnels) {
        const here = distance(x, y, points);
        d = spoke ? softer(d, here, 14) : Math.min(d, here);
      }
      let wall = d - HALF;
      // Far from the cut nobody sees the noise; towards the border it dies away, so that openings are alike.
      if (wall < 12) {
        const inside = Math.max(0, Math.min(1, (Math.min(x, y, W - x, H - y) - 3) / 14));
        wall += (rough(x / 11, y / 11) * 3.1 + rough(x / 4.7 + 9, y / 4.7) * 1.1) * inside;
      }
      values[j * NX + i] = wall;
    }
  return values;
}

/** The field’s value near a point of the card. */
export function depth(f: Field, x: number, y: number): number {
  const at = (v: number, n: number) =>
    Math.max(0, Math.min(n - 1, Math.round((v - ORIGIN) / STEP)));
  return f[at(y, NY) * NX + at(x, NX)]!;
}

// Which sides of a square the contour runs between, by the corners that lie inside
// (1 top left, 2 top right, 4 bottom right, 8 bottom left); sides are 0 top, 1 right, 2 bottom, 3 left.
// prettier-ignore
const RUNS: readonly (readonly [number, number])[][] = [
  [], [[0, 3]], [[1, 0]], [[1, 3]], [[2, 1]], [[0, 3], [2, 1]], [[2, 0]], [[2, 3]],
  [[3, 2]], [[0, 2]], [[1, 0], [3, 2]], [[1, 2]], [[3, 1]], [[0, 1]], [[3, 0]], [],
];

/** The lines where the field has a level (marching squares), every keep-th point of them. */
export function contours(f: Field, level: number, keep = 2): Point[][] {
  // Each grid edge has a number: that of its first corner for a horizontal one, plus ALL for a vertical one.
  const ALL = NX * NY;
  const SIDES = [0, ALL + 1, NX, ALL];
  const next = new Map<number, number>();
  for (let k = 0; k < ALL - NX - 1; k++) {
    const corners =
      (f[k]! < level ? 1 : 0) |
      (f[k + 1]! < level ? 2 : 0) |
      (f[k + NX + 1]! < level ? 4 : 0) |
      (f[k + NX]! < level ? 8 : 0);
    if (corners !== 0 && corners !== 15)
      for (const [from, to] of RUNS[corners]!) next.set(k + SIDES[from]!, k + SIDES[to]!);
  }
  const crossing = (edge: number): Point => {
    const corner = edge % ALL;
    const down = edge >= ALL;
    const a = f[corner]!;
    const t = (a - level) / (a - f[corner + (down ? NX : 1)]!);
    const i = corner % NX;
    const j = (corner - i) / NX;
    return [ORIGIN + (i + (down ? 0 : t)) * STEP, ORIGIN + (j + (down ? t : 0)) * STEP];
  };
  const loops: Point[][] = [];
  for (const start of [...next.keys()]) {
    const loop: Point[] = [];
    for (let edge = start, to = next.get(edge); to !== undefined; to = next.get(edge)) {
      next.delete(edge);
      loop.push(crossing(edge));
      edge = to;
    }
    if (loop.length > 5) loops.push(loop.filter((_, i) => i % keep === 0));
  }
  return loops;
}

/** The shape of all that lies below a level, as path data. */
export const shape = (f: Field, level: number, keep = 2): string =>
  contours(f, level, keep).map(smooth).join("");
