/** Requests to the server by HTTP. */
import type {
  Choices,
  ErrorOut,
  GuestOut,
  MazeOut,
  Message,
  TableOut,
  TableSummary,
  TablesOut,
  Terms,
  TransferOut,
} from "../protocol";

/** The server says no, or cannot be reached. */
export class Refused extends Error {
  constructor(
    readonly problem: Message,
    readonly status = 0,
  ) {
    super(problem.message);
  }
}

/** Ask the server for something. Refused: it says no; or with "web-offline": it does not answer. */
export async function ask<T>(
  method: string,
  path: string,
  body?: unknown,
  type?: string,
): Promise<T> {
  let response: Response;
  try {
    const plain = typeof body === "string";
    response = await fetch(path, {
      method,
      ...(body === undefined ? {} : { body: plain ? body : JSON.stringify(body) }),
      headers: body === undefined ? {} : { "Content-Type": type ?? "application/json" },
    });
  } catch {
    throw new Refused({ message: "web-offline" });
  }
  if (response.ok) return (response.status === 204 ? undefined : await response.json()) as T;
  const answer = (await response.json().catch(() => null)) as ErrorOut | null;
  throw new Refused(answer?.error ?? { message: "server-broken" }, response.status);
}

export const choices = (): Promise<Choices> => ask("GET", "/api/choices");
export const guest = (): Promise<GuestOut> => ask("GET", "/api/guest");
export const becomeGuest = (name: string, language: string): Promise<GuestOut> =>
  ask("POST", "/api/guest", { name, language });
export const changeGuest = (name: string, language: string): Promise<GuestOut> =>
  ask("PUT", "/api/guest", { name, language });
export const deleteGuest = (): Promise<void> => ask("DELETE", "/api/guest");
export const transfer = (): Promise<TransferOut> => ask("POST", "/api/guest/transfer");
export const claim = (code: string): Promise<GuestOut> => ask("POST", "/api/guest/claim", { code });
export const myTables = (): Promise<TablesOut> => ask("GET", "/api/guest/tables");
export const leaveTable = (code: string): Promise<void> =>
  ask("DELETE", `/api/guest/tables/${code}`);
export const maze = (code: string): Promise<MazeOut> => ask("GET", `/api/tables/${code}/maze`);
export const openTables = (): Promise<TablesOut> => ask("GET", "/api/tables");
export const openTable = (terms: Terms): Promise<TableOut> => ask("POST", "/api/tables", terms);
export const summary = (code: string): Promise<TableSummary> => ask("GET", `/api/tables/${code}`);
