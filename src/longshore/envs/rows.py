"""The rows of `engine.observe` for many games at once, about twice as quick.

Most numbers of a row are small. They are put together as bytes, where a store's shelves are copied
in one piece, and then become floats in one sweep with the scales of the layout. What does not fit
into a byte, money above all, is written after that. Tests hold these rows to those of `observe`.
"""

from __future__ import annotations

from typing import Any

import numpy as np

from longshore.engine import places, purses
from longshore.engine.layout import (
    AT,
    BERTHS,
    FIELDS,
    IN_FACTORY,
    IN_HARBOUR,
    PER_CURSOR,
    PER_MONEY,
    PER_ROUNDS,
    SIZE,
    Row,
)
from longshore.engine.observe import takes_part, write_bidding
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    MACHINE_SPACES,
    NONE,
    SEATS,
    STATE,
    Berth,
    Phase,
)
from longshore.engine.types import State
from longshore.envs.compiled import compiled

SCALES: Row = np.concatenate(
    [np.full(field.size, np.float32(1.0 / field.scale)) for field in FIELDS], dtype=np.float32
)


def _piece(size: int) -> np.dtype[np.void]:
    """So many bytes that are copied at once."""
    return np.dtype([("piece", "i1", (size,))])


# The parts of `state.goods` and of a row that hold the same things in the same order.
_PIECES: tuple[tuple[str, int, int, int, int], ...] = (
    # name, first place, first in the row, bytes of a piece, pieces
    ("supply", places.SUPPLY, AT.supply, COLOURS, 1),
    ("factory", places.FACTORY, AT.factory, IN_FACTORY, SEATS),
    ("harbour", places.HARBOUR, AT.harbour, IN_HARBOUR, SEATS),
    ("ship", places.SHIP, AT.ship, COLOURS, SEATS),
    ("island", places.ISLAND, AT.island, COLOURS, SEATS),
    ("pier", places.PIER, AT.pier, COLOURS, SEATS),
    ("broker", places.BROKER, AT.broker_goods, BROKERS * COLOURS, 1),
    ("card", places.CARD_FACTORY, AT.card_factory, 2 * COLOURS, 1),
    ("floor", places.FLOOR_FACTORY, AT.floor_factory, 2 * COLOURS, 1),
)
_GOODS_AT: int = STATE.fields["goods"][1]  # type: ignore[index]


def _overlay(offsets: list[int], size: int, **more: Any) -> np.dtype[np.void]:
    """A record of the pieces at these places of `size` bytes."""
    return np.dtype(
        {
            "names": [*(piece[0] for piece in _PIECES), *more],
            "formats": [*((_piece(piece[3]), (piece[4],)) for piece in _PIECES), *more.values()],
            "offsets": [*offsets, *(0 for _ in more)],
            "itemsize": size,
        }
    )


GOODS = _overlay([_GOODS_AT + COLOURS * piece[1] for piece in _PIECES], STATE.itemsize)
SMALL = _overlay([piece[2] for piece in _PIECES], SIZE, numbers=("i1", (SIZE,)))


@compiled
def write_small(state: State, goods: Any, seat: int, small: Any) -> None:
    """What a seat may know, as far as bytes hold it; `goods` is the same game as pieces."""
    numbers = small.numbers
    for at in range(SIZE):
        numbers[at] = 0
    _write_rules(state, numbers)
    _write_turn(state, seat, numbers)
    small.supply[0] = goods.supply[0]
    small.floor[0] = goods.floor[0]
    if state.investment_bank:
        if state.arrow != NONE:
            numbers[AT.arrow + int(state.arrow)] = 1
        small.card[0] = goods.card[0]
        small.broker[0] = goods.broker[0]
    numbers[AT.card + int(state.card[seat])] = 1
    part = takes_part(state)
    _write_flags(state, seat, part, numbers, AT.awaited)
    _write_flags(state, seat, int(state.tied) + 0, numbers, AT.tied)
    _write_flags(state, seat, int(state.folded) + 0, numbers, AT.folded)
    _write_flags(state, seat, int(state.played) + 0, numbers, AT.played)
    _write_seat(state, seat, state.holder, numbers, AT.holder)
    seats = int(state.seats) + 0  # a number of the common kind
    other = seat & 7  # at least 0, so that the compiler can tell
    for relative in range(seats):
        small.factory[relative] = goods.factory[other]
        small.harbour[relative] = goods.harbour[other]
        small.ship[relative] = goods.ship[other]
        small.island[relative] = goods.island[other]
        small.pier[relative] = goods.pier[other]
        _write_holdings(state, other, numbers, relative)
        _write_berth(state, seat, other, numbers, relative)
        other = (other + 1 if other + 1 < seats else 0) & 7


