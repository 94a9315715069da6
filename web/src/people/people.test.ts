import { expect, test } from "vitest";

import type { PersonPart, TablePart } from "../protocol";
import { again, botSeats, deeds, groups, joining, wishes } from "./people";

const one = (person: number, more: Partial<PersonPart> = {}): PersonPart => ({
  person,
  name: `P${person}`,
  here: true,
  seat: null,
  asks: null,
  invited: false,
  banned: false,
  ...more,
});

/** Ann founded the table and is its host, Bo has a seat, Cy watches; bots have the other two seats. */
const table = (more: Partial<TablePart> = {}, ...people: PersonPart[]): TablePart =>
  ({
    stage: "playing",
    host: 0,
    founder: 0,
    terms: { join: "invited" },
    seats: [
      { person: 0, bot: "" },
      { person: null, bot: "steady" },
      { person: 1, bot: "", stand_in: "steady" },
      { person: null, bot: "sharp" },
    ],
    people: [one(0, { seat: 0 }), one(1, { seat: 2 }), one(2), ...people],
    ...more,
  }) as TablePart;

const numbers = (people: PersonPart[]): number[] => people.map(({ person }) => person);
const you = (person: number | null, seat: number | null = null) => ({ person, seat, muted: [] });

test("everybody is in one group, and the seated in the order of their seats", () => {
  const more = [
    one(3, { seat: 1 }),
    one(4, { here: false }),
    one(5, { here: false, banned: true }),
    one(6, { seat: 3, banned: true }), // after the game the seat stays theirs
  ];
  const { seated, watching, banned, left } = groups(table({}, ...more));
  expect(numbers(seated)).toEqual([0, 3, 1]);
  expect([watching, banned, left].map(numbers)).toEqual([[2], [5, 6], [4]]);
});

test("a seat that a bot only holds for its person is not a bot's", () => {
  expect(botSeats(table())).toEqual([1, 3]);
  expect(botSeats(table({ stage: "open" }))).toEqual([]);
  expect(botSeats(table({ stage: "over" }))).toEqual([]);
});

test("what the host can do depends on where a person is", () => {
  const at = table();
  expect(deeds(at, at.people[1]!)).toEqual(["pass-host", "remove", "ban"]);
  expect(deeds(at, at.people[2]!)).toEqual(["invite", "pass-host", "remove", "ban"]);
  expect(deeds(at, one(3, { here: false }))).toEqual(["invite", "ban"]);
  expect(deeds(at, one(3, { invited: true }))).toEqual(["pass-host", "remove", "ban"]);
  expect(deeds(at, one(3, { banned: true, here: false }))).toEqual(["pardon"]);
});

test("somebody is invited where that helps", () => {
  const invites = (more: Partial<TablePart>) => deeds(table(more), one(3)).includes("invite");
  const terms = (terms: Partial<TablePart["terms"]>) => terms as TablePart["terms"];
  expect(invites({ terms: terms({ join: "anyone", newcomers: true }) })).toBe(false);
  expect(invites({ terms: terms({ join: "anyone", newcomers: false }) })).toBe(true);
  expect(invites({ terms: terms({ join: "nobody" }) })).toBe(false);
  expect(invites({ seats: [] })).toBe(false);
  expect(invites({ stage: "open", terms: terms({ newcomers: true }) })).toBe(false);
  expect(invites({ stage: "open", terms: terms({ newcomers: false }) })).toBe(true);
});

test("the one who opened the table and is away cannot be kept from coming back", () => {
  const at = table({ host: 1 });
  expect(deeds(at, one(0, { seat: 0, here: false }))).toEqual(["pass-host"]);
  // Being there without being host means having passed that on.
  expect(deeds(at, one(0, { seat: 0 }))).toEqual(["pass-host", "remove", "ban"]);
});

test("how one comes to a bot's seat depends on the terms", () => {
  const by = (join: string, ...more: PersonPart[]) =>
    table({ terms: { join } as TablePart["terms"] }, ...more);
  expect(joining(by("invited"), you(2))).toBe("ask");
  expect(joining(by("invited"), you(null))).toBe("ask");
  expect(joining(by("anyone"), you(null))).toBe("take");
  expect(joining(by("nobody", one(3, { invited: true })), you(3))).toBe("");
});

test("nobody with a seat asks for one, nor does anybody where no bot has one", () => {
  expect(joining(table(), you(1, 2))).toBe("");
  expect(joining(table({ stage: "open" }), you(2))).toBe("");
  expect(joining(table({ seats: [] }), you(2))).toBe("");
});

test("those who have asked wait, and those who are invited take a seat", () => {
  expect(joining(table({}, one(3, { asks: 1 })), you(3))).toBe("asked");
  expect(joining(table({}, one(3, { asks: 1, invited: true })), you(3))).toBe("take");
});

test("wishes are those of the people who ask", () => {
  expect(wishes(table())).toEqual([]);
  expect(wishes(table({}, one(3, { asks: 1 })))).toEqual([{ person: 3, name: "P3", seat: 1 }]);
});

test("coming again makes sense where the host may have thought better of it", () => {
  expect(again("table-removed")).toBe("people-look-again");
  expect(again("table-no-newcomers")).toBe("start-again");
  expect(again("server-too-many-devices")).toBe("");
});
