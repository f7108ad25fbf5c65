// Redrawing a board from events alone: `fold` keeps the public board, `foldView` a seat's whole view. The
// server's `longshore.game.folding`; values are never changed, what stays the same stays the same object.
import { cardValues, twoValueColour } from "./cards";
import type { Board, Event, EventOf, Own, Seat, View } from "./types";
import { withFacts } from "./facts";
import { ACTIONS } from "./fold/actions";
import { AUCTION } from "./fold/auction";
import { INVESTMENT_BANK } from "./fold/bank";
import { areaOf, brokerOf, changeArea, changeBroker, draw, type Draws } from "./fold/changes";
import { begin, TURN } from "./fold/turn";
import { BANK, BROKER, CARD, payments } from "./money";

export { begin };

const DRAWS: Draws = { ...TURN, ...ACTIONS, ...AUCTION, ...INVESTMENT_BANK };

/** The board after an event. Events that only some may know change nothing that all see. */
export function fold(board: Board, event: Event): Board {
  if (event.audience !== null) return board;
  return withFacts(payOn(draw(DRAWS, board, event), event));
}

/** The view after an event that its seat may know. */
export function foldView(view: View, event: Event): View {
  const board = fold(view.board, event);
  const own = view.own && foldOwn(view.own, event);
  return board === view.board && own === view.own ? view : { ...view, board, own };
}

/** What a seat, or a spectator (null), knows before anything is dealt. */
export function beginView(event: EventOf<"game-began">, seat: Seat | null): View {
  return { options: event.options, board: begin(event), own: seat === null ? null : stranger(seat) };
}

/** A seat that has not been dealt its card. */
const stranger = (seat: Seat): Own => ({ seat, cash: 0, card: -1, values: [], two_value: -1, bid: null });

/** The brokers' money is open; that of the seats only where the table plays so. */
function payOn(board: Board, event: Event): Board {
  let paid = board;
  for (const { giver, taker, amount } of payments(event))
    paid = changePurse(changePurse(paid, giver, -amount), taker, amount);
  return paid;
}

function changePurse(board: Board, purse: number, change: number): Board {
  if (purse < CARD) {
    const { cash } = areaOf(board, purse);
    return cash === null ? board : changeArea(board, purse, { cash: cash + change });
  }
  if (purse < BROKER || purse >= BANK) return board;
  const broker = purse - BROKER;
  return changeBroker(board, broker, { money: brokerOf(board, broker).money + change });
}

/** What is the seat's own. */
function foldOwn(before: Own, event: Event): Own {
  let own = before;
  for (const { giver, taker, amount } of payments(event)) {
    if (taker === own.seat) own = { ...own, cash: own.cash + amount };
    if (giver === own.seat) own = { ...own, cash: own.cash - amount };
  }
  if (event.type === "card-dealt" && event.seat === own.seat) {
    const { card } = event;
    return { ...own, card, values: cardValues(card), two_value: twoValueColour(card) };
  }
  if (event.type === "sealed-bid" && event.seat === own.seat) {
    const { amount, loans, bluff } = event;
    return { ...own, bid: { amount, loans, bluff } };
  }
  if (event.type === "bids-revealed" && own.bid) return { ...own, bid: null };
  return own;
}
