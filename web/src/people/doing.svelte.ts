// Something done with one's account: one at a time, and what went wrong in a sentence.
import { explained } from "./account.svelte";

export class Doing {
  busy = $state(false);
  trouble = $state("");

  async try(what: () => Promise<unknown>): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    try {
      await what();
      return true;
    } catch (problem) {
      this.trouble = explained(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
