import { readFileSync } from "node:fs";

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { LANGUAGES, say, use } from "../base/words.svelte";
import recorded from "../log/game.json";
import type { Fact, Game, LogLine, Role } from "../protocol";
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
  const X = { game: "expansion", options: {} };
  const B = { game: "base", options: {} };
  const way = (...open: ("blue" | "green")[]): Game["way"] => ({
    cells: ["0,0", "8,0"],
    open,
    doors: [],
    closed: Object.fromEntries(
      (["blue", "green"] as const).flatMap((t) => (open.includes(t) ? [] : [[t, ["7,0"]]])),
    ),
  });
  const trapped = (...seats: number[]): Game["before"] =>
    [0, 1, 2, 3, 4].map((seat) => (seats.includes(seat) ? ["trap"] : []));
  const share = (...gold: number[]): Fact => ({ event: "share", gold });
  /** The reasons as ids with their clauses. */
  const told = (
    facts: Fact[],
    more: Partial<Game> = {},
    terms: { game: string; options: Record<string, string> } = X,
    you: number | null = null,
  ): string[] => {
    const shown = game(more);
    return why(outcome(moves(facts), shown)!, shown, terms, names, you).map(
      ({ id, clause }) => `${id.slice(8)} ${clause}`,
    );
  };

  it("are at most four, the decisive ones first, each with its clause", () => {
    const roles: Role[] = ["green", "profiteer", "geologist", "blue", "green"];
    const facts = [move(0, "EW@7,0"), end(roles, [0, 1], 0)];
    const shown = game({ way: way("green"), before: trapped(4) });
    expect(told(facts, shown, X, 0)).toEqual([
      "completed-own X17",
      "closed X7",
      "trapped X20",
      "profiteer X18",
    ]);
    const found = why(outcome(moves(facts), shown)!, shown, X, names, 0);
    expect(found[1]).toMatchObject({
      args: { team: "blue", cells: "7,0" },
      sign: { team: "green" },
    });
    expect(found[2]?.args).toEqual({ count: 1, names: "Eva" });
  });

  it("of a way that anybody else completes say that each team may win which can pass", () => {
    const roles: Role[] = ["geologist", "green", "blue"];
    expect(told([end(roles, [1, 2], 0)], { way: way("blue", "green") })).toEqual([
      "completed-any X17",
      "open X17",
      "crystals X21",
    ]);
    expect(told([end(roles, [1], 0)], { way: way("green") })).toEqual([
      "completed-any X17",
      "closed X7",
      "crystals X21",
    ]);
  });

  it("tell of a team that wins without anybody in it, also when the boss wins for it", () => {
    const facts = [end(["saboteur", "boss"], [1], 0), share(0, 4)];
    expect(told(facts, { way: way("green") })).toEqual([
      "completed-any X17",
      "closed X7",
      "absent X17",
      "boss X18",
    ]);
  });

  it("say why no team wins when a saboteur completes the way, if it is played so", () => {
    const facts = [end(["saboteur", "blue", "boss", "profiteer"], [3], 0), share(0, 0, 0, 3)];
    const nobody = { game: "expansion", options: { saboteur_completes: "nobody" } };
    const both = { way: way("blue", "green") };
    expect(told(facts, both, nobody)).toEqual(["spoilt X17", "profiteer X18"]);
    expect(told(facts, both, nobody, 0)[0]).toBe("spoilt-own X17");
    // Open for one only, it is as usual.
    expect(told([end(["saboteur", "blue"], [1], 0)], { way: way("blue") }, nobody)).toEqual([
      "completed-any X17",
      "closed X7",
    ]);
  });

  it("of a way that no team can pass say who has the gold instead, or why nobody has", () => {
    const neither = (roles: Role[], winners: number[], ...caught: number[]): string | undefined =>
      told([end(roles, winners, 0)], { way: way(), before: trapped(...caught) })[3];
    expect(told([end(["green", "boss"], [1], 0)], { way: way() })).toEqual([
      "completed X17",
      "closed X7",
      "closed X7",
      "neither X18",
    ]);
    expect(neither(["green", "boss", "profiteer"], [1, 2])).toBe("neither X18");
    expect(neither(["green", "blue", "profiteer"], [])).toBe("left-out X18");
    expect(neither(["green", "boss"], [], 1)).toBe("neither-nobody X18");
    expect(neither(["green", "blue"], [])).toBe("neither-nobody X18");
  });

  it("tell a geologist what a crystal is worth, alone or shared", () => {
    const maze = { "1,0": "EW+crystal", "2,0": "EW+crystal", "3,0": "EW+crystal" };
    const paid = (roles: Role[], ...gold: number[]): string | undefined =>
      told([end(roles, []), share(...gold)], { maze }).at(-1);
    expect(paid(["geologist", "blue"], 3, 0)).toBe("crystals X21");
    expect(paid(["geologist", "geologist"], 1, 1)).toBe("crystals-half X21");
    // With the option that a trapped one does not leave their half.
    const half = [end(["geologist", "geologist"], []), share(1, 0)];
    expect(told(half, { maze, before: trapped(1) }).at(-1)).toBe("crystals-half X21");
  });

  it("say why a treasure that nobody reached makes a winner, or none", () => {
    const pay: Fact[] = [1, 2].map((seat) => ({ event: "pay", seat, gold: 3, cards: 1 }));
    const roles: Role[] = ["miner", "saboteur", "saboteur"];
    expect(told([end(roles, [1, 2]), ...pay], {}, B)).toEqual(["hidden B21", "pay B21"]);
    // The pile could not pay both alike.
    expect(told([end(roles, [1, 2]), ...pay.slice(1)], {}, B)).toEqual(["hidden B21"]);
    expect(told([end(["miner", "miner"], [])], {}, B)).toEqual(["nobody B21"]);
    expect(told([end(["blue", "green"], [])])).toEqual(["nobody X19"]);
    expect(told([end(["blue", "profiteer"], [1]), share(0, 3)])).toEqual([
      "nobody X19",
      "profiteer X19",
    ]);
  });

  it("of a base game say that nuggets stay secret, and who has none", () => {
    const found = (roles: Role[], winners: number[]) => told([end(roles, winners, 0)], {}, B);
    expect(found(["miner", "miner"], [0, 1])).toEqual(["completed B20", "secret B22"]);
    expect(found(["miner", "miner"], [1])).toEqual(["completed B20", "broken B20", "secret B22"]);
    expect(found(["miner", "selfish"], [0])).toEqual([
      "completed B20",
      "selfish B20",
      "secret B22",
    ]);
    expect(found(["selfish", "miner"], [0])).toEqual(["alone B20"]);
    expect(found(["saboteur", "miner"], [])).toEqual(["completed B20", "broken B20"]);
  });

  it("have words in every language", () => {
    const roles: Role[] = ["saboteur", "profiteer", "boss", "geologist", "green"];
    const facts = [end(roles, [1, 2, 4], 0), share(0, 0, 1, 0, 2)];
    const lost = [end(["selfish", "saboteur"], [1]), { event: "pay", seat: 1, gold: 4, cards: 2 }];
    const cases: [Fact[], Game, typeof X][] = [
      [facts, game({ way: way("green"), before: trapped(3) }), X],
      [facts, game({ way: way("blue", "green") }), X],
      [facts, game({ way: way() }), X],
      [[end(roles, [], 0)], game({ way: way("blue") }), X],
      [[end(["miner", "selfish", "miner"], [0], 0)], game(), B],
      [lost as Fact[], game(), B],
    ];
    for (const language of LANGUAGES) {
      const text = ["cards", "end"].map((file) =>
        readFileSync(
          new URL(`../../../src/motherlode/locales/${language}/${file}.ftl`, import.meta.url),
          "utf-8",
        ),
      );
      use(language, text.join("\n"));
      for (const you of [null, 0, 1])
        for (const [told, shown, terms] of cases)
          for (const { id, args } of why(outcome(moves(told), shown)!, shown, terms, names, you))
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
