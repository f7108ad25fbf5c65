"""What a seat can do now, described as a whole: from what there is to choose, and within which
bounds. Each kind of action has its own description, named like the action.

Colours, seats and brokers are numbers, a container with its price is a pair (colour, price), as in
`longshore.game.actions`.
"""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from longshore.game.actions import Kind, Priced
from longshore.game.events.event import Colours, Place, Store
from longshore.text.messages import Values

Goods: TypeAlias = tuple[Priced, ...]
Prices: TypeAlias = tuple[int, ...]


class Offer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Something that can be done. `needs_loan`: the least number of loans to take first."""

    needs_loan: int = 0


class BuildMachineOffer(Offer, frozen=True, kw_only=True, tag="build-machine"):
    """B: a machine of one of these colours."""

    colours: Colours
    price: int


class BuildWarehouseOffer(Offer, frozen=True, kw_only=True, tag="build-warehouse"):
    """B: a warehouse."""

    price: int


class ProduceOffer(Offer, frozen=True, kw_only=True, tag="produce"):
    """P: `count` of the colours in `makes` are made; together with `store` they get `prices`.

    `sets` are all the choices of colours there are: mostly any `count` of them, but who has called
    the broker must not trigger the end (K3).
    """

    makes: Colours
    count: int
    sets: tuple[Colours, ...]
    fee: int
    boss: int
    store: Goods
    prices: Prices


class StockOffer(Offer, frozen=True, kw_only=True, tag="stock"):
    """H1: at least one, and at most `room`, of a seat's `goods`; with `store` they get `prices`."""

    seat: int
    goods: Goods
    room: int
    store: Goods
    prices: Prices


class RepriceOffer(Offer, frozen=True, kw_only=True, tag="reprice"):
    """H4: new prices for one's harbour store."""

    store: Goods
    prices: Prices


class SailSeaOffer(Offer, frozen=True, kw_only=True, tag="sail-sea"):
    """M1: to the open sea."""


class SailIslandOffer(Offer, frozen=True, kw_only=True, tag="sail-island"):
    """M4: to the island, where the cargo is auctioned off."""

    cargo: Colours


class SailHarbourOffer(Offer, frozen=True, kw_only=True, tag="sail-harbour"):
    """M2: into a seat's harbour, loading at most `room` of its `goods`, or nothing."""

    seat: int
    goods: Goods
    room: int


class SailBankOffer(Offer, frozen=True, kw_only=True, tag="sail-bank"):
    """M5: into one's harbour at the Investment Bank, loading at most `room` of one's `goods`."""

    goods: Colours
    room: int


class LoadOffer(Offer, frozen=True, kw_only=True, tag="load"):
    """M3: load at least one, and at most `room`, of the `goods` of the seat whose harbour it is."""

    seat: int
    goods: Goods
    room: int


class LoadBankOffer(Offer, frozen=True, kw_only=True, tag="load-bank"):
    """M3: load at least one, and at most `room`, of one's `goods` at the Investment Bank."""

    goods: Colours
    room: int


class BidOffer(Offer, frozen=True, kw_only=True, tag="bid"):
    """A1, A2, A6: from `least` to `most`, $10 more for each of the `loans` that go with it.

    In a tie-break (`extra`) `standing` is one's first bid, which counts as well. In open bidding a
    loan comes before the bid.
    """

    sealed: bool
    extra: bool
    least: int
    most: int
    loans: int
    bluff: int
    standing: int


class AcceptOffer(Offer, frozen=True, kw_only=True, tag="accept"):
    """A4: sell to the highest bidder; the bank adds the subsidy."""

    seat: int
    price: int
    subsidy: int


class DeclineOffer(Offer, frozen=True, kw_only=True, tag="decline"):
    """A5: pay the price to the bank, and keep the cargo."""

    price: int


class AwardOffer(Offer, frozen=True, kw_only=True, tag="award"):
    """A2: sell to one of the tied seats."""

    seats: tuple[int, ...]
    price: int
    subsidy: int


class LoanOffer(Offer, frozen=True, kw_only=True, tag="loan"):
    """L1: a loan."""

    amount: int


class RepayOffer(Offer, frozen=True, kw_only=True, tag="repay"):
    """L2: repay a loan."""

    amount: int


class SellOffer(Offer, frozen=True, kw_only=True, tag="sell"):
    """D: one container of a store back to the supply, for `paid`."""

    goods: Goods
    store: Store
    paid: int


class OpenBroker(msgspec.Struct, frozen=True, kw_only=True):
    """A broker that can be called, and the least bid: dollars, or containers."""

    broker: int
    least: int


class CallGoodsOffer(Offer, frozen=True, kw_only=True, tag="call-goods"):
    """K2: bid money for a broker's containers."""

    brokers: tuple[OpenBroker, ...]


class CallMoneyOffer(Offer, frozen=True, kw_only=True, tag="call-money"):
    """K2: bid containers from one's stores for a broker's money."""

    brokers: tuple[OpenBroker, ...]
    factory: Goods
    harbour: Goods


class PriceOffer(Offer, frozen=True, kw_only=True, tag="price"):
    """K5: prices for the containers that came back, for each store."""

    factory: Colours
    harbour: Colours
    factory_prices: Prices
    harbour_prices: Prices


class PayOffer(Offer, frozen=True, kw_only=True, tag="pay"):
    """K8: the order in which the containers that were bid are paid to the brokers."""

    goods: Colours


class SeizeOffer(Offer, frozen=True, kw_only=True, tag="seize"):
    """I4: one of these of a seat in default; `count` are to be picked for this loan."""

    seat: int
    place: Place
    goods: tuple[tuple[int, int | None], ...]
    count: int


class GiveUpWarehouseOffer(Offer, frozen=True, kw_only=True, tag="give-up-warehouse"):
    """I4: a warehouse goes."""


class GiveUpMachineOffer(Offer, frozen=True, kw_only=True, tag="give-up-machine"):
    """I4: a machine goes."""


class SeizeMachineOffer(Offer, frozen=True, kw_only=True, tag="seize-machine"):
    """I4: the machine of a seat that goes is of one of these colours."""

    seat: int
    colours: Colours


class PassOffer(Offer, frozen=True, kw_only=True, tag="pass"):
    """T2: end the turn, giving up so many actions; A6: bid no more."""

    actions: int


AnyOffer: TypeAlias = (
    BuildMachineOffer
    | BuildWarehouseOffer
    | ProduceOffer
    | StockOffer
    | RepriceOffer
    | SailSeaOffer
    | SailIslandOffer
    | SailHarbourOffer
    | SailBankOffer
    | LoadOffer
    | LoadBankOffer
    | BidOffer
    | AcceptOffer
    | DeclineOffer
    | AwardOffer
    | LoanOffer
    | RepayOffer
    | SellOffer
    | CallGoodsOffer
    | CallMoneyOffer
    | PriceOffer
    | PayOffer
    | SeizeOffer
    | GiveUpWarehouseOffer
    | GiveUpMachineOffer
    | SeizeMachineOffer
    | PassOffer
)


class NotNow(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A kind of action that cannot be taken now, with the seat it is aimed at, and why."""

    kind: Kind
    seat: int | None = None
    code: str
    values: Values
    text: str


def kind_of(offer: Offer) -> str:
    """The tag of the actions that an offer describes."""
    return str(type(offer).__struct_config__.tag)
