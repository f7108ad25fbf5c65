// What the host has asked about a seat, as it concerns whoever looks.
import type { SeatAskTold } from "../game/types";

export interface AskSight {
  readonly mine: readonly number[];
  readonly host: boolean;
}
export type AskState =
  | { readonly kind: "answer"; readonly seat: number }
  | { readonly kind: "about" | "agreed" }
  | { readonly kind: "host"; readonly ready: boolean };

/** Null for who has no part in it. `ready`: the host can go on without further answers. */
export function askState(asked: SeatAskTold, { mine, host }: AskSight, now: number): AskState | null {
  const { agreed, waiting } = asked;
  if (mine.includes(asked.seat)) return { kind: "about" };
  // when those who were still to answer have gone, whoever has agreed sets it going
  const called = waiting.length ? waiting : agreed;
  const seat = mine.find((one) => called.includes(one));
  if (seat !== undefined) return { kind: "answer", seat };
  if (host) return { kind: "host", ready: !waiting.length || now >= (asked.silence_at ?? Infinity) };
  return mine.some((one) => agreed.includes(one)) ? { kind: "agreed" } : null;
}
