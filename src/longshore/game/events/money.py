"""The money in an event: all money that moves is seen to move (V2).

Purses are numbered as in `longshore.engine.purses`: seats 0 to 4, the payment card, the brokers,
the bank. A client that keeps the sums for its player adds these up.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from longshore.engine import purses
from longshore.game.events import auction_kinds as auctions
from longshore.game.events import kinds as happened
from longshore.game.events.event import Event

BANK, CARD, BROKER = purses.BANK, purses.CARD, purses.BROKER


class Payment(NamedTuple):
    """An amount from one purse to another."""

    giver: int
    taker: int
    amount: int


def payments(event: Event) -> tuple[Payment, ...]:
    """Who paid whom how much in this event."""
    read = _PAYMENTS.get(type(event))
    if read is None:
        return ()
    return tuple(payment for payment in read(event) if payment.amount)


def _interest(event: happened.InterestPaid) -> list[Payment]:
    if not event.brokers:
        return [Payment(event.seat, BANK, event.amount)]
    return [Payment(event.seat, BROKER + broker, 1) for broker in event.brokers]


def _prize(event: auctions.BrokerWon) -> list[Payment]:
    return [Payment(BROKER + event.broker, event.seat, event.money)]


def _to_brokers(giver: int, money: tuple[int, ...]) -> list[Payment]:
    return [Payment(giver, BROKER + broker, amount) for broker, amount in enumerate(money)]


def _cargo(event: auctions.CargoSold) -> list[Payment]:
    return [
        Payment(event.winner, event.seller, event.price),
        Payment(BANK, event.seller, event.subsidy),
    ]


_PAYMENTS: dict[type[Event], Callable[[Any], list[Payment]]] = {
    happened.SeatDealt: lambda event: [Payment(BANK, event.seat, event.cash)],
    happened.BrokersDealt: lambda event: _to_brokers(BANK, event.money),
    happened.InterestPaid: _interest,
    happened.LoanTaken: lambda event: [Payment(BANK, event.seat, event.amount)],
    happened.LoanRepaid: lambda event: [Payment(event.seat, BANK, event.amount)],
    happened.MachineBuilt: lambda event: [Payment(event.seat, BANK, event.price)],
    happened.WarehouseBuilt: lambda event: [Payment(event.seat, BANK, event.price)],
    happened.Produced: lambda event: [Payment(event.seat, event.boss, event.wage)],
    happened.Stocked: lambda event: [Payment(event.seat, event.host, event.paid)],
    happened.ShipLoaded: lambda event: [Payment(event.seat, event.host, event.paid)],
    happened.SoldAtHome: lambda event: [Payment(BANK, event.seat, event.paid)],
    auctions.CargoSold: _cargo,
    auctions.CargoKept: lambda event: [Payment(event.seller, BANK, event.price)],
    auctions.BrokerCalled: lambda event: [Payment(event.seat, CARD, event.amount)],
    auctions.BrokerOutbid: lambda event: [Payment(CARD, event.seat, event.amount)],
    auctions.BrokerWon: _prize,
    auctions.BrokersPaid: lambda event: _to_brokers(
        BANK if event.seat is None else CARD, event.money
    ),
}
