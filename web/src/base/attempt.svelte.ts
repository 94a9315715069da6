/** Something asked of the server: whether it is under way, and why it was refused. */
import type { Message } from "../protocol";
import { Refused } from "./server";

export class Attempt {
  busy = $state(false);
  problem = $state.raw<Message | null>(null);

  /** Do it, unless something is being done; tells whether it was done. */
  async to(deed: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.problem = null;
    try {
      await deed();
      return true;
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      this.problem = error.problem;
      return false;
    } finally {
      this.busy = false;
    }
  }
}
