/** Words at cards of the maze: what is known of goals, and what a round ended by. */
import { onWindow, type Box, type Look, type Size } from "./geometry";

export interface Pin {
  cell: string;
  text: string;
  sign?: "eye" | "flag" | "check";
}

/** Where the pins lie that are in sight, and the box of each: as long in the window as their cards are. */
export function pinned(
  pins: readonly Pin[],
  widths: Readonly<Record<string, number>>,
  look: Look,
  size: Size,
  taken: Box,
): (Pin & { x: number; y: number; box: Box })[] {
  const [right, bottom] = [size.width - taken.right, size.height - taken.bottom];
  return pins.flatMap((pin) => {
    const card = onWindow(pin.cell, look, size);
    if (card.right < taken.left || card.left > right) return [];
    if (card.bottom < 20 || card.top > bottom - 20) return [];
    const half = (widths[pin.cell] ?? 0) / 2;
    const middle = (card.left + card.right) / 2;
    const x = Math.min(right - half - 4, Math.max(taken.left + half + 4, middle));
    const y = Math.min(bottom - 14, card.bottom);
    return [
      { ...pin, x, y, box: { left: x - half, right: x + half, top: y - 16, bottom: y + 12 } },
    ];
  });
}
