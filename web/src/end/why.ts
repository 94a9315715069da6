/** Why a round ended as it did: a few sentences, each with its clause. */
import type { Args } from "../base/words.svelte";
import type { IconName } from "../cards/icons";
import type { Team } from "../notation/cards";
import type { Game, Role, Terms } from "../protocol";
import { tally, victory, type Outcome } from "./outcome";

/** A sentence; `id` is a message of end.ftl. */
export interface Reason {
  id: string;
  args: Args;
  clause: string;
  sign: { role: Role } | { team: Team } | { icon: IconName };
}

const MOST = 4;
const TEAMS = ["blue", "green"] as const;
const DOOR_AGAINST = { blue: "green", green: "blue" } as const;

/** At most four reasons, what has decided first. `you` is the viewer's seat. */
export function why(
  outcome: Outcome,
  game: Game,
  terms: Pick<Terms, "game" | "options">,
  names: (seat: number) => string,
  you: number | null,
): Reason[] {
  const story = new Story(outcome, game, names, you);
  if (terms.game !== "expansion") story.base();
  else if (outcome.treasure) story.reached(terms.options?.saboteur_completes === "nobody");
  else story.hidden();
  return story.reasons.slice(0, MOST);
}

class Story {
  reasons: Reason[] = [];

  constructor(
    private outcome: Outcome,
    private game: Game,
    private names: (seat: number) => string,
    private you: number | null,
  ) {}

  /** The base game: B20 to B22. */
  base(): void {
    const { outcome } = this;
    const { treasure, completedBy, winners } = outcome;
    if (!treasure) {
      this.#unreached("B21");
      this.#paid();
      return;
    }
    const alone = victory(outcome) === "selfish";
    if (completedBy !== null) this.#about(alone ? "alone" : "completed", "B20", completedBy);
    if (alone) return;
    const idle = this.#all("miner").filter((seat) => !winners.includes(seat));
    if (idle.length) this.#add("broken", "B20", { icon: "pick" }, this.#people(idle));
    for (const seat of this.#all("selfish")) this.#about("selfish", "B20", seat);
    if (winners.length) this.#add("secret", "B22", { icon: "eye-off" });
  }

  /** The expansion, and nobody reached the treasure: X19. */
  hidden(): void {
    this.#unreached("X19");
    this.#trapped();
    this.#with("profiteer", "X19");
    this.#crystals();
  }

  /**
   * The expansion, and the treasure was reached: X17, X18. With `spoilt`, a saboteur who reaches
   * it by a way that is open for both makes no team win.
   */
  reached(spoilt: boolean): void {
    const { roles, completedBy } = this.outcome;
    const { open = [], closed = {} } = this.game.way ?? {};
    const role = completedBy === null ? undefined : roles[completedBy];
    const both = open.length === TEAMS.length;
    const none = spoilt && both && role === "saboteur";
    const first = TEAMS.find((team) => team === role);
    if (completedBy !== null) {
      const id = none ? "spoilt" : first || !open.length ? "completed" : "completed-any";
      this.#about(id, "X17", completedBy);
    }
    if (both && !none) this.#add("open", "X17", { icon: "check" });
    for (const team of TEAMS) {
      const doors = closed[team] ?? [];
      const args = { team, count: doors.length, cells: doors.join("; ") };
      if (doors.length) this.#add("closed", "X7", { team: DOOR_AGAINST[team] }, args);
    }
    if (!open.length) this.#nobodyPasses();
    // A team may win although nobody is of it.
    const winning = none || (first && open.includes(first)) ? [] : open;
    for (const team of winning)
      if (!roles.includes(team)) this.#add("absent", "X17", { team }, { team });
    this.#trapped();
    if (open.length) {
      this.#with("boss", "X18");
      this.#with("profiteer", "X18");
    }
    this.#crystals();
  }

  #add(id: string, clause: string, sign: Reason["sign"], args: Args = {}): void {
    this.reasons.push({ id: `end-why-${id}`, args, clause, sign });
  }
  /** About one player: in the second person if it is the viewer. */
  #about(id: string, clause: string, seat: number, more: Args = {}): void {
    const role = this.outcome.roles[seat] ?? "miner";
    const args = { name: this.names(seat), role, ...more };
    this.#add(seat === this.you ? `${id}-own` : id, clause, { role }, args);
  }
  #all(role: Role): number[] {
    return this.outcome.roles.flatMap((one, seat) => (one === role ? [seat] : []));
  }
  #isTrapped(seat: number): boolean {
    return Boolean(this.game.before[seat]?.includes("trap"));
  }
  #people(seats: readonly number[]): Args {
    return { count: seats.length, names: seats.map(this.names).join(", ") };
  }
  /** What a player got of the treasure, thefts aside. */
  #share(seat: number): number {
    const { roles, gains } = this.outcome;
    const shares = gains.filter(({ from }) => from === null);
    return tally({ roles, gains: shares }, shares.length).gold[seat] ?? 0;
  }

  #unreached(clause: string): void {
    const sabotaged = this.#all("saboteur").length > 0;
    const sign = { role: sabotaged ? "saboteur" : (this.outcome.roles[0] ?? "miner") } as const;
    this.#add(sabotaged ? "hidden" : "nobody", clause, sign);
  }
  /** What saboteurs are paid in the base game: as many as there are, so much each. */
  #paid(): void {
    const seats = this.#all("saboteur");
    const gold = this.#share(seats[0] ?? 0);
    // From a pile that is nearly empty not all can be paid alike.
    if (gold && seats.every((seat) => this.#share(seat) === gold))
      this.#add("pay", "B21", { icon: "gold" }, { count: seats.length, gold });
  }
  #trapped(): void {
    const seats = this.outcome.roles.flatMap((_, seat) => (this.#isTrapped(seat) ? [seat] : []));
    if (seats.length) this.#add("trapped", "X20", { icon: "trap" }, this.#people(seats));
  }
  /** Boss and profiteer share with others, for less. */
  #with(role: "boss" | "profiteer", clause: string): void {
    for (const seat of this.outcome.winners)
      if (this.outcome.roles[seat] === role)
        this.#about(role, clause, seat, { gold: this.#share(seat) });
  }
  /** Open for neither team: the gold goes to boss and profiteer, or to nobody. */
  #nobodyPasses(): void {
    const { roles, winners } = this.outcome;
    const seats = winners.filter((seat) => /boss|profiteer/.test(roles[seat] ?? ""));
    const [left] = this.#all("profiteer").filter((seat) => !this.#isTrapped(seat));
    const sign = { icon: "gold" } as const;
    if (seats.length) this.#add("neither", "X18", sign, this.#people(seats));
    // In some editions the profiteer must have completed the way himself.
    else if (left !== undefined) this.#about("left-out", "X18", left);
    else this.#add("neither-nobody", "X18", { icon: "eye-off" });
  }
  #crystals(): void {
    const { crystals } = this.outcome;
    const free = this.#all("geologist").filter((seat) => !this.#isTrapped(seat));
    const [first] = free;
    if (first === undefined) return;
    const whole = this.#share(first) === crystals;
    const args = { count: crystals };
    this.#add(whole ? "crystals" : "crystals-half", "X21", { icon: "crystal" }, args);
  }
}
