// A bid as it is made: typed or stepped, with loans and bluffing cards, kept within what can be paid.
import type { Action, BidOffer } from "../game/types";
import { LOAN } from "../game/numbers";

/** A bid being made; `amount` null is a field that is empty. */
export interface BidDraft {
  readonly amount: number | null;
  readonly loans: number;
  readonly bluff: number;
}
export type Limits = Pick<BidOffer, "least" | "most" | "loans" | "bluff">;
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

/** A step up or down; from an empty field it goes from nothing, and is the least at least. */
export function stepped(offer: Limits, bid: BidDraft, by: number): BidDraft {
  const to = (bid.amount ?? 0) + by;
  return { ...bid, amount: clamp(to, offer.least, Math.max(offer.least, limit(offer, bid.loans))) };
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

/** What was typed for an open bid, and the least bid that it answered. */
export interface Answer {
  readonly least: number;
  readonly amount: number | null;
}

/** A6: the amount in the field: as it was typed, whatever it is; the least one once that has gone up. */
export function openAmount(offer: Pick<BidOffer, "least"> | null, answer: Answer | null): number | null {
  if (!offer) return null;
  return answer && answer.least === offer.least ? answer.amount : offer.least;
}

/** How many loans an amount needs; null if no number of them is enough. */
export function loansNeeded(offer: Limits, amount: number): number | null {
  const needed = Math.max(0, Math.ceil((amount - offer.most) / LOAN));
  return needed <= offer.loans ? needed : null;
}

/** The bid of an action: a bot's, to be looked at before it is made. */
export const bidOf = (action: Extract<Action, { type: "bid" }>): BidDraft => ({
  amount: action.amount,
  loans: action.loans ?? 0,
  bluff: action.bluff ?? 0,
});

export function bidAction(bid: BidDraft): Action {
  return {
    type: "bid",
    amount: bid.amount ?? 0,
    ...(bid.loans ? { loans: bid.loans } : {}),
    ...(bid.bluff ? { bluff: bid.bluff } : {}),
  };
}
