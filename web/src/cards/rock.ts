// The rock all cards share: chiselled blocks, large and small, as light and shade over a flat colour.

import { TEXTURE } from "./ground";
import { noise, rng, type Rand } from "./noise";

/** The cell a point lies in: its own random numbers, where in it the point is, how far the next cell is. */
interface Cell {
  tone: number;
  leanX: number;
  leanY: number;
  x: number;
  y: number;
  gap: number;
}

/** Blocks of about one size that fill the texture and repeat at its borders; the result is reused. */
function blocks(columns: number, rows: number, rand: Rand): (x: number, y: number) => Cell {
  const w = TEXTURE / columns;
  const h = TEXTURE / rows;
  const stones = Array.from({ length: columns * rows }, () => ({
    x: 0.15 + rand() * 0.7,
    y: 0.15 + rand() * 0.7,
    tone: rand() * 2 - 1,
    leanX: rand() * 2 - 1,
    leanY: rand() * 2 - 1,
  }));
  const cell: Cell = { tone: 0, leanX: 0, leanY: 0, x: 0, y: 0, gap: 0 };
  return (x, y) => {
    const u = x / w;
    const v = y / h;
    const column = Math.floor(u);
    const row = Math.floor(v);
    let [first, second] = [Infinity, Infinity];
    for (let j = row - 1; j <= row + 1; j++)
      for (let i = column - 1; i <= column + 1; i++) {
        const stone = stones[((j + rows) % rows) * columns + ((i + columns) % columns)]!;
        const dx = u - i - stone.x;
        const dy = v - j - stone.y;
        const d = Math.sqrt(dx * dx + dy * dy);
        if (d < first) {
          second = first;
          first = d;
          cell.tone = stone.tone;
          cell.leanX = stone.leanX;
          cell.leanY = stone.leanY;
          cell.x = dx;
          cell.y = dy;
        } else if (d < second) second = d;
      }
    cell.gap = second - first;
    return cell;
  };
}

/** A square of RGBA pixels, black where the rock is darker than its colour and cream where it is lighter. */
export function rockPixels(size: number): Uint8ClampedArray<ArrayBuffer> {
  const rand = rng("rock");
  const [warpX, warpY, grain] = [noise("warp x"), noise("warp y"), noise("grain")];
  const large = blocks(10, 14, rand);
  const small = blocks(26, 36, rand);
  const pixels = new Uint8ClampedArray(size * size * 4);
  const wrap = (v: number) => (v + TEXTURE) % TEXTURE;
  for (let i = 0, py = 0; py < size; py++)
    for (let px = 0; px < size; px++, i += 4) {
      const u = (px / size) * TEXTURE;
      const v = (py / size) * TEXTURE;
      // 9 and 16/9 make the noise, which repeats after 32, meet itself at the border.
      const x = wrap(u + warpX(u / 9, v / 9) * 3.4);
      const y = wrap(v + warpY(u / 9, v / 9) * 3.4);
      const b = large(x, y);
      let light = b.tone * 0.2 + (b.leanX * b.x + b.leanY * b.y) * 0.3 - (b.x * 0.18 + b.y * 0.3);
      if (b.gap < 0.09) light -= (0.09 - b.gap) * 7;
      else if (b.gap < 0.17 && b.y < 0) light += 0.14;
      const s = small(x, y);
      light += s.tone * 0.1 - (s.x * 0.07 + s.y * 0.12);
      if (s.gap < 0.1) light -= (0.1 - s.gap) * 1.8;
      light += grain((u * 16) / 9, (v * 16) / 9) * 0.07 + (rand() - 0.5) * 0.07;
      const shade = light < 0;
      pixels[i] = shade ? 14 : 255;
      pixels[i + 1] = shade ? 8 : 236;
      pixels[i + 2] = shade ? 4 : 205;
      // In steps of eight: nobody sees it, and the encoded picture is half as large.
      pixels[i + 3] = Math.min(shade ? 205 : 120, Math.abs(light) * (shade ? 300 : 190)) & ~7;
    }
  return pixels;
}
