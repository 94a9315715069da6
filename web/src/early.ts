/** A table's connection, opened before the table is there to listen: it saves a slow line's round trips. */
import { SUBPROTOCOL } from "./protocol";

interface Early {
  url: string;
  socket: WebSocket;
  heard: MessageEvent[];
}

let early: Early | null = null;

/** The address of a table's socket. */
export const socketOf = (code: string): string =>
  `${location.origin.replace(/^http/, "ws")}/api/tables/${code}/socket`;

/** Open the connection to a table now. */
export function dialEarly(code: string): void {
  const url = `${socketOf(code)}?after=0`;
  const opened: Early = { url, socket: new WebSocket(url, SUBPROTOCOL), heard: [] };
  opened.socket.onmessage = (message) => opened.heard.push(message);
  early = opened;
}

/** A connection to this address, with what it has heard already. */
export function dial(url: string): { socket: WebSocket; heard: MessageEvent[] } {
  const found = early;
  early = null;
  if (found?.url === url && found.socket.readyState <= WebSocket.OPEN) return found;
  found?.socket.close();
  return { socket: new WebSocket(url, SUBPROTOCOL), heard: [] };
}
