"""Choices about money: the auction, the brokers, default, loans, and passing."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longshore.engine.state import LOAN, MAX_LOANS
from longshore.game import actions as said
from longshore.game.actions import Priced
from longshore.game.offers import kinds
from longshore.game.options import BROKER_NAMES
from longshore.render.choices.chooser import ActionChoice, Chooser
from longshore.render.choices.forms import Forms, line, one_of, some_of, span
from longshore.text.messages import either

_LOANS = ("", "loan", "loans 2")  # as they are written in a bid


def bid(at: Chooser, offers: Sequence[kinds.BidOffer]) -> Iterator[ActionChoice]:
    """A1, A2, A6, A7."""
    (offer,) = offers
    least, most = offer.least, offer.most
    what = "terminal-can-add" if offer.extra else "terminal-can-bid"
    usual = most // 2 if offer.sealed else least
    yield at.choice(said.Bid(usual), what, _bids(offer, [0]), least=least, most=most)
    if offer.loans:
        borrowed = most + LOAN
        form = _bids(offer, range(1, offer.loans + 1))
        yield at.choice(said.Bid(borrowed, 1), "terminal-can-bid-loan", form, most=borrowed)
    if offer.bluff:
        form = _bids(offer, range(offer.loans + 1), f"bluff {span(1, offer.bluff)}")
        action = said.Bid(usual, bluff=offer.bluff)
        yield at.choice(action, "terminal-can-bid-bluff", form, cards=offer.bluff)


def _bids(offer: kinds.BidOffer, loans: Sequence[int], bluff: str = "") -> str:
    """How bids are written that come with so many loans, or with so many."""
    return " | ".join(
        line("bid", span(offer.least, offer.most + LOAN * count), _LOANS[count], bluff)
        for count in loans
    )


def accept(at: Chooser, offers: Sequence[kinds.AcceptOffer]) -> Iterator[ActionChoice]:
    """A4."""
    (offer,) = offers
    winner = at.paint.key(offer.seat)
    yield at.choice(said.Accept(), "terminal-can-accept", seat=winner, price=offer.price)


def award(at: Chooser, offers: Sequence[kinds.AwardOffer]) -> Iterator[ActionChoice]:
    """A2."""
    (offer,) = offers
    for seat in offer.seats:
        winner = at.paint.key(seat)
        yield at.choice(said.Award(seat), "terminal-can-accept", seat=winner, price=offer.price)


def decline(at: Chooser, offers: Sequence[kinds.DeclineOffer]) -> Iterator[ActionChoice]:
    """A5."""
    (offer,) = offers
    yield at.choice(said.Decline(), "terminal-can-decline", price=offer.price)


# The Investment Bank.


def call_goods(at: Chooser, offers: Sequence[kinds.CallGoodsOffer]) -> Iterator[ActionChoice]:
    """K2."""
    (offer,) = offers
    for one in offer.brokers:
        name = BROKER_NAMES[one.broker]
        yield at.choice(
            said.CallForGoods(one.broker, one.least),
            "terminal-can-call-goods",
            line("call", name, "goods", span(one.least, at.own.cash)),
            broker=name,
            goods=at.paint.goods(at.board.brokers[one.broker].goods),
            least=one.least,
            most=at.own.cash,
        )


def call_money(at: Chooser, offers: Sequence[kinds.CallMoneyOffer]) -> Iterator[ActionChoice]:
    """K2: what has to be bid is the same at all brokers that can be called."""
    (offer,) = offers
    least, names = offer.brokers[0].least, [BROKER_NAMES[one.broker] for one in offer.brokers]
    forms = Forms(at.options)
    goods = line(
        *_from_store("factory", forms.priced(offer.factory)),
        *_from_store("harbour", forms.priced(offer.harbour)),
    )
    most = len(offer.factory) + len(offer.harbour)
    form = line("call", one_of(names), "money", some_of([goods], least, most))
    factory, harbour = _first(offer.factory, offer.harbour, least)
    yield at.choice(
        said.CallForMoney(offer.brokers[0].broker, factory, harbour),
        "terminal-can-call-money",
        form,
        brokers=either([_money_of(at, one.broker) for one in offer.brokers], at.paint.language),
        least=least,
    )


def _money_of(at: Chooser, broker: int) -> str:
    money = at.board.brokers[broker].money
    return at.paint.say("terminal-broker-money", broker=BROKER_NAMES[broker], money=money)


def _from_store(store: str, goods: Sequence[str]) -> list[str]:
    return [store, *goods] if goods else []


def _first(
    factory: tuple[Priced, ...], harbour: tuple[Priced, ...], count: int
) -> tuple[tuple[Priced, ...], tuple[Priced, ...]]:
    return factory[:count], harbour[: max(0, count - len(factory))]


def price(at: Chooser, offers: Sequence[kinds.PriceOffer]) -> Iterator[ActionChoice]:
    """K5."""
    (offer,) = offers
    forms = Forms(at.options)
    yield at.choice(
        said.PriceReturned(
            tuple((colour, at.usual(colour)) for colour in offer.factory),
            tuple((colour, offer.factory_prices[-1]) for colour in offer.harbour),
        ),
        "terminal-can-price",
        line(
            "price",
            *_from_store("factory", forms.priced_anew(offer.factory, offer.factory_prices)),
            *_from_store("harbour", forms.priced_anew(offer.harbour, offer.harbour_prices)),
        ),
        factory=at.paint.goods(offer.factory),
        harbour=at.paint.goods(offer.harbour),
    )


def pay(at: Chooser, offers: Sequence[kinds.PayOffer]) -> Iterator[ActionChoice]:
    """K8."""
    (offer,) = offers
    order, count = tuple(sorted(offer.goods)), len(offer.goods)
    form = line("pay", some_of(Forms(at.options).letters(order), count, count))
    yield at.choice(said.PayBrokers(order), "terminal-can-pay", form, goods=at.paint.goods(order))


# Default.


def seize(at: Chooser, offers: Sequence[kinds.SeizeOffer]) -> Iterator[ActionChoice]:
    """I4, I6: from a store a container is picked with its price."""
    (offer,) = offers
    forms, seat = Forms(at.options), at.paint.key(offer.seat)
    priced = [(colour, price) for colour, price in offer.goods if price is not None]
    if not priced:
        colours = [colour for colour, _ in offer.goods]
        form = line("seize", one_of(forms.letters(colours)))
        action, goods = said.Seize(colours[0]), at.paint.goods(colours)
        yield at.choice(action, "terminal-can-seize", form, seat=seat, goods=goods)
        return
    form = line("seize", one_of(forms.priced(priced)))
    yield at.on_sale(said.Seize(*priced[0]), priced, "terminal-can-seize-priced", form, seat=seat)


def give_up_warehouse(
    at: Chooser, _: Sequence[kinds.GiveUpWarehouseOffer]
) -> Iterator[ActionChoice]:
    yield at.choice(said.GiveUpWarehouse(), "terminal-can-give-up-warehouse")


def give_up_machine(at: Chooser, _: Sequence[kinds.GiveUpMachineOffer]) -> Iterator[ActionChoice]:
    yield at.choice(said.GiveUpMachine(), "terminal-can-give-up-machine")


def seize_machine(at: Chooser, offers: Sequence[kinds.SeizeMachineOffer]) -> Iterator[ActionChoice]:
    (offer,) = offers
    form = line("seize machine", one_of(Forms(at.options).letters(offer.colours)))
    goods = at.paint.goods(offer.colours)
    action = said.SeizeMachine(offer.colours[0])
    yield at.choice(action, "terminal-can-seize-machine", form, goods=goods)


# Loans and passing.


def loan(at: Chooser, offers: Sequence[kinds.LoanOffer]) -> Iterator[ActionChoice]:
    (offer,) = offers
    bidding = at.board.bidding
    dear = bidding.highest if bidding is not None and at.board.phase == "decide" else 0
    left = MAX_LOANS - at.board.seats[at.own.seat].loans
    if at.own.cash < dear <= at.own.cash + left * offer.amount:  # else no loan makes it possible
        said_so = "terminal-can-loan-to-decline"
        yield at.choice(said.TakeLoan(), said_so, amount=offer.amount, price=dear)
        return
    yield at.choice(said.TakeLoan(), "terminal-can-loan", amount=offer.amount)


def repay(at: Chooser, offers: Sequence[kinds.RepayOffer]) -> Iterator[ActionChoice]:
    (offer,) = offers
    yield at.choice(said.Repay(), "terminal-can-repay", amount=offer.amount)


def give_in(at: Chooser, _: Sequence[kinds.PassOffer]) -> Iterator[ActionChoice]:
    raising = at.board.phase == "raise"
    yield at.choice(said.Pass(), "terminal-can-stop" if raising else "terminal-can-pass")
