/** What the player is about to do: the card chosen, where it is to go, and why that was refused. */
import { isPath, turn } from "../notation/cards";
import type { Card, Cell, Message, Move } from "../protocol";
import { arrange, type Slot } from "./slots";
import type { Table } from "./table.svelte";
import {
  clearable,
  clearing,
  letters,
  mostPassed,
  passing,
  targets,
  thefts,
  type Aim,
} from "./targets";

type Mode = "play" | "pass" | "clear";

/** A try that was refused: where, and why. */
interface Tried {
  problem: Message;
  cell: Cell | null;
  card: Card;
}

const SHOWN = 6000; // a refusal

export class Choosing {
  /** What the cards of the hand are chosen for. */
  mode = $state<Mode>("play");
  #picked = $state<number | null>(null);
  #ticked = $state.raw<number[]>([]);
  /** What is removed by discarding two cards. */
  thing = $state("");
  turned = $state(false);
  cell = $state<Cell | null>(null);
  aim = $state.raw<Aim | null>(null);
  nugget = $state<number | null>(null);
  refusal = $state.raw<Tried | null>(null);
  /** A move is under way to the server. */
  sending = $state(false);
  #slots = $state.raw<Slot[]>([]);
  #fading: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Table) {}

  /** The hand as it lies. */
  get slots(): Slot[] {
    return this.#slots;
  }

