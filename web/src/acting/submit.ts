// Handing an action to the table: into the turn that is put together, with the loans it needs first.
import type { Action } from "../game/types";

export interface Taking {
  readonly draftable: boolean;
  problem: string; // what went wrong, as it is said on the page
  propose(action: Action): Promise<boolean>;
  takeBack(): Promise<boolean>;
  pick(what: null): void;
}

/** Propose an action after so many loans. If it cannot be taken, the loans are taken back as well, and why
 * it cannot stays on the page. */
export async function submit(table: Taking, action: Action, loans = 0): Promise<boolean> {
  if (!table.draftable) return false; // steps of others are still being shown: nothing is done unseen
  let taken = 0;
  for (; taken < loans; taken++) {
    if (!(await table.propose({ type: "loan" }))) break;
  }
  if (taken === loans && (await table.propose(action))) {
    table.pick(null);
    return true;
  }
  const why = table.problem;
  for (; table.draftable && taken > 0; taken--) await table.takeBack();
  table.problem = why || table.problem;
  return false;
}
