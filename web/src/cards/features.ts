// What stands in and beside the tunnels: rails, turntable, bridge, rubble, door, ladder, crystal, gold, stones.

import type { Team } from "../notation/cards";
import { emblem, type Letters } from "./emblem";
import { rng, type Rand } from "./noise";
import { CENTRE, beside, facet, line, polygon, round, stone, type Point } from "./shapes";
import { halfway, type CentreLine } from "./tunnels";

const GAUGE = 5.2;

/** The two rails along a line. */
const pair = (points: readonly Point[]) =>
  line(beside(points, GAUGE)) + line(beside(points, -GAUGE));

/** The point on the way from the centre to an edge. */
function fromCentre(port: Point, reach: number): Point {
  const [dx, dy] = [port[0] - CENTRE[0], port[1] - CENTRE[1]];
  const k = reach / Math.hypot(dx, dy);
  return [CENTRE[0] + dx * k, CENTRE[1] + dy * k];
}

/** Rails mean that a tunnel goes through: only lit ones have them. */
export function rails(lines: readonly CentreLine[], hi: boolean): string {
  const tracks = lines.map(({ kind, points }) =>
    kind === "spoke" ? [points[0]!, fromCentre(points[0]!, 13)] : points,
  );
  const steel = tracks.map(pair).join("");
  const drawn = `<path d="${steel}" fill="none" stroke="var(--card-rail)" stroke-width="${hi ? 2.2 : 2.8}"/>`;
  if (!hi) return drawn;
  return (
    `<path d="${tracks.map(line).join("")}" fill="none" stroke="var(--card-sleeper)" stroke-width="18" stroke-dasharray="3 5.33" stroke-dashoffset="-2.6"/>` +
    drawn +
    `<path d="${steel}" fill="none" stroke="var(--card-rail-hi)" stroke-width=".7" transform="translate(-.5 -.4)"/>`
  );
}

/** Where three or four tunnels meet: they are all linked. */
export function turntable(hi: boolean): string {
  const boards = `<path d="M40 66h20M37 71h26M36.5 76h27M38 81h24M43 86h14" stroke="var(--card-wood-lo)" stroke-width="1.1"/>`;
  return (
    `<circle cx="50" cy="76" r="15.2" fill="var(--card-ink)" opacity=".35"/><circle cx="50" cy="75" r="14.2" fill="var(--card-wood)" stroke="var(--card-ink)" stroke-width="1.8"/>` +
    (hi ? boards : "") +
    `<g fill="none" stroke="var(--card-rail)" stroke-width="2"><circle cx="50" cy="75" r="11.2"/><path d="M50 67.6v14.8M42.6 75h14.8"/></g><circle cx="50" cy="75" r="2.6" fill="var(--card-rail-hi)" stroke="var(--card-ink)" stroke-width=".8"/>`
  );
}

/** The deck of a bridge: north–south on trestles, over the tunnel east–west. */
export function bridgeDeck(): string {
  const planks = Array.from({ length: 10 }, (_, i) => `M34.6 ${round(48.5 + i * 5.8)}h30.8`);
  const posts = [44, 75, 106].map((y) => `M33 ${y}h0M67 ${y}h0`).join("");
  const beams = "M33 42V108M67 42V108";
  return (
    `<path d="M26 50L34 44V106L26 100ZM74 50L66 44V106L74 100Z" fill="#000" opacity=".42"/><rect x="33.5" y="43" width="33" height="64" fill="var(--card-ink)"/>` +
    `<path d="${planks.join("")}" stroke="var(--card-wood)" stroke-width="5"/>` +
    `<g stroke-linecap="round"><path d="${beams}" stroke="var(--card-ink)" stroke-width="6.4"/><path d="${beams}" stroke="var(--card-wood-hi)" stroke-width="3.6"/>` +
    `<path d="${posts}" stroke="var(--card-ink)" stroke-width="9.5"/><path d="${posts}" stroke="var(--card-wood-hi)" stroke-width="6.5"/></g>`
  );
}

/** Stones with their upper faces lit. */
function heap(stones: readonly (readonly [Point[], Point])[], colour: string, ink: string): string {
  const bodies = stones.map(([points]) => polygon(points)).join("");
  const faces = stones.map(([points, [x, y]]) => facet(points, x, y)).join("");
  return `<path d="${bodies}" fill="var(--${colour})" ${ink}/><path d="${faces}" fill="var(--${colour}-hi)"/>`;
}

