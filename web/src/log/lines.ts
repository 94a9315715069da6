/** What has happened, put into words for one viewer: as data here, as text by `sentence`. */
import { say } from "../base/words.svelte";
import { cardKind } from "../notation/cards";
import { goalRow } from "../notation/cells";
import { deed } from "../notation/moves";
import type { Cell, Fact, You } from "../protocol";
import type { Entry } from "./entries";

/** `house`: who is host, who may come, who has to go; `system`: the rest of coming and going. */
export type Tone =
  "move" | "harm" | "help" | "know" | "round" | "talk" | "house" | "system" | "own";

/** One line of the log: an id with arguments for its words, and where it happened. */
export interface Line {
  seq: number;
  at: number;
  /** Unique, and the same whenever the entry is read. */
  key: string;
  tone: Tone;
  /** Who did it, for the avatar. */
  seat: number | null;
  /** A message of log.ftl, or a quick phrase of table.ftl. */
  id: string;
  args: Record<string, string | number>;
  /** Places that the line can show on the maze, such as "3,-1". */
  cells: Cell[];
  /** What somebody has said, as it is. */
  text?: string;
  /** Whether the viewer did it. */
  mine: boolean;
}

type Args = Line["args"];
type Names = (number: number) => string;

const TONES: Record<string, Tone> = {
  break: "harm",
  trap: "harm",
  steal: "harm",
  fix: "help",
  free: "help",
  "hands-off": "help",
  take: "round",
};

/**
 * The lines of an entry. `seats` finds the seat of a person, for the face of the one who speaks or comes;
 * `goals` are the cells of the upper, middle and lower goal, for phrases that point at one;
 * `founder` is who opened the table.
 */
export function lines(
  entry: Entry,
  viewer: You,
  names: Names,
  people: Names,
  seats: (person: number) => number | null = () => null,
  goals: readonly Cell[] = [],
  founder: number | null = null,
): Line[] {
  const teller = new Teller(entry, viewer, names, people, seats, goals, founder);
  teller.tell();
  return teller.lines;
}

/** The line as plain text in the reader's language. */
export function sentence(line: Line): string {
  const { cards, names, roles, frame } = line.args;
  const args: Args = { ...line.args };
  if (cards !== undefined) args.cards = counted(String(cards).split(","));
  if (roles !== undefined) args.dwarfs = dwarfs(String(names), String(roles));
  const text = say(line.id, args);
  return frame === undefined ? text : say(String(frame), { name: line.args.speaker ?? "", text });
}

/** The names of cards, equal ones together. */
function counted(cards: string[]): string {
  const count = new Map<string, number>();
  for (const card of cards) count.set(cardKind(card), (count.get(cardKind(card)) ?? 0) + 1);
  return [...count]
    .map(([name, times]) => say(`card-${name}`) + (times > 1 ? ` ×${times}` : ""))
    .join(", ");
}

/** Each player with their dwarf. A name has no new line in it, so new lines separate them. */
function dwarfs(names: string, roles: string): string {
  const held = roles.split(",");
  return names
    .split("\n")
    .map((name, seat) => `${name} (${say(`role-${held[seat]}`)})`)
    .join(", ");
}

/** Reads one entry and gathers its lines. */
class Teller {
  readonly lines: Line[] = [];

  constructor(
    private entry: Entry,
    private viewer: You,
    private names: Names,
    private people: Names,
    private seats: (person: number) => number | null,
    private goals: readonly Cell[],
    private founder: number | null,
  ) {}

