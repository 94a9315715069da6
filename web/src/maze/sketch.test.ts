import { describe, expect, it } from "vitest";

import { HIGH, WIDE } from "./geometry";
import { doors, through } from "./sketch";

// The middle of the start.
const X = 50;
const Y = 75;

describe("the lit way", () => {
  it("runs straight from the middle of the start, and ends before the treasure", () => {
    expect(through(["0,0", "1,0", "2,0"])).toBe(
      `M${X} ${Y}L${X + WIDE / 2} ${Y}L${X + 1.5 * WIDE} ${Y}L${X + 1.75 * WIDE} ${Y}`,
    );
  });

  it("bends where a tunnel turns a corner, from border to border", () => {
    const path = through(["0,0", "1,0", "1,1"]);
    expect(path.match(/[MLC]/g)?.join("")).toBe("MLCL");
    const [fromX, fromY, leanX, leanY, outX, outY, toX, toY] = path
      .split(/[MLC ]+/)
      .slice(3, 11)
      .map(Number) as [number, number, number, number, number, number, number, number];
    expect([fromX, fromY]).toEqual([X + WIDE / 2, Y]);
    // It leaves the border as it came, eastwards, and arrives at the other one northwards.
    expect(leanY).toBe(Y);
    expect(leanX).toBeGreaterThan(fromX);
    expect(outX).toBe(X + WIDE);
    expect(outY).toBeGreaterThan(toY);
    expect([toX, toY]).toEqual([X + WIDE, Y - HIGH / 2]);
  });

  it("passes a card twice where two of its tunnels cross", () => {
    const loop = ["0,0", "1,0", "2,0", "2,-1", "1,-1", "1,0", "1,1"];
    expect(through(loop).match(/[MLC]/g)?.join("")).toBe("MLLCCCLL");
  });

  it("begins anew after a leap between ladders", () => {
    const path = through(["0,0", "5,1", "6,1"]);
    expect(path.match(/[MLC]/g)?.join("")).toBe("MLMLL");
    expect(path).toContain(`M${X + 5 * WIDE} ${Y - HIGH}L`);
    expect(through([])).toBe("");
  });

  it("meets doors where they stand on their cards, when the light is there", () => {
    const cells = ["0,0", "1,0", "2,0", "2,1", "2,2"];
    const maze = { "1,0": "EW+green", "2,0": "NW+blue", "2,1": "NS", "5,5": "NS+blue" };
    const [green, blue, ...more] = doors(cells, maze);
    expect(more).toEqual([]);
    expect(green).toMatchObject({ cell: "1,0", team: "green", x: X + WIDE, y: Y });
    expect(blue).toMatchObject({ cell: "2,0", team: "blue", time: 0.5 });
    // In the bend, on the side where it is open.
    expect(blue!.x).toBeLessThan(X + 2 * WIDE);
    expect(blue!.y).toBeLessThan(Y);
    // The light is slow at first: at a quarter of the way after more than a quarter of the time.
    expect(green!.time).toBeGreaterThan(0.3);
    expect(green!.time).toBeLessThan(0.5);
  });
});
