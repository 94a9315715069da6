// Points, polygons and path data that the drawings are made of.

import type { Rand } from "./noise";

export type Point = readonly [number, number];

/** Width and height of a card in its own units, and the middle where tunnels meet. */
export const W = 100;
export const H = 150;
export const CENTRE: Point = [50, 75];

/** One decimal is a thirtieth of a pixel on a hand card: plenty, and short. */
export const round = (v: number): number => Math.round(v * 10) / 10;

export const line = (points: readonly Point[]): string =>
  "M" + points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L");

export const polygon = (points: readonly Point[]): string => line(points) + "Z";

/** A closed curve through the middles between the given points. */
export function smooth(points: readonly Point[]): string {
  const n = points.length;
  const middle = (i: number) => {
    const [ax, ay] = points[i % n]!;
    const [bx, by] = points[(i + 1) % n]!;
    return `${round((ax + bx) / 2)} ${round((ay + by) / 2)}`;
  };
  const pieces = points.map(([x, y], i) => `Q${round(x)} ${round(y)} ${middle(i)}`);
  return `M${middle(n - 1)}${pieces.join("")}Z`;
}

/** The line moved sideways by d. */
export const beside = (points: readonly Point[], d: number): Point[] =>
  points.map(([x, y], i) => {
    const [ax, ay] = points[Math.max(0, i - 1)]!;
    const [bx, by] = points[Math.min(points.length - 1, i + 1)]!;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [x - ((by - ay) / length) * d, y + ((bx - ax) / length) * d];
  });

/** An angular stone of six or seven corners. */
export function stone(rand: Rand, x: number, y: number, r: number, flat = 0.86): Point[] {
  const n = 6 + Math.floor(rand() * 2);
  const start = rand() * 6;
  return Array.from({ length: n }, (_, i) => {
    const angle = start + (i / n) * Math.PI * 2;
    const reach = r * (0.78 + rand() * 0.36);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * flat];
  });
}

/** The lit upper face of a stone. */
export function facet(points: readonly Point[], x: number, y: number): string {
  const upper = points.filter((p) => p[1] < y + 1.2).sort((a, b) => a[0] - b[0]);
  return upper.length > 1 ? polygon([...upper, [x + 0.5, y + 0.6]]) : "";
}
