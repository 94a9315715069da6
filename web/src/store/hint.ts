/** The hint: what a steady bot would do. */
import { deed } from "../notation/moves";
import { inWords } from "../base/words.svelte";
import type { Choosing } from "./choosing.svelte";
import { same } from "./targets";

/** Ask for it, and choose what it says; gives the reason in words, or why there is none. */
export async function hint(choosing: Choosing): Promise<string> {
  const { table } = choosing;
  const { hint: answer, refused } = await table.do({ do: "hint" });
  if (refused) return inWords(refused, table.name);
  if (!answer) return "";
  choosing.cancel();
  const done = deed(answer.move);
  const played = answer.move.split(/[@>:]/)[0] ?? "";
  const passed = done?.verb === "pass" ? done.cards : null;
  const slot = choosing.slots.find(({ card }) =>
    passed ? passed.includes(card) : same(card, played),
  );
  if (passed) choosing.start("pass");
  if (slot) choosing.pick(slot);
  if (done?.cell) await choosing.at(done.cell);
  const aim = choosing.aims.find((one) => one.move === answer.move);
  if (aim) choosing.aim = aim;
  return inWords({ message: answer.reason, args: answer.args }, table.name);
}
