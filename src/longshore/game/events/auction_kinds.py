"""What can happen at an auction, and at the Investment Bank: see `kinds`."""

from __future__ import annotations

from typing import Literal

import msgspec

from longshore.game.actions import Priced
from longshore.game.events.event import Colours, Event, Side

# The auction


class AuctionOpened(Event, frozen=True, tag="auction-opened"):
    """M4: a cargo for sale; `bidding` is sealed (A1) or open (A6)."""

    seat: int
    cargo: Colours
    bidding: Literal["sealed", "open"]


class SealedBid(Event, frozen=True, tag="sealed-bid"):
    """A1, A2: one's own sealed bid. Everybody gets `BidSealed`."""

    seat: int
    amount: int
    loans: int
    bluff: int
    extra: bool


class BidSealed(Event, frozen=True, tag="bid-sealed"):
    """A1, A2: a seat has made its bid, or its extra bid, in secret.

    A7: `cards` is how many cards all see of it; None where no bluffing cards are in play.
    """

    seat: int
    extra: bool
    cards: int | None = None


class RevealedBid(msgspec.Struct, frozen=True):
    """A bid as it is shown: what it counts differs from the amount when a bluff cancels it (A7)."""

    seat: int
    amount: int
    loans: int
    bluff: int
    counts: int


class BidsRevealed(Event, frozen=True, tag="bids-revealed"):
    """A1, A2: all bids, or all extra bids of the tied, are shown together."""

    bids: tuple[RevealedBid, ...]
    extra: bool


class BidRaised(Event, frozen=True, tag="bid-raised"):
    """A6: an open bid."""

    seat: int
    amount: int


class BidPassed(Event, frozen=True, tag="bid-passed"):
    """A6: a seat bids no more."""

    seat: int


class BidsTied(Event, frozen=True, tag="bids-tied"):
    """A2: a tie for the highest bid. They bid again, or the shipping seat picks one of them."""

    seats: tuple[int, ...]
    amount: int
    again: bool


class HighestBid(Event, frozen=True, tag="highest-bid"):
    """One seat's bid is the highest: the shipping seat decides."""

    seat: int
    amount: int


class CargoSold(Event, frozen=True, tag="cargo-sold"):
    """A4: the winner pays the price, the bank the subsidy; the cargo is on the winner's island."""

    seller: int
    winner: int
    price: int
    subsidy: int
    cargo: Colours


class CargoKept(Event, frozen=True, tag="cargo-kept"):
    """A5: declined; the shipping seat pays the bank, the cargo is on its own island."""

    seller: int
    price: int
    cargo: Colours


class CargoUnsold(Event, frozen=True, tag="cargo-unsold"):
    """A3: nobody bid; the shipping seat has the cargo for nothing."""

    seller: int
    cargo: Colours


# The Investment Bank


class BrokerCalled(Event, frozen=True, tag="broker-called"):
    """K2: a bid for a broker's containers (`amount`) or money (containers from both stores)."""

    seat: int
    broker: int
    side: Side
    amount: int
    factory: tuple[Priced, ...]
    harbour: tuple[Priced, ...]


class BrokerOutbid(Event, frozen=True, tag="broker-outbid"):
    """K5: a seat gets its bid back; containers are to be priced anew for the store they are of."""

    seat: int
    amount: int
    factory: Colours
    harbour: Colours


class BrokerWon(Event, frozen=True, tag="broker-won"):
    """K6: the prize. `at_the_end`: by K7, when the game was over."""

    seat: int
    broker: int
    side: Side
    goods: Colours
    money: int
    at_the_end: bool


class BrokersPaid(Event, frozen=True, tag="brokers-paid"):
    """K8: dollars to each of the three brokers, containers as (broker, colour), in order.

    `seat` paid what lay on the payment card; None is the government's subsidy (A5).
    """

    seat: int | None
    money: tuple[int, ...]
    goods: tuple[tuple[int, int], ...]
