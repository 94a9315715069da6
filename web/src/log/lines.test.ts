import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { LANGUAGES, say, use, type Language } from "../base/words.svelte";
import type { Fact, Happened, LogLine, You } from "../protocol";
import game from "./game.json";
import { lines, sentence, type Line } from "./lines";

const FOLDER = "../../../src/motherlode/locales";
const SEATS = ["Olha", "Bruno", "Cleo", "Dario"];
// The people at the table sit in another order, and Wanda has no seat.
const PEOPLE = ["Dario", "Cleo", "Bruno", "Olha", "Wanda"];

const OLHA: You = { person: 3, seat: 0, muted: [] };
const BRUNO: You = { person: 2, seat: 1, muted: [] };
const CLEO: You = { person: 1, seat: 2, muted: [] };
const WANDA: You = { person: 4, seat: null, muted: [] };
const VIEWERS = [OLHA, BRUNO, CLEO, WANDA];

function read(language: Language, file: string): string {
  return readFileSync(new URL(`${FOLDER}/${language}/${file}.ftl`, import.meta.url), "utf-8");
}

function speak(language: Language): void {
  use(language, ...["cards", "table", "log", "web"].map((file) => read(language, file)));
}

function told(event: Happened, viewer: You): Line[] {
  const seat = (person: number): number | null => (person < 4 ? 3 - person : null);
  const entry = { seq: 7, at: 1000, event };
  return lines(
    entry,
    viewer,
    (seat) => SEATS[seat] ?? "",
    (person) => PEOPLE[person] ?? "",
    seat,
    ["8,2", "9,0", "8,-2"],
    3,
  );
}

/** A move of Olha, on seat 0, and what follows from it. */
const moved = (...facts: Fact[]): Happened => ({
  kind: "moved",
  seat: 0,
  how: "person",
  told: facts,
});
const move = (text: string): Happened => moved({ event: "move", seat: 0, move: text });
const dealt = (...facts: Fact[]): Happened => ({
  kind: "dealt",
  round: 2,
  starter: 0,
  told: facts,
});

function texts(event: Happened, viewer: You, language: Language = "en"): string[] {
  speak(language);
  return told(event, viewer).map(sentence);
}

const TERMS = {
  game: "base",
  edition: "",
  options: {},
  seats: 4,
  clock: "normal",
  listed: false,
  spectators: true,
  fill: "",
  newcomers: true,
  join: "invited",
} as const;

/** The rows of a table, its columns parted by bars. */
const table = (text: string): string[][] =>
  text
    .trim()
    .split("\n")
    .map((row) => row.split("|").map((column) => column.trim()));

/** What Olha does to Bruno: as she reads it, as he does, and as the others do. */
const AIMED = table(`
  break-lamp>1         | You break Bruno’s lamp.                | Olha breaks your lamp.                | Olha breaks Bruno’s lamp.
  fix-pick>1           | You repair Bruno’s pick.               | Olha repairs your pick.               | Olha repairs Bruno’s pick.
  fix-cart-lamp>1:lamp | You repair Bruno’s lamp.               | Olha repairs your lamp.               | Olha repairs Bruno’s lamp.
  trap>1               | You trap Bruno.                        | Olha traps you.                       | Olha traps Bruno.
  free>1               | You free Bruno from the trap.          | Olha frees you from the trap.         | Olha frees Bruno from the trap.
  hands-off>1          | You remove Bruno’s theft.              | Olha removes your theft.              | Olha removes Bruno’s theft.
  hats>1               | You swap hats: Bruno gets a new dwarf. | Olha swaps hats: you get a new dwarf. | Olha swaps hats: Bruno gets a new dwarf.
  swap-hands>1         | You swap hands with Bruno.             | Olha swaps hands with you.            | Olha and Bruno swap hands.
  steal>1              | You steal 1 gold from Bruno.           | Olha steals 1 gold from you.          | Olha steals 1 gold from Bruno.
`);

