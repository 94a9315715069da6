import { describe, expect, it } from "vitest";

import type { ReplayOut } from "../protocol";
import recorded from "./replay.json";
import { isBot, linesAt, nameOf } from "./telling";

const replay = recorded as unknown as ReplayOut;
const SECOND = 11; // the deal of the second round

describe("the words", () => {
  const ids = (at: number, as: ReplayOut["as"] = replay.as): string[] =>
    linesAt({ ...replay, as }, at).map((line) => line.id);

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
    const frames = replay.frames.with(SECOND + 1, { ...replay.frames[SECOND + 1]!, told });
    const lines = (as: ReplayOut["as"]): string[] =>
      linesAt({ ...replay, frames, as }, SECOND + 1).map((line) => line.id);
    expect(lines("truth")).toEqual(["replay-told-saboteurs", "replay-told-hat"]);
    expect(lines(1)).toEqual(["log-saboteurs-own", "log-hat-own"]);
  });
  it("tells bots by what the server says, whatever people are called", () => {
    const namesakes = { ...replay, names: ["steady", "greedy", ""], bots: ["", "greedy", ""] };
    expect([0, 1, 2].map((seat) => isBot(namesakes, seat))).toEqual([false, true, false]);
    expect(nameOf(namesakes, 0)).toBe("steady");
    expect([1, 2].map((seat) => nameOf(namesakes, seat))).toEqual([
      nameOf(replay, 1),
      nameOf(replay, 2),
    ]);
  });
});