// How far along the stub and across it the stones of a plug lie, and how large they are.
const PLUG: readonly (readonly [number, number, number])[] = [
  [12, -10, 6.2],
  [13, 9, 6.6],
  [14.5, 0, 6.2],
  [7.5, -4.5, 5.4],
  [6.5, 6, 4.8],
  [1.5, -8, 2.6],
  [0, 3, 2.2],
  [3, 11.5, 3.2],
  [4, -12.5, 3],
];

/** The rubble that closes a stub. */
export function rubble(stub: CentreLine, rand: Rand, hi: boolean): string {
  const [[px, py], [ex, ey]] = stub.points as [Point, Point];
  const [dx, dy] = [Math.sign(ex - px), Math.sign(ey - py)];
  const stones = PLUG.slice(0, hi ? PLUG.length : 5).map(([along, across, r]) => {
    const at: Point = [ex + dx * along + dy * across, ey + dy * along + dx * across];
    return [stone(rand, ...at, r), at] as const;
  });
  const shadow = stones.map(([points]) => polygon(points)).join("");
  return (
    `<path d="${shadow}" fill="#000" opacity=".4" transform="translate(.8 1.8)"/>` +
    heap(
      stones,
      "card-rubble",
      `stroke="var(--card-ink)" stroke-linejoin="round" stroke-width="${hi ? 1.5 : 2.2}"`,
    )
  );
}

/** A door across the middle of its tunnel, with the team’s sign. */
export function door(team: Team, tunnel: CentreLine, letters: Letters, hi: boolean): string {
  const { points } = tunnel;
  const middle = (points.length - 1) / 2;
  const before = points[Math.ceil(middle) - 1]!;
  const after = points[Math.floor(middle) + 1]!;
  const [x, y] = halfway(tunnel);
  const angle = (Math.atan2(after[1] - before[1], after[0] - before[0]) * 180) / Math.PI + 90;
  const planks = [-2, -1, 0, 1, 2].map((i) => `M${round(i * 7 - 3.3)} -8h6.6v16h-6.6Z`).join("");
  const post = `v22h9v-22Z`;
  return (
    `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(angle)})" stroke-linejoin="round"><rect x="-26" y="-7" width="52" height="19" rx="2" fill="#000" opacity=".35"/>` +
    `<path d="${planks}" fill="var(--team-${team})" stroke="var(--card-ink)"/><path d="M-17 -4.4h34M-17 4.4h34" stroke="var(--team-${team}-hi)" stroke-width="2" opacity=".9"/>` +
    `<path d="M-25 -11${post}M16 -11${post}" fill="var(--card-wood)" stroke="var(--card-ink)" stroke-width="1.6"/>` +
    (hi
      ? '<path d="M-22.5 -8v15M-19 -6v14M18.5 -8v15M22 -6v14" stroke="var(--card-wood-lo)"/>'
      : "") +
    "</g>" +
    emblem(team, round(x), round(y), hi ? 13.5 : 19, letters[team])
  );
}

/** A ladder rising from its shaft. */
export function ladder(y: number, scale: number, hi: boolean): string {
  const rungs = Array.from({ length: 6 }, (_, i) => `M-9 ${round(-30 + i * 9.6)}H9`).join("");
  const rails = "M-8.5 -36L-9.5 24M8.5 -36L9.5 24";
  return (
    `<g transform="translate(50 ${y}) scale(${round(scale * (hi ? 1 : 1.25) * 10) / 10})"><ellipse cy="15" rx="17" ry="14" fill="var(--card-ink)"/><ellipse cy="17" rx="14" ry="10.5" fill="#000" opacity=".65"/><path d="M-17 15a17 14 0 0 1 34 0" fill="none" stroke="var(--card-floor-hi)" stroke-width="1.6" opacity=".8"/>` +
    `<g fill="none" stroke-linecap="round"><path d="${rails}" stroke="var(--card-ink)" stroke-width="7"/><path d="${rungs}" stroke="var(--card-ink)" stroke-width="6.4"/><path d="${rungs}" stroke="var(--card-wood)" stroke-width="3.6"/><path d="${rails}" stroke="var(--card-wood-hi)" stroke-width="4"/>` +
    (hi
      ? '<path d="M-9.4 -35L-10.3 22M7.6 -35L8.6 22" stroke="#fff" stroke-opacity=".45" stroke-width=".9"/>'
      : "") +
    "</g></g>"
  );
}

