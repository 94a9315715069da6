/** Cards in notation: NS/E+green is a tunnel north–south with a dead end to the east and a green door. */

export type Edge = "N" | "E" | "S" | "W";
export type Team = "blue" | "green";

export const EDGES: readonly Edge[] = ["N", "E", "S", "W"];
export const OPPOSITE: Readonly<Record<Edge, Edge>> = { N: "S", E: "W", S: "N", W: "E" };

/** What a path card shows. */
export interface PathCard {
  /** Edges joined inside the card, each group in the order N E S W. */
  groups: string[];
  /** The groups that lead somewhere: two edges or more, or any at all beside a ladder. */
  linked: string[];
  /** The edges that lead nowhere. */
  stubs: Edge[];
  ladder: boolean;
  crystal: boolean;
  door: Team | null;
}

export const isPath = (card: string): boolean => /^[NESW]+(\/[NESW]+)*(\+[a-z]+)*$/.test(card);

/** The edges that a text names, in the order N E S W. */
export const edges = (group: string): Edge[] => EDGES.filter((edge) => group.includes(edge));

/** Groups in a fixed order: larger ones first, then by their first edge. */
const sorted = (geometry: string): string[] =>
  geometry
    .split("/")
    .map((group) => edges(group).join(""))
    .sort(
      (a, b) => b.length - a.length || "NESW".indexOf(a.charAt(0)) - "NESW".indexOf(b.charAt(0)),
    );

export function parse(card: string): PathCard {
  const [geometry = "", ...features] = card.split("+");
  const groups = sorted(geometry);
  const ladder = features.includes("ladder");
  const leads = (group: string) => ladder || group.length > 1;
  return {
    groups,
    linked: groups.filter(leads),
    stubs: edges(groups.filter((group) => !leads(group)).join("")),
    ladder,
    crystal: features.includes("crystal"),
    door: features.includes("blue") ? "blue" : features.includes("green") ? "green" : null,
  };
}

/** The same path card after a half-turn. */
export function turn(card: string): string {
  const [geometry = "", ...features] = card.split("+");
  const opposite = geometry.replace(/[NESW]/g, (edge) => OPPOSITE[edge as Edge]);
  return [sorted(opposite).join("/"), ...features].join("+");
}

/** Whether two straight tunnels cross without meeting, north–south above. */
export const isBridge = ({ linked }: PathCard): boolean =>
  linked.length === 2 && linked.every((group) => group === "NS" || group === "EW");

/** Whether two bent tunnels pass without meeting. */
export const isDoubleCurve = (path: PathCard): boolean =>
  path.linked.length === 2 && !isBridge(path);

/** What a goal stands for: stone:SW! and gold! are revealed, stone:NW and gold only looked at. */
export function goal(card: string): { kind: "gold" | "stone"; path: string } | null {
  if (/^gold!?$/.test(card)) return { kind: "gold", path: "NESW" };
  const stone = /^stone:([NESW]+)!?$/.exec(card);
  return stone ? { kind: "stone", path: stone[1]! } : null;
}

/** What kind of card this is: the name without `card-` of its message in cards.ftl. */
export function cardKind(card: string): string {
  const found = goal(card);
  if (found) return found.kind === "gold" ? "treasure" : "stone";
  if (!isPath(card)) return card;
  const path = parse(card);
  if (path.door) return `door-${path.door}`;
  if (path.ladder) return "ladder";
  if (path.crystal) return "crystal";
  if (path.linked.length < 2) return path.linked.length ? "path" : "dead-end";
  return isBridge(path) ? "bridge" : "double-curve";
}
