"""Choices about money: the auction, the brokers, default, loans, and passing."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.engine.state import LOAN, MAX_LOANS
from longshore.game import actions as said
from longshore.game.options import BROKER_NAMES
from longshore.game.views import Bidding, PaymentCard
from longshore.terminal.chooser import ActionChoice, Chooser
from longshore.text.messages import either

FACTORY_TOP = 4
GOODS_SPACES = 3  # of the six spaces at the brokers the first three are for containers


def bid(at: Chooser) -> Iterator[ActionChoice]:
    """A1, A2, A6, A7. The moves of an amount go up to $99 only; the purse says how far."""
    bidding = at.board.bidding
    if bidding is None:
        return
    if at.board.phase == "raise":
        lowest = bidding.highest + 1
        yield at.choice(said.Bid(lowest), "terminal-can-bid", least=lowest, most=at.own.cash)
        return
    most = at.own.cash - _first_bid(at, bidding)
    what = "terminal-can-add" if at.board.phase == "tiebreak" else "terminal-can-bid"
    yield at.choice(said.Bid(most // 2), what, least=0, most=most)
    sealed = 0 if at.own.bid is None else at.own.bid.loans
    if at.area.loans + sealed < MAX_LOANS:
        borrowed = most + LOAN
        yield at.choice(said.Bid(borrowed, 1), "terminal-can-bid-loan", most=borrowed)
    if "bluff" in at.open:
        cards = max(at.firsts("bluff"))
        yield at.choice(said.Bid(most // 2, bluff=cards), "terminal-can-bid-bluff", cards=cards)


def _first_bid(at: Chooser, bidding: Bidding) -> int:
    shown = bidding.bids[at.own.seat]
    return shown.amount if shown is not None and at.board.phase == "tiebreak" else 0


def accept(at: Chooser) -> Iterator[ActionChoice]:
    """A4."""
    if at.board.bidding is None:
        return
    price, leaders = at.board.bidding.highest, at.board.bidding.leaders
    winner = at.paint.key(leaders[0])
    yield at.choice(said.Accept(), "terminal-can-accept", seat=winner, price=price)


def award(at: Chooser) -> Iterator[ActionChoice]:
    """A2."""
    if at.board.bidding is None:
        return
    price = at.board.bidding.highest
    for seat in at.firsts("award"):
        winner = at.paint.key(seat)
        yield at.choice(said.Award(seat), "terminal-can-accept", seat=winner, price=price)


def decline(at: Chooser) -> Iterator[ActionChoice]:
    """A5."""
    if at.board.bidding is None:
        return
    price = at.board.bidding.highest
    yield at.choice(said.Decline(), "terminal-can-decline", price=price)


# The Investment Bank.


def call(at: Chooser) -> Iterator[ActionChoice]:
    """K2."""
    card, spaces = at.board.payment_card, at.firsts("call")
    least = 1 if card is None else card.money + 1
    for broker in (space for space in spaces if space < GOODS_SPACES):
        yield at.choice(
            said.CallForGoods(broker, least),
            "terminal-can-call-goods",
            broker=BROKER_NAMES[broker],
            goods=at.paint.goods(at.board.brokers[broker].goods),
            least=least,
            most=at.own.cash,
        )
    rich = [space - GOODS_SPACES for space in spaces if space >= GOODS_SPACES]
    if rich:
        least = 1 if card is None else _on_card(card) + 1
        brokers = either([_money_of(at, broker) for broker in rich], at.paint.language)
        action = _offer(at, rich[0], least)
        yield at.choice(action, "terminal-can-call-money", brokers=brokers, least=least)


def _money_of(at: Chooser, broker: int) -> str:
    money = at.board.brokers[broker].money
    return at.paint.say("terminal-broker-money", broker=BROKER_NAMES[broker], money=money)


def _on_card(card: PaymentCard) -> int:
    return len(card.factory) + len(card.harbour)


def _offer(at: Chooser, broker: int, count: int) -> said.CallForMoney:
    factory = at.area.factory[:count]
    return said.CallForMoney(broker, factory, at.area.harbour[: count - len(factory)])


def price(at: Chooser) -> Iterator[ActionChoice]:
    """K5."""
    floor = at.board.floor
    if floor is None:
        return
    yield at.choice(
        said.PriceReturned(
            tuple((colour, at.usual(colour)) for colour in floor.factory),
            tuple((colour, FACTORY_TOP) for colour in floor.harbour),
        ),
        "terminal-can-price",
        factory=at.paint.goods(floor.factory),
        harbour=at.paint.goods(floor.harbour),
    )


def pay(at: Chooser) -> Iterator[ActionChoice]:
    """K8."""
    card = at.board.payment_card
    if card is None:
        return
    order = sorted((*card.factory, *card.harbour))
    goods = at.paint.goods(order)
    yield at.choice(said.PayBrokers(tuple(order)), "terminal-can-pay", goods=goods)


# Default.


def seize(at: Chooser) -> Iterator[ActionChoice]:
    """I4, I6: from a store a container is picked with its price."""
    debtor, seat = at.board.seats[at.board.active], at.paint.key(at.board.active)
    afloat = debtor.ship or debtor.bank
    unpriced = debtor.island or (at.options.seizure == "anniversary" and afloat)
    colour, marked = at.open["seize"][0]
    if unpriced:
        goods = at.paint.goods(at.firsts("seize"))
        yield at.choice(said.Seize(colour), "terminal-can-seize", seat=seat, goods=goods)
        return
    store = [(values[0], values[1]) for values in at.open["seize"]]
    yield at.on_sale(said.Seize(colour, marked), store, "terminal-can-seize-priced", seat=seat)


def give_up_warehouse(at: Chooser) -> Iterator[ActionChoice]:
    yield at.choice(said.GiveUpWarehouse(), "terminal-can-give-up-warehouse")


def give_up_machine(at: Chooser) -> Iterator[ActionChoice]:
    yield at.choice(said.GiveUpMachine(), "terminal-can-give-up-machine")


def seize_machine(at: Chooser) -> Iterator[ActionChoice]:
    colours = at.firsts("seize_machine")
    goods = at.paint.goods(colours)
    yield at.choice(said.SeizeMachine(colours[0]), "terminal-can-seize-machine", goods=goods)


# Loans and passing.


def loan(at: Chooser) -> Iterator[ActionChoice]:
    """L3: with a sealed bid a loan is said in the bid."""
    if at.board.phase in ("bids", "tiebreak") and at.own.seat in at.board.awaiting:
        return
    bidding = at.board.bidding
    if at.board.phase == "decide" and bidding and at.own.cash < bidding.highest:
        dear = bidding.highest
        yield at.choice(said.TakeLoan(), "terminal-can-loan-to-decline", amount=LOAN, price=dear)
        return
    yield at.choice(said.TakeLoan(), "terminal-can-loan", amount=LOAN)


def repay(at: Chooser) -> Iterator[ActionChoice]:
    yield at.choice(said.Repay(), "terminal-can-repay", amount=LOAN)


def give_in(at: Chooser) -> Iterator[ActionChoice]:
    raising = at.board.phase == "raise"
    yield at.choice(said.Pass(), "terminal-can-stop" if raising else "terminal-can-pass")
