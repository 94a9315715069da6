import { describe, expect, it } from "vitest";

import { onWindow, overlap, sight, type Cover, type Size } from "./geometry";
import { FINGER, Lens, type Scene } from "./lens";

const GOALS = ["8,2", "8,0", "8,-2"];
const row = (to: number): string[] => Array.from({ length: to + 1 }, (_, x) => `${x},0`);
const scene = (more: Partial<Scene> = {}): Scene => ({
  ...{ dug: row(3), goals: GOALS, lit: ["4,0"], last: "3,0" },
  ...more,
});
/** The buttons that zoom, and those of the papers. */
const over = ({ width, height }: Size): Cover[] => [
  { side: "east", left: width - 60, top: 0, right: width, bottom: 154 },
  { side: "east", left: width - 60, top: height - 118, right: width, bottom: height },
];
const lens = (width: number, height: number, touch: boolean): Lens =>
  new Lens({ width, height }, over({ width, height }), touch);

describe("what one sees without doing anything", () => {
  // The windows that the maze has on a laptop, at 150 %, and on a tablet held upright.
  it.each([
    [844, 600, false],
    [728, 290, false],
    [536, 710, true],
    [536, 710, false],
  ])("is the start and all goals: %i × %i", (width, height, touch) => {
    const at = lens(width, height, touch);
    const look = at.whole(scene());
    for (const cell of ["0,0", ...GOALS]) {
      const { left, top, right, bottom } = onWindow(cell, look, at.size);
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width);
      expect(bottom).toBeLessThanOrEqual(height);
    }
  });

  it("is where people dig, where all of it would be too small for a finger", () => {
    const at = lens(390, 400, true);
    const look = at.whole(scene());
    expect(look.zoom).toBeGreaterThan(FINGER);
    expect(sight(look, at.size).right).toBeLessThan(800);
    // Before the first card it is all of it, however small.
    const fresh = at.whole(scene({ dug: ["0,0"], lit: [] }));
    expect(sight(fresh, at.size).right).toBeGreaterThan(900);
  });

  it("is the last card, where people have dug far", () => {
    const at = lens(390, 400, true);
    const { left, right } = sight(at.whole(scene({ dug: row(7), lit: [], last: "7,0" })), at.size);
    expect(left).toBeLessThan(7 * 103);
    expect(right).toBeGreaterThan(8 * 103);
  });
});

it("goes no farther away for buttons that lie over nothing", () => {
  const at = lens(536, 800, true);
  const cells = ["0,0", ...GOALS];
  expect(at.all(cells)).toEqual(new Lens(at.size, [], true).all(cells));
  // Cards as high as the window would lie under them.
  const high = [...cells, "8,4", "8,-4"];
  const look = at.all(high);
  for (const cell of high)
    for (const cover of at.covers)
      expect(overlap(cover, onWindow(cell, look, at.size))).toBe(false);
});

it("brings the nearest of several places near enough for a finger", () => {
  const at = lens(390, 400, true);
  const look = at.shown({ x: 50, y: 75, zoom: 0.6 }, ["5,0", "30,0"]);
  expect(look.zoom).toBe(0.6);
  expect(sight(look, at.size).right).toBeGreaterThan(6 * 103);
  expect(sight(look, at.size).right).toBeLessThan(20 * 103);
});