  /** The hand is another one, or the turn: keep what still makes sense of what was chosen. */
  follow(): void {
    const game = this.table.game;
    const hand = game?.hand ?? [];
    if (
      [...hand].sort().join() !==
      this.#slots
        .map((slot) => slot.card)
        .sort()
        .join()
    ) {
      this.#slots = arrange(this.#slots, hand);
      const keys = new Set(this.#slots.map((slot) => slot.key));
      if (this.#picked !== null && !keys.has(this.#picked)) this.cancel();
      this.#ticked = this.#ticked.filter((key) => keys.has(key));
    }
    if (this.cell !== null && !this.targets?.cells.has(this.cell)) this.cell = null;
    if (this.aim && !this.aims.some((aim) => aim.move === this.aim?.move)) this.aim = null;
    if (this.mode !== "play" && !this.table.mine) this.cancel();
    if (game?.phase !== "take") this.nugget = null;
    else if (this.table.mine && game.offer.length === 1) this.nugget = game.offer[0] ?? null;
  }

  get legal(): Move[] {
    return this.table.mine ? (this.table.game?.legal ?? []) : [];
  }
  get picked(): Slot | null {
    return this.#slots.find((slot) => slot.key === this.#picked) ?? null;
  }
  get ticked(): Slot[] {
    return this.#slots.filter((slot) => this.#ticked.includes(slot.key));
  }
  get phase(): string {
    return this.table.game?.phase ?? "";
  }
  /** What can be done with the chosen card. */
  targets = $derived.by(() => (this.picked ? targets(this.picked.card, this.legal) : null));
  thefts = $derived.by(() => thefts(this.legal));
  clearable = $derived.by(() => clearable(this.legal));
  most = $derived.by(() => mostPassed(this.legal));
  letters = $derived.by(() => letters(this.targets?.cells.keys() ?? []));

  /** The players that can be chosen now. */
  get aims(): Aim[] {
    return this.phase === "steal" ? this.thefts.aims : (this.targets?.aims ?? []);
  }
  isTicked(slot: Slot): boolean {
    return this.#ticked.includes(slot.key);
  }

  /** The chosen path card as it would lie on a cell. */
  ways(cell: Cell): { card: Card; move: Move }[] {
    const ways = this.targets?.cells.get(cell) ?? [];
    const wish = this.shown;
    return [...ways].sort((one, other) => Number(other.card === wish) - Number(one.card === wish));
  }

  /** The chosen card as it is held: turned or not. */
  get shown(): Card {
    const card = this.picked?.card ?? "";
    return this.turned && isPath(card) ? turn(card) : card;
  }

  /** Whether turning the chosen card would change anything. */
  get canTurn(): boolean {
    const card = this.picked?.card ?? "";
    return this.mode === "play" && isPath(card) && turn(card) !== card;
  }

  /** The move that is chosen, whether it is legal or not; null while something is missing. */
  get move(): Move | null {
    if (this.phase === "take") return this.nugget === null ? null : `take:${this.nugget}`;
    if (this.phase === "steal") return this.aim?.move ?? null;
    if (this.mode === "pass")
      return this.ticked.length ? passing(this.ticked.map((slot) => slot.card)) : null;
    if (this.mode === "clear")
      return this.ticked.length === 2
        ? clearing(
            this.thing,
            this.ticked.map((slot) => slot.card),
          )
        : null;
    if (this.cell !== null) return this.ways(this.cell)[0]?.move ?? null;
    return this.aim?.move ?? this.targets?.alone ?? null;
  }

  /** Choose a card, or lay it back; while discarding, tick it. */
  pick(slot: Slot): void {
    this.refusal = null;
    if (this.mode !== "play") {
      const off = this.isTicked(slot);
      const most = this.mode === "clear" ? 2 : Math.max(1, this.most);
      const before = off ? this.#ticked.filter((key) => key !== slot.key) : this.#ticked;
      this.#ticked = off
        ? before
        : [...before.slice(Math.max(0, before.length - most + 1)), slot.key];
      return;
    }
    const again = this.#picked === slot.key;
    this.#drop();
    if (!again) {
      this.#picked = slot.key;
      const aims = this.targets?.aims ?? [];
      if (aims.length === 1) this.aim = aims[0] ?? null;
      if (isPath(slot.card) && !this.targets?.cells.size) void this.#mayDig(slot);
    }
  }

  /** Turn the chosen card by half, where it lies if it lies somewhere. */
  turn(): void {
    if (!this.canTurn) return;
    const ways = this.cell === null ? [] : this.ways(this.cell);
    if (this.cell !== null && ways.length < 2) {
      void this.tryAt(this.cell, turn(ways[0]?.card ?? this.shown));
      return;
    }
    this.turned = !this.turned;
  }

  /** Choose a cell: a lit one is taken, at another one the server says why not. */
  async at(cell: Cell): Promise<void> {
    if (!this.picked || this.mode !== "play" || !this.table.mine) return;
    this.refusal = null;
    if (this.targets?.cells.has(cell)) {
      this.cell = cell;
      this.turned = isPath(this.picked.card) && this.ways(cell)[0]?.card !== this.picked.card;
    } else await this.tryAt(cell, this.shown);
  }

  /** Ask why something cannot be laid there. */
  async tryAt(cell: Cell, card: Card): Promise<void> {
    await this.#check(`${card}@${cell}`, cell, card);
  }

  /** Choose a player; a second time plays it. */
  async whom(aim: Aim): Promise<void> {
    this.refusal = null;
    if (this.aim?.move === aim.move) await this.commit();
    else this.aim = aim;
  }

  /** Ask why the chosen card cannot be aimed at this player. */
  async tryWhom(seat: number): Promise<void> {
    const card = this.picked?.card;
    if (!card || isPath(card) || card === "map" || card === "rockfall") return;
    const tools = /^fix-([a-z]+)-[a-z]+$/.exec(card);
    await this.#check(`${card}>${seat}${tools ? `:${tools[1]}` : ""}`, null, card);
  }

  /** Discard cards instead, or two to remove something in front of oneself. */
  start(mode: Mode, thing = ""): void {
    const first = this.#picked;
    this.cancel();
    this.mode = mode;
    this.thing = thing || this.clearable[0] || "";
    if (mode === "pass" && first !== null) this.#ticked = [first];
  }

  /** Lay everything back. */
  cancel(): void {
    this.mode = "play";
    this.#ticked = [];
    this.refusal = null;
    this.nugget = null;
    this.#drop();
  }

  /** Play what is chosen. */
  async commit(): Promise<void> {
    if (this.move === null || this.sending) return;
    await this.play(this.move);
  }

  /** Play a move. */
  async play(move: Move): Promise<void> {
    const { cell } = this;
    const card = this.shown;
    this.sending = true;
    const { refused } = await this.table.do({ do: "play", move });
    this.sending = false;
    if (refused) this.#refuse({ problem: refused, cell, card });
    else this.cancel();
  }

  async #check(move: Move, cell: Cell | null, card: Card): Promise<void> {
    const { refused } = await this.table.do({ do: "check", move });
    if (refused) this.#refuse({ problem: refused, cell, card });
  }

  /** A path card that fits nowhere: say so if it is because nothing may be dug at all. */
  async #mayDig(slot: Slot): Promise<void> {
    if (!this.table.mine) return;
    const { refused } = await this.table.do({ do: "check", move: `${slot.card}@0,0` });
    if (refused?.clause === "B11" && this.#picked === slot.key)
      this.#refuse({ problem: refused, cell: null, card: slot.card });
  }

  #refuse(refusal: Tried): void {
    this.refusal = refusal;
    clearTimeout(this.#fading);
    this.#fading = setTimeout(() => (this.refusal = null), SHOWN);
  }

  #drop(): void {
    this.#picked = null;
    this.turned = false;
    this.cell = null;
    this.aim = null;
  }
}
