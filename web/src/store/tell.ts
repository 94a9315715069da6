/** A command to a table from a button: whether it was done, and why not. */
import type { Attempt } from "../base/attempt.svelte";
import { Refused } from "../base/server";
import type { Command } from "./connection";
import type { Table } from "./table.svelte";

/** Ask the table for something; the attempt keeps why it was refused. */
export const tell = (attempt: Attempt, table: Table, command: Command): Promise<boolean> =>
  attempt.to(async () => {
    const { refused } = await table.do(command);
    if (refused) throw new Refused(refused);
  });
