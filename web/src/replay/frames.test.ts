import { describe, expect, it } from "vitest";

import type { ReplayOut } from "../protocol";
import {
  addressOf,
  frameAt,
  frameOf,
  gameAt,
  lastCell,
  logAt,
  movesAt,
  movesIn,
  roundAt,
  roundFrom,
} from "./frames";
import recorded from "./replay.json";
import { isBot, nameOf, told as tellings } from "./telling";

// Two rounds of the base game for three, as the server tells them with nothing hidden.
const film = recorded as unknown as ReplayOut;
const SECOND = 11; // the deal of the second round
const END = film.frames.length - 1;

describe("the game at a frame", () => {
  it("is whole at the deal of each round", () => {
    for (const first of film.rounds) expect(gameAt(film, first)).toEqual(film.frames[first]!.game);
  });
  it("keeps what later frames do not mention", () => {
    const before = gameAt(film, 6);
    const after = gameAt(film, 7);
    expect(Object.keys(after.maze)).toHaveLength(7);
    expect(after.starter).toBe(before.starter);
    expect(after.phase).toBe("take");
    expect(after.way?.cells.at(-1)).toBe("8,0");
  });
  it("knows nothing of the round before", () => {
    expect(gameAt(film, SECOND).maze).toEqual({});
    expect(gameAt(film, SECOND + 1).way).toBeNull();
  });
  it("does not change the film", () => {
    const first = structuredClone(film.frames[0]);
    gameAt(film, 9);
    expect(film.frames[0]).toEqual(first);
  });
  it("has the gold of all at the end", () => {
    expect(gameAt(film, END).golds).toEqual([2, 4, 2]);
  });
});

describe("where one is", () => {
  it("counts moves without the deals", () => {
    expect(movesIn(film)).toBe(film.frames.filter((frame) => frame.move !== null).length);
    expect([0, 1, 10, SECOND, SECOND + 1].map((at) => movesAt(film, at))).toEqual([
      0, 1, 10, 10, 11,
    ]);
    expect(movesAt(film, END)).toBe(movesIn(film));
  });
  it("finds the frame of a move", () => {
    for (const at of [1, 10, SECOND + 1, END]) expect(frameOf(film, movesAt(film, at))).toBe(at);
    expect(frameOf(film, 0)).toBe(-1);
    expect(frameOf(film, 999)).toBe(-1);
  });
  it("knows the round", () => {
    expect([0, 10, SECOND, END].map((at) => roundAt(film, at))).toEqual([0, 0, 1, 1]);
  });
  it("goes to the next round, and to the beginning of this one first", () => {
    expect(roundFrom(film, 3, 1)).toBe(SECOND);
    expect(roundFrom(film, SECOND + 5, 1)).toBe(END);
    expect(roundFrom(film, SECOND + 5, -1)).toBe(SECOND);
    expect(roundFrom(film, SECOND, -1)).toBe(0);
    expect(roundFrom(film, 0, -1)).toBe(0);
  });
  it("has an address for every frame that leads back to it", () => {
    for (let at = 0; at <= END; at++) expect(frameAt(film, addressOf(film, at))).toBe(at);
    expect(String(addressOf(film, SECOND))).toBe("round=2&as=truth");
    expect(String(addressOf(film, SECOND + 1))).toBe("move=11&as=truth");
  });
  it.each(["", "move=0", "move=999", "move=abc", "round=7"])(
    "starts with the first for “%s”",
    (text) => {
      expect(frameAt(film, new URLSearchParams(text))).toBe(0);
    },
  );
});

describe("the last place", () => {
  it("is where a card was laid", () => {
    expect(lastCell(film, 7)).toEqual({ seat: 2, cell: "7,0" });
  });
  it("stays there while nuggets are taken", () => {
    expect(lastCell(film, 10)).toEqual({ seat: 2, cell: "7,0" });
  });
  it("is nowhere after a deal", () => {
    expect(lastCell(film, SECOND)).toBeNull();
  });
});

describe("the words", () => {
  const ids = (at: number, as: ReplayOut["as"] = film.as): string[] =>
    tellings({ ...film, as }, at).map((line) => line.id);

  it("gives the log of a round up to a frame", () => {
    expect(logAt(film, SECOND + 2).map((line) => line.event.kind)).toEqual([
      "dealt",
      "moved",
      "moved",
    ]);
  });
  it("tells what is secret at the table only when nothing is hidden", () => {
    expect(ids(14)).toEqual(["replay-told-look"]);
    expect(ids(26)).toEqual(["replay-told-pass"]);
    expect(ids(47)).toEqual(["replay-told-take"]);
    expect(ids(1)).toEqual(["log-lay"]);
  });
  it("speaks to the seat whose eyes it has", () => {
    expect(ids(26, 2)).toContain("log-pass-own");
  });
  it("leaves what the table did not see", () => {
    expect(ids(26, "table")).toEqual(["log-pass"]);
  });
  it("tells who the saboteurs are, and who is which dwarf after swapped hats", () => {
    const told: ReplayOut["frames"][0]["told"] = [
      { event: "saboteurs", seats: [0, 2] },
      { event: "hat", seat: 1, role: "boss" },
    ];
    const frames = film.frames.with(SECOND + 1, { ...film.frames[SECOND + 1]!, told });
    const lines = (as: ReplayOut["as"]): string[] =>
      tellings({ ...film, frames, as }, SECOND + 1).map((line) => line.id);
    expect(lines("truth")).toEqual(["replay-told-saboteurs", "replay-told-hat"]);
    expect(lines(1)).toEqual(["log-saboteurs-own", "log-hat-own"]);
  });
  it("tells bots by what the server says, whatever people are called", () => {
    const namesakes = { ...film, names: ["steady", "greedy", ""], bots: ["", "greedy", ""] };
    expect([0, 1, 2].map((seat) => isBot(namesakes, seat))).toEqual([false, true, false]);
    expect(nameOf(namesakes, 0)).toBe("steady");
    expect([1, 2].map((seat) => nameOf(namesakes, seat))).toEqual([
      nameOf(film, 1),
      nameOf(film, 2),
    ]);
  });
});
