/** Why a round ended as it did: a few sentences, each with its clause. */
import type { IconName } from "../cards/icons";
import type { Team } from "../cards/notation";
import type { Game, Role } from "../protocol";
import type { Args } from "../words.svelte";
import { victory, type Outcome } from "./outcome";

/** A sentence; `id` is a message of end.ftl. */
export interface Reason {
  id: string;
  args: Args;
  clause: string;
  sign: { role: Role } | { team: Team } | { icon: IconName };
}

const MOST = 4;
const TEAMS = ["blue", "green"] as const;
const DOOR_AGAINST = { blue: "green", green: "blue" } as const;

/** At most four reasons, what has decided first. `you` is the viewer's seat. */
export function why(
  outcome: Outcome,
  game: Game,
  expansion: boolean,
  names: (seat: number) => string,
  you: number | null,
): Reason[] {
  const { roles, winners, treasure, completedBy } = outcome;
  const reasons: Reason[] = [];
  const add = (id: string, clause: string, sign: Reason["sign"], args: Args = {}): void => {
    reasons.push({ id: `end-why-${id}`, args, clause, sign });
  };
  /** About one player: in the second person if it is the viewer. */
  const about = (id: string, clause: string, seat: number): void => {
    const role = roles[seat] ?? "miner";
    const args = { name: names(seat), role };
    add(seat === you ? `${id}-own` : id, clause, { role }, args);
  };
  const all = (seats: readonly number[]): Args => ({
    count: seats.length,
    names: seats.map(names).join(", "),
  });

  if (!treasure) {
    const sabotaged = roles.includes("saboteur");
    add(sabotaged ? "hidden" : "nobody", expansion ? "X19" : "B21", {
      role: sabotaged ? "saboteur" : (roles[0] ?? "miner"),
    });
  } else if (completedBy !== null) {
    about(
      victory(outcome) === "selfish" ? "alone" : "completed",
      expansion ? "X17" : "B20",
      completedBy,
    );
  }
  if (game.way?.open.length === TEAMS.length) add("open", "X17", { icon: "check" });
  for (const team of TEAMS) {
    const doors = game.way?.closed[team] ?? [];
    if (doors.length)
      add(
        "closed",
        "X7",
        { team: DOOR_AGAINST[team] },
        { team, count: doors.length, cells: doors.join("; ") },
      );
  }
  const trapped = roles.flatMap((_, seat) => (game.before[seat]?.includes("trap") ? [seat] : []));
  if (trapped.length) add("trapped", "X20", { icon: "trap" }, all(trapped));
  for (const seat of winners)
    if (roles[seat] === "profiteer" || (roles[seat] === "boss" && treasure))
      about(roles[seat], "X18", seat);
  if (roles.some((role, seat) => role === "geologist" && !trapped.includes(seat)))
    add("crystals", "X21", { icon: "crystal" }, { count: outcome.crystals });
  if (treasure && !expansion && victory(outcome) !== "selfish") {
    const idle = roles.flatMap((role, seat) =>
      role === "miner" && !winners.includes(seat) ? [seat] : [],
    );
    if (idle.length) add("broken", "B20", { icon: "pick" }, all(idle));
    add("secret", "B22", { icon: "eye-off" });
  }
  return reasons.slice(0, MOST);
}
