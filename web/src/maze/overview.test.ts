import { describe, expect, it } from "vitest";

import { around, onWindow, overlap, type Cover } from "./geometry";
import { blocks, framed, nook } from "./overview";

const SIZE = { width: 390, height: 400 };
const LOOK = { x: 450, y: 75, zoom: 0.55 };
const BUTTONS: Cover = { side: "south", left: 272, top: 340, right: 390, bottom: 400 };
const at = { look: LOOK, size: SIZE, lit: [], cards: [], over: [], pins: [], left: false };

it("draws cells as blocks", () => {
  expect(blocks(["0,0", "1,-1"])).toBe("M0 0h100v150h-100zM103 153h100v150h-100z");
});

describe("the frame", () => {
  const box = around(["0,0", "8,2", "8,-2"]);
  it("is nothing while all is in sight", () => {
    expect(framed(box, { ...LOOK, zoom: 0.3 }, SIZE)).toBeNull();
  });
  it("never leaves the map", () => {
    const frame = framed(box, { x: 900, y: 75, zoom: 0.55 }, SIZE)!;
    expect(frame.right).toBe(box.right);
    expect(frame.left).toBeGreaterThan(box.left);
  });
});

describe("its place", () => {
  it("is at the side of the hand, below the bar", () => {
    expect(nook(at)).toMatchObject({ right: 382, top: 8 });
    expect(nook({ ...at, left: true })).toMatchObject({ left: 8, top: 8 });
  });
  it("is beside the round buttons where these lie below", () => {
    expect(nook({ ...at, over: [BUTTONS] })).toMatchObject({ left: 8, bottom: 392 });
  });
  it("is where fewest cards are", () => {
    const place = nook({ ...at, cards: ["5,1", "6,1"] })!;
    for (const cell of ["5,1", "6,1"])
      expect(overlap(place, onWindow(cell, LOOK, SIZE))).toBe(false);
  });
  it("is larger where there is more room", () => {
    const wide = ({ left, right }: { left: number; right: number }): number => right - left;
    const small = wide(nook(at)!);
    expect(wide(nook({ ...at, size: { width: 844, height: 600 } })!)).toBeGreaterThan(1.5 * small);
    expect(wide(nook({ ...at, size: { width: 844, height: 200 } })!)).toBe(small);
  });
  it("is nowhere if it would cover what can be chosen", () => {
    const everywhere = Array.from({ length: 99 }, (_, i) => `${i % 11},${3 - Math.floor(i / 11)}`);
    expect(nook({ ...at, lit: everywhere })).toBeNull();
  });
});
