import { expect, it } from "vitest";

import type { Choices, SeatPart, TablePart, You } from "../protocol";
import { readiness } from "./readiness";

const choices = { games: { base: { players: [3, 10] } } } as unknown as Choices;
const EMPTY: SeatPart = { person: null, bot: "", stand_in: "", ready: false, begins: false };
const BOT: SeatPart = { ...EMPTY, bot: "steady" };
const host: You = { person: 0, seat: 0, muted: [] };
const guest: You = { person: 1, seat: 1, muted: [] };
const onlooker: You = { person: null, seat: null, muted: [] };

/** A table of the host Ann with Bo, who is ready or not, and these other seats. */
function table(ready: boolean, others: SeatPart[], fill = "steady"): TablePart {
  const people = ["Ann", "Bo"].map((name, i) => ({ person: i, name, here: true, seat: i }));
  const seats = [{ ...EMPTY, person: 0 }, { ...EMPTY, person: 1, ready }, ...others];
  return { host: 0, people, seats, terms: { game: "base", fill } } as unknown as TablePart;
}

it("a host waits for everyone else to be ready, but not for themselves", () => {
  expect(readiness(table(false, [BOT]), host, choices)).toMatchObject({
    can: false,
    waiting: ["Bo"],
    message: "start-say-not-ready",
  });
  expect(readiness(table(true, [BOT]), host, choices)).toMatchObject({
    can: true,
    waiting: [],
    message: "start-say-all",
  });
});

it("bots that fill the seats make enough players, seats that go do not", () => {
  expect(readiness(table(true, [EMPTY]), host, choices)).toMatchObject({
    can: true,
    message: "start-say-fill",
    args: { empty: 1 },
  });
  expect(readiness(table(true, [EMPTY], ""), host, choices)).toMatchObject({
    can: false,
    message: "table-too-few",
    args: { least: 3 },
  });
  expect(readiness(table(true, [BOT, EMPTY], ""), host, choices)).toMatchObject({
    can: true,
    message: "start-say-fewer",
  });
});

it("tells the others what they can do", () => {
  expect(readiness(table(false, [EMPTY]), guest, choices).message).toBe("start-say-ready");
  expect(readiness(table(true, [EMPTY]), guest, choices)).toMatchObject({
    ready: true,
    message: "start-say-wait",
  });
  const open = table(true, [EMPTY]);
  const seen = { ...open, terms: { ...open.terms, spectators: true } };
  expect(readiness(seen, onlooker, choices).message).toBe("start-say-sit");
  expect(readiness(open, onlooker, choices).message).toBe("start-say-sit-only");
  expect(readiness(table(true, [BOT]), onlooker, choices).message).toBe("start-say-full");
});
