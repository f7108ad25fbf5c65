// Handing an action to the table: into the turn that is put together, with the loans it needs first.
import type { Action } from "../game/actions";

export interface Taking {
  readonly draftable: boolean;
  propose(action: Action): Promise<boolean>;
  takeBack(): Promise<boolean>;
  pick(what: null): void;
}

/** Propose an action after so many loans; if it cannot be taken, the loans are taken back as well. */
export async function submit(table: Taking, action: Action, loans = 0): Promise<boolean> {
  let taken = 0;
  for (; taken < loans; taken++) {
    if (!(await table.propose({ type: "loan" }))) break;
  }
  if (taken === loans && (await table.propose(action))) {
    table.pick(null);
    return true;
  }
  for (; table.draftable && taken > 0; taken--) await table.takeBack();
  return false;
}
