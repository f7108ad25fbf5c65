"""All the actions that an offer describes, worked out from the offer alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import singledispatch
from itertools import combinations_with_replacement, permutations, product
from typing import Any, TypeVar

from longshore.game import actions as said
from longshore.game.actions import AnyAction, Priced
from longshore.game.offers import AnyOffer, kind_of, kinds

LOAN = 10
T = TypeVar("T")
_PLAIN = {
    str(kind.__struct_config__.tag): kind()
    for kind in (
        said.BuildWarehouse,
        said.SailSea,
        said.SailIsland,
        said.Accept,
        said.Decline,
        said.TakeLoan,
        said.Repay,
        said.GiveUpWarehouse,
        said.GiveUpMachine,
        said.Pass,
    )
}


def arranged(colours: Iterable[int], prices: tuple[int, ...]) -> Iterator[tuple[Priced, ...]]:
    """Every way to set out a store: a price for each container."""
    ways = [
        [tuple((colour, price) for price in chosen) for chosen in chosen_prices]
        for colour, count in sorted(Counter(colours).items())
        for chosen_prices in [list(combinations_with_replacement(prices, count))]
    ]
    for way in product(*ways):
        yield tuple(container for part in way for container in part)


def chosen(goods: Iterable[T], room: int) -> Iterator[tuple[T, ...]]:
    """Every choice of so many things at most, nothing among them; what is alike counts once."""
    alike = sorted(Counter(goods).items(), key=lambda one: one[0])  # type: ignore[arg-type,return-value]
    for counts in product(*(range(min(count, room) + 1) for _, count in alike)):
        if sum(counts) <= room:
            kinds_of = (thing for thing, _ in alike)
            yield tuple(
                thing for thing, count in zip(kinds_of, counts, strict=True) for _ in range(count)
            )


def bought(goods: Iterable[Priced], room: int, cash: int) -> Iterator[tuple[Priced, ...]]:
    """Every choice that can be paid."""
    for choice in chosen(goods, room):
        if sum(price for _, price in choice) <= cash:
            yield choice


def colours_of(store: Iterable[Priced]) -> list[int]:
    return [colour for colour, _ in store]


@singledispatch
def described(offer: Any, cash: int) -> Iterator[AnyAction]:
    """All that an offer describes, for a seat that can spend so much."""
    yield _PLAIN[kind_of(offer)]  # type: ignore[misc]


@described.register
def _(offer: kinds.BuildMachineOffer, cash: int) -> Iterator[AnyAction]:
    yield from map(said.BuildMachine, offer.colours)


@described.register
def _(offer: kinds.ProduceOffer, cash: int) -> Iterator[AnyAction]:
    for made in offer.sets:
        assert len(made) == offer.count
        assert set(made) <= set(offer.makes)
        yield from map(said.Produce, arranged([*colours_of(offer.store), *made], offer.prices))


@described.register
def _(offer: kinds.StockOffer, cash: int) -> Iterator[AnyAction]:
    for take in bought(offer.goods, offer.room, cash):
        if take:
            colours = colours_of((*offer.store, *take))
            for store in arranged(colours, offer.prices):
                yield said.Stock(offer.seat, take, store)


@described.register
def _(offer: kinds.RepriceOffer, cash: int) -> Iterator[AnyAction]:
    yield from map(said.Reprice, arranged(colours_of(offer.store), offer.prices))


@described.register
def _(offer: kinds.SailHarbourOffer, cash: int) -> Iterator[AnyAction]:
    for load in bought(offer.goods, offer.room, cash):
        yield said.SailHarbour(offer.seat, load)


@described.register
def _(offer: kinds.SailBankOffer, cash: int) -> Iterator[AnyAction]:
    yield from map(said.SailBank, chosen(offer.goods, offer.room))


@described.register
def _(offer: kinds.LoadOffer, cash: int) -> Iterator[AnyAction]:
    yield from (said.Load(load) for load in bought(offer.goods, offer.room, cash) if load)


@described.register
def _(offer: kinds.LoadBankOffer, cash: int) -> Iterator[AnyAction]:
    yield from (said.LoadBank(load) for load in chosen(offer.goods, offer.room) if load)


@described.register
def _(offer: kinds.BidOffer, cash: int) -> Iterator[AnyAction]:
    borrowed = LOAN * offer.needs_loan
    for loans, bluff in product(range(offer.loans + 1), range(offer.bluff + 1)):
        for amount in range(offer.least, offer.most + borrowed + LOAN * loans + 1):
            yield said.Bid(amount, loans, bluff)


@described.register
def _(offer: kinds.AwardOffer, cash: int) -> Iterator[AnyAction]:
    yield from map(said.Award, offer.seats)


@described.register
def _(offer: kinds.SellOffer, cash: int) -> Iterator[AnyAction]:
    yield from (said.SellHome(*container) for container in set(offer.goods))


@described.register
def _(offer: kinds.CallGoodsOffer, cash: int) -> Iterator[AnyAction]:
    for one in offer.brokers:
        for amount in range(one.least, cash + 1):
            yield said.CallForGoods(one.broker, amount)


@described.register
def _(offer: kinds.CallMoneyOffer, cash: int) -> Iterator[AnyAction]:
    factory = list(chosen(offer.factory, len(offer.factory)))
    harbour = list(chosen(offer.harbour, len(offer.harbour)))
    for one in offer.brokers:
        for own, held in product(factory, harbour):
            if len(own) + len(held) >= one.least:
                yield said.CallForMoney(one.broker, own, held)


@described.register
def _(offer: kinds.PriceOffer, cash: int) -> Iterator[AnyAction]:
    harbour = list(arranged(offer.harbour, offer.harbour_prices))
    for factory in arranged(offer.factory, offer.factory_prices):
        yield from (said.PriceReturned(factory, one) for one in harbour)


@described.register
def _(offer: kinds.PayOffer, cash: int) -> Iterator[AnyAction]:
    yield from map(said.PayBrokers, sorted(set(permutations(offer.goods))))


@described.register
def _(offer: kinds.SeizeOffer, cash: int) -> Iterator[AnyAction]:
    yield from (said.Seize(*container) for container in sorted(set(offer.goods)))


@described.register
def _(offer: kinds.SeizeMachineOffer, cash: int) -> Iterator[AnyAction]:
    yield from map(said.SeizeMachine, offer.colours)


def all_described(offers: Iterable[AnyOffer], cash: int) -> Iterator[AnyAction]:
    """What all offers describe that need no loan first."""
    for offer in offers:
        if not offer.needs_loan:
            yield from described(offer, cash)
