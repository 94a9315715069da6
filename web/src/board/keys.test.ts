import { describe, expect, it, vi } from "vitest";

import { zoomByKey } from "../maze/zoomByKey";
import { Choosing } from "../store/choosing.svelte";
import type { Table } from "../store/table.svelte";
import { press, type Acts } from "./keys";

const PLAY = { phase: "play", hand: ["NES", "map", "fix-lamp"] };

/** What keys act on at one's own turn; whatever is not the game only says that it was called. */
function acts(game: object = PLAY): Acts {
  const legal = ["NES@1,0", "NSW@1,0", "map@8,0", "pass:NES", "clear:lamp:NES,map"];
  const table = { mine: true, game: { legal, ...game }, do: vi.fn(() => Promise.resolve({})) };
  const choosing = new Choosing(table as unknown as Table);
  choosing.follow();
  const maze = { pan: vi.fn(), nearer: vi.fn(), fit: vi.fn() };
  return { choosing, maze, hint: vi.fn(), paper: vi.fn(), help: vi.fn(), letters: true };
}
/** A button that is, or is not, a card of the hand. */
const button = (card: boolean): Element =>
  ({ closest: () => (card ? {} : null) }) as unknown as Element;

describe("the keys of the table", () => {
  it("choose a card, its place and its turn, and play it", () => {
    const at = acts();
    const { choosing } = at;
    expect(press("1", null, at)).toBe(false);
    expect(choosing.picked?.card).toBe("NES");
    const [[cell, letter] = ["", ""]] = choosing.letters;
    press(letter, null, at);
    expect(choosing.cell).toBe(cell);
    press("r", null, at);
    press("Enter", null, at);
    expect(choosing.table.do).toHaveBeenCalledWith({ do: "play", move: "NSW@1,0" });
  });

  it("play what is chosen from the hand, and leave Enter to every other button", () => {
    const at = acts();
    press("1", null, at);
    expect(press("Enter", button(true), at)).toBe(false); // it lays the card back
    void at.choosing.at("1,0");
    expect(press("Enter", button(false), at)).toBe(false);
    expect(at.choosing.table.do).not.toHaveBeenCalled();
    expect(press("Enter", button(true), at)).toBe(true);
    expect(at.choosing.table.do).toHaveBeenCalledOnce();
  });

  it("pass, clear, and lay everything back", () => {
    const at = acts();
    press("p", null, at);
    expect(at.choosing.mode).toBe("pass");
    press("c", null, at);
    expect([at.choosing.mode, at.choosing.thing]).toEqual(["clear", "lamp"]);
    press("Escape", null, at);
    expect(at.choosing.mode).toBe("play");
  });

  it("take a nugget by its number as they lie, largest first", () => {
    const at = acts({ phase: "take", hand: ["NES"], offer: [1, 3, 2] });
    press("2", null, at);
    expect(at.choosing.nugget).toBe(2);
    press("9", null, at);
    expect(at.choosing.nugget).toBe(2);
    expect(at.choosing.picked).toBeNull();
  });

  it("move the maze, ask, and open the papers", () => {
    const at = acts();
    expect(press("ArrowLeft", null, at)).toBe(true);
    expect(at.maze.pan).toHaveBeenCalledWith(90, 0);
    for (const key of "=-0h?nt") press(key, null, at);
    expect(at.maze.nearer).toHaveBeenCalledTimes(2);
    expect(at.maze.fit).toHaveBeenCalledOnce();
    expect(at.hint).toHaveBeenCalledOnce();
    expect(at.help).toHaveBeenCalledOnce();
    expect(vi.mocked(at.paper).mock.calls).toEqual([["notebook"], ["log"]]);
    expect(zoomByKey("x", at.maze)).toBe(false);
  });

  it("are no letters for those who do not want them", () => {
    const at = { ...acts(), letters: false };
    for (const key of "1pch?n") press(key, null, at);
    expect(at.choosing.picked).toBeNull();
    expect(at.choosing.mode).toBe("play");
    expect(at.paper).not.toHaveBeenCalled();
    press("ArrowUp", null, at);
    expect(at.maze.pan).toHaveBeenCalledWith(0, 90);
  });
});
