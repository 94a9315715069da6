import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Message, State } from "../protocol";
import { Connection, type Link } from "./connection";

const STATE = JSON.stringify({ type: "state", seq: 1 } as State);
const bye = (message: string): string => JSON.stringify({ type: "bye", error: { message } });

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 0;
  sent: string[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  constructor(readonly url: string) {
    Socket.made.push(this);
  }
  send(text: string): void {
    this.sent.push(text);
  }
  close(): void {
    this.readyState = 3;
  }
  /** What the server does. */
  accept(...messages: string[]): void {
    this.readyState = 1;
    this.onopen?.();
    for (const data of messages) this.onmessage?.({ data });
  }
  end(code: number): void {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

interface Told {
  link: Link;
  retry: number | null;
  why: Message | null;
}
let told: Told[];
let browser: EventTarget;
const now = (): Told => told.at(-1)!;
const last = (): Socket => Socket.made.at(-1)!;
const online = (is: boolean): void => {
  vi.stubGlobal("navigator", { onLine: is });
  browser.dispatchEvent(new Event(is ? "online" : "offline"));
};

function connect(): Connection {
  return new Connection("wss://mine.example/socket", {
    heard: () => undefined,
    link: (link, retry, why) => told.push({ link, retry, why }),
    seq: () => 0,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  browser = new EventTarget();
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("addEventListener", browser.addEventListener.bind(browser));
  vi.stubGlobal("removeEventListener", browser.removeEventListener.bind(browser));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a server that ends every connection", () => {
  /** How many connections there are in two minutes. */
  function tries(ended: (socket: Socket) => void): number {
    connect();
    const until = Date.now() + 120_000;
    for (let met = 0; Date.now() < until; vi.advanceTimersByTime(50))
      for (; met < Socket.made.length; met++) ended(Socket.made[met]!);
    return Socket.made.length;
  }

  it("is asked less and less often, also if it shows the table first", () => {
    const after = tries((socket) => {
      socket.accept(STATE);
      socket.end(1012);
    });
    expect(after).toBeGreaterThan(8);
    expect(after).toBeLessThan(24);
  });
  it("is asked no more often if it does not take the connection", () => {
    expect(tries((socket) => socket.end(1006))).toBeLessThan(24);
  });
  it("is left alone once it has refused for good", async () => {
    const connection = connect();
    last().accept(bye("table-banned"));
    const asked = connection.send({ do: "sit" });
    last().end(1008);
    expect(now()).toEqual({ link: "ended", retry: null, why: { message: "table-banned" } });
    online(true);
    connection.retry();
    vi.advanceTimersByTime(120_000);
    expect(Socket.made).toHaveLength(1);
    expect(await asked).toEqual({ refused: { message: "table-banned" } });
    expect(await connection.send({ do: "sit" })).toEqual(await asked);
  });
});

it("comes back at once after a connection that held", () => {
  connect();
  for (let round = 0; round < 10; round++) {
    last().accept(STATE);
    vi.advanceTimersByTime(6000);
    last().end(1006);
    expect(now().retry! - Date.now()).toBeLessThan(150);
    vi.advanceTimersByTime(150);
  }
  expect(Socket.made).toHaveLength(11);
});

it("hears from the browser that there is no network, and asks whether that is so here", () => {
  connect();
  last().accept(STATE);
  online(false);
  vi.advanceTimersByTime(10);
  expect(last().sent).toEqual(['{"do":"ping","id":"pulse"}']);
  last().onmessage?.({ data: '{"type":"pong","id":"pulse","now":0}' });
  vi.advanceTimersByTime(3000);
  expect(now().link).toBe("open"); // the server is on this machine

  online(false);
  vi.advanceTimersByTime(1005);
  expect(now()).toMatchObject({ link: "lost", why: { message: "web-no-network" } });
  vi.advanceTimersByTime(30_000);
  const before = Socket.made.length;
  online(true);
  expect(Socket.made).toHaveLength(before + 1);
  expect(now()).toMatchObject({ link: "connecting", why: { message: "web-no-answer" } });
  last().accept(STATE);
  expect(now()).toEqual({ link: "open", retry: null, why: null });
});

it("says that nothing comes, and tries again when asked to", () => {
  const connection = connect();
  expect(now()).toEqual({ link: "connecting", retry: null, why: null });
  vi.advanceTimersByTime(5000);
  expect(now()).toMatchObject({ link: "connecting", why: { message: "web-no-answer" } });
  connection.retry();
  expect(Socket.made.map((socket) => socket.readyState)).toEqual([3, 0]);
  last().accept(STATE);
  vi.advanceTimersByTime(5000);
  expect(now().link).toBe("open");
  connection.retry();
  expect(Socket.made).toHaveLength(2);
});

it("asks less and less often for what cannot be done just then", async () => {
  const connection = connect();
  last().accept(STATE);
  const asked = connection.send({ do: "sit" });
  const { id } = JSON.parse(last().sent[0]!) as { id: string };
  const busy = JSON.stringify({ type: "refusal", id, error: { message: "server-storage" } });
  const { sent } = last();
  for (let met = 0, time = 0; time < 60_000; time += 100) {
    for (; met < sent.length; met++)
      last().onmessage?.({ data: sent[met]!.includes(id) ? busy : '{"type":"pong"}' });
    vi.advanceTimersByTime(100);
  }
  expect(sent.filter((text) => text.includes(id)).length).toBeLessThan(12);
  expect(Socket.made).toHaveLength(1);
  last().onmessage?.({ data: JSON.stringify({ type: "ack", id, seq: 2 }) });
  expect(await asked).toEqual({});
});
