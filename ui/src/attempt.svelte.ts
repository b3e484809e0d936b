/** Something that is asked of the server, one thing at a time, and what went wrong, to be told beside it. */

import { told } from "./api";

export class Attempt {
  busy = $state(false);
  trouble = $state("");

  /** Does it, unless something is being done. */
  async make(work: () => unknown): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.trouble = "";
    try {
      await work();
    } catch (error) {
      this.trouble = told(error);
    } finally {
      this.busy = false;
    }
  }
}
