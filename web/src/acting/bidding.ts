// A bid as it is made: typed or stepped, with loans and bluffing cards, kept within what can be paid.
import type { Action } from "../game/actions";
import type { BidOffer } from "../game/offers";

export const LOAN = 10;

/** A bid being made; `amount` null is a field that is empty. */
export interface BidDraft {
  readonly amount: number | null;
  readonly loans: number;
  readonly bluff: number;
}
type Limits = Pick<BidOffer, "least" | "most" | "loans" | "bluff">;
export type BidFault = "empty" | "low" | "high";

/** The most that can be bid with so many loans. */
export const limit = (offer: Limits, loans: number): number =>
  offer.most + LOAN * Math.min(loans, offer.loans);

/** What is typed, as an amount: digits alone count; nothing is nothing. */
export function typed(text: string): number | null {
  const digits = text.replace(/\D/g, "").slice(0, 4);
  return digits === "" ? null : Number(digits);
}

export const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(most, value));

/** A step up or down; from an empty field it goes from the least. */
export function stepped(offer: Limits, bid: BidDraft, by: number): BidDraft {
  const from = bid.amount ?? (by > 0 ? offer.least - by : offer.least);
  return { ...bid, amount: clamp(from + by, offer.least, Math.max(offer.least, limit(offer, bid.loans))) };
}

export function withLoans(offer: Limits, bid: BidDraft, loans: number): BidDraft {
  const taken = clamp(loans, 0, offer.loans);
  const most = limit(offer, taken);
  // giving a loan back lowers a bid that needed it; typing too much beforehand is not forgiven silently
  const lowered = taken < bid.loans && bid.amount !== null && bid.amount > most;
  return { ...bid, loans: taken, amount: lowered ? Math.max(offer.least, most) : bid.amount };
}

export const withBluff = (offer: Limits, bid: BidDraft, bluff: number): BidDraft => ({
  ...bid,
  bluff: clamp(bluff, 0, offer.bluff),
});

/** What is wrong with a bid; null if it can be made. */
export function fault(offer: Limits, bid: BidDraft): BidFault | null {
  if (bid.amount === null) return "empty";
  if (bid.amount < offer.least) return "low";
  return bid.amount > limit(offer, bid.loans) ? "high" : null;
}

/** How many loans an amount needs; null if no number of them is enough. */
export function loansNeeded(offer: Limits, amount: number): number | null {
  const needed = Math.max(0, Math.ceil((amount - offer.most) / LOAN));
  return needed <= offer.loans ? needed : null;
}

export function bidAction(bid: BidDraft): Action {
  return {
    type: "bid",
    amount: bid.amount ?? 0,
    ...(bid.loans ? { loans: bid.loans } : {}),
    ...(bid.bluff ? { bluff: bid.bluff } : {}),
  };
}

// What was typed survives a reload and a lost line: kept by table, auction and seat, in this tab alone.

export interface BidPlace {
  readonly table: string;
  readonly auction: number | undefined;
  readonly seat: number;
  readonly extra: boolean;
}
type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

export const bidKey = ({ table, auction, seat, extra }: BidPlace): string =>
  `longshore-bid/${table}/${auction ?? "open"}/${seat}${extra ? "/extra" : ""}`;

export function keepBid(storage: Storage | undefined, place: BidPlace, bid: BidDraft): void {
  try {
    if (bid.amount === null && !bid.loans && !bid.bluff) storage?.removeItem(bidKey(place));
    else storage?.setItem(bidKey(place), JSON.stringify(bid));
  } catch {
    // without storage it lasts as long as the page
  }
}

export function forgetBid(storage: Storage | undefined, place: BidPlace): void {
  try {
    storage?.removeItem(bidKey(place));
  } catch {
    // nothing was kept either
  }
}

/** The bid that was being made, as far as it is still possible. */
export function keptBid(storage: Storage | undefined, place: BidPlace, offer: Limits): BidDraft {
  const none: BidDraft = { amount: null, loans: 0, bluff: 0 };
  try {
    const found = JSON.parse(storage?.getItem(bidKey(place)) ?? "null") as Partial<BidDraft> | null;
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
