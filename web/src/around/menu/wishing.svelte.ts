// A wish to the server from a form: busy while it is under way, and what went wrong in a sentence.
import { explain } from "../../api/http";

export class Wishing {
  busy = $state(false);
  trouble = $state("");
  done = $state(""); // what is said when it was granted

  async try(what: () => Promise<unknown>, done = ""): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    this.trouble = "";
    this.done = "";
    try {
      await what();
      this.done = done;
      return true;
    } catch (problem) {
      this.trouble = explain(problem);
      return false;
    } finally {
      this.busy = false;
    }
  }
}
