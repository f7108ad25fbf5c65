"""Choices of one's turn: building, stores and ships."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from longshore.game import actions as said
from longshore.game.actions import Priced
from longshore.game.offers import kinds
from longshore.render.choices.chooser import ActionChoice, Chooser
from longshore.render.choices.forms import Forms, line, one_of, some_of
from longshore.render.paint import QUIET


def build_machine(at: Chooser, offers: Sequence[kinds.BuildMachineOffer]) -> Iterator[ActionChoice]:
    (offer,) = offers
    yield at.choice(
        said.BuildMachine(offer.colours[0]),
        "terminal-can-build-machine",
        line("build", one_of(Forms(at.options).letters(offer.colours))),
        price=offer.price,
        goods=at.paint.goods(offer.colours),
    )


def build_warehouse(
    at: Chooser, offers: Sequence[kinds.BuildWarehouseOffer]
) -> Iterator[ActionChoice]:
    (offer,) = offers
    yield at.choice(said.BuildWarehouse(), "terminal-can-build-warehouse", price=offer.price)


def produce(at: Chooser, offers: Sequence[kinds.ProduceOffer]) -> Iterator[ActionChoice]:
    """P2, P4."""
    (offer,) = offers
    supply, forms = at.board.supply, Forms(at.options)
    made = max(offer.sets, key=lambda colours: sum(supply[colour] for colour in colours))
    action = said.Produce((*offer.store, *((colour, at.usual(colour)) for colour in made)))
    form = line(
        "produce",
        *forms.priced_anew((colour for colour, _ in offer.store), offer.prices),
        *forms.made(offer.sets, offer.prices),
    )
    boss = at.paint.key(offer.boss)
    if not made:
        yield at.choice(action, "terminal-can-set-out", form, fee=offer.fee, boss=boss)
        return
    goods = at.paint.goods(offer.makes)
    if len(offer.sets) == 1:
        yield at.choice(action, "terminal-can-produce", form, goods=goods, boss=boss)
        return
    yield at.choice(
        action, "terminal-can-produce-some", form, count=offer.count, goods=goods, boss=boss
    )


def stock(at: Chooser, offers: Sequence[kinds.StockOffer]) -> Iterator[ActionChoice]:
    """H1."""
    forms = Forms(at.options)
    for offer in offers:
        colour, price = min(offer.goods, key=lambda container: container[1])
        store = (*offer.store, (colour, min(price + 2, offer.prices[-1])))
        prices = f"{offer.prices[0]}-{offer.prices[-1]}"
        form = line(
            "stock",
            at.paint.key(offer.seat),
            some_of(forms.priced(offer.goods), 1, min(offer.room, len(offer.goods))),
            "->",
            *forms.priced_anew((colour for colour, _ in offer.store), offer.prices),
            f"[…]@{prices}",
        )
        yield at.on_sale(
            said.Stock(offer.seat, ((colour, price),), store),
            offer.goods,
            "terminal-can-stock",
            form,
            seat=at.paint.key(offer.seat),
            room=offer.room,
        )


def reprice(at: Chooser, offers: Sequence[kinds.RepriceOffer]) -> Iterator[ActionChoice]:
    """H4."""
    (offer,) = offers
    anew = Forms(at.options).priced_anew((colour for colour, _ in offer.store), offer.prices)
    yield at.choice(said.Reprice(offer.store), "terminal-can-reprice", line("reprice", *anew))


def sell(at: Chooser, offers: Sequence[kinds.SellOffer]) -> Iterator[ActionChoice]:
    """D."""
    (offer,) = offers
    form = line("sell", one_of(Forms(at.options).priced(offer.goods)))
    colours = at.paint.goods(colour for colour, _ in offer.goods)
    yield at.choice(said.SellHome(*offer.goods[0]), "terminal-can-sell", form, goods=colours)


# Ships.


def _loading(at: Chooser, goods: Sequence[Priced], least: int, room: int) -> str:
    most = min(room, len(goods))
    return some_of(Forms(at.options).priced(goods), least, most) if most else ""


def _loading_unpriced(at: Chooser, goods: Sequence[int], least: int, room: int) -> str:
    most = min(room, len(goods))
    return some_of(Forms(at.options).letters(goods), least, most) if most else ""


def sail_harbour(at: Chooser, offers: Sequence[kinds.SailHarbourOffer]) -> Iterator[ActionChoice]:
    """M2: harbours with something to load one by one, the empty ones together."""
    for offer in offers:
        if offer.goods:
            action = said.SailHarbour(offer.seat, at.affordable(offer.goods))
            seat = at.paint.key(offer.seat)
            form = line("sail", seat, _loading(at, offer.goods, 0, offer.room))
            yield at.on_sale(action, offer.goods, "terminal-can-sail", form, seat=seat)
    empty = [offer.seat for offer in offers if not offer.goods]
    if empty:
        seats = at.paint.seats(empty)
        form = line("sail", one_of(map(at.paint.key, empty)))
        action = said.SailHarbour(empty[0])
        yield at.choice(action, "terminal-can-sail-empty", form, aside=QUIET, seats=seats)


def sail_sea(at: Chooser, _: Sequence[kinds.SailSeaOffer]) -> Iterator[ActionChoice]:
    yield at.choice(said.SailSea(), "terminal-can-sail-sea")


def sail_island(at: Chooser, offers: Sequence[kinds.SailIslandOffer]) -> Iterator[ActionChoice]:
    (offer,) = offers
    cargo = at.paint.goods(offer.cargo)
    yield at.choice(said.SailIsland(), "terminal-can-sail-island", goods=cargo)


def sail_bank(at: Chooser, offers: Sequence[kinds.SailBankOffer]) -> Iterator[ActionChoice]:
    (offer,) = offers
    action = said.SailBank(offer.goods[: offer.room])
    if not offer.goods:
        yield at.choice(action, "terminal-can-sail-bank-empty", aside=QUIET)
        return
    form = line("sail bank", _loading_unpriced(at, offer.goods, 0, offer.room))
    goods = at.paint.goods(offer.goods)
    yield at.choice(action, "terminal-can-sail-bank", form, goods=goods)


def load(at: Chooser, offers: Sequence[kinds.LoadOffer]) -> Iterator[ActionChoice]:
    """M3."""
    (offer,) = offers
    action = said.Load(at.affordable(offer.goods))
    form = line("load", _loading(at, offer.goods, 1, offer.room))
    seat = at.paint.key(offer.seat)
    yield at.on_sale(action, offer.goods, "terminal-can-load", form, seat=seat)


def load_bank(at: Chooser, offers: Sequence[kinds.LoadBankOffer]) -> Iterator[ActionChoice]:
    """M3, M5."""
    (offer,) = offers
    action = said.LoadBank(offer.goods[:1])
    form = line("load", _loading_unpriced(at, offer.goods, 1, offer.room))
    yield at.choice(action, "terminal-can-load-bank", form, goods=at.paint.goods(offer.goods))
