/** Where the camera should look, so that what matters is in sight, large enough, and under nothing. */
import {
  around,
  filled,
  fit,
  inset,
  onWindow,
  overlap,
  reveal,
  shifted,
  WIDE,
  within,
  type Box,
  type Cover,
  type Look,
  type Size,
} from "./geometry";

/** Nearer than this a place can be hit by a finger, or by a mouse: 42 and 26 pixels. */
export const FINGER = 0.42;
const MOUSE = 0.26;
/** How near the part is shown where people dig: no nearer, and no farther than this as a whole. */
const DUG = { most: 0.72, least: 0.5 };
/** How near it is shown where only the last card and what lies around it can be seen. */
const LAST = 0.55;

/** What there is to see. */
export interface Scene {
  /** All cards but the goals, the start among them. */
  dug: readonly string[];
  goals: readonly string[];
  /** The places where the chosen card may go. */
  lit: readonly string[];
  /** Where something was done last. */
  last: string;
}

/** A window on the maze, of this size, with these things over it. */
export class Lens {
  /** How much of each side is covered, and what is left. */
  readonly taken: Box;
  readonly free: Size;
  /** Whether there is no room for all of it and for details. */
  readonly small: boolean;
  readonly #margin: number;
  readonly #least: number;

  constructor(
    readonly size: Size,
    readonly covers: readonly Cover[],
    touch: boolean,
  ) {
    this.taken = inset(covers, size);
    this.free = within(size, this.taken);
    this.small = size.width < 600 || size.height < 380;
    this.#margin = this.small ? 16 : 34;
    this.#least = touch ? FINGER : MOUSE;
  }

  /** All of these cells, as near as can be, and none of them under something. */
  all(cells: readonly string[], margin = this.#margin, most = this.#most): Look {
    const box = around(cells);
    const bare = fit(box, this.size, margin, most);
    const under = (cell: string): boolean =>
      this.covers.some((cover) => overlap(cover, onWindow(cell, bare, this.size)));
    return cells.some(under) ? shifted(fit(box, this.free, margin, most), this.taken, 1) : bare;
  }

  /** Whether all of it can be seen at once, and well. */
  shows({ dug, goals, lit }: Scene): boolean {
    return this.all([...dug, ...goals, ...lit]).zoom >= this.#least;
  }

  /** What one wants to see: all of it, or where it would be too small the part where people dig. */
  whole(scene: Scene): Look {
    const { dug, goals, lit, last } = scene;
    // Before the first card one sees where the goals are.
    const fresh = dug.length === 1 && lit.length === 0;
    if (fresh || this.shows(scene)) return this.all([...dug, ...goals, ...lit]);
    const near = this.all([...dug, ...lit], this.small ? 28 : 34, DUG.most);
    if (near.zoom >= DUG.least) return near;
    const rim = Math.min(90, this.free.height / 4);
    const there = reveal({ ...near, zoom: LAST }, this.free, around([last]), rim);
    // All cards with a column on both sides, where one may be laid.
    const { left, right, top, bottom } = around([...dug, ...goals]);
    const reach = { left: left - WIDE, right: right + WIDE, top, bottom };
    return shifted(filled(there, this.free, reach, 8), this.taken, 1);
  }

  /** The same look, moved no more than it must be to have these cells in sight. */
  revealed(look: Look, cells: readonly string[], margin: number): Look {
    const from = shifted(look, this.taken, -1);
    return shifted(reveal(from, this.free, around(cells), margin), this.taken, 1);
  }

  /** These cells in sight; if they would be too small for a finger, the nearest of them. */
  shown(look: Look, cells: readonly string[]): Look {
    const near = this.revealed(look, cells, 40);
    if (near.zoom >= Math.min(look.zoom, FINGER)) return near;
    const far = (cell: string): number => {
      const { left, right, top, bottom } = around([cell]);
      return Math.hypot((left + right) / 2 - look.x, (top + bottom) / 2 - look.y);
    };
    const [first] = [...cells].sort((one, other) => far(one) - far(other));
    return this.revealed({ ...look, zoom: Math.max(look.zoom, FINGER) }, [first!], 40);
  }

  /** Large screens show cards larger than they are drawn. */
  get #most(): number {
    return Math.max(1, this.size.height / 900);
  }
}
