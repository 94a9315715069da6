// Chance that repeats: the same seed always draws the same card.

/** A 32-bit hash of a text (FNV-1a). */
function hash(text: string): number {
  let h = 2166136261;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 16777619);
  return h >>> 0;
}

/** A generator of numbers in [0, 1) that depends only on the seed (mulberry32). */
export type Rand = () => number;

export function rng(seed: string): Rand {
  let a = hash(seed);
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** One of the given things. */
export const pick = <T>(rand: Rand, from: readonly T[]): T =>
  from[Math.floor(rand() * from.length)]!;

/** Smooth noise in [-1, 1] over the plane; it repeats every 32 units. */
export function noise(seed: string): (x: number, y: number) => number {
  const rand = rng(seed);
  const grid = new Float32Array(1024);
  for (let i = 0; i < grid.length; i++) grid[i] = rand() * 2 - 1;
  const at = (x: number, y: number) => grid[(x & 31) + ((y & 31) << 5)]!;
  return (x, y) => {
    const i = Math.floor(x);
    const j = Math.floor(y);
    const u = x - i;
    const v = y - j;
    const a = u * u * (3 - 2 * u);
    const b = v * v * (3 - 2 * v);
    const top = at(i, j) * (1 - a) + at(i + 1, j) * a;
    const bottom = at(i, j + 1) * (1 - a) + at(i + 1, j + 1) * a;
    return top * (1 - b) + bottom * b;
  };
}
