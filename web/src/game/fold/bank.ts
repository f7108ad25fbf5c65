// Redrawing the board: the Investment Bank.
import type { Board, EventOf, PaymentCard } from "../types";
import {
  areaOf,
  brokerOf,
  changeArea,
  changeBroker,
  coloursOnly,
  minus,
  offShelf,
  plus,
  type Draws,
} from "./changes";

function brokerCalled(board: Board, event: EventOf<"broker-called">): Board {
  const { seat, broker, side, amount, factory, harbour } = event;
  const area = areaOf(board, seat);
  const card: PaymentCard = {
    holder: seat,
    broker,
    side,
    money: amount,
    factory: coloursOnly(factory),
    harbour: coloursOnly(harbour),
  };
  const bid = changeArea(board, seat, {
    factory: offShelf(area.factory, factory),
    harbour: offShelf(area.harbour, harbour),
  });
  return { ...bid, payment_card: card, called: true };
}

function brokerOutbid(board: Board, { seat, factory, harbour }: EventOf<"broker-outbid">): Board {
  if (!factory.length && !harbour.length) return board;
  return { ...board, floor: { seat, factory, harbour } };
}

function brokerWon(board: Board, { seat, broker, goods, at_the_end }: EventOf<"broker-won">): Board {
  const given = changeBroker(board, broker, { goods: minus(brokerOf(board, broker).goods, goods) });
  const won = changeArea(given, seat, { bank: plus(areaOf(given, seat).bank, goods) });
  return at_the_end ? won : { ...won, won: true };
}

function brokersPaid(board: Board, { seat, money, goods }: EventOf<"brokers-paid">): Board {
  let paid = board;
  for (const [broker, colour] of goods)
    paid = changeBroker(paid, broker, { goods: plus(brokerOf(paid, broker).goods, [colour]) });
  if (seat === null || !board.payment_card) return paid;
  let card = board.payment_card;
  for (const [, colour] of goods) {
    const store = card.factory.includes(colour) ? "factory" : "harbour";
    card = { ...card, [store]: minus(card[store], [colour]) };
  }
  card = { ...card, money: card.money - money.reduce((sum, amount) => sum + amount, 0) };
  const bare = !card.money && !card.factory.length && !card.harbour.length;
  return { ...paid, payment_card: bare ? null : card };
}

export const INVESTMENT_BANK: Draws = {
  "broker-called": brokerCalled,
  "broker-outbid": brokerOutbid,
  "broker-won": brokerWon,
  "brokers-paid": brokersPaid,
};
