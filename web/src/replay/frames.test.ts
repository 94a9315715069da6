import { describe, expect, it } from "vitest";

import { lastMove } from "../log/entries";
import type { ReplayOut } from "../protocol";
import {
  addressOf,
  frameAt,
  frameOf,
  gameAt,
  logAt,
  movesAt,
  movesIn,
  roundAt,
  roundFrom,
} from "./frames";
import recorded from "./replay.json";

// Two rounds of the base game for three, as the server tells them with nothing hidden.
const replay = recorded as unknown as ReplayOut;
const SECOND = 11; // the deal of the second round
const END = replay.frames.length - 1;

describe("the game at a frame", () => {
  it("is whole at the deal of each round", () => {
    for (const first of replay.rounds)
      expect(gameAt(replay, first)).toEqual(replay.frames[first]!.game);
  });
  it("keeps what later frames do not mention", () => {
    const before = gameAt(replay, 6);
    const after = gameAt(replay, 7);
    expect(Object.keys(after.maze)).toHaveLength(7);
    expect(after.starter).toBe(before.starter);
    expect(after.phase).toBe("take");
    expect(after.way?.cells.at(-1)).toBe("8,0");
  });
  it("knows nothing of the round before", () => {
    expect(gameAt(replay, SECOND).maze).toEqual({});
    expect(gameAt(replay, SECOND + 1).way).toBeNull();
  });
  it("does not change the replay", () => {
    const first = structuredClone(replay.frames[0]);
    gameAt(replay, 9);
    expect(replay.frames[0]).toEqual(first);
  });
  it("has the gold of all at the end", () => {
    expect(gameAt(replay, END).golds).toEqual([2, 4, 2]);
  });
});

describe("where one is", () => {
  it("counts moves without the deals", () => {
    expect(movesIn(replay)).toBe(replay.frames.filter((frame) => frame.move !== null).length);
    expect([0, 1, 10, SECOND, SECOND + 1].map((at) => movesAt(replay, at))).toEqual([
      0, 1, 10, 10, 11,
    ]);
    expect(movesAt(replay, END)).toBe(movesIn(replay));
  });
  it("finds the frame of a move", () => {
    for (const at of [1, 10, SECOND + 1, END])
      expect(frameOf(replay, movesAt(replay, at))).toBe(at);
    expect(frameOf(replay, 0)).toBe(-1);
    expect(frameOf(replay, 999)).toBe(-1);
  });
  it("knows the round", () => {
    expect([0, 10, SECOND, END].map((at) => roundAt(replay, at))).toEqual([0, 0, 1, 1]);
  });
  it("goes to the next round, and to the beginning of this one first", () => {
    expect(roundFrom(replay, 3, 1)).toBe(SECOND);
    expect(roundFrom(replay, SECOND + 5, 1)).toBe(END);
    expect(roundFrom(replay, SECOND + 5, -1)).toBe(SECOND);
    expect(roundFrom(replay, SECOND, -1)).toBe(0);
    expect(roundFrom(replay, 0, -1)).toBe(0);
  });
  it("has an address for every frame that leads back to it", () => {
    for (let at = 0; at <= END; at++) expect(frameAt(replay, addressOf(replay, at))).toBe(at);
    expect(String(addressOf(replay, SECOND))).toBe("round=2&as=truth");
    expect(String(addressOf(replay, SECOND + 1))).toBe("move=11&as=truth");
  });
  it.each(["", "move=0", "move=999", "move=abc", "round=7"])(
    "starts with the first for “%s”",
    (text) => {
      expect(frameAt(replay, new URLSearchParams(text))).toBe(0);
    },
  );
});

describe("the last place", () => {
  it("is where a card was laid", () => {
    expect(lastMove(logAt(replay, 7))).toEqual({ seat: 2, cell: "7,0" });
  });
  it("stays there while nuggets are taken", () => {
    expect(lastMove(logAt(replay, 10))).toEqual({ seat: 2, cell: "7,0" });
  });
  it("is nowhere after a deal", () => {
    expect(lastMove(logAt(replay, SECOND))).toBeNull();
  });
});

it("gives the log of a round up to a frame", () => {
  expect(logAt(replay, SECOND + 2).map((line) => line.event.kind)).toEqual([
    "dealt",
    "moved",
    "moved",
  ]);
});