  tell(): void {
    const { event } = this.entry;
    switch (event.kind) {
      case "opened":
      case "shuffled":
      case "changed":
      case "rematched":
      case "closed":
        return this.add("system", null, `log-${event.kind}`);
      case "started":
        return this.add("round", null, "log-started");
      case "renamed":
        return this.addPerson(event.person, "log-renamed", { name: event.name });
      case "sat":
        return this.addPerson(event.person, "log-sat");
      case "hosted": {
        const again = event.person === this.founder && !event.passed;
        return this.addGuest(event.person, again ? "log-hosted-again" : "log-hosted");
      }
      case "pardoned":
      case "invited":
        return this.addGuest(event.person, `log-${event.kind}`);
      case "stood":
        if (event.kicked)
          return this.addGuest(event.person, event.banned ? "log-banned" : "log-kicked");
        return this.addPerson(event.person, event.level ? "log-left" : "log-stood");
      case "asked":
        if (event.seat == null) return this.addGuest(event.person, "log-unasked");
        return this.addGuest(event.person, "log-asked", { seat: event.seat });
      case "door":
        this.add("house", null, event.newcomers ? "log-door-open" : "log-door-closed");
        return this.add("house", null, event.spectators ? "log-watching" : "log-not-watching");
      case "starter-named":
        if (event.seat == null) return this.add("system", null, "log-starter-drawn");
        if (event.person == null) return this.add("system", null, "log-starter-bot");
        return this.addPerson(event.person, "log-starter-named");
      case "bot-sat":
        // Its seat may have another number by now: seats are shuffled and taken away.
        if (!event.level) return this.add("system", null, "log-bot-left");
        return this.add("system", null, "log-bot-sat");
      case "readied":
        return this.addPerson(event.person, event.on === false ? "log-unready" : "log-ready");
      case "warned":
      case "returned":
        return this.addSeat("system", event.seat, `log-${event.kind}`);
      case "stood-in":
        return this.addSeat("system", event.seat, event.left ? "log-left" : "log-late");
      case "here":
      case "gone":
        // Nobody needs to be told that they are connected.
        if (this.isViewer(event.person)) return;
        return this.addPerson(event.person, `log-${event.kind}`);
      case "said":
        this.addTalk(event.person, this.frame(event), { text: event.text });
        this.lines.at(-1)!.text = event.text;
        return;
      case "phrased": {
        const args: Args = { frame: this.frame(event), speaker: this.people(event.person) };
        if (event.goal != null) args.goal = event.goal;
        if (event.seat != null) args.name = this.names(event.seat);
        const cell = event.goal == null ? undefined : this.goals[event.goal];
        return this.addTalk(event.person, `phrase-${event.phrase}`, args, cell ? [cell] : []);
      }
      case "dealt":
        this.addSeat("round", event.starter, "log-round", { round: event.round });
        return event.told.forEach((fact) => this.addFact(fact, null));
      case "moved":
        if (event.how === "auto") this.addSeat("move", event.seat, "log-auto");
        return event.told.forEach((fact) => this.addFact(fact, event.seat));
    }
  }

  /** What a fact tells; `doer` is whose move has led to it. */
  private addFact(fact: Fact, doer: number | null): void {
    const own = this.viewer.seat;
    switch (fact.event) {
      case "dealt":
        if (fact.seat !== own) return;
        if (fact.role) this.addOwn("log-role-own", { role: fact.role });
        if (fact.hand) this.addOwn("log-hand-own", { cards: fact.hand.join(",") });
        return;
      case "saboteurs": {
        if (!fact.seats) return this.add("round", null, "log-saboteurs");
        const others = fact.seats.filter((seat) => seat !== own);
        return this.addOwn("log-saboteurs-own", this.listed(others));
      }
      case "move":
        return this.addMove(fact.seat, fact.move);
      case "look": {
        const args: Args = { goal: goalRow(fact.cell) };
        if (fact.goal) args.found = cardKind(fact.goal);
        return this.addSeat("know", fact.seat, "log-look", args, [fact.cell], "goal" in fact);
      }
      case "fall": {
        if (doer === null) return;
        const args = { kind: cardKind(fact.card), cell: fact.cell };
        return this.addSeat("harm", doer, "log-fall", args, [fact.cell]);
      }
      case "inspect": {
        const { seat, target, role } = fact;
        if (role) return this.addAimed("know", seat, target, "log-inspect", { role });
        if (seat !== own || target === own)
          return this.addAimed("know", seat, target, "log-inspect");
        return this.addSeat("know", seat, "log-inspect", { target: this.names(target) }, [], false);
      }
      case "hat":
        if (fact.seat === own && fact.role) this.addOwn("log-hat-own", { role: fact.role });
        return;
      case "swap": {
        const hand = fact.hands?.[fact.seats.indexOf(own ?? -1)];
        if (hand?.length) this.addOwn("log-swapped-own", { cards: hand.join(",") });
        return;
      }
      case "goal": {
        const args = { goal: goalRow(fact.cell), found: cardKind(fact.card) };
        const mine = doer !== null && doer === own;
        return this.add("know", doer, "log-goal", args, [fact.cell], mine);
      }
      case "draw":
        if (fact.seat !== own || !fact.cards?.length) return;
        return this.addOwn("log-draw-own", { cards: fact.cards.join(",") });
      case "end": {
        const { completed_by: finder, roles, winners } = fact;
        if (finder === null) this.add("round", null, "log-unreached");
        else this.addSeat("round", finder, "log-reached");
        const held = roles.map((_, seat) => this.names(seat)).join("\n");
        this.add("round", null, "log-dwarfs", { names: held, roles: roles.join(",") });
        const won = own !== null && winners.includes(own);
        const others = winners.filter((seat) => seat !== own);
        return this.add(
          "round",
          null,
          won ? "log-winners-own" : "log-winners",
          this.listed(others),
        );
      }
      case "share":
        return fact.gold.forEach((gold, seat) => {
          if (gold || seat === own) this.addSeat("round", seat, "log-share", { gold });
        });
      case "pay":
        return this.addSeat("round", fact.seat, "log-share", { gold: fact.gold });
      case "offer":
        if (fact.seat !== own || !fact.nuggets) return;
        return this.addOwn("log-offer-own", { nuggets: fact.nuggets.join(", ") });
    }
  }

