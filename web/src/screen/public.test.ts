import { describe, expect, it } from "vitest";

import { lines } from "../log/lines";
import type { Game, Happened, LogLine } from "../protocol";
import { publicGame, publicLog } from "./public";

const game = (more: Partial<Game>): Game => ({
  round: 1,
  phase: "play",
  turn: 0,
  starter: 0,
  maze: { "1,0": "EW" },
  before: [[], ["lamp"], []],
  thefts: [],
  held: [6, 6, 6],
  deck: 40,
  aside: 0,
  treasure: false,
  completed_by: null,
  way: null,
  buried: {},
  winners: [],
  nugget_cards: [0, 0, 0],
  nuggets: 28,
  has_gold: [true, false, false],
  discards: {},
  face_down: [1, 0, 0],
  hand: ["map", "NES"],
  gold: 3,
  offer: [1, 2],
  legal: ["map@8,0"],
  goals: { "8,2": "stone:NE!", "8,0": "gold", "8,-2": "?" },
  roles: ["saboteur", "?", "miner"],
  pile: ["miner"],
  out: ["?"],
  own_discards: ["NS"],
  ...more,
});
const log = (...events: Happened[]): LogLine[] =>
  events.map((event, seq) => ({ seq, at: 0, event }));

describe("the game for all", () => {
  it("hides what only its own guest knows", () => {
    expect(publicGame(game({}))).toMatchObject({
      hand: [],
      gold: null,
      offer: [],
      legal: [],
      own_discards: [],
      roles: ["?", "?", "?"],
      pile: ["?"],
      out: ["?"],
    });
  });
  it("shows goals only when all have seen them", () => {
    expect(publicGame(game({})).goals).toEqual({ "8,2": "stone:NE!", "8,0": "?", "8,-2": "?" });
  });
  it.each(["take", "steal", "over"] as const)("shows the dwarfs when it comes to %s", (phase) => {
    const roles: Game["roles"] = ["saboteur", "miner", "miner"];
    expect(publicGame(game({ phase, roles })).roles).toEqual(roles);
  });
  it("leaves what lies on the table", () => {
    const { maze, before, held, deck } = game({});
    expect(publicGame(game({}))).toMatchObject({ maze, before, held, deck });
  });
});

describe("the log for all", () => {
  it("covers every secret of a deal and of moves", () => {
    const told = publicLog(
      log(
        {
          kind: "dealt",
          round: 1,
          starter: 0,
          told: [
            { event: "dealt", seat: 0, count: 2, hand: ["map", "NES"], role: "saboteur" },
            { event: "saboteurs", seats: [0, 2] },
          ],
        },
        {
          kind: "moved",
          seat: 0,
          how: "person",
          told: [
            { event: "move", seat: 0, move: "pass:map,NES" },
            { event: "move", seat: 0, move: "clear:lamp:map,NES" },
            { event: "move", seat: 0, move: "take:3" },
            { event: "look", seat: 0, cell: "8,0", goal: "gold" },
            { event: "inspect", seat: 0, target: 1, role: "miner" },
            { event: "hat", seat: 0, role: "boss" },
            { event: "swap", seats: [0, 1], counts: [1, 1], hands: [["map"], ["NES"]] },
            { event: "draw", seat: 0, count: 1, cards: ["NES"] },
            { event: "pay", seat: 0, gold: 4, cards: 2, nuggets: [1, 3] },
            { event: "offer", seat: 0, count: 2, nuggets: [1, 2] },
          ],
        },
      ),
    );
    expect(JSON.stringify(told)).not.toMatch(
      /map|NES|saboteur"|\[0,2\]|miner|boss|"goal"|nuggets|:3"/,
    );
    expect(told[1]!.event).toMatchObject({
      told: [
        { move: "pass:?,?" },
        { move: "clear:lamp:?,?" },
        { move: "take:?" },
        {},
        {},
        {},
        {},
        {},
        {},
        {},
      ],
    });
  });
  it("tells a move as anybody may know it", () => {
    const told = {
      kind: "moved",
      seat: 0,
      how: "person",
      told: [{ event: "move", seat: 0, move: "NES@1,0" }],
    } as const;
    const [entry] = publicLog(log({ ...told, told: [...told.told] }));
    const [line] = lines(
      entry!,
      { person: null, seat: null, muted: [] },
      () => "Ann",
      () => "",
    );
    expect(line?.id).toBe("log-lay");
  });
  it("keeps talk for all and leaves out asides", () => {
    const heard = publicLog(
      log(
        { kind: "said", person: 0, text: "Hello" },
        { kind: "said", person: 1, text: "Bo is the saboteur", aside: true },
        { kind: "phrased", person: 1, phrase: "hello", aside: true },
      ),
    );
    expect(heard.map((line) => line.seq)).toEqual([0]);
  });
});
