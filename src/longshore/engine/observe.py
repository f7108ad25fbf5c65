"""What a seat may know, as numbers for learning: a row of fixed size for 3 to 5 seats.

Everything is told as seen from a seat: where a field tells of seats, the first is the observer,
the second the next in turn order. `observe` leaves out what the observer cannot know (V1); the
others' cash is in it, since all money that moves is seen to move. `observe_all` is the same row
with nothing left out, for who judges a game from outside: it must never be shown to a player.

`layout` has the fields. Most numbers of a row are small. They are put together as bytes, where a
store's shelves are copied in one piece, and then become floats in one sweep with the scales of the
layout (`write_small`, `write_row`). What does not fit into a byte, money above all, is written
after that.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.engine import places, purses
from longshore.engine.bindings import GameBuffer
from longshore.engine.compiled import INTERPRETED, compiled, entry
from longshore.engine.layout import (
    AT,
    BERTHS,
    CURSOR,
    FIELDS,
    IN_FACTORY,
    IN_HARBOUR,
    MONEY,
    PAIR,
    ROUNDS,
    SCALES,
    SIZE,
    Row,
    bounds,
    layout,
    read,
)
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    MACHINE_SPACES,
    NONE,
    SEATS,
    STATE,
    Berth,
    Phase,
    bids_are_sealed,
    bit,
    in_auction,
)
from longshore.engine.types import State

__all__ = [
    "FIELDS",
    "MONEY",
    "SIZE",
    "Row",
    "bounds",
    "layout",
    "observe",
    "observe_all",
    "observe_cells",
    "read",
]

# Staying with one kind of number is quicker.
ONE = np.float32(1.0)
PER_MONEY = np.float32(1.0 / MONEY)
PER_PAIR = np.float32(1.0 / PAIR)
PER_ROUNDS = np.float32(1.0 / ROUNDS)
PER_CURSOR = np.float32(1.0 / CURSOR)


def observe(state: State, seat: int, row: Row) -> None:
    """Write what a seat may know into `row`, which has room for `SIZE` numbers.

    Neither the seat nor the room is checked.
    """
    observe_cells(GameBuffer.of(state).cells, seat, row)


def observe_all(state: State, seat: int, row: Row) -> None:
    """The same with all cards and all that is sealed. Not for players."""
    observe_cells(GameBuffer.of(state).cells, seat, row, everything=True)


def observe_cells(
    cells: npt.NDArray[np.void], seat: int, row: Row, *, everything: bool = False
) -> None:
    """`observe`, or with `everything` `observe_all`, for a game in an array of one: quicker."""
    _observe_on(cells.view(np.recarray) if INTERPRETED else cells, seat, everything, row)


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


def _piece(size: int) -> np.dtype[np.void]:
    """So many bytes that are copied at once."""
    return np.dtype([("piece", "i1", (size,))])


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


# A game seen as pieces, and the bytes of a row seen as pieces and as numbers.
GOODS = _overlay([_GOODS_AT + COLOURS * piece[1] for piece in _PIECES], STATE.itemsize)
SMALL = _overlay([piece[2] for piece in _PIECES], SIZE, numbers=("i1", (SIZE,)))


def _plain_room() -> Any:
    return np.empty(1, SMALL)


def _named_room() -> Any:
    """Interpreted, only such an array knows its fields by their names."""
    return np.recarray(1, SMALL)


_room = _named_room if INTERPRETED else compiled(_plain_room)


@entry
def _observe_on(cells, seat, everything, row):
    small = _room()[0]
    write_small(cells[0], cells.view(GOODS)[0], seat, everything, small)
    write_row(cells[0], seat, everything, small, row)


@compiled
def write_small(state, goods, seat, everything, small):
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
    part = _takes_part(state)
    _write_flags(state, seat, part, numbers, AT.awaited)
    _write_flags(state, seat, int(state.tied) + 0, numbers, AT.tied)
    _write_flags(state, seat, int(state.folded) + 0, numbers, AT.folded)
    _write_flags(state, seat, int(state.played) + 0, numbers, AT.played)
    _write_seat(state, seat, state.holder, numbers, AT.holder)
    _write_seat(state, seat, state.shown_by, numbers, AT.shown_by)
    _write_card(state, seat, numbers, 0)
    seats = int(state.seats) + 0  # a number of the common kind
    other = seat & 7  # at least 0, so that the compiler can tell
    for relative in range(seats):
        small.factory[relative] = goods.factory[other]
        small.harbour[relative] = goods.harbour[other]
        small.ship[relative] = goods.ship[other]
        small.island[relative] = goods.island[other]
        small.pier[relative] = goods.pier[other]
        if everything:
            _write_card(state, other, numbers, relative)
        _write_holdings(state, other, numbers, relative)
        _write_berth(state, seat, other, numbers, relative)
        other = (other + 1 if other + 1 < seats else 0) & 7


@compiled
def write_row(state, seat, everything, small, row):
    """The row itself, from its small numbers and the others."""
    numbers = small.numbers
    for at in range(SIZE):
        row[at] = numbers[at] * SCALES[at]
    write_wide(state, seat, everything, row)


@compiled
def write_wide(state, seat, everything, row):
    """What does not fit into a byte."""
    row[AT.round_limit] = state.round_limit * PER_ROUNDS
    row[AT.round] = state.round_number * PER_ROUNDS
    row[AT.rounds_left] = max(0, state.round_limit - state.round_number) * PER_ROUNDS
    row[AT.tab] = state.tab * PER_MONEY
    row[AT.cursor] = state.cursor * PER_CURSOR
    row[AT.high] = max(0, state.high) * PER_MONEY
    row[AT.card_money] = state.cash[purses.CARD] * PER_MONEY
    for broker in range(BROKERS):
        row[AT.broker_money + broker] = state.cash[purses.BROKER + broker] * PER_MONEY
    bidding = in_auction(state) or state.phase == Phase.CALL_BID
    seats = int(state.seats) + 0
    other = seat & 7
    for relative in range(seats):
        row[AT.cash + relative] = state.cash[other] * PER_MONEY
        row[AT.shown + relative] = state.shown_bid[other] != NONE
        row[AT.shown_bid + relative] = max(0, state.shown_bid[other]) * PER_MONEY
        if bidding:
            _write_bids(state, other, everything or relative == 0, row, relative)
        other = (other + 1 if other + 1 < seats else 0) & 7


@compiled
def _write_rules(state, numbers):
    """The options that change what can be done; whether money is hidden does not."""
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
    numbers[AT.win_before_interest] = state.broker_win
    numbers[AT.tie_break_factory] = state.tie_break


@compiled
def _write_turn(state, seat, numbers):
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
def _write_seat(state, seat, other, numbers, at):
    """Which seat, as the observer counts them; nothing for none, without a branch to guess."""
    relative = int(other) - seat
    relative += int(state.seats) if relative < 0 else 0
    numbers[at + (relative if other != NONE else 0)] = other != NONE


@compiled
def _write_card(state, other, numbers, relative):
    """Nothing for a card that was blanked out."""
    card = int(state.card[other])
    numbers[AT.card + COLOURS * relative + max(0, card)] = card != NONE


@compiled
def _write_holdings(state, other, numbers, relative):
    numbers[AT.here + relative] = 1
    numbers[AT.loans + relative] = state.loans[other]
    numbers[AT.warehouses + relative] = state.warehouses[other]
    numbers[AT.shown_bluffs + relative] = state.shown_bluffs[other]
    for space in range(MACHINE_SPACES):
        colour = int(state.machines[other, space])
        at = AT.machines + COLOURS * (MACHINE_SPACES * relative + space)
        numbers[at + max(0, colour)] = colour != NONE


@compiled
def _write_berth(state, seat, other, numbers, relative):
    berth = int(state.berth[other]) + 0
    if berth < Berth.SEA:
        berth -= seat
        berth += int(state.seats) if berth < 0 else 0
    numbers[AT.berth + BERTHS * relative + berth] = 1


@compiled
def _write_flags(state, seat, bits, numbers, at):
    """A bit set of seats, as the observer counts them."""
    turned = bits >> seat | bits << (int(state.seats) - seat)
    for relative in range(state.seats):
        numbers[at + relative] = turned >> relative & 1


@compiled
def _takes_part(state):
    """Who is awaited; of sealed bids not who still is: how long others spell would tell."""
    if state.phase == Phase.BIDS:
        return bit(state.seats) - 1 - bit(state.active)
    if state.phase == Phase.TIEBREAK:
        return int(state.tied)
    return int(state.awaiting)


@compiled
def _write_bids(state, other, known, row, relative):
    """V1: bids are secret until revealed, and so is all that is sealed with them."""
    if known or state.phase != Phase.BIDS:
        if state.bid[other] != NONE:
            row[AT.has_bid + relative] = ONE
            row[AT.bid + relative] = state.bid[other] * PER_MONEY
        row[AT.bluffs + relative] = state.bluffs[other] * PER_PAIR
    if known or not bids_are_sealed(state):
        if state.extra[other] != NONE:
            row[AT.has_extra + relative] = ONE
            row[AT.extra + relative] = state.extra[other] * PER_MONEY
        row[AT.extra_bluffs + relative] = state.extra_bluffs[other] * PER_PAIR
        row[AT.pending + relative] = state.pending[other] * PER_MONEY
        row[AT.sealed_loans + relative] = state.sealed_loans[other] * PER_PAIR
