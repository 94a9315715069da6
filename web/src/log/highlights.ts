/** The highlights of a game: what one player did more often than any other. */
import { deed } from "../notation/moves";
import type { Fact, LogLine } from "../protocol";

/** Something that one seat has done more often than any other; `id` is a message of log.ftl. */
interface Highlight {
  id: string;
  args: Record<string, string | number>;
  seat: number;
}

const MOST = 4;

// The rarest first, each with how often it must have happened to be worth telling.
const WORTH = {
  treasure: 1,
  thief: 1,
  mender: 2,
  breaker: 2,
  trapper: 2,
  tunnels: 5,
  rockfalls: 2,
} as const;
type Feat = keyof typeof WORTH;

/** Up to four highlights of a whole game, from its log as its viewer knows it. */
export function highlights(log: LogLine[], seats: number): Highlight[] {
  const tally = new Map<Feat, number[]>();
  for (const { event } of log) {
    if (event.kind !== "moved") continue;
    for (const fact of event.told) {
      const [feat, seat] = done(fact) ?? [];
      if (feat === undefined || seat === undefined) continue;
      const counts = tally.get(feat) ?? Array.from({ length: seats }, () => 0);
      counts[seat] = (counts[seat] ?? 0) + 1;
      tally.set(feat, counts);
    }
  }
  const found: Highlight[] = [];
  for (const feat of Object.keys(WORTH) as Feat[]) {
    const counts = tally.get(feat) ?? [];
    const count = Math.max(0, ...counts);
    const seat = counts.indexOf(count);
    // Where two have done the same, neither stands out.
    if (count < WORTH[feat] || counts.lastIndexOf(count) !== seat) continue;
    found.push({ id: `log-highlight-${feat}`, args: { count }, seat });
  }
  return found.slice(0, MOST);
}

/** The feat that a fact tells, and whose it is. */
function done(fact: Fact): [Feat, number] | null {
  if (fact.event === "end" && fact.completed_by !== null) return ["treasure", fact.completed_by];
  if (fact.event !== "move") return null;
  const move = deed(fact.move);
  switch (move?.verb) {
    case "lay":
      return ["tunnels", fact.seat];
    case "rockfall":
      return ["rockfalls", fact.seat];
    case "trap":
      return ["trapper", fact.seat];
    case "break":
      return move.target === fact.seat ? null : ["breaker", fact.seat];
    case "fix":
      return move.target === fact.seat ? null : ["mender", fact.seat];
    case "steal":
      return move.target === undefined ? null : ["thief", fact.seat];
    default:
      return null;
  }
}
