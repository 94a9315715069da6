/** What is heard at a table: sounds for what happens, and a sign when it is one's turn. */
import { settings } from "../base/settings.svelte";
import { deed } from "../notation/moves";
import type { Event, Fact } from "../protocol";
import type { Table } from "../store/table.svelte";
import { play, wake, type Sound } from "./synth";

/** The sounds of what somebody is told, in order. */
export function soundsOf(told: readonly Fact[]): Sound[] {
  const sounds: Sound[] = [];
  for (const fact of told) {
    if (fact.event === "goal") sounds.push(fact.card.startsWith("gold") ? "gold" : "stone");
    if (fact.event !== "move") continue;
    const done = deed(fact.move);
    if (!done) continue;
    const { verb } = done;
    if (verb === "lay") sounds.push("laid", "joined");
    else if (verb === "rockfall") sounds.push("rockfall");
    else if (verb === "break" || verb === "trap") sounds.push("broken");
    else if (verb === "fix" || verb === "free" || verb === "clear") sounds.push("mended");
    else if (verb === "map" || verb === "inspect") sounds.push("map");
    else if (verb === "take" || verb === "steal") sounds.push("drip");
    else sounds.push("card");
  }
  return sounds;
}

const LAST_SECONDS = 10;
/** What lets a page be heard; of a finger it is the lifting, not the touching. */
const GESTURES = ["pointerup", "keydown"];

export class Sounds {
  #stop: () => void;
  #timer: ReturnType<typeof setInterval>;
  #chimed = false;

  constructor(readonly table: Table) {
    this.#stop = table.hear((event) => this.#heard(event));
    this.#timer = setInterval(() => this.#tick(), 1000);
    for (const gesture of GESTURES) addEventListener(gesture, wake);
  }

  close(): void {
    this.#stop();
    clearInterval(this.#timer);
    for (const gesture of GESTURES) removeEventListener(gesture, wake);
  }

  #heard({ event }: Event): void {
    const { volume } = settings;
    if (event.kind === "moved") soundsOf(event.told).forEach((sound) => play(sound, volume));
    if (event.kind === "said" || event.kind === "phrased")
      if (event.person !== this.table.you.person) play("talk", volume);
    if (event.kind === "asked" && event.seat != null && this.table.isHost) play("talk", volume);
    if (!this.table.mine) this.#chimed = false;
    else if (!this.#chimed) {
      this.#chimed = true; // once a turn
      play("turn", volume);
      // Browsers complain where nobody has touched the page yet.
      if (settings.vibration && navigator.userActivation?.hasBeenActive)
        navigator.vibrate?.([60, 60, 60]);
    }
  }

  /** The last seconds of one's own time drip. */
  #tick(): void {
    const { table } = this;
    if (!table.ready || !table.mine || table.link !== "open") return;
    const { deadline } = table.table.clock;
    const left = deadline === null ? Infinity : (deadline - table.now()) / 1000;
    if (left > 0 && left < LAST_SECONDS) play("drip", settings.volume * 0.6);
  }
}
