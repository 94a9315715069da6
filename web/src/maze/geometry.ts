/** Where the camera looks and how near, and what the window shows then. Cards are 100 by 150. */
import { place } from "../notation/cells";

export const WIDE = 103; // a cell with the gap to the next
export const HIGH = 153;
export const CARD = { wide: 100, high: 150 };
const NEAREST = 2.2;
const FARTHEST = 0.1;

/** What the middle of the window looks at, in the maze's units, and how large these are. */
export interface Look {
  x: number;
  y: number;
  zoom: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Something that lies over the window, in its pixels, at one of its sides. */
export interface Cover extends Box {
  side: Side;
}

/** The upper left corner of a cell; north is up. */
export function corner(cell: string): [number, number] {
  const [x, y] = place(cell);
  return [x * WIDE, -y * HIGH];
}

/** The cell at a place of the maze. */
export const cellAt = (x: number, y: number): string =>
  `${Math.floor(x / WIDE) + 0},${-Math.floor(y / HIGH) + 0}`;

/** The box around cells. */
export function around(cells: Iterable<string>): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const cell of cells) {
    const [x, y] = corner(cell);
    box.left = Math.min(box.left, x);
    box.top = Math.min(box.top, y);
    box.right = Math.max(box.right, x + CARD.wide);
    box.bottom = Math.max(box.bottom, y + CARD.high);
  }
  return box.left === Infinity ? { left: 0, top: 0, right: CARD.wide, bottom: CARD.high } : box;
}

/** A look that shows a box whole, not nearer than `most`. */
export function fit(box: Box, size: Size, margin = 28, most = 1): Look {
  const width = Math.max(1, box.right - box.left);
  const height = Math.max(1, box.bottom - box.top);
  const zoom = Math.min(
    Math.max(40, size.width - 2 * margin) / width,
    Math.max(40, size.height - 2 * margin) / height,
    most,
  );
  return {
    x: (box.left + box.right) / 2,
    y: (box.top + box.bottom) / 2,
    zoom: bounded(zoom),
  };
}

export const bounded = (zoom: number): number => Math.min(NEAREST, Math.max(FARTHEST, zoom));

/** Nearer or farther, so that what is under this point of the window stays there. */
export function zoomed(look: Look, size: Size, factor: number, px: number, py: number): Look {
  const zoom = bounded(look.zoom * factor);
  const dx = px - size.width / 2;
  const dy = py - size.height / 2;
  return {
    x: look.x + dx / look.zoom - dx / zoom,
    y: look.y + dy / look.zoom - dy / zoom,
    zoom,
  };
}

/** Moved by so many pixels of the window, but never so far that all is out of sight. */
export function moved(look: Look, dx: number, dy: number, all: Box): Look {
  return {
    x: Math.min(all.right + 300, Math.max(all.left - 300, look.x - dx / look.zoom)),
    y: Math.min(all.bottom + 300, Math.max(all.top - 300, look.y - dy / look.zoom)),
    zoom: look.zoom,
  };
}

/** Where a cell is shown, in pixels of the window. */
export function onWindow(cell: string, look: Look, size: Size): Box {
  const [x, y] = corner(cell);
  const left = size.width / 2 + (x - look.x) * look.zoom;
  const top = size.height / 2 + (y - look.y) * look.zoom;
  return { left, top, right: left + CARD.wide * look.zoom, bottom: top + CARD.high * look.zoom };
}

export const overlap = (one: Box, other: Box): boolean =>
  one.left < other.right &&
  one.right > other.left &&
  one.top < other.bottom &&
  one.bottom > other.top;

/** How many pixels of each side are left to what lies over it. */
export function inset(covers: Iterable<Cover>, size: Size): Box {
  const taken = { left: 0, top: 0, right: 0, bottom: 0 };
  for (const cover of covers) {
    if (cover.side === "west") taken.left = Math.max(taken.left, cover.right);
    else if (cover.side === "east") taken.right = Math.max(taken.right, size.width - cover.left);
    else if (cover.side === "north") taken.top = Math.max(taken.top, cover.bottom);
    else taken.bottom = Math.max(taken.bottom, size.height - cover.top);
  }
  return taken;
}

/** The window without these sides. */
export const within = (size: Size, { left, top, right, bottom }: Box): Size => ({
  width: Math.max(40, size.width - left - right),
  height: Math.max(40, size.height - top - bottom),
});

/** From a look through the middle of what is left of the window to one through its own; -1 for back. */
export const shifted = (look: Look, { left, top, right, bottom }: Box, by: 1 | -1): Look => ({
  x: look.x + (by * (right - left)) / 2 / look.zoom,
  y: look.y + (by * (bottom - top)) / 2 / look.zoom,
  zoom: look.zoom,
});

/** The part of the maze in sight. */
export function sight(look: Look, size: Size): Box {
  const width = size.width / look.zoom / 2;
  const height = size.height / look.zoom / 2;
  return {
    left: look.x - width,
    top: look.y - height,
    right: look.x + width,
    bottom: look.y + height,
  };
}

