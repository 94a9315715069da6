/** The size of the window, which decides where players and papers lie around the maze. */

/** In pixels; of letters how large they are set, 1 being usual. */
const measured = (): { width: number; height: number; letters: number } => ({
  width: innerWidth,
  height: innerHeight,
  letters: parseFloat(getComputedStyle(document.documentElement).fontSize) / 16,
});

// It can change: a keyboard is laid aside.
const coarse = matchMedia("(pointer: coarse)");
let touch = $state(coarse.matches);
coarse.addEventListener("change", () => (touch = coarse.matches));

let size = $state.raw(measured());
addEventListener("resize", () => (size = measured()));

export const viewport = {
  get width(): number {
    return size.width;
  },
  /** Whether it is a finger that points. */
  get touch(): boolean {
    return touch;
  },
  /** A phone, held either way: the players are a strip. */
  get strip(): boolean {
    return size.width <= 700 || size.height <= 500;
  },
  /** Whether papers can lie beside the maze: large letters leave no room for them. */
  roomy: (letters = size.letters): boolean => size.width > 1180 * letters && size.height > 500,
  /** How much height there is for each of so many seats below each other. */
  each: (seats: number): number => (size.height - 52) / seats,
};
