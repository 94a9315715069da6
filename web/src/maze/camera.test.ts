import { describe, expect, it } from "vitest";

import {
  around,
  between,
  beyond,
  cellAt,
  clear,
  corner,
  fit,
  moved,
  reveal,
  sight,
  zoomed,
} from "./camera";
import { through } from "./sketch";

const SIZE = { width: 800, height: 600 };

it("finds the cell at its own corner and middle, north being up", () => {
  for (const cell of ["0,0", "8,-2", "-3,4"]) {
    const [x, y] = corner(cell);
    expect(cellAt(x + 1, y + 1)).toBe(cell);
    expect(cellAt(x + 50, y + 75)).toBe(cell);
  }
});

it("shows a box whole, and not too near", () => {
  const box = around(["0,0", "8,2", "8,-2"]);
  const seen = sight(fit(box, SIZE), SIZE);
  expect(seen.left).toBeLessThan(box.left);
  expect(seen.right).toBeGreaterThan(box.right);
  expect(seen.top).toBeLessThan(box.top);
  expect(seen.bottom).toBeGreaterThan(box.bottom);
  expect(fit(around(["0,0"]), SIZE).zoom).toBe(1);
});

it("zooms about the point under the finger", () => {
  const look = { x: 100, y: 50, zoom: 1 };
  const near = zoomed(look, SIZE, 2, 600, 200);
  const under = (one: typeof look) => [
    one.x + (600 - 400) / one.zoom,
    one.y + (200 - 300) / one.zoom,
  ];
  expect(under(near)).toEqual(under(look));
  expect(zoomed(look, SIZE, 100, 0, 0).zoom).toBeLessThan(3);
});

it("cannot be dragged away from everything", () => {
  const all = around(["0,0"]);
  expect(moved({ x: 0, y: 0, zoom: 1 }, -1e6, -1e6, all)).toEqual({ x: 400, y: 450, zoom: 1 });
});

describe("reveal", () => {
  it("stays where it is when all is in sight", () => {
    const look = { x: 50, y: 75, zoom: 1 };
    expect(reveal(look, SIZE, around(["0,0"]))).toEqual(look);
  });
  it("moves as little as it must", () => {
    const look = reveal({ x: 50, y: 75, zoom: 1 }, SIZE, around(["8,0"]), 0);
    expect(sight(look, SIZE).right).toBeCloseTo(corner("8,0")[0] + 100);
    expect(look.y).toBe(75);
  });
  it("goes farther away for what is larger than the window", () => {
    expect(reveal({ x: 0, y: 0, zoom: 1 }, SIZE, around(["0,0", "20,0"])).zoom).toBeLessThan(0.5);
  });
});

it("counts what is beyond each side", () => {
  const out = beyond(["0,0", "20,0", "-20,0", "0,9"], { x: 50, y: 75, zoom: 1 }, SIZE);
  expect(out).toEqual({ north: ["0,9"], east: ["20,0"], south: [], west: ["-20,0"] });
});

it("eases from one look to another", () => {
  const from = { x: 0, y: 0, zoom: 0.5 };
  const to = { x: 100, y: 10, zoom: 2 };
  expect(between(from, to, 0)).toEqual(from);
  expect(between(from, to, 1)).toEqual(to);
});

it("leaps between ladders without a line", () => {
  expect(through(["0,0", "1,0", "5,3"]).match(/M/g)).toHaveLength(2);
});

it("lays a pill where it covers no lit cell", () => {
  const look = { x: 50, y: 75, zoom: 1 };
  expect(clear("east", [], look, SIZE)).toBe(0.5);
  // A cell at the right edge, in the middle of it.
  expect(clear("east", ["3,0"], look, SIZE)).not.toBe(0.5);
});

it("lays a pill nowhere where it would be cut", () => {
  // On a narrow phone a pill in the corner sticks out, even if nothing else lies there.
  const phone = { width: 360, height: 260 };
  const look = { x: 50, y: 75, zoom: 0.55 };
  const along = clear("south", ["0,-1"], look, phone);
  expect(along * phone.width).toBeGreaterThan(78);
  expect(along * phone.width).toBeLessThan(phone.width - 78);
});
