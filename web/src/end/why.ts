/** Why a round ended as it did: the reasons that the server has told, in words, each with a sign. */
import type { IconName } from "../cards/icons";
import type { Team } from "../notation/cards";
import type { Message, Role } from "../protocol";
import { inWords } from "../base/words.svelte";

/** A sentence with the clause that it rests on. */
export interface Reason {
  text: string;
  clause: string;
  sign: { role: Role } | { team: Team } | { icon: IconName };
}

const ICONS: Record<string, IconName> = {
  "end-why-broken": "pick",
  "end-why-crystals": "crystal",
  "end-why-crystals-half": "crystal",
  "end-why-neither": "gold",
  "end-why-open": "check",
  "end-why-pay": "gold",
  "end-why-trapped": "trap",
};
const DOOR_AGAINST = { blue: "green", green: "blue" } as const;

/** The reasons for a reader; `you` is the reader's seat. */
export const why = (
  reasons: readonly Message[],
  names: (seat: number) => string,
  you: number | null,
): Reason[] =>
  reasons.map((reason) => ({
    text: inWords(you !== null && reason.args?.seat === you ? own(reason) : reason, names),
    clause: reason.clause ?? "",
    sign: sign(reason),
  }));

const own = (reason: Message): Message => ({ ...reason, message: `${reason.message}-own` });

function sign({ message, args = {} }: Message): Reason["sign"] {
  if (args.role) return { role: args.role as Role };
  if (message === "end-why-hidden") return { role: "saboteur" };
  if (message === "end-why-closed") return { team: DOOR_AGAINST[args.team as Team] };
  if (args.team) return { team: args.team as Team };
  return { icon: ICONS[message] ?? "eye-off" };
}
