/** The end of a round as it is shown, step by step: what is to be seen by now. */
import { pace } from "../base/settings.svelte";
import type { Outcome } from "./outcome";

/** In order; what comes with a step stays to the end. */
const STEPS = ["dark", "goal", "way", "headline", "roles", "winners", "gold"] as const;
type Step = (typeof STEPS)[number];

const END = STEPS.length - 1;
const APART = { given: 110, stolen: 850 }; // one gain after another

/** How long each step takes. */
function lasting(step: Step, outcome: Outcome): number {
  const { treasure, roles, turned } = outcome;
  if (step === "dark") return turned.length || !treasure ? 450 : 200;
  if (step === "goal") return treasure ? (turned.length ? 560 : 0) : 800;
  if (step === "way") return treasure ? 1500 : 0;
  if (step === "headline") return 700;
  if (step === "roles") return 90 * roles.length + 460;
  return step === "winners" ? 500 : 0;
}

export class Reveal {
  #step = $state(END);
  /** How many gains have reached their owners. */
  landed = $state(0);
  #sent = 0;
  #sending = false;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** `fly` shows a gain on its way, and calls back when it is there. */
  constructor(
    private outcome: () => Outcome | null,
    private fly: (index: number, landed: () => void) => void,
  ) {}

  get running(): boolean {
    return this.#step < END;
  }
  /** Whether all has been shown, to the last piece of gold: now somebody may steal of it. */
  get done(): boolean {
    return !this.running && this.landed >= (this.outcome()?.gains.length ?? 0);
  }
  /** Whether this step has come. */
  has(step: Step): boolean {
    return this.#step >= STEPS.indexOf(step);
  }

  /** From the beginning. */
  play(): void {
    this.close();
    this.landed = this.#sent = 0;
    this.#go(0);
  }

  /** All that there is, at once. */
  skip(): void {
    this.close();
    this.#step = END;
    this.landed = this.#sent = this.outcome()?.gains.length ?? 0;
  }

  /** Send what has been gained and is not under way yet. */
  follow(): void {
    if (!this.running && !this.#sending) this.#send();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#sending = false;
  }

  #go(step: number): void {
    const outcome = this.outcome();
    if (!outcome || pace(1) === 0) return this.skip();
    this.#step = step;
    if (step === END) this.#send();
    else this.#timer = setTimeout(() => this.#go(step + 1), pace(lasting(STEPS[step]!, outcome)));
  }

  #send(): void {
    const gains = this.outcome()?.gains ?? [];
    const gain = gains[this.#sent];
    this.#sending = gain !== undefined;
    if (!gain) return;
    if (pace(1) === 0) return this.skip();
    const index = this.#sent++;
    // Gold that lands late, after all was skipped, is counted already.
    this.fly(index, () => (this.landed = Math.max(this.landed, index + 1)));
    const next = gains[this.#sent];
    const apart = gain.from === null && next?.from === null ? APART.given : APART.stolen;
    this.#timer = setTimeout(() => this.#send(), pace(apart));
  }
}
