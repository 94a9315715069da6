/** What a table still needs before it can start, as one of those who wait sees it. */
import type { Choices, TablePart, You } from "../protocol";

interface Readiness {
  /** Whether a seat is free. */
  free: boolean;
  /** Whether one has said that one is ready. */
  ready: boolean;
  /** Whether the host can start, as far as one can tell. */
  can: boolean;
  /** The names of those who are not ready. */
  waiting: string[];
  /** What there is to say about it. */
  message: string;
  args: Record<string, number>;
}

/** What is still needed; the server has the last word. */
export function readiness(table: TablePart, you: You, choices: Choices | null): Readiness {
  const { seats, people, host, terms } = table;
  const waiting = people
    .filter(({ person, seat }) => person !== host && seat !== null && !seats[seat]?.ready)
    .map(({ name }) => name);
  const empty = seats.filter((seat) => seat.person === null && !seat.bot).length;
  const least = choices?.games[terms.game]?.players[0] ?? 0;
  const enough = terms.fill !== "" || seats.length - empty >= least;
  const free = empty > 0;
  const ready = you.seat !== null && seats[you.seat]?.ready === true;
  const isHost = you.person !== null && you.person === host;
  const can = enough && waiting.length === 0;

  let message: string;
  if (you.seat === null && !free) message = "start-say-full";
  else if (you.seat === null) message = terms.spectators ? "start-say-sit" : "start-say-sit-only";
  else if (!isHost) message = ready ? "start-say-wait" : "start-say-ready";
  else if (waiting.length) message = "start-say-not-ready";
  else if (!enough) message = "table-too-few";
  else if (!free) message = "start-say-all";
  else message = terms.fill ? "start-say-fill" : "start-say-fewer";

  return { free, ready, can, waiting, message, args: { least, empty } };
}