/** What Olha does with nobody else concerned: as she reads it, and as the others do. */
const ALONE = table(`
  NES@3,-1             | You lay a path card at 3,-1.           | Olha lays a path card at 3,-1.
  N/E/S@3,-1           | You lay a dead end at 3,-1.            | Olha lays a dead end at 3,-1.
  NS/EW@3,-1           | You lay a bridge at 3,-1.              | Olha lays a bridge at 3,-1.
  NW/ES@3,-1           | You lay a double curve at 3,-1.        | Olha lays a double curve at 3,-1.
  N+ladder@3,-1        | You lay a ladder at 3,-1.              | Olha lays a ladder at 3,-1.
  NS+blue@3,-1         | You lay a blue door at 3,-1.           | Olha lays a blue door at 3,-1.
  NS/E+green@3,-1      | You lay a green door at 3,-1.          | Olha lays a green door at 3,-1.
  W+crystal@3,-1       | You lay a crystal at 3,-1.             | Olha lays a crystal at 3,-1.
  theft                | You lay down a theft.                  | Olha lays down a theft.
  steal>-              | You steal from nobody.                 | Olha steals from nobody.
  break-cart>0         | You break your own cart.               | Olha breaks their own cart.
  fix-cart>0           | You repair your own cart.              | Olha repairs their own cart.
  free>0               | You get out of the trap.               | Olha gets out of the trap.
  hands-off>0          | You remove your own theft.             | Olha removes their own theft.
  hats>0               | You swap hats and get a new dwarf.     | Olha swaps hats and gets a new dwarf.
`);

/** The same for what is no move. */
const EVENTS: [Happened, string, string][] = [
  [
    moved(
      { event: "move", seat: 0, move: "rockfall@2,0" },
      { event: "fall", cell: "2,0", card: "EW" },
    ),
    "You play a rockfall and remove a path card from 2,0.",
    "Olha plays a rockfall and removes a path card from 2,0.",
  ],
  [
    moved({ event: "inspect", seat: 0, target: 0 }),
    "You look at your own dwarf.",
    "Olha looks at their own dwarf.",
  ],
  [
    moved({
      event: "end",
      treasure: true,
      completed_by: 0,
      roles: ["miner"],
      winners: [0],
      reasons: [],
    }),
    "You reach the treasure: the round is over.",
    "Olha reaches the treasure: the round is over.",
  ],
  [moved({ event: "pay", seat: 0, gold: 3, cards: 1 }), "You get 3 gold.", "Olha gets 3 gold."],
  [dealt(), "Round 2: you begin.", "Round 2: Olha begins."],
  [
    { kind: "moved", seat: 0, how: "auto", told: [] },
    "Time is up: the move is made for you.",
    "Time is up: the move is made for Olha.",
  ],
  [
    { kind: "warned", seat: 0 },
    "Time is running out: you have to move.",
    "Time is running out: Olha has to move.",
  ],
  [
    { kind: "stood-in", seat: 0, level: "steady", left: true },
    "You leave the game, and a bot plays on for you.",
    "Olha leaves the game, and a bot plays on.",
  ],
  [
    { kind: "stood-in", seat: 0, level: "steady" },
    "You are away for too long, and a bot plays on for you.",
    "Olha is away for too long, and a bot plays on.",
  ],
  [{ kind: "returned", seat: 0 }, "You are back in the game.", "Olha is back in the game."],
  [
    { kind: "starter-named", seat: 0, person: 3 },
    "You will begin the first round.",
    "Olha will begin the first round.",
  ],
  [{ kind: "sat", person: 3, seat: 9 }, "You take a seat.", "Olha takes a seat."],
  [{ kind: "stood", person: 3 }, "You leave the table.", "Olha leaves the table."],
  [
    { kind: "stood", person: 3, kicked: true },
    "The host takes you off the table.",
    "The host takes Olha off the table.",
  ],
  [
    { kind: "stood", person: 3, kicked: true, banned: true },
    "The host bans you from the table.",
    "The host bans Olha from the table.",
  ],
  [
    { kind: "stood", person: 3, level: "steady" },
    "You leave the game, and a bot plays on for you.",
    "Olha leaves the game, and a bot plays on.",
  ],
  [
    { kind: "pardoned", person: 3 },
    "You may come back to the table.",
    "Olha may come back to the table.",
  ],
  [
    { kind: "asked", person: 3, seat: 2 },
    "You ask for Quartz’s seat.",
    "Olha would like Quartz’s seat.",
  ],
  [
    { kind: "asked", person: 3 },
    "You do not ask for a seat any more.",
    "Olha does not ask for a seat any more.",
  ],
  [
    { kind: "invited", person: 3 },
    "The host invites you to play.",
    "The host invites Olha to play.",
  ],
  [{ kind: "hosted", person: 3, passed: true }, "You are the host now.", "Olha is the host now."],
  // Without that, whoever opened the table hosts it because they are back.
  [{ kind: "hosted", person: 3 }, "You are the host again.", "Olha is the host again."],
  [{ kind: "readied", person: 3 }, "You are ready.", "Olha is ready."],
  [
    { kind: "readied", person: 3, on: false },
    "You are not ready any more.",
    "Olha is not ready any more.",
  ],
  [{ kind: "said", person: 3, text: "Dig!" }, "You say: Dig!", "Olha says: Dig!"],
  [
    { kind: "said", person: 3, text: "Psst", aside: true },
    "You say to the spectators: Psst",
    "Olha says to the spectators: Psst",
  ],
  [{ kind: "phrased", person: 3, phrase: "hello" }, "You say: Hello!", "Olha says: Hello!"],
  [
    { kind: "phrased", person: 3, phrase: "thanks", aside: true },
    "You say to the spectators: Thank you!",
    "Olha says to the spectators: Thank you!",
  ],
  [
    { kind: "phrased", person: 3, phrase: "saw-gold", goal: 2 },
    "You say: I saw the gold at the lower goal!",
    "Olha says: I saw the gold at the lower goal!",
  ],
  [
    { kind: "phrased", person: 3, phrase: "suspect", seat: 3 },
    "You say: I suspect Dario.",
    "Olha says: I suspect Dario.",
  ],
];

