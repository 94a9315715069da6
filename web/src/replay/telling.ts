/** What a replay tells in words: the lines of the log, and with nothing hidden the secrets too. */
import { say } from "../base/words.svelte";
import { lines, type Line } from "../log/lines";
import type { ReplayOut, You } from "../protocol";
import { entry } from "./frames";

export const isBot = (replay: ReplayOut, seat: number): boolean => !!replay.bots[seat];

/** Bots have the names that they have at a table; so does anyone without one in a record. */
export function nameOf(replay: ReplayOut, seat: number): string {
  const name = isBot(replay, seat) ? "" : replay.names[seat];
  return name?.trim() || say("web-bot-name", { seat });
}

// Lines that say more once something is known that is secret at the table.
const SECRET: Record<string, { known: string; id: string }> = {
  "log-look": { known: "found", id: "replay-told-look" },
  "log-inspect": { known: "role", id: "replay-told-inspect" },
  "log-pass": { known: "cards", id: "replay-told-pass" },
  "log-take": { known: "gold", id: "replay-told-take" },
  "log-saboteurs-own": { known: "names", id: "replay-told-saboteurs" },
};

/** The lines of a frame. */
export function linesAt(replay: ReplayOut, at: number): Line[] {
  const you: You = {
    person: null,
    seat: typeof replay.as === "number" ? replay.as : null,
    muted: [],
  };
  const name = (seat: number): string => nameOf(replay, seat);
  const seen = lines(entry(replay, at), you, name, () => "");
  if (replay.as !== "truth") return seen;
  const truth = seen.map(unveiled);
  for (const fact of replay.frames[at]?.told ?? []) {
    if (fact.event !== "hat" || !fact.role) continue;
    const { seat, role } = fact;
    const args = { name: name(seat), role };
    const key = `${at}.${truth.length}`;
    const id = "replay-told-hat";
    truth.push({ seq: at, at, key, tone: "know", seat, id, args, cells: [], mine: false });
  }
  return truth;
}

function unveiled(line: Line): Line {
  const secret = SECRET[line.id];
  const known = secret && !String(line.args[secret.known] ?? "?").includes("?");
  return known ? { ...line, id: secret.id } : line;
}
