// What was typed for a bid survives a reload and a lost line: kept by table, auction and seat, in this tab
// alone, and no longer than the bid can be made.
import { clamp, type BidDraft, type Limits } from "./bidding";

export interface BidPlace {
  readonly table: string;
  readonly auction: number | undefined;
  readonly seat: number;
  readonly extra: boolean;
}
export type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

/** This tab's storage; nothing where the browser allows none, which it says by throwing. */
export function tabStorage(): Storage | undefined {
  try {
    return globalThis.sessionStorage;
  } catch {
    return undefined;
  }
}

const atTable = (table: string): string => `longshore-bid/${table}/`;
const inAuction = ({ table, auction }: BidPlace): string => `${atTable(table)}${auction ?? "open"}/`;

export const bidKey = (place: BidPlace): string =>
  `${inAuction(place)}${place.seat}${place.extra ? "/extra" : ""}`;

export function keepBid(storage: Storage | undefined, key: string, bid: BidDraft): void {
  try {
    if (bid.amount === null && !bid.loans && !bid.bluff) storage?.removeItem(key);
    else storage?.setItem(key, JSON.stringify(bid));
  } catch {
    // without storage it lasts as long as the page
  }
}

/** The bid that was being made, as far as it is still possible. */
export function keptBid(storage: Storage | undefined, key: string, offer: Limits): BidDraft {
  const none: BidDraft = { amount: null, loans: 0, bluff: 0 };
  try {
    const found = JSON.parse(storage?.getItem(key) ?? "null") as Partial<BidDraft> | null;
    if (!found) return none;
    const number = (value: unknown): number =>
      typeof value === "number" && value >= 0 ? Math.floor(value) : 0;
    return {
      amount: typeof found.amount === "number" ? number(found.amount) : null,
      loans: clamp(number(found.loans), 0, offer.loans),
      bluff: clamp(number(found.bluff), 0, offer.bluff),
    };
  } catch {
    return none;
  }
}

function forget(storage: Storage | undefined, goes: (key: string) => boolean): void {
  try {
    const keys = Array.from({ length: storage?.length ?? 0 }, (_, n) => storage?.key(n) ?? "");
    for (const key of keys) if (goes(key)) storage?.removeItem(key);
  } catch {
    // nothing was kept either
  }
}

/** A seat's kept bids at a table, or everybody's: nobody is asked for one any more. */
export function forgetBids(storage: Storage | undefined, table: string, seat: number | null = null): void {
  forget(storage, (key) => key.startsWith(atTable(table)) && (seat === null || seatOf(key) === seat));
}

/** A bid is asked for: what was typed for others is over, but for the other seats at this device. */
export function forgetOthers(storage: Storage | undefined, place: BidPlace): void {
  const here = bidKey(place);
  forget(storage, (key) => {
    if (key === here || !key.startsWith(atTable(place.table))) return false;
    return !key.startsWith(inAuction(place)) || seatOf(key) === place.seat;
  });
}

const seatOf = (key: string): number => Number(key.split("/")[3]);