/** All of these: what Olha does, told to her and to the others. */
const DONE: [Happened, string, string][] = [
  ...ALONE.map(([text = "", own = "", others = ""]): [Happened, string, string] => [
    move(text),
    own,
    others,
  ]),
  ...EVENTS,
];

/** What all read alike. */
const FOR_ALL: [string, Happened, string][] = [
  ["opened", { kind: "opened", terms: TERMS }, "The table is open."],
  ["changed", { kind: "changed", terms: TERMS }, "The terms of the table are different now."],
  ["starter a bot", { kind: "starter-named", seat: 1 }, "A bot will begin the first round."],
  ["starter drawn", { kind: "starter-named" }, "Who begins is drawn by lot."],
  ["shuffled", { kind: "shuffled", order: [1, 0] }, "The seats are shuffled."],
  ["bot-sat", { kind: "bot-sat", seat: 2, level: "steady" }, "A bot takes a seat."],
  ["bot-left", { kind: "bot-sat", seat: 2, level: "" }, "A bot leaves the table."],
  ["started", { kind: "started", seats: [0, 1] }, "The game begins."],
  ["rematched", { kind: "rematched", code: "BCDFGH" }, "A table for the next game is open."],
  ["closed", { kind: "closed" }, "The table is closed."],
  ["saboteurs", moved({ event: "saboteurs" }), "The saboteurs see each other."],
  [
    "stone",
    moved({ event: "goal", cell: "8,2", card: "stone:SW!" }),
    "The upper goal is revealed: only stone.",
  ],
  [
    "gold",
    moved({ event: "goal", cell: "9,0", card: "gold!" }),
    "The middle goal is revealed: the treasure!",
  ],
];