@compiled
def write_large(state: State, seat: int, small: Any, row: Row) -> None:
    """The row itself, from its small numbers and the others."""
    numbers = small.numbers
    for at in range(SIZE):
        row[at] = numbers[at] * SCALES[at]
    row[AT.round_limit] = state.round_limit * PER_ROUNDS
    row[AT.round] = state.round_number * PER_ROUNDS
    row[AT.rounds_left] = max(0, state.round_limit - state.round_number) * PER_ROUNDS
    row[AT.tab] = state.tab * PER_MONEY
    row[AT.cursor] = state.cursor * PER_CURSOR
    row[AT.high] = max(0, state.high) * PER_MONEY
    row[AT.card_money] = state.cash[purses.CARD] * PER_MONEY
    for broker in range(BROKERS):
        row[AT.broker_money + broker] = state.cash[purses.BROKER + broker] * PER_MONEY
    bidding = state.phase >= Phase.BIDS and (
        state.phase <= Phase.DECIDE or state.phase == Phase.CALL_BID
    )
    seats = int(state.seats) + 0
    other = seat & 7
    for relative in range(seats):
        row[AT.cash + relative] = state.cash[other] * PER_MONEY
        if bidding:
            write_bidding(state, other, relative == 0, row, relative)
        other = (other + 1 if other + 1 < seats else 0) & 7


@compiled
def _write_rules(state: State, numbers: Any) -> None:
    numbers[AT.seats + int(state.seats) - 3] = 1
    numbers[AT.supply_start] = state.supply_start
    numbers[AT.machines_start] = state.machines_start
    numbers[AT.warehouses_start] = state.warehouses_start
    numbers[AT.investment_bank] = state.investment_bank
    numbers[AT.domestic_sale + int(state.domestic_sale)] = 1
    numbers[AT.progressive] = state.auction
    numbers[AT.all_zero_tie] = state.all_zero
    numbers[AT.bluff + int(state.bluff)] = 1
    numbers[AT.seizure + int(state.seizure)] = 1
    numbers[AT.idle_production_fee] = state.idle_production_fee
    numbers[AT.docked_loading] = state.docked_loading
    numbers[AT.discard_free] = state.discard_tie
    numbers[AT.tie_break_factory] = state.tie_break


@compiled
def _write_turn(state: State, seat: int, numbers: Any) -> None:
    numbers[AT.phase + int(state.phase)] = 1
    numbers[AT.actions_left] = state.actions_left
    numbers[AT.produced] = state.produced
    numbers[AT.called] = state.called
    numbers[AT.won] = state.won
    numbers[AT.sold] = state.sold
    numbers[AT.ending] = state.ending
    numbers[AT.own + seat] = 1
    _write_seat(state, seat, state.active, numbers, AT.active)
    _write_seat(state, seat, state.first, numbers, AT.first)
    _write_seat(state, seat, state.host, numbers, AT.host)
    _write_seat(state, seat, state.pricer, numbers, AT.pricer)
    for colour in range(COLOURS):
        numbers[AT.machine_supply + colour] = state.machine_supply[colour]
    numbers[AT.warehouse_supply] = state.warehouse_supply
    numbers[AT.taken] = state.taken
    numbers[AT.to_make] = state.to_make
    numbers[AT.to_seize] = state.to_seize
    numbers[AT.defaults] = state.defaults


@compiled
def _write_seat(state: State, seat: int, other: int, numbers: Any, at: int) -> None:
    """Which seat, as the observer counts them; nothing for none, without a branch to guess."""
    relative = int(other) - seat
    relative += int(state.seats) if relative < 0 else 0
    numbers[at + (relative if other != NONE else 0)] = other != NONE


@compiled
def _write_holdings(state: State, other: int, numbers: Any, relative: int) -> None:
    numbers[AT.here + relative] = 1
    numbers[AT.loans + relative] = state.loans[other]
    numbers[AT.warehouses + relative] = state.warehouses[other]
    for space in range(MACHINE_SPACES):
        colour = int(state.machines[other, space])
        at = AT.machines + COLOURS * (MACHINE_SPACES * relative + space)
        numbers[at + max(0, colour)] = colour != NONE


@compiled
def _write_berth(state: State, seat: int, other: int, numbers: Any, relative: int) -> None:
    berth = int(state.berth[other]) + 0
    if berth < Berth.SEA:
        berth -= seat
        berth += int(state.seats) if berth < 0 else 0
    numbers[AT.berth + BERTHS * relative + berth] = 1


@compiled
def _write_flags(state: State, seat: int, bits: int, numbers: Any, at: int) -> None:
    """A bit set of seats, as the observer counts them."""
    turned = bits >> seat | bits << (int(state.seats) - seat)
    for relative in range(state.seats):
        numbers[at + relative] = turned >> relative & 1
