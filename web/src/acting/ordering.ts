// Paying containers to the brokers one by one: an order that can be changed.
import { BROKER_NAMES } from "../game/editions";

/** The same list with one moved to another place. */
export function moved<T>(list: readonly T[], from: number, to: number): T[] {
  const next = [...list];
  const [one] = next.splice(from, 1);
  if (one === undefined) return [...list];
  next.splice(Math.max(0, Math.min(next.length, to)), 0, one);
  return next;
}

/** Where a key takes one of a list; null if the key is none of ours. */
export function keyedPlace(key: string, at: number, length: number): number | null {
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(length - 1, at + 1);
  if (key === "Home") return 0;
  if (key === "End") return length - 1;
  return null;
}

/** K8: the broker who gets the container at a place of the order. */
export const brokerAt = (place: number): string => BROKER_NAMES[place % BROKER_NAMES.length] ?? "";
