import { beforeEach, describe, expect, it } from "vitest";

import { cardLine, cellName, cellText, grid, joins, laid, placeName } from "./maze";
import { speak } from "./speak.test-words";

/** The start with a tunnel to the east that ends before the middle goal. */
const game = {
  maze: { "1,0": "EW", "2,0": "NEW/S", "7,0": "NE/W", "8,1": "NS+blue", "-1,0": "E/W" },
  goals: { "8,2": "?", "8,0": "gold", "8,-2": "stone:SW!" },
};
const cards = laid(game);

beforeEach(() => speak("en"));

describe("the grid", () => {
  it("has the rows from north to south and the columns from west to east, none that is not in use", () => {
    expect(grid(cards.keys())).toEqual({
      columns: [-1, 0, 1, 2, 3, 4, 5, 6, 7, 8],
      rows: [2, 1, 0, -1, -2],
    });
  });

  it("has also the cells on which a card may be laid", () => {
    expect(grid([...cards.keys(), "3,-3"]).rows.at(-1)).toBe(-3);
  });
});

describe("what a card meets, as drawn", () => {
  it("is joined where both sides are open, also by a dead end", () => {
    expect(joins("1,0", cards)).toEqual({ joined: ["E", "W"], open: [], goal: [] });
    expect(joins("-1,0", cards)).toEqual({ joined: ["E"], open: ["W"], goal: [] });
  });

  it("ends at a goal that lies face down, whatever one knows of it", () => {
    expect(joins("7,0", cards)).toEqual({ joined: [], open: ["N", "W"], goal: ["E"] });
    expect(joins("8,1", cards)).toEqual({ joined: [], open: [], goal: ["N", "S"] });
  });

  it("is open on the sides of a revealed goal, and on none of a hidden one", () => {
    expect(joins("8,-2", cards).open).toEqual(["S", "W"]);
    expect(joins("8,2", cards)).toEqual({ joined: [], open: [], goal: [] });
  });
});

describe("words", () => {
  it("say a minus that is read aloud", () => {
    expect(placeName("3,-1")).toBe("column 3, row −1");
  });

  it("name a goal and what is known of it", () => {
    expect(cellName("8,2", "?")).toBe("upper goal, hidden");
    expect(cellName("8,0", "gold")).toBe("middle goal, hidden, you saw the treasure");
    expect(cellName("8,0", "gold!")).toBe("middle goal, the treasure");
    expect(cellName("8,-2", "stone:SW!")).toBe("lower goal, stone; tunnel: south and west");
    expect(cellName("9,0", "stone:NE")).toBe("middle goal, hidden, you saw stone");
  });

  it("say after the round what nobody reached, and of a goal that was reached no more than before", () => {
    expect(cellName("8,2", "?", "gold")).toBe("upper goal, the treasure, which nobody reached");
    expect(cellName("8,0", "stone:NE", "stone:NE")).toBe(
      "middle goal, stone, which nobody reached",
    );
    expect(cellName("8,-2", "gold!", "gold")).toBe("lower goal, the treasure");
    expect(cellText("?", "gold")).toBe("treasure");
    expect(cellText("stone:SW!", "stone:NE")).toBe("stone SW");
  });

  it("are short in the table", () => {
    const texts = ["start", "?", "gold", "stone:SW!", "NS+blue"].map((card) => cellText(card));
    expect(texts).toEqual(["start", "?", "treasure?", "stone SW", "NS+blue"]);
  });

  it("tell of a card where it lies, what it shows, and what it meets", () => {
    expect(cardLine("2,0", cards)).toBe(
      "column 2, row 0: tunnel: north, east and west; dead end: south; joined: west; open: north, east and south",
    );
    expect(cardLine("8,1", cards)).toBe(
      "column 8, row 1: tunnel: north and south; blue door; up to a hidden goal: north and south",
    );
  });
});