/** What tells one more than the others: as Olha reads it, and as the others do. */
const SECRET: [string, Happened, Happened, string[], string[]][] = [
  [
    "map",
    moved(
      { event: "move", seat: 0, move: "map@8,-2" },
      { event: "look", seat: 0, cell: "8,-2", goal: "gold" },
    ),
    moved({ event: "move", seat: 0, move: "map@8,-2" }, { event: "look", seat: 0, cell: "8,-2" }),
    ["You look at the lower goal: the treasure!"],
    ["Olha looks at the lower goal."],
  ],
  [
    "inspection",
    moved(
      { event: "move", seat: 0, move: "inspect>3" },
      { event: "inspect", seat: 0, target: 3, role: "boss" },
    ),
    moved({ event: "move", seat: 0, move: "inspect>3" }, { event: "inspect", seat: 0, target: 3 }),
    ["You look at Dario’s dwarf. It is the boss."],
    ["Olha looks at Dario’s dwarf."],
  ],
  [
    "hats",
    moved({ event: "hat", seat: 0, role: "geologist" }),
    moved({ event: "hat", seat: 0 }),
    ["You are now a geologist."],
    [],
  ],
  [
    "swapped hands",
    moved({ event: "swap", seats: [3, 0], counts: [1, 3], hands: [["map"], ["EW", "NS", "trap"]] }),
    moved({ event: "swap", seats: [3, 0], counts: [1, 3] }),
    ["You now hold: path card ×2, trap"],
    [],
  ],
  [
    "discard",
    move("pass:NES,SW,map"),
    move("pass:?,?,?"),
    ["You discard: path card ×2, map"],
    ["Olha discards 3 cards."],
  ],
  [
    "two for a trap",
    move("clear:trap:NES,map"),
    move("clear:trap:?,?"),
    ["To get out of the trap, you discard: path card, map"],
    ["Olha discards two cards to get out of the trap."],
  ],
  [
    "draw",
    moved({ event: "draw", seat: 0, count: 1, cards: ["NS/EW"] }),
    moved({ event: "draw", seat: 0, count: 1 }),
    ["You draw: bridge"],
    [],
  ],
  [
    "nugget card",
    move("take:3"),
    move("take:?"),
    ["You take a nugget card worth 3 gold."],
    ["Olha takes a nugget card."],
  ],
  [
    "offer",
    moved({ event: "offer", seat: 0, count: 2, nuggets: [3, 1] }),
    moved({ event: "offer", seat: 0, count: 2 }),
    ["You choose a nugget card worth: 3, 1."],
    [],
  ],
  [
    "deal",
    dealt(
      { event: "dealt", seat: 0, count: 2, hand: ["EW", "map"], role: "saboteur" },
      { event: "saboteurs", seats: [0, 3] },
    ),
    dealt({ event: "dealt", seat: 0, count: 2 }, { event: "saboteurs" }),
    [
      "Round 2: you begin.",
      "You are a saboteur.",
      "You are dealt: path card, map",
      "The other saboteur: Dario.",
    ],
    ["Round 2: Olha begins.", "The saboteurs see each other."],
  ],
];

const END: Happened = moved(
  {
    event: "end",
    treasure: false,
    completed_by: null,
    roles: ["blue", "saboteur", "boss", "saboteur"],
    winners: [1, 3],
    reasons: [],
  },
  { event: "share", gold: [0, 4, 0, 4] },
  { event: "over", next_starter: 2 },
);

const REST: Happened[] = [
  END,
  { kind: "renamed", person: 3, name: "Olya" },
  { kind: "here", person: 3 },
  { kind: "gone", person: 3 },
  { kind: "door", newcomers: true, spectators: false },
  { kind: "door", newcomers: false, spectators: true },
  moved({ event: "inspect", seat: 0, target: 1 }),
];

/** All of the above, as each viewer may get it. */
function everything(): [Happened, You][] {
  const shown = [
    ...AIMED.map(([text = ""]) => move(text)),
    ...DONE.map(([event]) => event),
    ...FOR_ALL.map(([, event]) => event),
  ];
  return VIEWERS.flatMap((viewer) => {
    const secret = SECRET.map(([, open, closed]) => (viewer === OLHA ? open : closed));
    // Who inspects is told a role.
    const rest = viewer === OLHA ? REST.slice(0, -1) : REST;
    return [...shown, ...secret, ...rest].map((event): [Happened, You] => [event, viewer]);
  });
}

