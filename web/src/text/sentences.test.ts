import { expect, it } from "vitest";

import type { Game, LogLine } from "../protocol";
import type { Table } from "../store/table.svelte";
import { lastTurn, turn } from "./sentences";
import { speak } from "./speak.test-words";

it("tells a player whose tool is broken what is left to them", () => {
  const at = (before: string[], legal: string[]): string => {
    const game = { phase: "play", turn: 1, before: [[], before], legal } as unknown as Game;
    return turn({ game, mine: true, you: { seat: 1 } } as unknown as Table);
  };
  speak("en");
  expect(at([], ["NS@1,0", "pass:NS"])).toBe("Your turn. Choose a card, or pass.");
  const fix = ["fix-lamp>1:lamp", "pass:NS"];
  expect(at(["lamp"], fix)).toBe(
    "Your turn. Your lamp is broken, so no tunnels: repair it, play an action, or pass.",
  );
  speak("uk");
  expect(at(["lamp"], fix)).toMatch(/^Ваш хід\. Ліхтар зламано.*полагодьте/);
});

it("counts what a bot did for a player as changed since their last turn", () => {
  const log = (["person", "bot", "auto"] as const).map((how, at): LogLine => ({
    seq: at + 7,
    at,
    event: { kind: "moved", seat: 1, how, told: [] },
  }));
  expect(lastTurn(log, 1)).toBe(7);
  expect(lastTurn(log, 0)).toBe(0);
});
