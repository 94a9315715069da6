/** What somebody has missed. */
import type { Line } from "./lines";

const MOST = 30;

/** The lines after an entry that are worth telling after an absence: the newest, newest last. */
export function since(lines: Line[], seq: number): Line[] {
  return lines.filter((line) => line.seq > seq && line.tone !== "system").slice(-MOST);
}