describe("the words for doer, target and the others", () => {
  it.each(AIMED)("%s", (text, doer, target, third) => {
    const event = move(text ?? "");
    expect(texts(event, OLHA)).toEqual([doer]);
    expect(texts(event, BRUNO)).toEqual([target]);
    expect(texts(event, CLEO)).toEqual([third]);
    expect(texts(event, WANDA)).toEqual([third]);
  });

  it.each(DONE)("%j", (event, own, others) => {
    expect(texts(event, OLHA)[0]).toBe(own);
    expect(texts(event, CLEO)[0]).toBe(others);
    expect(texts(event, WANDA)[0]).toBe(others);
  });

  it.each(FOR_ALL)("%s, alike for all", (_, event, text) => {
    for (const viewer of VIEWERS) expect(texts(event, viewer)).toEqual([text]);
  });

  it.each(SECRET)("%s: those who may know it are told more", (_, open, closed, own, others) => {
    expect(texts(open, OLHA)).toEqual(own);
    expect(texts(closed, CLEO)).toEqual(others);
  });

  it("an inspection is told to whom it is about", () => {
    const event = moved({ event: "inspect", seat: 0, target: 1 });
    expect(texts(event, BRUNO)).toEqual(["Olha looks at your dwarf."]);
  });

  it("who took a seat later is not told what it saw before", () => {
    for (const [, , closed, , others] of SECRET.filter(([name]) => name !== "deal")) {
      expect(texts(closed, OLHA)).toEqual(others);
    }
  });

  it("the end of a round: who was who, who won, the gold", () => {
    const dwarfs = "Olha (blue miner), Bruno (saboteur), Cleo (boss), Dario (saboteur)";
    expect(texts(END, BRUNO)).toEqual([
      "Nobody reaches the treasure: the round is over.",
      `All dwarfs are revealed: ${dwarfs}.`,
      "You win the round, together with: Dario.",
      "You get 4 gold.",
      "Dario gets 4 gold.",
    ]);
    expect(texts(END, OLHA).slice(2)).toEqual([
      "The round is won by: Bruno, Dario.",
      "You get no gold.",
      "Bruno gets 4 gold.",
      "Dario gets 4 gold.",
    ]);
  });

  it("connections are told to the others only", () => {
    expect(texts({ kind: "here", person: 3 }, OLHA)).toEqual([]);
    expect(texts({ kind: "gone", person: 3 }, OLHA)).toEqual([]);
    expect(texts({ kind: "here", person: 3 }, CLEO)).toEqual(["Olha is connected."]);
    expect(texts({ kind: "gone", person: 3 }, CLEO)).toEqual(["Olha is not connected."]);
  });

  it("the door and names", () => {
    expect(texts({ kind: "door", newcomers: true, spectators: false }, OLHA)).toEqual([
      "The table is open to newcomers.",
      "Nobody may look on without a seat.",
    ]);
    const renamed: Happened = { kind: "renamed", person: 3, name: "Olya" };
    expect(texts(renamed, OLHA)).toEqual(["You have a new name: Olya."]);
    expect(texts(renamed, CLEO)).toEqual(["Somebody has a new name: Olya."]);
  });
});

