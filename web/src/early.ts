/** A table's connection that was opened before the table was there to listen: see public/dial.js. */
import { SUBPROTOCOL } from "./protocol";

interface Dialled {
  socket: WebSocket;
  /** What it has told already. */
  heard: MessageEvent[];
}
const opened = globalThis as { early?: (Dialled & { url: string }) | undefined };

/** The address of a table's socket; `?as=table` shows what everybody may see. */
export const socketOf = (code: string, query = ""): string =>
  `${location.origin.replace(/^http/, "ws")}/api/tables/${code}/socket${query}`;

/** A connection to this address: the early one, if it goes there, or a new one. */
export function dial(url: string): Dialled {
  const { early } = opened;
  opened.early = undefined;
  if (early?.url === url && early.socket.readyState <= WebSocket.OPEN) return early;
  early?.socket.close();
  return { socket: new WebSocket(url, SUBPROTOCOL), heard: [] };
}
