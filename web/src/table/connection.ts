/** The connection to a table: it comes back by itself and forgets no command. */
import { dial } from "../early";
import type { Error as Problem, HintAnswer, Reply, Request } from "../protocol";

export type Link = "connecting" | "open" | "lost" | "ended";
export type Command = Request extends infer R
  ? R extends { id: string }
    ? Omit<R, "id">
    : never
  : never;
export type Answer = { refused?: Problem; hint?: HintAnswer };

export interface Listener {
  /** A message about the table. */
  heard(reply: Reply): void;
  /** The connection has changed; `retry` is when it is tried again, by the browser's clock. */
  link(link: Link, retry: number | null, why: Problem | null): void;
  /** The number of the last entry that is known. */
  seq(): number;
}

interface Waiting {
  text: string;
  done: (answer: Answer) => void;
}

const FIRST_WAIT = 100;
const LONGEST_WAIT = 5000;
const SILENCE = 12_000;
const FINAL = new Set([1008, 1009]);
const AGAIN = new Set(["server-too-fast", "server-storage"]);

export class Connection {
  #socket: WebSocket | null = null;
  #waiting = new Map<string, Waiting>();
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  #why: Problem | null = null;

  constructor(
    readonly url: string,
    readonly listener: Listener,
  ) {
    globalThis.addEventListener?.("online", this.#now);
    globalThis.document?.addEventListener("visibilitychange", this.#shown);
    this.#connect();
  }

  /** Send a command; there when it is answered, if need be by another connection. */
  send(command: Command): Promise<Answer> {
    const id = crypto.randomUUID?.() ?? `${Math.random()}${Math.random()}`;
    const text = JSON.stringify({ ...command, id });
    return new Promise((done) => {
      this.#waiting.set(id, { text, done });
      if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(text);
    });
  }

  /** Try again now. */
  retry(): void {
    if (this.#closed || this.#socket) return;
    clearTimeout(this.#timer);
    this.#connect();
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
    clearTimeout(this.#pulse);
    globalThis.removeEventListener?.("online", this.#now);
    globalThis.document?.removeEventListener("visibilitychange", this.#shown);
    this.#socket?.close();
    this.#socket = null;
  }

  #now = (): void => this.retry();

  #shown = (): void => {
    // A phone that slept may hold a socket that is long dead.
    if (document.visibilityState !== "visible") return;
    if (this.#socket?.readyState === WebSocket.OPEN) this.#listen(3000);
    else this.retry();
  };

  #connect(): void {
    this.#why = null;
    this.listener.link("connecting", null, null);
    const { socket, heard } = dial(`${this.url}?after=${this.listener.seq()}`);
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
      if (this.#socket !== socket) return;
      this.#socket = null;
      clearTimeout(this.#pulse);
      this.#lost(FINAL.has(event.code));
    };
    // What came while nobody listened yet is heard as soon as whoever opened it is ready.
    if (heard.length) queueMicrotask(() => heard.forEach((message) => socket.onmessage?.(message)));
    // A server that cannot be reached may leave a browser waiting for minutes.
    this.#pulse = setTimeout(() => this.#drop(socket), SILENCE);
  }

  /** Ask for a sign of life after a silence, and give the connection up when none comes. */
  #listen(after: number): void {
    clearTimeout(this.#pulse);
    const socket = this.#socket;
    if (!socket) return;
    this.#pulse = setTimeout(() => {
      if (socket.readyState === WebSocket.OPEN) socket.send('{"do":"ping","id":"pulse"}');
      this.#pulse = setTimeout(() => this.#drop(socket), 4000);
    }, after);
  }

  #drop(socket: WebSocket): void {
    if (this.#socket !== socket) return;
    this.#socket = null;
    socket.onclose = socket.onmessage = null;
    socket.close();
    this.#lost(false);
  }

  #lost(final: boolean): void {
    if (this.#closed) return;
    if (final) {
      this.listener.link("ended", null, this.#why);
      for (const { done } of this.#waiting.values())
        done({ refused: this.#why ?? { message: "server-bad-message" } });
      this.#waiting.clear();
      return;
    }
    const wait =
      Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** this.#failures++) * (0.7 + 0.6 * Math.random());
    this.listener.link("lost", Date.now() + wait, null);
    this.#timer = setTimeout(() => this.#connect(), wait);
  }

  #hear(reply: Reply): void {
    switch (reply.type) {
      case "state":
        this.#failures = 0;
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
      setTimeout(() => {
        if (this.#waiting.has(id) && this.#socket?.readyState === WebSocket.OPEN)
          this.#socket.send(waiting.text);
      }, 1000);
  }

  #answer(id: string, answer: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    waiting?.done(answer);
  }
}