describe("in every language", () => {
  it.each(LANGUAGES)("%s: the viewer is spoken to, never named", (language) => {
    for (const [event] of DONE) {
      expect(texts(event, OLHA, language)[0]).not.toContain("Olha");
      expect(texts(event, CLEO, language)[0]).toContain("Olha");
    }
    for (const [text = ""] of AIMED) {
      const [doer, target, third] = [OLHA, BRUNO, CLEO].map(
        (viewer) => texts(move(text), viewer, language)[0] ?? "",
      );
      expect(doer).toContain("Bruno");
      expect(doer).not.toContain("Olha");
      expect(target).toContain("Olha");
      expect(target).not.toContain("Bruno");
      expect(third).toMatch(/^(?=.*Olha)(?=.*Bruno)/);
    }
  });

  it.each(LANGUAGES)("%s: nothing is left open", (language) => {
    for (const [event, viewer] of everything()) {
      for (const text of texts(event, viewer, language)) {
        expect(text).not.toMatch(/[{}?]|undefined|NaN|log-|phrase-|card-|role-/);
      }
    }
  });

  const said: Record<string, [Happened, You, string][]> = {
    pl: [
      [move("break-lamp>1"), BRUNO, "Olha psuje twoją latarnię."],
      [move("fix-cart>1"), CLEO, "Olha naprawia wagonik gracza Bruno."],
      [move("S+ladder@3,-1"), OLHA, "Kładziesz drabinę na polu 3,-1."],
      [
        moved({ event: "look", seat: 0, cell: "8,2", goal: "stone:NE" }),
        OLHA,
        "Oglądasz górny cel: tylko kamień.",
      ],
    ],
    es: [
      [move("break-lamp>1"), BRUNO, "Olha rompe tu farol."],
      [move("fix-cart>1"), CLEO, "Olha repara la vagoneta de Bruno."],
      [move("S+ladder@3,-1"), OLHA, "Colocas una escalera en 3,-1."],
      [
        moved({ event: "look", seat: 0, cell: "8,2", goal: "stone:NE" }),
        OLHA,
        "Miras el Objetivo de arriba: solo piedra.",
      ],
    ],
    uk: [
      [move("break-lamp>1"), BRUNO, "Olha ламає ваш ліхтар."],
      [move("fix-cart>1"), CLEO, "Olha ремонтує вагонетку гравця Bruno."],
      [move("S+ladder@3,-1"), OLHA, "Ви кладете лаз на клітинку 3,-1."],
      [
        moved({ event: "look", seat: 0, cell: "8,2", goal: "stone:NE" }),
        OLHA,
        "Ви дивитеся на верхню карту кінця: лише камінь.",
      ],
    ],
  };
  it.each(["pl", "es", "uk"] as const)("%s: tools, cards and goals are inflected", (language) => {
    for (const [event, viewer, text] of said[language] ?? []) {
      expect(texts(event, viewer, language)).toEqual([text]);
    }
  });

  it.each([
    ["en", 1, "Olha discards 1 card.", "Olha gets 1 gold."],
    ["en", 2, "Olha discards 2 cards.", "Olha gets 2 gold."],
    ["es", 1, "Olha descarta 1 carta.", "Olha recibe 1 pepita de oro."],
    ["es", 2, "Olha descarta 2 cartas.", "Olha recibe 2 pepitas de oro."],
    ["pl", 1, "Olha odrzuca 1 kartę.", "Olha dostaje 1 bryłkę złota."],
    ["pl", 2, "Olha odrzuca 2 karty.", "Olha dostaje 2 bryłki złota."],
    ["pl", 5, "Olha odrzuca 5 kart.", "Olha dostaje 5 bryłek złota."],
    ["pl", 21, "Olha odrzuca 21 kart.", "Olha dostaje 21 bryłek złota."],
    ["pl", 22, "Olha odrzuca 22 karty.", "Olha dostaje 22 bryłki złota."],
    ["uk", 1, "Olha скидає 1 карту.", "Olha отримує 1 самородок."],
    ["uk", 2, "Olha скидає 2 карти.", "Olha отримує 2 самородки."],
    ["uk", 5, "Olha скидає 5 карт.", "Olha отримує 5 самородків."],
    ["uk", 21, "Olha скидає 21 карту.", "Olha отримує 21 самородок."],
    ["uk", 22, "Olha скидає 22 карти.", "Olha отримує 22 самородки."],
  ] as const)("%s: %i", (language, count, discards, gets) => {
    const cards = Array.from({ length: count }, () => "?").join(",");
    expect(texts(move(`pass:${cards}`), CLEO, language)).toEqual([discards]);
    const paid = moved({ event: "pay", seat: 0, gold: count, cards: 1 });
    expect(texts(paid, CLEO, language)).toEqual([gets]);
  });

  it("every tool, thing, dwarf and path card has words of its own", () => {
    const values: Record<string, string[]> = {
      tool: ["cart", "lamp", "pick"],
      thing: ["cart", "lamp", "pick", "trap", "theft"],
      kind: [
        "path",
        "dead-end",
        "bridge",
        "double-curve",
        "ladder",
        "door-blue",
        "door-green",
        "crystal",
      ],
      role: ["miner", "saboteur", "selfish", "blue", "green", "boss", "profiteer", "geologist"],
      goal: ["0", "1", "2"],
      found: ["stone", "treasure"],
    };
    const args = { name: "A", target: "B", cell: "1,0", cards: "C", tool: "", thing: "" };
    const ids: Record<string, string[]> = {
      tool: ["break", "fix"].flatMap((id) =>
        ["", "-own", "-you", "-self", "-own-self"].map((form) => `log-${id}${form}`),
      ),
      thing: ["log-clear", "log-clear-own"],
      kind: ["log-lay", "log-lay-own", "log-fall", "log-fall-own"],
      role: ["log-role-own", "log-hat-own", "log-inspect-own"],
      goal: ["log-look", "log-look-own", "log-goal"],
      found: ["log-look-own", "log-goal"],
    };
    for (const language of LANGUAGES) {
      speak(language);
      for (const [variable, all] of Object.entries(values)) {
        for (const id of ids[variable] ?? []) {
          const number = variable === "goal";
          const rest = { ...args, goal: 1, found: "stone" };
          const said = all.map((v) => say(id, { ...rest, [variable]: number ? Number(v) : v }));
          expect(new Set(said).size, `${language} ${id}`).toBe(all.length);
        }
      }
    }
  });
});

