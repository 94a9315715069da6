import { expect, it } from "vitest";

import { use } from "../base/words.svelte";
import { Choosing } from "./choosing.svelte";
import { hint } from "./hint";
import type { Table } from "./table.svelte";

use("en", "why-so = For { $seat }.\nrefuse-hint = No.\n");

/** A player who is told this when they ask. */
async function told(answer: object): Promise<[string, Choosing]> {
  const legal = ["NES@1,0", "fix-lamp>1", "fix-lamp>2", "pass:NES"];
  const game = { phase: "play", hand: ["NES", "fix-lamp"], legal };
  const seats = [{}, {}];
  const name = (): string => "Ann";
  const table = { mine: true, game, table: { seats }, name, do: () => Promise.resolve(answer) };
  const choosing = new Choosing(table as unknown as Table);
  choosing.follow();
  return [await hint(choosing), choosing];
}
const advice = (move: string): object => ({
  hint: { move, reason: "why-so", args: { seat: 1 } },
});

it.each(["NES@1,0", "fix-lamp>2", "pass:NES"])("chooses what it says: %s", async (move) => {
  const [reason, choosing] = await told(advice(move));
  expect(choosing.move).toBe(move);
  expect(reason).toMatch(/^For .?Ann.?\.$/); // as a name is set off from the words around
});

it("says why there is none", async () => {
  const [reason, choosing] = await told({ refused: { message: "refuse-hint", args: {} } });
  expect(reason).toBe("No.");
  expect(choosing.move).toBeNull();
});
