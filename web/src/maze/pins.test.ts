import { expect, it } from "vitest";

import { pinned } from "./pins";

const SIZE = { width: 800, height: 600 };
const BARE = { left: 0, top: 0, right: 0, bottom: 0 };
const look = { x: 50, y: 75, zoom: 1 };
const pins = [{ cell: "0,0", text: "gold" }];

it("lies at the foot of its card", () => {
  const [pin] = pinned(pins, { "0,0": 60 }, look, SIZE, BARE);
  expect(pin).toMatchObject({ x: 400, y: 375, box: { left: 370, right: 430 } });
});

it("stays in the window as long as its card does, and goes with it", () => {
  const edge = (x: number) => pinned(pins, { "0,0": 60 }, { ...look, x }, SIZE, BARE)[0];
  expect(edge(440)?.x).toBe(34);
  expect(edge(560)).toBeUndefined();
});
