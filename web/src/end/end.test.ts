import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import recorded from "../log/game.json";
import type { Fact, Game, LogLine, Role } from "../protocol";
import { LANGUAGES, say, use } from "../words.svelte";
import { outcome, tally, victory, type Outcome } from "./outcome";
import { places } from "./places";
import { Reveal } from "./reveal.svelte";
import { why } from "./why";

const base = recorded.base.log as unknown as LogLine[];
const expansion = recorded.expansion.log as unknown as LogLine[];

/** A game as far as an end looks at it. */
const game = (more: Partial<Game> = {}): Game =>
  ({ maze: {}, before: [], way: null, ...more }) as Game;

/** Entries of moves, each with what it tells. */
const moves = (...told: Fact[][]): LogLine[] =>
  told.map((facts, seq) => ({
    seq,
    at: seq,
    event: { kind: "moved", seat: 0, how: "person", told: facts },
  }));
const move = (seat: number, text: string): Fact => ({ event: "move", seat, move: text });
const end = (roles: Role[], winners: number[], by: number | null = null): Fact => ({
  event: "end",
  treasure: by !== null,
  completed_by: by,
  roles,
  winners,
});

describe("the outcome of a round", () => {
  it("is not there before the round is decided", () => {
    const early = base.slice(
      0,
      base.findIndex(({ seq }) => seq === 72),
    );
    expect(outcome(early, game())).toBeNull();
    expect(outcome(moves([move(0, "EW@1,0")]), game())).toBeNull();
  });

  it("of a base game tells one's own nuggets, and of the others only how many cards", () => {
    const found = outcome(base, game());
    expect(found).toMatchObject({ seq: 72, treasure: true, completedBy: 2, winners: [1, 2, 4] });
    expect(found?.roles).toEqual(["saboteur", "miner", "miner", "saboteur", "miner"]);
    expect(found?.gold).toEqual([0, 2, null, 0, null]);
    expect(found?.cards).toEqual([0, 1, 1, 0, 1]);
    expect(found?.turned).toHaveLength(1);
  });

  it("of the expansion tells shares and thefts, of the round that was dealt last", () => {
    const found = outcome(expansion, game());
    expect(found?.seq).toBe(297);
    expect(found?.thefts).toEqual([{ from: 3, to: 1 }]);
    expect(found?.gold).toEqual([3, 1, 4, -1, 4]);
    const first = expansion.filter(({ seq }) => seq <= 159);
    expect(outcome(first, game())?.gold).toEqual([0, 0, 7, 1, 0]);
  });

  it("counts what the saboteurs are paid, which is announced", () => {
    const pay: Fact = { event: "pay", seat: 1, gold: 4, cards: 2 };
    const log = moves([move(0, "pass:?"), end(["miner", "saboteur", "miner"], [1]), pay]);
    expect(outcome(log, game())).toMatchObject({ gold: [0, 4, 0], cards: [0, 2, 0], last: null });
  });

  it("counts the crystals in the maze and names the last tunnel", () => {
    const log = moves([move(0, "NES@7,0"), end(["geologist", "blue"], [1], 0)]);
    const maze = { "1,0": "W+crystal", "2,0": "EW", "3,0": "ESW/N+crystal" };
    expect(outcome(log, game({ maze }))).toMatchObject({ crystals: 2, last: "7,0" });
  });

  it("leaves out a theft that was declined", () => {
    const log = moves([end(["blue", "green"], [])], [move(1, "steal>-")]);
    expect(outcome(log, game())?.gains).toEqual([]);
  });

  it("can be told gain by gain", () => {
    const found = outcome(expansion, game()) as Outcome;
    expect(tally(found, 0).gold).toEqual([0, 0, 0, 0, 0]);
    expect(tally(found, 3).gold).toEqual([3, 0, 4, 0, 4]);
  });
});

describe("the victory", () => {
  it("is named after the team, not after those who share with it", () => {
    const won = (roles: Role[], winners: number[]) => victory({ roles, winners });
    expect(won(["boss", "profiteer", "green"], [0, 1, 2])).toBe("green");
    expect(won(["blue", "profiteer", "green"], [0, 1, 2])).toBe("both");
    expect(won(["boss", "profiteer", "green"], [0, 1])).toBe("boss");
    expect(won(["blue", "profiteer"], [1])).toBe("profiteer");
    expect(won(["saboteur", "profiteer"], [0, 1])).toBe("saboteur");
    expect(won(["selfish", "miner"], [0])).toBe("selfish");
    expect(won(["miner", "miner"], [])).toBe("nobody");
  });
});

