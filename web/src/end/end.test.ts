import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LANGUAGES, use } from "../base/words.svelte";
import recorded from "../log/game.json";
import type { Fact, Game, LogLine, Message, Role } from "../protocol";
import { outcome, tally, victory, type Outcome } from "./outcome";
import { places } from "./places";
import { Reveal } from "./reveal.svelte";
import { why } from "./why";

const base = recorded.base.log as unknown as LogLine[];
const expansion = recorded.expansion.log as unknown as LogLine[];

/** A game as far as an end looks at it. */
const game = (more: Partial<Game> = {}): Game =>
  ({ maze: {}, before: [], way: null, buried: {}, ...more }) as Game;

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
  reasons: [],
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

  it("names the last tunnel", () => {
    const log = moves([move(0, "NES@7,0"), end(["geologist", "blue"], [1], 0)]);
    expect(outcome(log, game())?.last).toBe("7,0");
  });

  it("says where the treasure lay, also if nobody reached it", () => {
    const buried = { "8,2": "stone:NE", "8,0": "stone:NW", "8,-2": "gold" } as const;
    const log = moves([move(0, "pass:?"), end(["miner", "saboteur"], [1])]);
    expect(outcome(log, game({ buried }))?.lay).toBe("8,-2");
    expect(outcome(log, game())?.lay).toBeNull();
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
  const reason = (id: string, args: Message["args"] = {}, clause = "X17"): Message => ({
    message: `end-why-${id}`,
    args,
    clause,
  });
  const speak = (language: (typeof LANGUAGES)[number]): void => {
    const text = ["cards", "end"].map((file) =>
      readFileSync(
        new URL(`../../../src/motherlode/locales/${language}/${file}.ftl`, import.meta.url),
        "utf-8",
      ),
    );
    use(language, text.join("\n"));
  };
  beforeEach(() => speak("en"));

  it("come with the end of the round", () => {
    expect(outcome(base, game())?.reasons.map(({ message }) => message)).toEqual([
      "end-why-completed",
      "end-why-secret",
    ]);
  });

  it("name players, and speak to the one who reads them", () => {
    const told = [reason("completed-any", { seat: 1, role: "boss" })];
    const sentence = (you: number | null): string | undefined => why(told, names, you)[0]?.text;
    const rest = "completed the way: every team that can pass wins.";
    expect(sentence(null)).toBe(`Bo, the boss, ${rest}`);
    expect(sentence(0)).toBe(`Bo, the boss, ${rest}`);
    expect(sentence(1)).toBe(`You, the boss, ${rest}`);
    const many = [reason("trapped", { seats: [0, 4], count: 2 }, "X20")];
    expect(why(many, names, 4)).toEqual([
      { text: "Trapped, so without a share: Ada, Eva.", clause: "X20", sign: { icon: "trap" } },
    ]);
  });

  it("name the doors that bar a team, under the sign of their colour", () => {
    const told = [reason("closed", { team: "blue", cells: ["7,0", "8,-1"], count: 2 }, "X7")];
    expect(why(told, names, null)).toEqual([
      {
        text: "The green doors at 7,0; 8,-1 bar the way for blue.",
        clause: "X7",
        sign: { team: "green" },
      },
    ]);
    expect(why([reason("absent", { team: "blue" })], names, null)[0]?.sign).toEqual({
      team: "blue",
    });
  });

  it("have words in every language, for those whom they concern as well", () => {
    const who = { seat: 0, role: "profiteer", gold: 0 };
    const several = { seats: [0, 2], count: 2 };
    const told = [
      ...["alone", "boss", "completed", "completed-any", "left-out"].map((id) => reason(id, who)),
      ...["profiteer", "selfish", "spoilt"].map((id) => reason(id, who)),
      ...["broken", "neither", "trapped"].map((id) => reason(id, several)),
      ...["hidden", "neither-nobody", "nobody", "open", "secret"].map((id) => reason(id)),
      ...["crystals", "crystals-half"].map((id) => reason(id, { count: 3 })),
      reason("absent", { team: "green" }),
      reason("closed", { team: "green", cells: ["7,0"], count: 1 }),
      reason("pay", { count: 2, gold: 3 }),
    ];
    for (const language of LANGUAGES) {
      speak(language);
      for (const you of [null, 0, 1])
        for (const { text } of why(told, names, you)) expect(text).toMatch(/^[^{}]+\.$/);
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
    vi.advanceTimersByTime(2100);
    expect(reveal.has("roles")).toBe(true);
    expect(flown).toEqual([]);
    vi.advanceTimersByTime(5900);
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

  it("is done when the last gold has landed", () => {
    const flying: (() => void)[] = [];
    const reveal = new Reveal(
      () => found,
      (_, landed) => flying.push(landed),
    );
    reveal.play();
    vi.advanceTimersByTime(8000);
    expect([reveal.running, reveal.done]).toEqual([false, false]);
    flying.forEach((land) => land());
    expect(reveal.done).toBe(true);
  });

  it("is there at once for those who want no motion", () => {
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
