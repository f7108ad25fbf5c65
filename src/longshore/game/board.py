"""Reading a board in plain Python: what lies where, what there is room for, what things cost.

The engine's own functions are compiled for each other; these read the same record for whoever
explains, shows or writes a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import TypeAlias

from longshore.engine import amounts, auction, brokers, building, interest, places, production
from longshore.engine import loans as borrowing
from longshore.engine import state as engine
from longshore.engine.state import (
    COLOURS,
    FACTORY_HIGHEST,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_HIGHEST,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    NONE,
    SEATS,
    WAREHOUSE_SPACES,
)
from longshore.engine.types import State
from longshore.game.actions import Priced
from longshore.game.plain import counts, in_python, plain

FACTORY_RANGE = range(FACTORY_LOWEST, FACTORY_HIGHEST + 1)
HARBOUR_RANGE = range(HARBOUR_LOWEST, HARBOUR_HIGHEST + 1)
_Number: TypeAlias = Callable[..., int]
_Yes: TypeAlias = Callable[..., bool]
_REMEMBERED = 1 << 14  # stores read before: most are read again, by the next who looks


_MACHINE_PRICES = tuple(map(in_python(building.machine_price), range(MACHINE_SPACES)))
_WAREHOUSE_PRICES = tuple(map(in_python(building.warehouse_price), range(WAREHOUSE_SPACES)))
_SEATS_OF = tuple(
    tuple(seat for seat in range(SEATS) if bits >> seat & 1) for bits in range(1 << SEATS)
)


@lru_cache(_REMEMBERED)
def spread(counted: bytes) -> tuple[int, ...]:
    """Containers by colour, from how many there are of each."""
    return tuple(colour for colour, count in enumerate(counted) for _ in range(count))


@lru_cache(_REMEMBERED)
def shelved(counted: bytes, lowest: int) -> tuple[Priced, ...]:
    """Containers with their prices, in order, from how many of each colour lie on each shelf."""
    shelves = ((at // COLOURS, at % COLOURS, count) for at, count in enumerate(counted))
    return tuple(
        sorted((colour, lowest + shelf) for shelf, colour, count in shelves for _ in range(count))
    )


def factory_shelves(seat: int) -> tuple[int, int]:
    """The first place of a factory store, and how many there are."""
    return places.FACTORY + FACTORY_PRICES * seat, FACTORY_PRICES


def harbour_shelves(seat: int) -> tuple[int, int]:
    return places.HARBOUR + HARBOUR_PRICES * seat, HARBOUR_PRICES


def colours(state: State, row: int) -> tuple[int, ...]:
    """The containers of one place, by colour."""
    return spread(counts(state, row))


def factory(state: State, seat: int) -> tuple[Priced, ...]:
    """The factory store: containers with their prices, in order."""
    return shelved(counts(state, *factory_shelves(seat)), FACTORY_LOWEST)


def harbour(state: State, seat: int) -> tuple[Priced, ...]:
    """The harbour store: containers with their prices, in order."""
    return shelved(counts(state, *harbour_shelves(seat)), HARBOUR_LOWEST)


def ship(state: State, seat: int) -> tuple[int, ...]:
    return colours(state, places.SHIP + seat)


def island(state: State, seat: int) -> tuple[int, ...]:
    return colours(state, places.ISLAND + seat)


def pier(state: State, seat: int) -> tuple[int, ...]:
    """What lies in a seat's own harbour at the Investment Bank."""
    return colours(state, places.PIER + seat)


def supply(state: State) -> tuple[int, ...]:
    """How many containers of each colour are left."""
    return tuple(counts(state, places.SUPPLY))


def machines(state: State, seat: int) -> tuple[int, ...]:
    """The colours of a seat's machines, in the order of the spaces."""
    return tuple(colour for colour in plain(state).machines[seat] if colour != NONE)


def bid_goods(state: State) -> tuple[int, ...]:
    """The containers on the payment card, by colour."""
    return tuple(sorted(colours(state, places.CARD_FACTORY) + colours(state, places.CARD_HARBOUR)))


def cash(state: State, seat: int) -> int:
    return int(state.cash[seat])


def loans(state: State, seat: int) -> int:
    return int(state.loans[seat])


def next_machine(count: int) -> int | None:
    """B1: what the next machine costs a seat that has so many; None if there is no space."""
    return _MACHINE_PRICES[count] if count < MACHINE_SPACES else None


def next_warehouse(count: int, left: int = 1) -> int | None:
    """B1: the same of warehouses; None also if none is left."""
    return _WAREHOUSE_PRICES[count] if count < WAREHOUSE_SPACES and left > 0 else None


def machine_price(state: State, seat: int) -> int | None:
    return next_machine(len(machines(state, seat)))


def warehouse_price(state: State, seat: int) -> int | None:
    return next_warehouse(int(state.warehouses[seat]), state.warehouse_supply)


def makeable(state: State, seat: int) -> tuple[int, ...]:
    """The colours that a production could make, room aside."""
    machines = _machine_colours(state, seat)
    return tuple(colour for colour in range(COLOURS) if _can_make(state, machines, colour))


def cost(goods: Iterable[Priced]) -> int:
    return sum(price for _, price in goods)


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a bit set."""
    return _SEATS_OF[bits]


def awaited(state: State) -> tuple[int, ...]:
    """The seats that owe a decision."""
    return seats_of(state.awaiting)


def tied(state: State) -> tuple[int, ...]:
    """The highest bidders."""
    return seats_of(state.tied)


def seizable(state: State) -> tuple[tuple[Priced, ...], tuple[int, ...]]:
    """What can be seized now: containers with prices from a store, or plain colours."""
    first, rows, lowest = _seizable(state)
    if rows == 1:
        return (), colours(state, first)
    return shelved(counts(state, first, rows), lowest), ()


# The engine's own, under the names that they have there.
loans_free: _Number = in_python(borrowing.loans_free)
owes_sealed_bid: _Yes = in_python(borrowing.owes_sealed_bid)
factory_capacity: _Number = in_python(engine.factory_capacity)
factory_room: _Number = in_python(engine.factory_room)
harbour_room: _Number = in_python(engine.harbour_room)
ship_room: _Number = in_python(engine.ship_room)
right_of: _Number = in_python(engine.right_of)
bluffs_in_hand: _Number = in_python(auction.bluffs_in_hand)
sealed_limit: _Number = in_python(auction.sealed_limit)
lowest_amount: _Number = in_python(amounts.lowest_amount)
space_holds: _Number = in_python(brokers.space_holds)
card_bid: _Number = in_python(brokers.card_bid)
lowest_bid: _Number = in_python(brokers.lowest_bid)
_machine_colours: _Number = in_python(building.machine_colours)
_can_make: _Yes = in_python(production.can_make)
_seizable = in_python(interest.seizable)
