// All cards of both games, as the rules count them.

export const PATHS: readonly string[] = (
  "NS EW ES SW NES NEW NESW S W N/S E/W N/W N/E N/E/S E/S/W N/E/S/W " +
  "NS/EW NW/ES NE/SW S+ladder W+ladder ES+ladder NE+ladder ES+green EW+green NS/E+green NS+blue EW+blue SW+blue " +
  "W+crystal S+crystal ESW+crystal ESW/N+crystal NES+crystal NSW/E+crystal NESW+crystal EW/S+crystal " +
  "NE/S ES/N NS/E/W EW/N/S NS/E"
).split(" ");

export const ACTIONS: readonly string[] = (
  "break-cart break-lamp break-pick fix-cart fix-lamp fix-pick fix-cart-lamp fix-cart-pick fix-lamp-pick rockfall map " +
  "theft hands-off swap-hands inspect hats trap free"
).split(" ");

export const ROLES: readonly string[] = "miner saboteur selfish blue green boss profiteer geologist"
  .split(" ")
  .map((role) => `role:${role}`);

const GOALS: readonly string[] = "gold gold! stone:NW stone:NE stone:ES! stone:SW!".split(" ");

export const ALL: readonly string[] = [
  ...PATHS,
  ...ACTIONS,
  ...ROLES,
  ...GOALS,
  "start",
  "back",
  "deck",
];
