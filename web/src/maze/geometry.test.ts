import { describe, expect, it } from "vitest";

import {
  around,
  between,
  beyond,
  cellAt,
  clear,
  corner,
  filled,
  fit,
  inset,
  moved,
  onWindow,
  reveal,
  shifted,
  sight,
  within,
  zoomed,
  type Cover,
} from "./geometry";
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
  expect(clear("east", SIZE, []).at).toBe(0.5);
  // A cell at the right edge, in the middle of it.
  const cell = onWindow("3,0", look, SIZE);
  const elsewhere = clear("east", SIZE, [cell]).at;
  expect(elsewhere).not.toBe(0.5);
  // What it should rather not cover gives way to what it must not.
  expect(clear("east", SIZE, [], [cell]).at).toBe(elsewhere);
  const all = { left: 0, top: 0, right: 800, bottom: 600 };
  expect(clear("east", SIZE, [cell], [all]).at).toBe(elsewhere);
});

describe("what lies over the window", () => {
  const buttons: Cover = { side: "south", left: 680, top: 540, right: 800, bottom: 600 };
  const taken = inset([buttons], SIZE);

  it("is left out of what the camera shows", () => {
    expect(taken).toEqual({ left: 0, top: 0, right: 0, bottom: 60 });
    const box = around(["0,0", "8,2", "8,-2"]);
    const look = shifted(fit(box, within(SIZE, taken), 16), taken, 1);
    for (const cell of ["0,0", "8,2", "8,-2"])
      expect(onWindow(cell, look, SIZE).bottom).toBeLessThanOrEqual(buttons.top);
    expect(shifted(shifted(look, taken, -1), taken, 1)).toEqual(look);
  });
  it("hides what is under it, and nothing beside it", () => {
    const look = { x: 50, y: 75, zoom: 0.5 };
    const under = cellAt(50 + (740 - 400) * 2, 75 + (560 - 300) * 2);
    const out = beyond([under, "0,0"], look, SIZE, [buttons]);
    expect(out).toEqual({ north: [], east: [], south: [under], west: [] });
  });
});

it("shows no emptiness beside a maze that does not fit", () => {
  const box = around(["0,0", "8,2", "8,-2"]);
  const look = filled({ x: 824, y: 75, zoom: 1 }, SIZE, box, 10);
  expect(sight(look, SIZE).right).toBe(box.right + 10);
  // What fits is in the middle.
  expect(filled({ x: 9, y: 9, zoom: 0.1 }, SIZE, box)).toEqual({ x: 462, y: 75, zoom: 0.1 });
});

it("lays a pill nowhere where it would be cut", () => {
  // On a narrow phone words in the corner stick out, even if nothing else lies there.
  const phone = { width: 360, height: 260 };
  const low = { left: 150, top: 200, right: 210, bottom: 260 };
  expect(clear("south", phone, [])).toMatchObject({ at: 0.5, short: false });
  // Where words find no room between what they must not cover, a number does.
  const { at, short } = clear("south", phone, [low]);
  expect(short).toBe(true);
  expect(at * phone.width).toBeGreaterThanOrEqual(38);
  expect(at * phone.width).toBeLessThanOrEqual(phone.width - 38);
  expect(Math.abs(at * phone.width - 180)).toBeGreaterThan(30 + 38);
});
