/** Who is at a table, who may come, and what one can do about it. The server has the last word. */
import type { PersonPart, TablePart, You } from "../protocol";

/** The people of a table, each of them once. */
interface Groups {
  seated: PersonPart[];
  watching: PersonPart[];
  banned: PersonPart[];
  /** Without a seat, and not connected. */
  left: PersonPart[];
}

/** What can be done about a person. */
export type Deed = "pass-host" | "invite" | "remove" | "ban" | "pardon";

/** How one comes to a bot's seat in the middle of a game; "" if one does not. */
type Joining = "" | "ask" | "asked" | "take";

/** Somebody who would like a bot's seat. */
interface Wish {
  person: number;
  name: string;
  seat: number;
}

type At = Pick<TablePart, "people">;

export function groups({ people }: At): Groups {
  const free = people.filter(({ seat, banned }) => seat === null && !banned);
  return {
    seated: people
      .filter(({ seat, banned }) => seat !== null && !banned)
      .sort((a, b) => a.seat! - b.seat!),
    watching: free.filter(({ here }) => here),
    banned: people.filter(({ banned }) => banned),
    left: free.filter(({ here }) => !here),
  };
}

/** Whether the game is going on. */
export const running = ({ stage }: Pick<TablePart, "stage">): boolean =>
  stage === "playing" || stage === "between";

/** The seats that a person could take from a bot now. */
export const botSeats = (table: TablePart): number[] =>
  running(table) ? table.seats.flatMap((seat, at) => (seat.bot ? [at] : [])) : [];

/** Whether one needs an invitation to take a seat. */
function needed(table: TablePart): boolean {
  const { newcomers, join } = table.terms;
  if (table.stage === "open") return !newcomers;
  return botSeats(table).length > 0 && (join === "invited" || (join === "anyone" && !newcomers));
}

/** What the host can do about a person. */
export function deeds(table: TablePart, one: PersonPart): Deed[] {
  if (one.banned) return ["pardon"];
  const there = one.seat !== null || one.here;
  const found: Deed[] = [];
  if (one.seat === null && !one.invited && needed(table)) found.push("invite");
  if (there) found.push("pass-host");
  // The one who opened the table and is away hosts it again on return, and cannot be kept from that.
  if (one.person === table.founder && !one.here) return found;
  // A person who has gone can only be kept from coming back.
  if (there) found.push("remove");
  return [...found, "ban"];
}

export function joining(table: TablePart, you: You): Joining {
  if (you.seat !== null || !botSeats(table).length) return "";
  const me = table.people.find(({ person }) => person === you.person);
  if (table.terms.join === "nobody") return "";
  if (table.terms.join === "anyone" || me?.invited) return "take";
  return me?.asks != null ? "asked" : "ask";
}

/** The word for coming again to a table that one had to leave; "" where there is no use in it. */
export function again(message: string): "" | "people-look-again" | "start-again" {
  if (message === "table-removed") return "people-look-again";
  // The host may have changed that by now.
  return /^(table-banned|server-no-spectators|table-no-newcomers)$/.test(message)
    ? "start-again"
    : "";
}

/** The wishes that are open. */
export const wishes = ({ people }: At): Wish[] =>
  people.flatMap(({ person, name, asks: seat }) => (seat === null ? [] : [{ person, name, seat }]));
