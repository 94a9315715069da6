/** The connection to a table: it reconnects by itself and loses no command. */
import type { Message, HintAnswer, Reply, Request } from "../protocol";
import { dial } from "./dial";

export type Link = "connecting" | "open" | "lost" | "ended";
export type Command = Request extends infer R
  ? R extends { id: string }
    ? Omit<R, "id">
    : never
  : never;
export type Answer = { refused?: Message; hint?: HintAnswer };

interface Listener {
  /** A message about the table. */
  heard(reply: Reply): void;
  /** The connection has changed, and why; `retry` is when it is tried again, by the browser's clock. */
  link(link: Link, retry: number | null, why: Message | null): void;
  /** The number of the last entry that is known. */
  seq(): number;
}

interface Waiting {
  text: string;
  tries: number;
  done: (answer: Answer) => void;
}

const FIRST_WAIT = 100;
const LONGEST_WAIT = 15_000;
const SOUND = 5000; // so long a connection must hold before the next loss counts as the first one
const SLOW = 4000; // after which it is said that nothing has come yet
const SILENCE = 12_000;
const GRACE = 4000; // for an answer to a ping
const DOUBT = 1000; // the same where the browser says that there is no network
const AGAIN_AFTER = 1000; // a command that could not be taken just then
const FINAL = new Set([1008, 1009]);
const AGAIN = new Set(["server-too-fast", "server-storage"]);

/** How long to wait after so many failures: twice as long each time, and never all at one time. */
const backoff = (first: number, failures: number): number =>
  Math.min(LONGEST_WAIT, first * 2 ** failures) * (0.7 + 0.6 * Math.random());

/** Why nothing is heard of the server, as far as a browser knows. */
const unheard = (): Message => ({
  message: globalThis.navigator?.onLine === false ? "web-no-network" : "web-no-answer",
});

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #opened = Infinity; // when the first state came
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #slow: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #why: Message | null = null; // the server's last word on this connection
  #lately: Message | null = null; // why the last connection was lost, until there is one again

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    globalThis.addEventListener?.("online", this.#now);
    globalThis.addEventListener?.("offline", this.#doubt);
    globalThis.document?.addEventListener("visibilitychange", this.#shown);
    this.#connect();
  }

  /** Send a command; there when it is answered, if need be by another connection. */
  send(command: Command): Promise<Answer> {
    if (this.#closed) return Promise.resolve({ refused: this.#why ?? unheard() });
    const id = crypto.randomUUID?.() ?? `${Math.random()}${Math.random()}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, tries: 0, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Try again now, also where an attempt is under way that may be waiting in vain. */
  retry(): void {
    if (this.#closed || this.#socket?.readyState === WebSocket.OPEN) return;
    this.#leave();
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    this.#leave();
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.removeEventListener?.("offline", this.#doubt);
    globalThis.document?.removeEventListener("visibilitychange", this.#shown);
  }

  /** Be done with the socket and all that is waited for. */
  #leave(): void {
    for (const timer of [this.#timer, this.#pulse, this.#slow]) clearTimeout(timer);
    const socket = this.#socket;
    if (!socket) return;
    this.#socket = null;
    socket.onopen = socket.onclose = socket.onmessage = null;
    socket.close();
  }

  // The network may be another one now: then an open socket is dead.
  #now = (): void => {
    this.#lately &&= unheard();
    this.#listen(0);
    this.retry();
  };

  // A server on this very machine is there without a network: ask it before giving it up.
  #doubt = (): void => this.#listen(0, DOUBT);

  #shown = (): void => {
    // A phone that slept may hold a socket that is long dead.
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#listen(3000);
    else this.retry();
  };

  #connect(): void {
    this.#why = null;
    this.#opened = Infinity;
    this.listener.link("connecting", null, this.#lately);
    this.#slow = setTimeout(() => this.listener.link("connecting", null, unheard()), SLOW);
    const { socket, heard } = dial(
      `${this.url}${this.url.includes("?") ? "&" : "?"}after=${this.listener.seq()}`,
    );
    this.#socket = socket;
    socket.onopen = () => {
      for (const { text } of this.#waiting.values()) socket.send(text);
      this.#listen(SILENCE);
    };
    socket.onmessage = (message) => {
      this.#listen(SILENCE);
      this.#hear(JSON.parse(String(message.data)) as Reply);
    };
    socket.onclose = (event) => {
      this.#leave();
      this.#lost(FINAL.has(event.code));
    };
    // What came while nobody listened yet is heard as soon as the listener is ready.
    if (heard.length) queueMicrotask(() => heard.forEach((message) => socket.onmessage?.(message)));
    // A server that cannot be reached may leave a browser waiting for minutes.
    this.#pulse = setTimeout(() => this.#drop(), SILENCE);
  }

  /** Ask for a sign of life after a silence, and give the connection up when none comes. */
  #listen(after: number, grace = GRACE): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    if (!socket) return;
    this.#pulse = setTimeout(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"do":"ping","id":"pulse"}');
      this.#pulse = setTimeout(() => this.#drop(), grace);
    }, after);
  }

  #drop(): void {
    this.#leave();
    this.#lost(false);
  }

  #lost(final: boolean): void {
    if (final) {
      this.close();
      this.listener.link("ended", null, this.#why);
      for (const id of this.#waiting.keys())
        this.#answer(id, { refused: this.#why ?? { message: "server-bad-message" } });
      return;
    }
    // A server that takes a connection and ends it at once is not asked more often than one that is away.
    if (Date.now() - this.#opened > SOUND) this.#failures = 0;
    const wait = backoff(FIRST_WAIT, this.#failures++);
    this.#lately = this.#why ?? unheard();
    this.listener.link("lost", Date.now() + wait, this.#lately);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case "state":
        this.#opened = Math.min(this.#opened, Date.now());
        this.#lately = null;
        clearTimeout(this.#slow);
        this.listener.link("open", null, null);
        this.listener.heard(reply);
        break;
      case "event":
        this.listener.heard(reply);
        if (reply.ack) this.#answer(reply.ack, {});
        break;
      case "ack":
        this.#answer(reply.id, {});
        break;
      case "refusal":
        if (AGAIN.has(reply.error.message)) this.#again(reply.id);
        else this.#answer(reply.id, { refused: reply.error });
        break;
      case "hint":
        this.#answer(reply.id, { hint: reply });
        break;
      case "bye":
        this.#why = reply.error;
        break;
      case "pong":
        this.listener.heard(reply);
        break;
    }
  }

  #again(id: string): void {
    const waiting = this.#waiting.get(id);
    if (waiting)
      setTimeout(
        () => {
          if (this.#waiting.has(id) && this.#socket?.readyState === WebSocket.OPEN)
            this.#socket.send(waiting.text);
        },
        backoff(AGAIN_AFTER, waiting.tries++),
      );
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done(answer);
  }
}