/** One shard of a crystal: where it stands, half its width, its height, how it leans. */
function shard(x: number, w: number, h: number, lean: number): string {
  const tip = `${-w} ${-h}L0 ${round(-h - w * 1.5)}L`;
  const core = round(-w * 0.1);
  return (
    `<g transform="translate(${x}) rotate(${lean})"><path d="M${-w} 0L${tip}${w} ${-h}V0Z" fill="var(--crystal)" stroke="var(--card-ink)" stroke-width="1.5" stroke-linejoin="round"/>` +
    `<path d="M${-w} 0L${tip}${core} ${1 - h}V0Z" fill="var(--crystal-hi)"/><path d="M${round(w * 0.55)} 0L${round(w * 0.45)} ${-h}H${w}V0Z" fill="var(--crystal-lo)"/></g>`
  );
}

export function crystal(x: number, y: number, scale: number): string {
  return (
    `<g transform="translate(${x} ${y}) scale(${scale})"><circle cy="-6" r="21" fill="url(#ml-cglow)"/>` +
    shard(-7, 3.2, 8, -26) +
    shard(7.5, 3, 7, 28) +
    shard(0, 4.6, 15, 2) +
    shard(-3.6, 2.6, 6, -8) +
    shard(4.6, 2.6, 5, 14) +
    `<path d="M-12 1Q0 -3 12 1Q6 5 0 4Q-7 5 -12 1Z" fill="var(--card-lip)" stroke="var(--card-ink)" stroke-width="1.2"/></g>`
  );
}

/** A glint with four points. */
function glint(x: number, y: number, r: number): string {
  const q = round(r * 0.12);
  return `M${x} ${y - r}Q${x + q} ${y - q} ${x + r} ${y}Q${x + q} ${y + q} ${x} ${y + r}Q${x - q} ${y + q} ${x - r} ${y}Q${x - q} ${y - q} ${x} ${y - r}Z`;
}

const NUGGETS: readonly (readonly [number, number, number])[] = [
  [-17, 8, 9],
  [17, 8, 9.5],
  [-9, -5, 9.5],
  [10, -6, 9],
  [0, 8, 11],
  [0, -16, 8],
];

/** Pieces of gold or rock, one over the other. */
export function pieces(
  at: readonly (readonly [number, number, number])[],
  seed: string,
  colour: string,
  ink: string,
): string {
  return at
    .map(([x, y, r], i) => heap([[stone(rng(`${seed} ${i}`), x, y, r, 0.9), [x, y]]], colour, ink))
    .join("");
}

/** The treasure. */
export function nuggets(scale: number): string {
  return (
    `<g transform="translate(50 74) scale(${scale})"><circle r="40" fill="url(#ml-gglow)"/><ellipse cy="15" rx="27" ry="7" fill="#000" opacity=".35"/>` +
    pieces(
      NUGGETS,
      "gold",
      "gold",
      'stroke="var(--gold-ink)" stroke-linejoin="round" stroke-width="1.6"',
    ) +
    `<path d="${glint(-13, -14, 6)}${glint(17, -1, 5)}${glint(2, 4, 4)}" fill="#fffbe6"/></g>`
  );
}

/** The boulder of a goal without gold. */
export function boulder([x, y]: Point, note: string): string {
  return (
    `<ellipse cx="${x}" cy="${y + 15}" rx="27" ry="7" fill="#000" opacity=".4"/>` +
    pieces(
      [
        [x - 16, y + 9, 8],
        [x + 15, y + 10, 9],
        [x, y, 20],
        [x - 5, y + 15, 6],
      ],
      `stone ${note}`,
      "stone",
      'stroke="var(--card-ink)" stroke-linejoin="round" stroke-width="1.8"',
    )
  );
}

/** The timbers in the corners of the start. */
export const TIMBERS: string = [
  "",
  "translate(100) scale(-1 1)",
  "translate(0 150) scale(1 -1)",
  "translate(100 150) scale(-1)",
]
  .map(
    (place) =>
      `<g transform="${place}"><path d="M2 2H31V9H9V56H2Z" fill="var(--card-wood)" stroke="var(--card-ink)" stroke-width="1.6" stroke-linejoin="round"/><path d="M5 12V52M12 5H28" stroke="var(--card-wood-lo)" stroke-width="1.2"/><path d="M9 24L24 9" stroke="var(--card-ink)" stroke-width="6"/><path d="M9 24L24 9" stroke="var(--card-wood-hi)" stroke-width="3.4"/><circle cx="6" cy="6" r="2.4" fill="var(--steel)" stroke="var(--card-ink)" stroke-width=".8"/></g>`,
  )
  .join("");