describe("the reasons", () => {
  const names = (seat: number): string => ["Ada", "Bo", "Cleo", "Dan", "Eva"][seat] ?? "";
  const roles: Role[] = ["green", "profiteer", "geologist", "blue", "green"];
  const log = moves([move(0, "EW@7,0"), end(roles, [0, 1], 0)]);
  const closed = {
    cells: ["0,0", "8,0"],
    open: ["green" as const],
    doors: [],
    closed: { blue: ["7,0"] },
  };
  const before: Game["before"] = [[], [], [], [], ["trap"]];
  const shown = game({ way: closed, before });

  it("are at most four, the decisive ones first, each with its clause", () => {
    const found = why(outcome(log, shown)!, shown, true, names, 0);
    expect(found.map(({ id, clause }) => `${id} ${clause}`)).toEqual([
      "end-why-completed-own X17",
      "end-why-closed X7",
      "end-why-trapped X20",
      "end-why-profiteer X18",
    ]);
    expect(found[1]).toMatchObject({
      args: { team: "blue", cells: "7,0" },
      sign: { team: "green" },
    });
    expect(found[2]?.args).toEqual({ count: 1, names: "Eva" });
  });

  it("tell of geologists where there is room", () => {
    const calm = game({ way: { ...closed, open: ["blue", "green"], closed: {} } });
    const found = why(outcome(log, calm)!, calm, true, names, null);
    expect(found.map(({ id }) => id.slice(8))).toEqual([
      "completed",
      "open",
      "profiteer",
      "crystals",
    ]);
  });

  it("say why a treasure that nobody reached makes a winner, or none", () => {
    const lost = (all: Role[], more: boolean) =>
      why(outcome(moves([end(all, [])]), game())!, game(), more, names, null)[0];
    expect(lost(["saboteur", "miner"], false)).toMatchObject({
      id: "end-why-hidden",
      clause: "B21",
    });
    expect(lost(["blue", "green"], true)).toMatchObject({ id: "end-why-nobody", clause: "X19" });
  });

  it("of a base game say that nuggets stay secret, and who has none for a broken tool", () => {
    const found = (all: Role[], winners: number[]) =>
      why(outcome(moves([end(all, winners, 0)]), game())!, game(), false, names, null).map(
        ({ id }) => id.slice(8),
      );
    expect(found(["miner", "miner"], [0, 1])).toEqual(["completed", "secret"]);
    expect(found(["miner", "miner"], [1])).toEqual(["completed", "broken", "secret"]);
    expect(found(["selfish", "miner"], [0])).toEqual(["alone"]);
  });

  it("have words in every language", () => {
    for (const language of LANGUAGES) {
      const text = ["cards", "end"].map((file) =>
        readFileSync(
          new URL(`../../../src/motherlode/locales/${language}/${file}.ftl`, import.meta.url),
          "utf-8",
        ),
      );
      use(language, text.join("\n"));
      for (const you of [null, 0, 1])
        for (const { id, args } of why(outcome(log, shown)!, shown, true, names, you))
          expect(say(id, args)).toMatch(/^[^{}]+\.$/);
    }
  });
});

describe("the reveal", () => {
  const found = outcome(expansion, game()) as Outcome;
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const begun = (): { reveal: Reveal; flown: number[] } => {
    const flown: number[] = [];
    const reveal = new Reveal(
      () => found,
      (index, landed) => (flown.push(index), landed()),
    );
    reveal.play();
    return { reveal, flown };
  };

  it("shows roles before gold, and is over within eight seconds", () => {
    const { reveal, flown } = begun();
    expect(reveal.has("headline")).toBe(false);
    vi.advanceTimersByTime(1200);
    expect(reveal.has("roles")).toBe(true);
    expect(flown).toEqual([]);
    vi.advanceTimersByTime(6800);
    expect(reveal.running).toBe(false);
    expect(flown).toEqual([0, 1, 2, 3]);
  });

  it("can be skipped, and then nothing flies any more", () => {
    const { reveal, flown } = begun();
    reveal.skip();
    expect(reveal.running).toBe(false);
    expect(reveal.landed).toBe(found.gains.length);
    vi.advanceTimersByTime(9000);
    expect(flown).toEqual([]);
  });

  it("is there at once for who wants no motion", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    expect(begun().reveal.running).toBe(false);
  });
});

describe("the places of a game", () => {
  it("are shared by those who have the same", () => {
    expect(places([3, 7, 3, 9, 7]).map(({ seat, place }) => [seat, place])).toEqual([
      [3, 1],
      [1, 2],
      [4, 2],
      [0, 4],
      [2, 4],
    ]);
  });
});
