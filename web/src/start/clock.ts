/** Clocks in words. */
import { has, say } from "../words.svelte";

/** The name of a clock; one written in seconds, such as 300+20, is told in seconds. */
export function clockName(clock: string): string {
  const id = `start-clock-${clock}`;
  const [bank = "", increment = "0"] = clock.split("+");
  return has(id) ? say(id) : say("start-clock-own", { bank, increment });
}
