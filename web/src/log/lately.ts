/** What others did since one's own last move: on a phone the log is out of sight, and a look at a goal leaves no trace. */
import type { IconName } from "../cards/icons";
import { sinceOwn, thisRound } from "./entries";
import type { Line } from "./lines";
import { told, type Source } from "./told.svelte";

/** The last deed of each other player in this round, since one's own last move: newest first, by seat. */
export function lately(table: Source): Map<number, Line> {
  const own = table.you.seat;
  const round = thisRound(sinceOwn(table.log, own));
  const seats = new Map(
    round.flatMap(({ seq, event }) =>
      event.kind === "moved" && event.seat !== own ? [[seq, event.seat]] : [],
    ),
  );
  const since = round.filter(({ seq }) => seats.has(seq));
  const found = new Map<number, Line>();
  for (const line of told(table, since.reverse())) {
    const seat = seats.get(line.seq)!;
    if (found.has(seat) || line.tone === "own" || line.id.startsWith("log-auto")) continue;
    found.set(seat, line);
  }
  return found;
}

/** The sign of a deed that cannot be seen in the maze, or none. */
export function sign(line: Line | undefined): IconName | null {
  if (line?.id === "log-pass") return "trash";
  if (line?.id.startsWith("log-look") || line?.id.startsWith("log-inspect")) return "eye";
  if (line?.id.startsWith("log-hats") || line?.id.startsWith("log-swap-hands")) return "shuffle";
  if (line?.tone === "harm" && !line.cells.length) return "warn";
  return line?.tone === "help" ? "plus" : null;
}
