/** A table's connection that was opened before the table was there to listen: see public/dial.js. */
import { SUBPROTOCOL } from "../protocol";

interface Dialled {
  socket: WebSocket;
  /** What it has told already. */
  heard: MessageEvent[];
}
const page = globalThis as { dialled?: (Dialled & { url: string }) | undefined };

/** The address of a table's socket; `?as=table` shows what everybody may see. */
export const socketOf = (code: string, query = ""): string =>
  `${location.origin.replace(/^http/, "ws")}/api/tables/${code}/socket${query}`;

/** A connection to this address: the one that is open already, if it goes there, or a new one. */
export function dial(url: string): Dialled {
  const { dialled } = page;
  page.dialled = undefined;
  if (dialled?.url === url && dialled.socket.readyState <= WebSocket.OPEN) return dialled;
  dialled?.socket.close();
  return { socket: new WebSocket(url, SUBPROTOCOL), heard: [] };
}
