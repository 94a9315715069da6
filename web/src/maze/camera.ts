/** The camera over the maze: where it looks, how near, and how it moves. Cells are 100 by 150. */

export const WIDE = 103; // a cell with the gap to the next
export const HIGH = 153;
export const CARD = { wide: 100, high: 150 };
const NEAREST = 2.2;
const FARTHEST = 0.18;

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
  const [x = 0, y = 0] = cell.split(",").map(Number);
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

export type Side = "north" | "east" | "south" | "west";

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
      const { left, right, top, bottom } = onWindow(cell, look, size);
      const middle = { left: (left + right) / 2, top: (top + bottom) / 2 };
      const finger = {
        left: middle.left - 12,
        right: middle.left + 12,
        top: middle.top - 12,
        bottom: middle.top + 12,
      };
      const cover = covers.find((one) => overlap(one, finger));
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

const ALONG = [0.5, 0.25, 0.75, 0.1, 0.9];

/** Where along a side of the window a pill covers none of these boxes, and none that it should not, if there is such a place. */
export function clear(
  side: Side,
  size: Size,
  never: readonly Box[],
  rather: readonly Box[] = [],
): number {
  const upright = side === "east" || side === "west";
  const wide = upright ? 76 : 156;
  const high = 44;
  const free = (at: number, boxes: readonly Box[]): boolean => {
    const left = upright ? (side === "east" ? size.width - wide : 0) : at * size.width - wide / 2;
    const top = upright ? at * size.height - high / 2 : side === "south" ? size.height - high : 0;
    const pill = { left, top, right: left + wide, bottom: top + high };
    return !boxes.some((box) => overlap(box, pill));
  };
  return (
    ALONG.find((at) => free(at, never) && free(at, rather)) ??
    ALONG.find((at) => free(at, never)) ??
    0.5
  );
}
