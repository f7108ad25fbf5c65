// How the last auction went, for as long as it is news: until the one who looks has acted again.
import type { Bidding, Event, EventOf, Seat, View } from "../game/types";
import { foldView } from "../game/fold";
import type { Moment } from "../game/timeline";

export interface OutcomeBid {
  readonly seat: Seat;
  readonly amount: number; // with what was added to break a tie
  readonly cancelled: boolean; // by a bluff (A7)
}

export interface Outcome {
  readonly seq: number; // of the entry that settled it
  readonly how: "sold" | "kept" | "unsold";
  readonly seller: Seat;
  readonly winner: Seat | null;
  readonly price: number;
  readonly subsidy: number;
  readonly bids: readonly OutcomeBid[]; // the highest first; of equal ones the one that won
}

type Settled = EventOf<"cargo-sold" | "cargo-kept" | "cargo-unsold">;
const isSettled = (event: Event): event is Settled =>
  event.type === "cargo-sold" || event.type === "cargo-kept" || event.type === "cargo-unsold";

/** The outcome that is still news to a seat; to a spectator until the next auction. */
export function outcomeOf(moments: readonly Moment[], seat: Seat | null): Outcome | null {
  if (moments.at(-1)?.view.board.bidding) return null;
  for (let n = moments.length - 1; n > 0; n--) {
    const { entry, seq } = moments[n] as Moment;
    if (entry.kind !== "played") return null; // taken back, or before this table
    const settled = entry.events.find(isSettled);
    const before = moments[n - 1] as Moment;
    if (settled) return outcome(seq, settled, biddingAt(before.view, entry.events, settled));
    if (entry.seat === seat && entry.by === "person") return null;
  }
  return null;
}

/** The bidding just before it was settled: the bids may be turned over in the same entry. */
function biddingAt(view: View, events: readonly Event[], settled: Settled): Bidding | null {
  return events.slice(0, events.indexOf(settled)).reduce(foldView, view).board.bidding;
}

function outcome(seq: number, settled: Settled, bidding: Bidding | null): Outcome {
  const sold = settled.type === "cargo-sold";
  const price = settled.type === "cargo-unsold" ? 0 : settled.price;
  return {
    seq,
    how: sold ? "sold" : price ? "kept" : "unsold",
    seller: settled.seller,
    winner: sold ? settled.winner : null,
    price,
    subsidy: sold ? settled.subsidy : 0,
    bids: bidding ? bidsOf(bidding, sold ? settled.winner : null) : [],
  };
}

const bidsOf = ({ bids, extras }: Bidding, winner: Seat | null): OutcomeBid[] =>
  bids
    .flatMap((bid, seat) => {
      if (!bid) return [];
      const extra = extras[seat] ?? { amount: 0, counts: 0 };
      const amount = bid.amount + extra.amount;
      return [{ seat, amount, cancelled: bid.counts + extra.counts !== amount }];
    })
    .sort(
      (one, other) =>
        other.amount - one.amount || Number(other.seat === winner) - Number(one.seat === winner),
    );