  private addMove(seat: number, move: string): void {
    const done = deed(move);
    if (!done) return;
    const { verb, cards, cell, target, thing, gold } = done;
    const tone = TONES[verb] ?? "move";
    const known = !move.includes("?");
    switch (verb) {
      case "map":
      case "rockfall":
      case "inspect":
        return; // a fact of its own tells more
      case "lay":
        if (cell === undefined) return;
        return this.addSeat(tone, seat, "log-lay", { kind: cardKind(cards[0] ?? ""), cell }, [
          cell,
        ]);
      case "theft":
        return this.addSeat(tone, seat, "log-theft");
      case "break":
      case "fix":
        if (target === undefined) return;
        return this.addAimed(tone, seat, target, `log-${verb}`, { tool: thing ?? "" });
      case "trap":
      case "free":
      case "hands-off":
      case "hats":
      case "swap-hands":
        if (target === undefined) return;
        return this.addAimed(tone, seat, target, `log-${verb}`);
      case "steal":
        if (target === undefined) return this.addSeat("round", seat, "log-steal-none");
        return this.addAimed(tone, seat, target, "log-steal");
      case "pass": {
        const args = { cards: cards.join(","), count: cards.length };
        return this.addSeat(tone, seat, "log-pass", args, [], known);
      }
      case "clear": {
        const args = { cards: cards.join(","), thing: thing ?? "" };
        return this.addSeat(tone, seat, "log-clear", args, [], known);
      }
      case "take":
        return this.addSeat(tone, seat, "log-take", gold === undefined ? {} : { gold }, [], known);
    }
  }

  /** Somebody at a table does something; the viewer is "you". */
  private addPerson(person: number, id: string, args: Args = {}, tone: Tone = "system"): void {
    const mine = this.isViewer(person);
    const name = this.people(person);
    this.add(tone, this.seatOf(person), mine ? `${id}-own` : id, { name, ...args }, [], mine);
  }

  /** The same about who is host, who may come, and who has to go. */
  private addGuest(person: number, id: string, args: Args = {}): void {
    this.addPerson(person, id, args, "house");
  }

  /**
   * A seat does something; the viewer is "you". What they do not know is told as to all:
   * those who take a seat in the middle of a game were not shown what it did before.
   */
  private addSeat(
    tone: Tone,
    seat: number,
    id: string,
    args: Args = {},
    cells: Cell[] = [],
    known = true,
  ): void {
    const mine = seat === this.viewer.seat;
    const form = mine && known ? `${id}-own` : id;
    this.add(tone, seat, form, { name: this.names(seat), ...args }, cells, mine);
  }

  /** A seat does something to another, or to itself. */
  private addAimed(tone: Tone, seat: number, target: number, id: string, args: Args = {}): void {
    const mine = seat === this.viewer.seat;
    const form = `${mine ? "-own" : ""}${seat === target ? "-self" : ""}`;
    const suffix = form || (target === this.viewer.seat ? "-you" : "");
    const both = { name: this.names(seat), target: this.names(target) };
    this.add(tone, seat, id + suffix, { ...both, ...args }, [], mine);
  }

  /** Something that only the viewer learns. */
  private addOwn(id: string, args: Args): void {
    this.add("own", this.viewer.seat, id, args, [], true);
  }

  private addTalk(person: number, id: string, args: Args, cells: Cell[] = []): void {
    const speaker = { name: this.people(person), ...args };
    this.add("talk", this.seatOf(person), id, speaker, cells, this.isViewer(person));
  }

  private add(
    tone: Tone,
    seat: number | null,
    id: string,
    args: Args = {},
    cells: Cell[] = [],
    mine = false,
  ): void {
    const { seq, at } = this.entry;
    const key = `${seq}.${this.lines.length}`;
    this.lines.push({ seq, at, key, tone, seat, id, args, cells, mine });
  }

  /** The message around what somebody says. */
  private frame(talk: { person: number; aside?: boolean }): string {
    return `log-said${talk.aside ? "-aside" : ""}${this.isViewer(talk.person) ? "-own" : ""}`;
  }

  private listed(seats: number[]): Args {
    return { count: seats.length, names: seats.map((seat) => this.names(seat)).join(", ") };
  }

  private isViewer(person: number): boolean {
    return person === this.viewer.person;
  }

  private seatOf(person: number): number | null {
    return this.isViewer(person) ? this.viewer.seat : this.seats(person);
  }
}