/** A look that has this box in sight, moved no more than it must be. */
export function reveal(look: Look, size: Size, box: Box, margin = 24): Look {
  const seen = sight(look, size);
  const gap = margin / look.zoom;
  const wide = box.right - box.left + 2 * gap > seen.right - seen.left;
  const high = box.bottom - box.top + 2 * gap > seen.bottom - seen.top;
  if (wide || high) return fit(box, size, margin, look.zoom);
  let { x, y } = look;
  if (box.left - gap < seen.left) x += box.left - gap - seen.left;
  if (box.right + gap > seen.right) x += box.right + gap - seen.right;
  if (box.top - gap < seen.top) y += box.top - gap - seen.top;
  if (box.bottom + gap > seen.bottom) y += box.bottom + gap - seen.bottom;
  return { x, y, zoom: look.zoom };
}

/** The same look, moved so that it shows no more of what is beside a box than it must. */
export function filled(look: Look, size: Size, box: Box, margin = 24): Look {
  const gap = margin / look.zoom;
  const along = (at: number, room: number, from: number, to: number): number => {
    const half = room / look.zoom / 2;
    const [least, most] = [from - gap + half, to + gap - half];
    return least > most ? (from + to) / 2 : Math.min(most, Math.max(least, at));
  };
  return {
    x: along(look.x, size.width, box.left, box.right),
    y: along(look.y, size.height, box.top, box.bottom),
    zoom: look.zoom,
  };
}

export const SIDES = ["north", "east", "south", "west"] as const;
export type Side = (typeof SIDES)[number];

/** The cells that cannot be reached well on each side: out of sight, or all but, or under something. */
export function beyond(
  cells: Iterable<string>,
  look: Look,
  size: Size,
  covers: readonly Cover[] = [],
): Record<Side, string[]> {
  const seen = sight(look, { width: size.width - 48, height: size.height - 48 });
  const out: Record<Side, string[]> = { north: [], east: [], south: [], west: [] };
  for (const cell of cells) {
    const [left, top] = corner(cell);
    const x = left + CARD.wide / 2;
    const y = top + CARD.high / 2;
    const over = {
      west: seen.left - x,
      east: x - seen.right,
      north: seen.top - y,
      south: y - seen.bottom,
    };
    const [side, by] = (Object.entries(over) as [Side, number][]).reduce((a, b) =>
      b[1] > a[1] ? b : a,
    );
    if (by > 0) out[side].push(cell);
    else {
      const cover = covers.find((one) => overlap(one, middle(cell, look, size)));
      if (cover) out[cover.side].push(cell);
    }
  }
  return out;
}

/** Between two looks: 0 is the first, 1 the second. */
export function between(from: Look, to: Look, t: number): Look {
  const ease = 1 - (1 - t) ** 3;
  return {
    x: from.x + (to.x - from.x) * ease,
    y: from.y + (to.y - from.y) * ease,
    zoom: from.zoom * (to.zoom / from.zoom) ** ease,
  };
}

/** The middle of a cell, in pixels of the window: what a finger needs of it. */
export function middle(cell: string, look: Look, size: Size): Box {
  const { left, right, top, bottom } = onWindow(cell, look, size);
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  return { left: x - 12, right: x + 12, top: y - 12, bottom: y + 12 };
}

const ALONG = [0.5, 0.38, 0.62, 0.25, 0.75, 0.12, 0.88];

/** Where along its side of the window a pill lies, and whether it must be short for that. */
export interface Place {
  at: number;
  short: boolean;
}

/** The place for a pill that covers none of these boxes, and as few as can be of those. */
export function clear(
  side: Side,
  size: Size,
  never: readonly Box[],
  rather: readonly Box[] = [],
): Place {
  const upright = side === "east" || side === "west";
  const places = [upright, true].flatMap((short) => {
    const pill = { width: short ? 76 : 156, height: 44 };
    const half = upright ? 22 / size.height : pill.width / 2 / size.width;
    // Nearer to the corner it would be cut.
    return ALONG.filter((at) => at >= half && at <= 1 - half).map((at) => {
      const east = side === "east" ? size.width - pill.width : 0;
      const left = upright ? east : at * size.width - pill.width / 2;
      const south = side === "south" ? size.height - pill.height : 0;
      const top = upright ? at * size.height - 22 : south;
      const box = { left, top, right: left + pill.width, bottom: top + pill.height };
      const under = (boxes: readonly Box[]): number =>
        boxes.filter((one) => overlap(one, box)).length;
      return { at, short, cost: 100 * under(never) + under(rather) + (short ? 0.5 : 0) };
    });
  });
  return places.reduce((best, place) => (place.cost < best.cost ? place : best), {
    at: 0.5,
    short: upright,
    cost: Infinity,
  });
}
