/** The rules in reading order: chapters of clauses. */
export const CHAPTERS: Record<string, string[]> = {
  table: run("T", 1, 3),
  setup: [...run("B", 1, 3), ...run("X", 1, 3), "B4", "B5"],
  turn: ["B6", "X4", "B7", "B8"],
  paths: [...run("B", 9, 12), ...run("X", 5, 8)],
  actions: [...run("B", 13, 17), ...run("X", 9, 16)],
  "round-end": ["B18", "B19"],
  "sharing-base": ["B20", "B21", "B22", "B24"],
  "sharing-expansion": run("X", 17, 23),
  "game-end": ["B23"],
  notation: run("N", 1, 4),
};

/** Cards of the gallery: what one draws, and under which name `cards.ftl` explains it. */
export const GALLERY: [card: string, name: string][] = [
  ["NES", "path"],
  ["N/E/S", "dead-end"],
  ["start", "start"],
  ["gold", "treasure"],
  ["stone:NW", "stone"],
  ...alike("break-cart", "break-lamp", "break-pick", "fix-cart", "fix-lamp", "fix-pick"),
  ...alike("fix-cart-lamp", "fix-cart-pick", "fix-lamp-pick", "rockfall", "map"),
  ["NS/EW", "bridge"],
  ["NW/ES", "double-curve"],
  ["ES+ladder", "ladder"],
  ["EW+blue", "door-blue"],
  ["EW+green", "door-green"],
  ["ESW+crystal", "crystal"],
  ...alike("theft", "hands-off", "swap-hands", "inspect", "hats", "trap", "free"),
];

/** The dwarfs, those of the base game first. */
export const ROLES = [
  "miner",
  "saboteur",
  "selfish",
  "blue",
  "green",
  "boss",
  "profiteer",
  "geologist",
];

function run(letter: string, first: number, last: number): string[] {
  return Array.from({ length: last - first + 1 }, (_, i) => `${letter}${first + i}`);
}

function alike(...cards: string[]): [string, string][] {
  return cards.map((card) => [card, card]);
}
