/** The camera over the maze: where it looks, and what moves it: a hand, or what happens there. */
import { pace } from "../base/settings.svelte";
import { neighbour } from "../notation/cells";
import type { Cell } from "../protocol";
import {
  around,
  between,
  beyond,
  cellAt,
  moved,
  shifted,
  SIDES,
  sight,
  zoomed,
  type Cover,
  type Look,
  type Side,
  type Size,
} from "./geometry";
import { FINGER, Lens, type Scene } from "./lens";

/** What the camera shows. */
export interface Subject {
  scene: Scene;
  /** Whether all of it is to be seen, however small. */
  entire: boolean;
  /** Whether it is a finger that points. */
  touch: boolean;
  /** What lies over a window of this size. */
  over: (size: Size) => Cover[];
}

const TOUCHED = 5000; // milliseconds for which it leaves the view to the hand that moved it
const EASE = 320; // milliseconds that a movement takes
const UNMEASURED: Look = { x: 450, y: 75, zoom: 0.6 };
/** Pixels that are kept free around what comes into sight. */
const ROOM = { ghost: 8, last: 70, lit: 30 };

export class Camera {
  #subject: () => Subject;
  #look = $state.raw(UNMEASURED);
  #size = $state.raw<Size>({ width: 0, height: 0 });
  #touched = -Infinity; // when a hand moved it last
  #frame = 0;
  #cards = 0;
  /** Whether it is moving now. */
  moving = $state(false);

  readonly covers = $derived.by(() => this.#subject().over(this.#size));
  readonly lens = $derived.by(() => new Lens(this.#size, this.covers, this.#subject().touch));
  readonly known = $derived.by(() => {
    const { dug, goals } = this.#subject().scene;
    return [...dug, ...goals];
  });
  /** The box around all cards. */
  readonly all = $derived.by(() => around(this.known));
  /** The part of the maze in the window. */
  readonly seen = $derived.by(() => sight(this.#look, this.#size));
  /** The lit cells that cannot be reached, by side: what lies under buttons cannot be either. */
  readonly out = $derived.by(() => {
    const { lit } = this.#subject().scene;
    return beyond(lit, this.#look, this.#size, this.covers);
  });

  constructor(subject: () => Subject) {
    this.#subject = subject;
  }

  get look(): Look {
    return this.#look;
  }
  get size(): Size {
    return this.#size;
  }

  /** A place of the maze on the window, in pixels. */
  at(x: number, y: number): [number, number] {
    const { width, height } = this.#size;
    const { x: left, y: top, zoom } = this.#look;
    return [width / 2 + (x - left) * zoom, height / 2 + (y - top) * zoom];
  }

  /** The cell at a point of the window, or null beside it. */
  cellAt(x: number, y: number): Cell | null {
    const { width, height } = this.#size;
    if (x < 0 || y < 0 || x > width || y > height) return null;
    const { x: left, y: top, zoom } = this.#look;
    return cellAt(left + (x - width / 2) / zoom, top + (y - height / 2) / zoom);
  }

  // --- moved by hand ------------------------------------------------------------------------------

  /** Show all of it. */
  fit(): void {
    this.#touched = -Infinity;
    this.#ease(this.lens.all(this.known));
  }

  /** Bring these cells into sight, or the nearest of them. */
  show(cells: readonly Cell[]): void {
    if (cells.length) this.#ease(this.lens.shown(this.#look, cells));
  }

  /** Move by so many pixels: at once under a finger, smoothly by key. */
  drag(dx: number, dy: number): void {
    this.#touch();
    this.#look = moved(this.#look, dx, dy, this.all);
  }
  pan(dx: number, dy: number): void {
    this.#touch();
    this.#ease(moved(this.#look, dx, dy, this.all));
  }

  /** Nearer or farther: at once around a point of the window, smoothly around its middle. */
  zoom(factor: number, x: number, y: number): void {
    this.#touch();
    this.#look = zoomed(this.#look, this.#size, factor, x, y);
  }
  nearer(factor: number): void {
    this.#touch();
    const { width, height } = this.#size;
    this.#ease(zoomed(this.#look, this.#size, factor, width / 2, height / 2));
  }

  /** Look at a place of the maze. */
  go(x: number, y: number): void {
    this.#touch();
    const there = shifted({ x, y, zoom: this.#look.zoom }, this.lens.taken, 1);
    this.#ease(moved(there, 0, 0, this.all));
  }

  /** Stay where it is. */
  stop(): void {
    cancelAnimationFrame(this.#frame);
  }

  // --- moved by what happens ----------------------------------------------------------------------

  /** The window has this size now. */
  resize(size: Size): void {
    this.#size = size;
    if (this.#free) this.#look = this.#whole();
  }

  /** There are so many cards now: a new round begins with a view of all. */
  count(cards: number): void {
    if (cards === 0 && this.#cards > 0 && this.#size.width) {
      this.#touched = -Infinity;
      this.#look = this.#whole();
    }
    this.#cards = cards;
  }

  /** Something was done here: it comes into sight unless somebody looks elsewhere. */
  toLast(cell: Cell): void {
    if (!this.#size.width || !this.#free) return;
    if (this.lens.small || this.#untouched) this.#ease(this.#whole());
    else this.#ease(this.lens.revealed(this.#look, [cell], ROOM.last));
  }

  /** A card would lie here: what a hint chooses was never looked at before. */
  toGhost(cell: Cell): void {
    if (!this.#size.width || !this.#free) return;
    const from = this.lens.small ? this.#reachable() : this.#look;
    // Beside it there are its buttons.
    this.#ease(this.lens.revealed(from, [cell, neighbour(cell, "E")], ROOM.ghost));
  }

  /** The places of a card that was just chosen come into sight, if they can all be seen at once. */
  toLit(): void {
    if (!this.#size.width) return;
    const { scene } = this.#subject();
    const from = this.#reachable();
    if (from === this.#look && SIDES.every((side: Side) => this.out[side].length === 0)) return;
    if (this.#untouched && (!this.lens.small || this.lens.shows(scene)))
      return this.#ease(this.#whole());
    const near = this.lens.revealed(from, scene.lit, ROOM.lit);
    this.#ease(near.zoom >= FINGER ? near : from);
  }

  /** What one wants to see comes into sight. */
  toWhole(): void {
    if (this.#size.width) this.#ease(this.#whole());
  }

  #touch(): void {
    this.#touched = performance.now();
  }
  get #free(): boolean {
    return performance.now() - this.#touched > TOUCHED;
  }
  get #untouched(): boolean {
    return this.#touched === -Infinity;
  }

  #whole(): Look {
    const { entire, scene } = this.#subject();
    return entire ? this.lens.all(this.known) : this.lens.whole(scene);
  }

  /** Where it looks, unless places are too small for a finger there. */
  #reachable(): Look {
    return this.#look.zoom < FINGER ? this.#whole() : this.#look;
  }

  #ease(to: Look): void {
    this.stop();
    const from = this.#look;
    const time = pace(EASE);
    const begin = performance.now();
    if (time === 0) {
      this.#look = to;
      return;
    }
    this.moving = true;
    const step = (now: number): void => {
      const t = Math.min(1, Math.max(0, (now - begin) / time));
      this.#look = between(from, to, t);
      if (t < 1) this.#frame = requestAnimationFrame(step);
      else this.moving = false;
    };
    this.#frame = requestAnimationFrame(step);
  }
}
