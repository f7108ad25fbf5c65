// Something that the host does: what went wrong is told in a sentence, until something goes well.
import { explain } from "../api/http";

export class HostDoing {
  trouble = $state("");

  readonly try = async (what: () => Promise<unknown>): Promise<void> => {
    try {
      await what();
      this.trouble = "";
    } catch (problem) {
      this.trouble = explain(problem);
    }
  };
}
