"""The two stores of a seat: their buildings in their spaces, their containers by price."""

from __future__ import annotations

from typing import NamedTuple

from longshore.engine.state import MACHINE_SPACES, WAREHOUSE_SPACES
from longshore.game.actions import Priced
from longshore.game.board import (
    FACTORY_RANGE,
    HARBOUR_RANGE,
    factory_capacity,
    next_machine,
    next_warehouse,
)
from longshore.render.svg.goods import (
    ACROSS,
    DOWN,
    WIDTH,
    MarkPlace,
    empty_space,
    machine,
    per_line,
    pile,
)
from longshore.render.svg.layout import Frame, Section, caption
from longshore.render.svg.palette import FAINT, INK, SHED, SHELF
from longshore.render.svg.scene import Scene
from longshore.render.svg.shapes import at, path, rect, symbol, text, titled

_MACHINE_PRICES = ("", *(f"${next_machine(count)}" for count in range(1, MACHINE_SPACES)))
_WAREHOUSE_PRICES = ("", *(f"${next_warehouse(count)}" for count in range(1, WAREHOUSE_SPACES)))
_BUILDING = 22  # the height of a space for a machine or a warehouse
_PRICE = 14  # the height of the line of prices
_SHED = "M.5 19.5V7L10.5 .5L20.5 7V19.5z"


class _Store(NamedTuple):
    """What lies in a store, its prices, its name in the picture, and the most that it can hold."""

    goods: tuple[Priced, ...]
    prices: range
    place: str
    most: int


def harbour_store(scene: Scene, frame: Frame, seat: int) -> Section:
    """H2: warehouses in their spaces, and the store by price."""
    area = scene.area(seat)
    cell = frame.inner / WAREHOUSE_SPACES
    spaces = (
        at((space + 0.5) * cell - WIDTH / 2, 0, _warehouse(scene, space, area.warehouses))
        for space in range(WAREHOUSE_SPACES)
    )
    used = area.facts.harbour_capacity - area.facts.harbour_room
    title = scene.say("harbour-store", used=used, room=area.facts.harbour_capacity)
    store = _Store(area.harbour, HARBOUR_RANGE, f"harbour-{seat}", WAREHOUSE_SPACES)
    return _store(frame, title, "".join(spaces), _shelves(scene, frame, store))


def factory_store(scene: Scene, frame: Frame, seat: int) -> Section:
    """P2: machines in their spaces, and the store by price."""
    area = scene.area(seat)
    cell = frame.inner / MACHINE_SPACES
    spaces = []
    for space in range(MACHINE_SPACES):
        x = (space + 0.5) * cell - WIDTH / 2
        if space < len(area.machines):
            spaces.append(machine(scene, area.machines[space], x, 0, seat))
        else:
            spaces.append(empty_space(x, 0, WIDTH, 20, _MACHINE_PRICES[space]))
    used = area.facts.factory_capacity - area.facts.factory_room
    title = scene.say("factory-store", used=used, room=area.facts.factory_capacity)
    store = _Store(area.factory, FACTORY_RANGE, f"factory-{seat}", factory_capacity(MACHINE_SPACES))
    return _store(frame, title, "".join(spaces), _shelves(scene, frame, store))


def _store(frame: Frame, title: str, buildings: str, shelves: Section) -> Section:
    """A store: its name, its buildings, its shelves by price."""
    top = 15 + _BUILDING + 2
    marks = titled(
        title,
        caption(2, 10, title, frame.inner - 4),
        at(0, 15, buildings),
        at(0, top, shelves.marks),
    )
    return Section(top + shelves.height, marks)


def _warehouse(scene: Scene, space: int, built: int) -> str:
    if space >= built:
        return empty_space(0, 0, WIDTH, 20, _WAREHOUSE_PRICES[space])
    return symbol(
        scene.say("warehouse"),
        path(_SHED, fill=SHED, stroke=INK),
        path("M6 19.5V11H15V19.5M6 14H15M6 16.7H15", fill="none", stroke=INK),
        class_="longshore-warehouse",
    )


def _shelves(scene: Scene, frame: Frame, store: _Store) -> Section:
    """The columns of a store, high enough for all that it can hold to lie in one of them."""
    cell = frame.inner / len(store.prices)
    across = per_line(cell - 1)
    lines = -(-store.most // across)
    height = _PRICE + lines * DOWN + 3
    left = (cell - across * ACROSS + 1) / 2
    marks = []
    for column, price in enumerate(store.prices):
        colours = [colour for colour, marked in store.goods if marked == price]
        marks.append(rect(column * cell + 0.5, 0, cell - 1, height, rx=2, fill=SHELF))
        marks.append(
            text((column + 0.5) * cell, 11, f"${price}", size=11, fill=FAINT, anchor="middle")
        )
        lying = pile(scene, colours, MarkPlace(store.place), cell - 1, lines, price=price)
        if lying:
            marks.append(at(column * cell + left, _PRICE, lying))
    return Section(height, "".join(marks))