describe("lines as data", () => {
  it("show where it happened", () => {
    const cells = (event: Happened) => told(event, CLEO).flatMap((line) => line.cells);
    expect(cells(move("NES@3,-1"))).toEqual(["3,-1"]);
    expect(cells(moved({ event: "fall", cell: "2,0", card: "EW" }))).toEqual(["2,0"]);
    expect(cells(moved({ event: "look", seat: 0, cell: "8,0" }))).toEqual(["8,0"]);
    expect(cells({ kind: "phrased", person: 3, phrase: "dig-there", goal: 1 })).toEqual(["9,0"]);
    expect(cells(move("trap>1"))).toEqual([]);
  });

  it("say who did it, how it is meant, and whether it was the viewer", () => {
    const [harm] = told(move("break-lamp>1"), OLHA);
    expect(harm).toMatchObject({ seat: 0, tone: "harm", mine: true, key: "7.0", seq: 7, at: 1000 });
    expect(told(move("fix-lamp>1"), BRUNO)[0]).toMatchObject({ tone: "help", mine: false });
    const talk = told({ kind: "said", person: 3, text: "<b>Dig</b>" }, CLEO);
    expect(talk[0]).toMatchObject({ seat: 0, tone: "talk", text: "<b>Dig</b>" });
    const spectator = told({ kind: "said", person: 4, text: "Hi" }, CLEO);
    expect(spectator[0]).toMatchObject({ seat: null, mine: false });
  });

  it("leave out what this client does not know", () => {
    expect(told({ kind: "danced", person: 1 } as unknown as Happened, CLEO)).toEqual([]);
    expect(told(moved({ event: "earthquake" } as unknown as Fact), CLEO)).toEqual([]);
    expect(told(move("teleport!3"), CLEO)).toEqual([]);
    expect(told(move("blow-up>3"), CLEO)).toEqual([]);
    expect(told({ kind: "met", person: 3, name: "Olha" }, CLEO)).toEqual([]);
  });
});

describe("whole games", () => {
  const games = Object.entries(game).map(([name, { you, seats, people, log }]) => {
    const all = (log as unknown as LogLine[]).flatMap((entry) =>
      lines(
        entry,
        you,
        (seat) => seats[seat] ?? "",
        (person) => people[person] ?? "",
      ),
    );
    return [name, all] as const;
  });

  it.each(games)("%s: every line can be said in every language", (_, all) => {
    expect(all.length).toBeGreaterThan(80);
    expect(new Set(all.map((line) => line.key)).size).toBe(all.length);
    for (const language of LANGUAGES) {
      speak(language);
      for (const line of all) {
        const text = sentence(line);
        const talk = line.tone === "talk"; // which may ask
        expect(text, line.id).not.toMatch(/[{}]|undefined|NaN|log-|phrase-|card-|role-/);
        expect(talk || !text.includes("?"), text).toBe(true);
        expect(text.trim()).not.toBe("");
      }
    }
  });

  it("every message of log.ftl is used, and none is missing", () => {
    const used = new Set(games.flatMap(([, all]) => all.map((line) => line.id)));
    for (const [event, viewer] of everything()) {
      for (const { id } of told(event, viewer)) used.add(id);
    }
    const written = [...read("en", "log").matchAll(/^(log-[a-z-]+) =/gm)].map(([, id]) => id ?? "");
    const within = ["log-kind", "log-dwarf"]; // only parts of others
    const lines = written.filter((id) => !within.includes(id) && !id.startsWith("log-highlight-"));
    const spoken = [...used].filter((id) => !id.startsWith("phrase-"));
    expect(spoken.sort()).toEqual(lines.sort());
  });
});
