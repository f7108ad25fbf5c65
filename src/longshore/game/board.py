"""Reading a board in plain Python: what lies where, what there is room for, what things cost.

The engine's own functions are compiled for each other; these read the same record for whoever
explains, shows or writes a position.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import lru_cache

from longshore.engine import building, places, purses
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    LOAN,
    MACHINE_SPACES,
    MAX_LOANS,
    NONE,
    SEALED_BIDS,
    SEATS,
    SHIP_ROOM,
    WAREHOUSE_SPACES,
    Phase,
    Seizure,
)
from longshore.engine.types import State
from longshore.game.actions import Priced
from longshore.game.plain import counts, plain

FACTORY_RANGE = range(FACTORY_LOWEST, FACTORY_LOWEST + FACTORY_PRICES)
HARBOUR_RANGE = range(HARBOUR_LOWEST, HARBOUR_LOWEST + HARBOUR_PRICES)
_REMEMBERED = 1 << 14  # stores read before: most are read again, by the next who looks


def _in_python(rule: Callable[..., int]) -> Callable[..., int]:
    """The source of a rule that is compiled for other rules, and has no door to Python."""
    source: Callable[..., int] = getattr(rule, "py_func", rule)
    return source


_MACHINE_PRICES = tuple(map(_in_python(building.machine_price), range(MACHINE_SPACES)))
_WAREHOUSE_PRICES = tuple(map(_in_python(building.warehouse_price), range(WAREHOUSE_SPACES)))
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


def loans_free(state: State, seat: int) -> int:
    """How many more loans a seat may take (L1), those sealed with a bid counted."""
    return MAX_LOANS - int(state.loans[seat]) - int(state.sealed_loans[seat])


def factory_capacity(machine_count: int) -> int:
    """P2: how many containers a factory store has room for."""
    return 2 * machine_count


def factory_room(state: State, seat: int) -> int:
    """P2, K4."""
    held = len(colours(state, places.CARD_FACTORY)) if state.holder == seat else 0
    return factory_capacity(len(machines(state, seat))) - len(factory(state, seat)) - held


def harbour_room(state: State, seat: int) -> int:
    """H2, K4."""
    held = len(colours(state, places.CARD_HARBOUR)) if state.holder == seat else 0
    return int(state.warehouses[seat]) - len(harbour(state, seat)) - held


def ship_room(state: State, seat: int) -> int:
    return SHIP_ROOM - len(ship(state, seat))


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
    left = supply(state)
    return tuple(sorted(colour for colour in machines(state, seat) if left[colour] > 0))


def gone_colours(state: State) -> int:
    return sum(count == 0 for count in supply(state))


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


def owes_sealed_bid(state: State, seat: int) -> bool:
    return state.phase in SEALED_BIDS and seat in awaited(state)


def bid_limit(state: State, seat: int, loans: int) -> int:
    """A1, A2: the most that a seat can bid now with so many loans on the spot."""
    limit = cash(state, seat) + LOAN * loans
    if state.phase == Phase.TIEBREAK:
        limit -= int(state.bid[seat])
    return limit


def right_of(state: State, seat: int) -> int:
    return (seat - 1) % int(state.seats)


def is_last_turn(state: State) -> bool:
    """The active seat ends the game this turn: the end is triggered, or the rounds run out."""
    if state.ending:
        return True
    last_seat = (int(state.active) + 1) % int(state.seats) == int(state.first)
    return last_seat and 0 < int(state.round_limit) <= int(state.round_number)


def space_holds(state: State, space: int) -> int:
    """How much lies in a broker's space: containers (0 to 2) or dollars (3 to 5)."""
    if space < BROKERS:
        return len(colours(state, places.BROKER + space))
    return int(state.cash[purses.BROKER + space - BROKERS])


def card_bid(state: State) -> int:
    """The bid on the payment card: dollars or containers, as the marked space wants."""
    if int(state.arrow) < BROKERS:
        return int(state.cash[purses.CARD])
    return len(bid_goods(state))


def seizable(state: State) -> tuple[tuple[Priced, ...], tuple[int, ...]]:
    """What can be seized now: containers with prices from a store, or plain colours."""
    seat = int(state.active)
    if found := island(state, seat):
        return (), found
    afloat = ship(state, seat) or pier(state, seat)
    if state.seizure == Seizure.ANNIVERSARY and afloat:
        return (), afloat
    return harbour(state, seat) or factory(state, seat), ()
