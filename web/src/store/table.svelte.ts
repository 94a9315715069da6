/** The state of a table for its viewer: all messages of the server go here, and everything is drawn from it. */
import { say } from "../base/words.svelte";
import { faceOf } from "../cards/dwarfs";
import type { Message, Event, Game, LogLine, Reply, State, TablePart, You } from "../protocol";
import { Connection, type Answer, type Command, type Link } from "./connection";
import { socketOf } from "./dial";

/** All that is known of a table. */
interface Known {
  you: You;
  table: TablePart;
  game: Game | null;
  log: LogLine[];
}

/** What is known after a message. */
export function learn(known: Known | null, reply: State | Event): Known | null {
  if (reply.type === "state") {
    const first = reply.log[0]?.seq ?? Infinity;
    const before = known?.log.filter((line) => line.seq < first && line.seq <= reply.seq) ?? [];
    const { you, game } = reply;
    // The viewer is here, though the server may be about to write that down.
    const people = reply.table.people.map((one) =>
      one.person === you.person ? { ...one, here: true } : one,
    );
    const table = { ...reply.table, people };
    return { you, table, game, log: [...before, ...reply.log] };
  }
  if (!known) return null;
  const { seq, at, event } = reply;
  return {
    you: known.you,
    table: reply.table ? { ...known.table, ...reply.table } : known.table,
    game: reply.game ? ({ ...known.game, ...reply.game } as Game) : known.game,
    log: [...known.log, { seq, at, event }],
  };
}

/** Whether it is the viewer's decision now: not while a bot plays for them. */
export function decides({ game, you, table }: Pick<Known, "game" | "you" | "table">): boolean {
  if (game === null || you.seat === null || game.turn !== you.seat) return false;
  return table.stage === "playing" && !table.seats[you.seat]?.stand_in;
}

type Hearer = (event: Event) => void;

export class Table {
  #known = $state.raw<Known | null>(null);
  #link = $state.raw<{ link: Link; retry: number | null; why: Message | null }>({
    link: "connecting",
    retry: null,
    why: null,
  });
  #seq = $state(0);
  #offset = 0; // of the server's clock to the browser's
  #connection: Connection;
  #hearers = new Set<Hearer>();
  /** The last entry that was there when one came, or came back after an absence. */
  cameAt = $state(0);

  constructor(
    readonly code: string,
    url: string = socketOf(code),
  ) {
    this.#connection = new Connection(url, {
      heard: (reply) => this.#heard(reply),
      link: (link, retry, why) => (this.#link = { link, retry, why }),
      seq: () => this.#seq,
    });
  }

  /** Whether the first state is there. */
  get ready(): boolean {
    return this.#known !== null;
  }
  get link(): Link {
    return this.#link.link;
  }
  /** When the connection is tried again, by the browser's clock. */
  get retryAt(): number | null {
    return this.#link.retry;
  }
  /** Why the server has closed the connection for good. */
  get why(): Message | null {
    return this.#link.why;
  }
  get table(): TablePart {
    return this.#known!.table;
  }
  get game(): Game | null {
    return this.#known?.game ?? null;
  }
  get you(): You {
    return this.#known!.you;
  }
  get log(): LogLine[] {
    return this.#known?.log ?? [];
  }
  get seq(): number {
    return this.#seq;
  }

  /** Whether it is one's own decision now, and no bot holds the seat. */
  get mine(): boolean {
    return decides(this.#known!);
  }
  get isHost(): boolean {
    return this.you.person !== null && this.you.person === this.table.host;
  }

  /** The name at a seat: of its person, or a bot's. */
  name = (seat: number): string => nameAt(this.table, seat);

  /** The face at a seat. */
  face = (seat: number): ReturnType<typeof faceOf> =>
    faceOf(seat, this.name(seat), Boolean(this.table.seats[seat]?.bot));

  /** The name of a person. */
  person = (person: number): string =>
    this.table.people.find((one) => one.person === person)?.name ?? "";

  /** The server's time now. */
  now(): number {
    return Date.now() + this.#offset;
  }

  /** Tell the server to do something; there when it has answered. */
  do(command: Command): Promise<Answer> {
    return this.#connection.send(command);
  }

  /** Hear every event as it comes; gives what ends that. */
  hear(hearer: Hearer): () => void {
    this.#hearers.add(hearer);
    return () => this.#hearers.delete(hearer);
  }

  /** Try to connect now. */
  retry(): void {
    this.#connection.retry();
  }

  close(): void {
    this.#connection.close();
  }

  #heard(reply: Reply): void {
    if (reply.type === "pong") this.#offset = reply.now - Date.now();
    if (reply.type !== "state" && reply.type !== "event") return;
    if (reply.type === "state") {
      this.#offset = reply.now - Date.now();
      if (this.#known === null || reply.seq > this.#seq) this.cameAt = this.#seq || reply.seq;
    }
    this.#seq = Math.max(this.#seq, reply.seq);
    this.#known = learn(this.#known, reply);
    if (reply.type === "event") this.#hearers.forEach((hearer) => hearer(reply));
  }
}

/** The name at a seat: of its person, a bot's, or of an empty seat. */
function nameAt(table: TablePart, seat: number): string {
  const place = table.seats[seat];
  if (!place) return "";
  if (place.person !== null)
    return table.people.find((one) => one.person === place.person)?.name ?? "";
  return place.bot ? say("web-bot-name", { seat }) : say("web-empty-seat");
}
