import { untrack } from "svelte";
import type { Good } from "../board/aiming";

/** What is aimed at on the board is picked: at once where a panel opens, and while it is open. */
export function pickAimed(aimed: () => Good | null | undefined, pick: (good: Good) => void): void {
  $effect(() => {
    const good = aimed();
    if (good) untrack(() => pick(good));
  });
}
