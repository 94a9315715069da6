/** The table in sentences: what stands on the page, and what a word typed into the box is answered with. */
import { attribute, say } from "../base/words.svelte";
import { open } from "../board/status";
import { cardName } from "../cards/names";
import { sinceOwn } from "../log/entries";
import { sentence } from "../log/lines";
import { told } from "../log/told.svelte";
import { byPlace, goalRow } from "../notation/cells";
import { marks } from "../notebook/marks.svelte";
import type { Card, LogLine } from "../protocol";
import type { Table } from "../store/table.svelte";
import { left } from "../store/time.svelte";
import { cellName, placeName } from "./maze";
import { groups, type Group } from "./moves";

const LOG_LINES = 10;

/** Whose decision it is, and which. */
export function turn(table: Table): string {
  const game = table.game!;
  if (game.turn === null) return say("web-waiting");
  if (!table.mine) return say(`web-thinking-${game.phase}`, { name: table.name(game.turn) });
  const yours = say("web-your-turn");
  if (game.phase === "take") return `${yours} ${say("web-take", { count: game.offer.length })}`;
  if (game.phase !== "steal") {
    const { id, args } = open(game, table.you.seat!);
    return `${yours} ${say(id, args)}`;
  }
  return `${yours} ${say(game.legal.includes("steal>-") ? "web-steal-may" : "web-steal")}`;
}

/** How long one has: minutes, and near the end seconds; "" without a clock. */
export function time(table: Table): string {
  const seconds = table.mine ? left(table, table.you.seat!) : null;
  if (seconds === null) return "";
  if (seconds >= 120) return say("text-minutes", { count: Math.floor(seconds / 60) });
  return say("text-seconds", { count: Math.ceil(seconds) });
}

/** One's own role and its aim, what lies in front of oneself, and one's gold. */
export function oneself(table: Table): string[] {
  const game = table.game!;
  const { seat } = table.you;
  if (seat === null) return [say("web-watching")];
  const role = game.roles[seat] ?? "?";
  const before = game.before[seat] ?? [];
  return [
    ...(role === "?" ? [] : [say("log-role-own", { role }), attribute(`role-${role}`, "goal")]),
    before.length
      ? say("text-before", { things: before.map((thing) => say(`tool-${thing}`)).join(", ") })
      : say("text-before-nothing"),
    say("text-gold", { count: game.gold ?? 0 }),
    say("text-deck", { count: game.deck }),
  ];
}

/** The cards of the hand, equal ones together. */
export function hand(table: Table): { card: Card; name: string; count: number }[] {
  const cards = table.game!.hand;
  return [...new Set(cards)].map((card) => ({
    card,
    name: cardName(card),
    count: cards.filter((one) => one === card).length,
  }));
}

/** What all know of a player, and what one knows oneself. */
export function player(table: Table, seat: number): string[] {
  const game = table.game!;
  const { people, seats } = table.table;
  const place = seats[seat];
  const person = people.find((one) => one.person === place?.person);
  const role = game.roles[seat] ?? "?";
  const nuggets = game.nugget_cards[seat] ?? 0;
  return [
    ...(seat === table.you.seat ? [say("web-you")] : []),
    ...(seat === game.turn ? [say("text-to-move")] : []),
    ...(place?.bot ? [say("web-bot")] : []),
    ...(place?.stand_in ? [say("text-stood-in")] : []),
    ...(person && !person.here ? [say("web-away")] : []),
    say("web-cards-held", { count: game.held[seat] ?? 0 }),
    ...(game.before[seat] ?? []).map((thing) => say("web-before", { thing })),
    ...(role === "?" ? [] : [say("web-is-role", { role })]),
    ...(nuggets ? [say("web-nugget-cards", { count: nuggets })] : []),
    ...(!nuggets && game.has_gold[seat] ? [say("web-has-gold")] : []),
  ];
}

/** A player with the number of the seat, as moves have it. */
export const seatName = (table: Table, seat: number): string =>
  say("text-seat", { seat, name: table.name(seat) });

/** A player in one sentence. */
function playerLine(table: Table, seat: number): string {
  const mark = marks(table.code).player(seat, table.game!.round);
  const known = player(table, seat);
  if (mark !== "none") known.push(say("text-mark", { mark }));
  return say("text-player", { seat: seatName(table, seat), known: known.join(", ") });
}

/** The goals, each with what one knows and thinks of it. */
export function goals(table: Table): { cell: string; text: string; goal: number }[] {
  const { goals: known, buried } = table.game!;
  return Object.entries(known)
    .sort(([one], [other]) => byPlace(one, other))
    .map(([cell, card]) => ({
      cell,
      goal: goalRow(cell),
      text: say("text-at", { place: placeName(cell), text: cellName(cell, card, buried[cell]) }),
    }));
}

/** The moves that one may make, by card. */
export const possible = (table: Table): Group[] =>
  groups({ game: table.game!, seat: table.you.seat, name: table.name });

/** The entry after which one has not moved any more; a spectator has the last few. */
export function lastTurn(log: readonly LogLine[], seat: number | null): number {
  if (seat === null) return log.at(-LOG_LINES - 1)?.seq ?? 0;
  return log[log.length - sinceOwn(log, seat).length - 1]?.seq ?? 0;
}

/** Sentences of entries, without coming and going. */
export const changes = (table: Table, after: number): string[] =>
  told(
    table,
    table.log.filter((entry) => entry.seq > after),
  )
    .filter((line) => line.tone !== "system")
    .map(sentence);

/** How the round has ended, from the moment that decided it. */
export function ending(table: Table): string[] {
  const decided = table.log.findLast(
    ({ event }) => event.kind === "moved" && event.told.some((fact) => fact.event === "end"),
  );
  const lines = told(
    table,
    table.log.filter((entry) => entry.seq >= (decided?.seq ?? Infinity)),
  );
  const first = lines.findIndex((line) => /^log-(un)?reached/.test(line.id));
  return lines
    .slice(Math.max(first, 0))
    .filter((line) => !/^(talk|house|system)$/.test(line.tone))
    .map(sentence);
}

/** The answer to a word that asks for something to be read. */
export function answer(
  table: Table,
  word: "moves" | "state" | "hand" | "players" | "log",
): string[] {
  const seats = table.table.seats.map((_, seat) => seat);
  switch (word) {
    case "moves": {
      const found = possible(table);
      if (!found.length) return [say("text-no-moves")];
      return found.map(
        ({ key, name, ways }) => `${key}: ${name}; ${say("text-ways", { count: ways.length })}`,
      );
    }
    case "state":
      return [
        turn(table),
        time(table),
        ...oneself(table),
        ...goals(table).map(({ text }) => text),
      ].filter(Boolean);
    case "hand":
      return hand(table).map(
        ({ card, name, count }) => `${card}: ${name}${count > 1 ? ` ×${count}` : ""}`,
      );
    case "players":
      return seats.map((seat) => playerLine(table, seat));
    case "log":
      return changes(table, 0).slice(-LOG_LINES);
  }
}
