// Who won a finished game: its table is asked, one after the other, and each only once.
import { view } from "../api/tables";
import type { Seen } from "../game/types";

const known = new Map<string, Promise<readonly number[]>>();
let queue: Promise<unknown> = Promise.resolve();

export const winnersIn = (seen: Pick<Seen, "view">): readonly number[] =>
  seen.view?.board.result?.winners ?? [];

export function winnersOf(table: string): Promise<readonly number[]> {
  let asked = known.get(table);
  if (!asked) {
    asked = queue.then(() => view(table, null).then(winnersIn, () => []));
    queue = asked;
    known.set(table, asked);
  }
  return asked;
}
