/** The small map of the maze: where it lies, and what is drawn in it. */
import { around, CARD, corner, onWindow, overlap, sight } from "./geometry";
import type { Box, Cover, Look, Size } from "./geometry";

/** How large it is on a phone, with the room around it; a larger window has a larger one. */
const MAP = { wide: 76, high: 52, gap: 8 };
const PHONE = 480;

/** Cells as blocks, in one path. */
export function blocks(cells: Iterable<string>): string {
  let path = "";
  for (const cell of cells) {
    const [x, y] = corner(cell);
    path += `M${x} ${y}h${CARD.wide}v${CARD.high}h-${CARD.wide}z`;
  }
  return path;
}

/** What of this box is in sight, or null if all of it is. */
export function framed(box: Box, look: Look, size: Size): Box | null {
  const seen = sight(look, size);
  const slack = 12 / look.zoom; // a rim of a card is nothing to look for
  if (
    seen.left <= box.left + slack &&
    seen.right >= box.right - slack &&
    seen.top <= box.top + slack &&
    seen.bottom >= box.bottom - slack
  )
    return null;
  return {
    left: Math.min(box.right, Math.max(box.left, seen.left)),
    right: Math.max(box.left, Math.min(box.right, seen.right)),
    top: Math.min(box.bottom, Math.max(box.top, seen.top)),
    bottom: Math.max(box.top, Math.min(box.bottom, seen.bottom)),
  };
}

interface Around {
  look: Look;
  size: Size;
  /** Cells that can be chosen: these are never covered. */
  lit: readonly string[];
  cards: readonly string[];
  /** What lies over the maze besides. */
  over: readonly Cover[];
  /** What is told of goals. */
  pins: readonly Box[];
  /** Whether the phone is held in the left hand: all is mirrored then. */
  left: boolean;
}

/** The corner of the window where the map covers least, or null if it would hide a lit cell everywhere. */
export function nook({ look, size, lit, cards, over, pins, left }: Around): Box | null {
  const larger = Math.min(2, Math.max(1, Math.min(size.width, 2 * size.height) / PHONE));
  const [wide, high] = [MAP.wide * larger, MAP.high * larger];
  const at = (east: boolean, top: number): Box => {
    const x = east === left ? MAP.gap : size.width - MAP.gap - wide;
    return { left: x, top, right: x + wide, bottom: top + high };
  };
  const low = at(false, size.height - high - MAP.gap);
  const places = [at(true, MAP.gap), at(false, MAP.gap), low];
  // In one line with what lies below, if something does.
  if (over.some((box) => box.side === "south")) places.unshift(low);
  const shown = (cells: readonly string[]): Box[] =>
    cells.map((cell) => onWindow(cell, look, size));
  const taken = [...shown(lit), ...over];
  const below = shown(cards);
  const under = (place: Box, boxes: readonly Box[]): number =>
    boxes.filter((box) => overlap(place, box)).length;
  const cost = (place: Box): number => under(place, below) + 3 * under(place, pins);
  const free = places.filter((place) => !taken.some((box) => overlap(place, box)));
  return free.reduce<Box | null>(
    (best, place) => (best === null || cost(place) < cost(best) ? place : best),
    null,
  );
}

/** The box that the map shows: all cells and a rim. */
export function whole(cells: Iterable<string>): Box {
  const box = around(cells);
  const rim = 40;
  return {
    left: box.left - rim,
    top: box.top - rim,
    right: box.right + rim,
    bottom: box.bottom + rim,
  };
}
