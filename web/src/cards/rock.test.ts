import { describe, expect, it } from "vitest";

import { rockPixels } from "./rock";

const SIZE = 96;

describe("the rock", () => {
  const pixels = rockPixels(SIZE);
  const alpha = (x: number, y: number) => {
    const i = (((y + SIZE) % SIZE) * SIZE + ((x + SIZE) % SIZE)) * 4;
    return pixels[i]! < 128 ? -pixels[i + 3]! : pixels[i + 3]!;
  };
  /** The mean step from one column to the next. */
  const step = (x: number) => {
    let sum = 0;
    for (let y = 0; y < SIZE; y++) sum += Math.abs(alpha(x, y) - alpha(x - 1, y));
    return sum / SIZE;
  };

  it("has light and shade", () => {
    const tones = Array.from({ length: SIZE }, (_, i) => alpha(i, 40));
    expect(Math.min(...tones)).toBeLessThan(-50);
    expect(Math.max(...tones)).toBeGreaterThan(20);
  });

  it("repeats without a seam", () => {
    const inside = Array.from({ length: SIZE - 1 }, (_, x) => step(x + 1));
    expect(step(0)).toBeLessThanOrEqual(Math.max(...inside));
  });

  it("is the same every time", () => expect(rockPixels(SIZE)).toEqual(pixels));
});
