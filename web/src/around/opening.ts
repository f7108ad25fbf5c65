// Opening a table and going there.
import { openTable } from "../api/tables";
import type { NewTable, NewTableTold } from "../game/types";
import { go } from "../routes.svelte";
import { keepInvitation } from "./remembered";

/** Open a table, keep its invitation for sharing, and go to it. */
export async function openAndGo(wish: NewTable): Promise<NewTableTold> {
  const made = await openTable(wish);
  arrive(made);
  return made;
}

export function arrive(made: NewTableTold): void {
  if (made.invitation) keepInvitation(made.table, made.invitation);
  go(`/t/${made.table}`);
}
