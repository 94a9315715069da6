/** What to do now, in one sentence in the second person, and the one verb that does it. */
import { cardKind, isPath } from "../notation/cards";
import { argsOf, say, type Args } from "../base/words.svelte";
import type { Game } from "../protocol";
import type { Choosing } from "../store/choosing.svelte";
import type { Table } from "../store/table.svelte";
import { clearable } from "../store/targets";
import { lost } from "../store/time.svelte";

export interface Status {
  tone: "yours" | "waiting" | "refused" | "lost";
  /** The first words, set apart. */
  head: Text;
  /** What follows; "" for nothing, the name of a card for what it is for. */
  rest: Text;
  clause: string;
}
interface Text {
  id: string;
  args: Args;
}

const text = (id: string, args: Args = {}): Text => ({ id, args });

const told = (tone: Status["tone"], head: Text, rest = text(""), clause = ""): Status => ({
  tone,
  head,
  rest,
  clause,
});

/** Those who decide after a seat, up to oneself. */
export function order(seats: number, turn: number, me: number | null): number[] {
  const next = Array.from({ length: seats - 1 }, (_, step) => (turn + step + 1) % seats);
  const mine = me === null ? -1 : next.indexOf(me);
  return mine < 0 ? next : next.slice(0, mine + 1);
}

/** The sentence for now. */
export function status(table: Table, choosing: Choosing): Status {
  if (table.link === "lost" || table.link === "connecting")
    return told("lost", text(lost(table)), text("web-lost-kept"));
  const { game, you } = table;
  const { mode, picked, refusal, targets } = choosing;
  if (refusal) {
    const { problem } = refusal;
    const why = text(problem.message, argsOf(problem, table.name));
    return told("refused", text("web-not-so"), why, problem.clause);
  }
  const kind = `card-${picked ? cardKind(picked.card) : "path"}`;
  if (you.seat !== null && table.table.seats[you.seat]?.stand_in)
    return told("waiting", text("web-stood-in"), text("web-stood-in-back"));
  if (!table.mine) {
    if (game === null || game.turn === null) return told("waiting", text("web-waiting"));
    if (kind !== "card-path") return told("waiting", named(kind), text(kind));
    return told("waiting", text(`web-thinking-${game.phase}`, { name: table.name(game.turn) }));
  }
  const yours = (head: Text, rest: Text): Status => told("yours", head, rest);
  const turn = text("web-your-turn");
  if (game?.phase === "take") return yours(turn, text("web-take", { count: game.offer.length }));
  if (game?.phase === "steal")
    return yours(turn, text(choosing.thefts.decline ? "web-steal-may" : "web-steal"));
  if (mode === "pass")
    return yours(text("web-discard"), text("web-discard-most", { most: choosing.most }));
  if (mode === "clear")
    return yours(text("web-clear", { thing: choosing.thing }), text("web-clear-two"));
  if (!picked || !targets) return yours(turn, open(game!, you.seat!));
  // Small cards have no words on them: what is chosen is named here.
  return yours(kind === "card-path" ? turn : named(kind), held(choosing, picked.card));
}

/** What can be done before a card is chosen; those who may not dig are told why, and what is left. */
export function open({ before, legal }: Pick<Game, "before" | "legal">, seat: number): Text {
  const stopping = (before[seat] ?? []).filter((thing) => thing !== "theft");
  if (!stopping.length) return text("web-choose");
  const deeds = legal.filter((move) => !/^(pass|clear)\b/.test(move));
  const helps = deeds.some((move) => new RegExp(`^(fix-.*|free)>${seat}\\b`).test(move));
  const left = deeds.length ? "action" : "pass";
  return text("web-choose-stopped", {
    thing: stopping.length > 1 ? "several" : (stopping[0] ?? ""),
    left: helps ? "help" : clearable(legal).length ? "clear" : left,
  });
}

function named(kind: string): Text {
  const card = say(kind);
  return text("web-named", { card: card.charAt(0).toUpperCase() + card.slice(1) });
}

function held(choosing: Choosing, card: string): Text {
  const { targets } = choosing;
  const cells = targets?.cells.size ?? 0;
  if (isPath(card)) {
    if (choosing.cell !== null)
      return text(choosing.ways(choosing.cell).length > 1 ? "web-turn-or-place" : "web-place-here");
    return cells ? text("web-fits", { count: cells }) : text("web-fits-nowhere");
  }
  const kind = /^(break|fix)/.exec(card)?.[1] ?? card;
  const useless = text("web-useless", { kind });
  const does = text(`card-${cardKind(card)}`); // anyone who holds it for the first time learns it when they need it
  if (card === "map" || card === "rockfall") {
    if (choosing.cell !== null) return text(`web-${card}-here`);
    return cells ? does : useless;
  }
  if (targets?.alone) return text("web-theft");
  if (!targets?.aims.length) return useless;
  return choosing.aim ? text("web-aimed") : does;
}

/** What is still to be chosen before there is a verb: the key of its words, or "" once there is one. */
export function missing(table: Table, choosing: Choosing): string {
  if (!table.mine || choosing.phase === "take" || verb(table, choosing)) return "";
  if (choosing.phase === "steal") return "player";
  if (choosing.mode !== "play") return choosing.mode === "clear" ? "two" : "card";
  if (choosing.aims.length) return "player";
  if (!choosing.targets?.cells.size) return "card";
  return choosing.picked?.card === "map" ? "goal" : "place";
}

/** The verb of the move that is chosen, or null while something is missing. */
export function verb(table: Table, choosing: Choosing): Text | null {
  if (!table.mine || choosing.move === null) return null;
  if (choosing.phase === "take") return text("web-do-take", { gold: choosing.nugget ?? 0 });
  if (choosing.phase === "steal")
    return text("web-do-steal", { name: table.name(choosing.aim?.seat ?? 0) });
  if (choosing.mode === "pass") return text("web-do-discard", { count: choosing.ticked.length });
  if (choosing.mode === "clear") return text("web-do-clear", { thing: choosing.thing });
  const card = choosing.picked?.card ?? "";
  if (isPath(card)) return text("web-do-place");
  if (card === "map" || card === "rockfall" || card === "theft") return text(`web-do-${card}`);
  const aim = choosing.aim;
  if (!aim) return null;
  const kind = /^(break|fix)/.exec(card)?.[1] ?? card;
  const name = table.name(aim.seat);
  const me = aim.seat === table.you.seat;
  return text(`web-do-${kind}${me ? "-self" : ""}`, { thing: aim.thing, name });
}
