// Redrawing the board: the auction of a cargo.
import type { Bidding, Board, Colours, EventOf, Seat, ShownBid } from "../types";
import { areaOf, changeArea, minus, plus, replaced, type Draws } from "./changes";

function biddingOf(board: Board): Bidding {
  if (!board.bidding) throw new Error("There is no auction to which this event could belong.");
  return board.bidding;
}

const changeBidding = (board: Board, changes: Partial<Bidding>): Board => ({
  ...board,
  bidding: { ...biddingOf(board), ...changes },
});

const joined = (seats: readonly Seat[], seat: Seat): readonly Seat[] =>
  [...seats, seat].sort((one, other) => one - other);

function auctionOpened(board: Board, { seat }: EventOf<"auction-opened">): Board {
  const nothing = board.seats.map(() => null);
  return {
    ...board,
    bidding: {
      seller: seat,
      sealed: [],
      cards: nothing,
      bids: nothing,
      extras: nothing,
      passed: [],
      highest: 0,
      leaders: [],
    },
  };
}

function bidsRevealed(board: Board, { bids, extra }: EventOf<"bids-revealed">): Board {
  const which = extra ? "extras" : "bids";
  const shown: (ShownBid | null)[] = [...biddingOf(board)[which]];
  for (const { seat, amount, bluff, counts } of bids) shown[seat] = { amount, bluff, counts };
  return changeBidding(board, { sealed: [], cards: board.seats.map(() => null), [which]: shown });
}

function bidSealed(board: Board, { seat, cards }: EventOf<"bid-sealed">): Board {
  const made = biddingOf(board);
  return changeBidding(board, {
    sealed: joined(made.sealed, seat),
    cards: replaced(made.cards, seat, cards),
  });
}

function bidRaised(board: Board, { seat, amount }: EventOf<"bid-raised">): Board {
  const bid = { amount, bluff: 0, counts: amount };
  const bids = replaced(biddingOf(board).bids, seat, bid);
  return changeBidding(board, { bids, highest: amount, leaders: [seat] });
}

function bidsTied(board: Board, { seats, amount }: EventOf<"bids-tied">): Board {
  const tied = changeBidding(board, { highest: amount, leaders: seats });
  const { passed, bids } = biddingOf(board);
  if (!passed.length) return tied;
  // A6: when all have passed in open bidding, all have bid $0
  const none = { amount: 0, bluff: 0, counts: 0 };
  const zeroes = bids.map((bid, seat) => (seats.includes(seat) ? none : bid));
  return changeBidding(tied, { bids: zeroes, passed: [] });
}

function delivered(board: Board, seller: Seat, owner: Seat, cargo: Colours): Board {
  const left = changeArea(board, seller, { ship: minus(areaOf(board, seller).ship, cargo) });
  const landed = changeArea(left, owner, { island: plus(areaOf(left, owner).island, cargo) });
  return { ...landed, bidding: null };
}

export const AUCTION: Draws = {
  "auction-opened": auctionOpened,
  "bid-sealed": bidSealed,
  "bids-revealed": bidsRevealed,
  "bid-raised": bidRaised,
  "bid-passed": (board, { seat }) => changeBidding(board, { passed: joined(biddingOf(board).passed, seat) }),
  "bids-tied": bidsTied,
  "highest-bid": (board, { seat, amount }) => changeBidding(board, { highest: amount, leaders: [seat] }),
  "cargo-sold": (board, { seller, winner, cargo }) => delivered(board, seller, winner, cargo),
  "cargo-kept": (board, { seller, cargo }) => delivered(board, seller, seller, cargo),
  "cargo-unsold": (board, { seller, cargo }) => delivered(board, seller, seller, cargo),
};
