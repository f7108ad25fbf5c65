"""Choices of one's turn: building, stores and ships."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.game import actions as said
from longshore.render.paint import QUIET
from longshore.terminal.chooser import ActionChoice, Chooser

HARBOUR_TOP = 6


def build_machine(at: Chooser) -> Iterator[ActionChoice]:
    colours = at.firsts("build_machine")
    yield at.choice(
        said.BuildMachine(colours[0]),
        "terminal-can-build-machine",
        price=at.area.facts.machine_price,
        goods=at.paint.goods(colours),
    )


def build_warehouse(at: Chooser) -> Iterator[ActionChoice]:
    price = at.area.facts.warehouse_price
    yield at.choice(said.BuildWarehouse(), "terminal-can-build-warehouse", price=price)


def produce(at: Chooser) -> Iterator[ActionChoice]:
    """P2, P4."""
    area, supply = at.area, at.board.supply
    possible = [colour for colour in area.machines if supply[colour]]
    possible.sort(key=lambda colour: -supply[colour])  # K3: those that end nothing first
    made = possible[: min(len(possible), area.facts.factory_room)]
    store = [*area.factory, *((colour, at.usual(colour)) for colour in made)]
    action = said.Produce(tuple(store))
    boss = at.paint.key((at.own.seat - 1) % at.options.seats)
    if not made:
        fee = int(at.options.idle_production_fee)
        yield at.choice(action, "terminal-can-set-out", fee=fee, boss=boss)
        return
    goods = at.paint.goods(possible)
    if len(made) == len(possible):
        yield at.choice(action, "terminal-can-produce", goods=goods, boss=boss)
        return
    yield at.choice(action, "terminal-can-produce-some", count=len(made), goods=goods, boss=boss)


def stock(at: Chooser) -> Iterator[ActionChoice]:
    """H1, H4: from one's own seat it is repricing."""
    for host in at.firsts("stock"):
        if host == at.own.seat:
            yield at.choice(said.Reprice(at.area.harbour), "terminal-can-reprice")
            continue
        goods = at.board.seats[host].factory
        colour, price = min(goods, key=lambda container: container[1])
        store = (*at.area.harbour, (colour, min(price + 2, HARBOUR_TOP)))
        yield at.on_sale(
            said.Stock(host, ((colour, price),), store),
            goods,
            "terminal-can-stock",
            seat=at.paint.key(host),
            room=at.area.facts.harbour_room,
        )


def sell(at: Chooser) -> Iterator[ActionChoice]:
    """D."""
    goods = [(values[0], values[1]) for values in at.open["sell"]]
    colours = at.paint.goods(colour for colour, _ in goods)
    yield at.choice(said.SellHome(*goods[0]), "terminal-can-sell", goods=colours)


# Ships.


def sail_harbour(at: Chooser) -> Iterator[ActionChoice]:
    """M2: harbours with something to load one by one, the empty ones together."""
    hosts = at.firsts("sail_harbour")
    for host in hosts:
        if goods := at.board.seats[host].harbour:
            action = said.SailHarbour(host, at.affordable(goods))
            yield at.on_sale(action, goods, "terminal-can-sail", seat=at.paint.key(host))
    empty = [host for host in hosts if not at.board.seats[host].harbour]
    if empty:
        seats = at.paint.seats(empty)
        action = said.SailHarbour(empty[0])
        yield at.choice(action, "terminal-can-sail-empty", aside=QUIET, seats=seats)


def sail_sea(at: Chooser) -> Iterator[ActionChoice]:
    yield at.choice(said.SailSea(), "terminal-can-sail-sea")


def sail_island(at: Chooser) -> Iterator[ActionChoice]:
    cargo = at.paint.goods(at.area.ship)
    yield at.choice(said.SailIsland(), "terminal-can-sail-island", goods=cargo)


def sail_pier(at: Chooser) -> Iterator[ActionChoice]:
    action = said.SailBank(at.area.bank[: at.area.facts.ship_room])
    if not at.area.bank:
        yield at.choice(action, "terminal-can-sail-bank-empty", aside=QUIET)
        return
    yield at.choice(action, "terminal-can-sail-bank", goods=at.paint.goods(at.area.bank))


def load(at: Chooser) -> Iterator[ActionChoice]:
    """M3."""
    berth = at.area.berth
    if isinstance(berth, int):
        goods = at.board.seats[berth].harbour
        action = said.Load(at.affordable(goods))
        yield at.on_sale(action, goods, "terminal-can-load", seat=at.paint.key(berth))
        return
    lies = at.paint.goods(at.area.bank)
    yield at.choice(said.LoadBank(at.area.bank[:1]), "terminal-can-load-bank", goods=lies)
