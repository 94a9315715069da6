import { readFileSync } from "node:fs";

import { describe, expect, it } from "vitest";

import { LANGUAGES, say, use } from "../base/words.svelte";
import type { Fact, LogLine } from "../protocol";
import game from "./game.json";
import { highlights } from "./highlights";

/** A log of these moves, each as "seat move". */
function log(...moves: string[]): LogLine[] {
  return moves.map((text, seq) => {
    const [seat, move = ""] = text.split(" ");
    const told: Fact[] = [{ event: "move", seat: Number(seat), move }];
    return { seq, at: seq, event: { kind: "moved", seat: Number(seat), how: "person", told } };
  });
}

const found = (...moves: string[]) =>
  highlights(log(...moves), 3).map(({ id, args, seat }) => `${id} ${args.count} ${seat}`);

describe("highlights", () => {
  it("name who did something most often", () => {
    expect(found("0 break-lamp>1", "0 break-cart>2", "1 break-pick>0")).toEqual([
      "log-highlight-breaker 2 0",
    ]);
    expect(found("2 steal>1", "1 steal>-")).toEqual(["log-highlight-thief 1 2"]);
    expect(found("1 trap>0", "1 trap>2")).toEqual(["log-highlight-trapper 2 1"]);
    expect(found("1 rockfall@1,0", "1 rockfall@2,0")).toEqual(["log-highlight-rockfalls 2 1"]);
  });

  it("count repairs for others, not for oneself", () => {
    expect(found("0 fix-lamp>0", "0 fix-cart>0", "0 fix-lamp>0")).toEqual([]);
    expect(found("0 fix-lamp>1", "0 fix-cart-lamp>2:cart")).toEqual(["log-highlight-mender 2 0"]);
  });

  it("name nobody where two are equal, or where it was rare", () => {
    expect(found("0 trap>1", "0 trap>2", "1 trap>0", "1 trap>2")).toEqual([]);
    expect(found("0 EW@1,0", "0 EW@2,0")).toEqual([]);
  });

  it("count the treasures that somebody's card has reached", () => {
    const decided = { roles: [], winners: [], reasons: [] };
    const end: Fact = { event: "end", treasure: true, completed_by: 2, ...decided };
    const entry: LogLine = {
      seq: 1,
      at: 1,
      event: { kind: "moved", seat: 2, how: "bot", told: [end] },
    };
    expect(highlights([entry, entry], 3)).toEqual([
      { id: "log-highlight-treasure", args: { count: 2 }, seat: 2 },
    ]);
  });

  it("are at most four of a whole game, with words in every language", () => {
    for (const { log, seats } of Object.values(game)) {
      const best = highlights(log as unknown as LogLine[], seats.length);
      expect(best.length).toBeGreaterThan(0);
      expect(best.length).toBeLessThanOrEqual(4);
      for (const { seat } of best) expect(seats[seat]).toBeDefined();
    }
    const feats = ["treasure", "thief", "mender", "breaker", "trapper", "tunnels", "rockfalls"];
    for (const language of LANGUAGES) {
      const file = `../../../src/motherlode/locales/${language}/log.ftl`;
      use(language, readFileSync(new URL(file, import.meta.url), "utf-8"));
      for (const feat of feats) {
        expect(say(`log-highlight-${feat}`, { count: 7 })).toMatch(/^[^{}]+: 7$/);
      }
      expect(say("log-highlight-treasure", { count: 1 })).toMatch(/^[^{}\d-]+$/);
    }
  });
});
