import { readFileSync } from "node:fs";

import { afterEach, expect, it, vi } from "vitest";

import { SUBPROTOCOL } from "../protocol";
import { dial, socketOf } from "./dial";

const SCRIPT = readFileSync(new URL("../../public/dial.js", import.meta.url), "utf8");

class Socket {
  static OPEN = 1;
  static made: Socket[] = [];
  readyState = 1;
  onmessage: ((message: unknown) => void) | null = null;
  constructor(
    readonly url: string,
    readonly protocol: string,
  ) {
    Socket.made.push(this);
  }
  close(): void {
    this.readyState = 3;
  }
}

function open(pathname: string): void {
  Socket.made = [];
  vi.stubGlobal("WebSocket", Socket);
  vi.stubGlobal("location", { pathname, origin: "https://mine.example" });
  new Function(SCRIPT)();
}
afterEach(() => vi.unstubAllGlobals());

it("takes over the connection that was opened early, with what it has told", () => {
  open("/t/abc234");
  const [socket] = Socket.made;
  expect(socket?.protocol).toBe(SUBPROTOCOL);
  socket?.onmessage?.("the state");
  const taken = dial(`${socketOf("ABC234")}?after=0`);
  expect(taken.socket).toBe(socket);
  expect(taken.heard).toEqual(["the state"]);
  // Only once: who connects again wants a new one.
  expect(dial(`${socketOf("ABC234")}?after=7`).socket).not.toBe(socket);
});

it("lets go of an early connection to elsewhere, or a closed one", () => {
  open("/t/ABC234");
  const [socket] = Socket.made;
  expect(dial(`${socketOf("XYZ567")}?after=0`).socket).not.toBe(socket);
  expect(socket?.readyState).toBe(3);
  open("/t/ABC234");
  Socket.made[0]?.close();
  dial(`${socketOf("ABC234")}?after=0`);
  expect(Socket.made).toHaveLength(2);
});

it("opens nothing on other pages", () => {
  for (const path of ["/", "/t/ABC234/screen", "/replay/ABC234", "/t/nothing"]) {
    open(path);
    expect(Socket.made).toEqual([]);
  }
});
