/** What to do now, in one sentence in the second person, and the one verb that does it. */
import { cardKind } from "../cards/names";
import { isPath } from "../cards/notation";
import { say, type Args } from "../words.svelte";
import type { Choosing } from "./choosing.svelte";
import type { Table } from "./table.svelte";

export interface Status {
  tone: "yours" | "waiting" | "refused" | "lost";
  /** The first words, set apart. */
  head: { id: string; args: Args };
  /** What follows; "" for nothing, the name of a card for what it is for. */
  rest: { id: string; args: Args };
  clause: string;
}

const text = (id: string, args: Args = {}): { id: string; args: Args } => ({ id, args });

/** Those who decide after a seat, up to oneself. */
export function order(seats: number, turn: number, me: number | null): number[] {
  const next = Array.from({ length: seats - 1 }, (_, step) => (turn + step + 1) % seats);
  const mine = me === null ? -1 : next.indexOf(me);
  return mine < 0 ? next : next.slice(0, mine + 1);
}

/** The sentence for now. */
export function status(table: Table, choosing: Choosing): Status {
  const none = text("");
  const yours = (head: ReturnType<typeof text>, rest = none): Status => ({
    tone: "yours",
    head,
    rest,
    clause: "",
  });
  if (table.link === "lost" || table.link === "connecting")
    return { tone: "lost", head: text("web-lost"), rest: text("web-lost-kept"), clause: "" };
  const { game, you } = table;
  if (choosing.refusal) {
    const { message, args, clause } = choosing.refusal.problem;
    const seat = Number(args?.seat ?? NaN);
    const who = table.table.seats[seat] ? { seat: table.name(seat) } : {};
    return {
      tone: "refused",
      head: text("web-not-so"),
      rest: text(message, { ...args, ...who }),
      clause: clause ?? "",
    };
  }
  const kind = choosing.picked ? cardKind(choosing.picked.card) : "card-path";
  const mine = you.seat === null ? undefined : table.table.seats[you.seat];
  if (mine?.stand_in) return yours(text("web-stood-in"), text("web-stood-in-back"));
  if (!table.mine) {
    if (game === null || game.turn === null)
      return { tone: "waiting", head: text("web-waiting"), rest: none, clause: "" };
    if (kind !== "card-path")
      return { tone: "waiting", head: named(kind), rest: text(kind), clause: "" };
    const name = table.name(game.turn);
    return {
      tone: "waiting",
      head: text(`web-thinking-${game.phase === "play" ? "play" : game.phase}`, { name }),
      rest: none,
      clause: "",
    };
  }
  if (game?.phase === "take")
    return yours(text("web-your-turn"), text("web-take", { count: game.offer.length }));
  if (game?.phase === "steal")
    return yours(
      text("web-your-turn"),
      text(choosing.thefts.decline ? "web-steal-may" : "web-steal"),
    );
  if (choosing.mode === "pass")
    return yours(text("web-discard"), text("web-discard-most", { most: choosing.most }));
  if (choosing.mode === "clear")
    return yours(text("web-clear", { thing: choosing.thing }), text("web-clear-two"));
  const { picked, targets } = choosing;
  if (!picked || !targets) return yours(text("web-your-turn"), text("web-choose"));
  // Small cards have no words on them: what is chosen is named here.
  return yours(
    kind === "card-path" ? text("web-your-turn") : named(kind),
    held(choosing, picked.card),
  );
}

function named(kind: string): { id: string; args: Args } {
  const card = say(kind);
  return text("web-named", { card: card.charAt(0).toUpperCase() + card.slice(1) });
}

function held(choosing: Choosing, card: string): { id: string; args: Args } {
  const { targets } = choosing;
  const cells = targets?.cells.size ?? 0;
  if (isPath(card)) {
    if (choosing.cell !== null)
      return text(choosing.ways(choosing.cell).length > 1 ? "web-turn-or-place" : "web-place-here");
    return cells ? text("web-fits", { count: cells }) : text("web-fits-nowhere");
  }
  const kind = /^(break|fix)/.exec(card)?.[1] ?? card;
  const useless = text("web-useless", { kind });
  const does = text(cardKind(card)); // whoever holds it for the first time learns it when he needs it
  if (card === "map" || card === "rockfall") {
    if (choosing.cell !== null) return text(`web-${card}-here`);
    return cells ? does : useless;
  }
  if (targets?.alone) return text("web-theft");
  if (!targets?.aims.length) return useless;
  return choosing.aim ? text("web-aimed") : does;
}

/** What is still to be chosen before there is a verb: the key of its words, or "". */
export function missing(table: Table, choosing: Choosing): string {
  if (!table.mine || choosing.phase === "take") return "";
  if (choosing.phase === "steal") return "player";
  if (choosing.mode !== "play") return choosing.mode === "clear" ? "two" : "card";
  if (choosing.aims.length) return "player";
  if (!choosing.targets?.cells.size) return "card";
  return choosing.picked?.card === "map" ? "goal" : "place";
}

/** The verb of the move that is chosen, or null while something is missing. */
export function verb(table: Table, choosing: Choosing): { id: string; args: Args } | null {
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
