// The signs of the two teams. Shape comes before colour: blue is a disc, green a diamond.

import type { Team } from "../notation/cards";
import { round } from "./shapes";

/** Letters on doors and hats, in the reader’s language. */
export type Letters = Readonly<Record<Team, string>>;

export const LATIN: Letters = { blue: "B", green: "G" };

function outline(team: Team, x: number, y: number, r: number): string {
  if (team === "blue") return `<circle cx="${x}" cy="${y}" r="${round(r)}"`;
  const d = round(r * 1.22);
  return `<path d="M${x} ${y - d}l${d} ${d}l${-d} ${d}l${-d} ${-d}Z" stroke-linejoin="round"`;
}

export function emblem(team: Team, x: number, y: number, r: number, letter: string): string {
  return (
    `${outline(team, x, y, r)} fill="var(--team-${team})" stroke="var(--card-ink)" stroke-width="${round(r * 0.16)}"/>` +
    `${outline(team, x, y, r * 0.76)} fill="none" stroke="#fff" stroke-opacity=".75" stroke-width="${round(r * 0.09)}"/>` +
    `<text x="${x}" y="${round(y + r * 0.37)}" text-anchor="middle" font-size="${round(r * 1.06)}" font-weight="800" fill="#fff" font-family="var(--font-ui)">${letter}</text>`
  );
}
