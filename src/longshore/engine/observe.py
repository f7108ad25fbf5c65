"""What a seat may know, as numbers for learning: a row of fixed size for 3 to 5 seats.

Everything is told as seen from a seat: where a field tells of seats, the first is the observer,
the second the next in turn order. `observe` leaves out what the observer cannot know (V1); the
others' cash is in it, since all money that moves is seen to move. `observe_all` is the same row
with nothing left out, for who judges a game from outside: it must never be shown to a player.

`layout` has the fields.
"""

from __future__ import annotations

import numpy as np

from longshore.engine import places, purses
from longshore.engine.compiled import INTERPRETED, compiled, entry
from longshore.engine.doors import Slate
from longshore.engine.layout import (
    AT,
    BERTHS,
    FIELDS,
    HALF,
    IN_FACTORY,
    IN_HARBOUR,
    MONEY,
    ONE,
    PER_25,
    PER_BOX,
    PER_CURSOR,
    PER_FIVE,
    PER_MONEY,
    PER_PILE,
    PER_ROUNDS,
    SIZE,
    ZERO,
    Row,
    bounds,
    layout,
    read,
)
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_PRICES,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    NONE,
    SEATS,
    Berth,
    Phase,
    bit,
)
from longshore.engine.types import State

__all__ = [
    "FIELDS",
    "MONEY",
    "SHOWN",
    "SHOWN_FIELDS",
    "SIZE",
    "Row",
    "bounds",
    "layout",
    "observe",
    "observe_all",
    "observe_slate",
    "read",
]

# A memory of the last bids that were shown. When a cargo is delivered, bids are cleared away, and
# who was not asked meanwhile would never see them. Who keeps one record of these fields for a game
# calls `forget_shown` at its start, `note_shown` in every move and `write_shown` after `write`.
SHOWN_FIELDS: list[tuple[str, str] | tuple[str, str, tuple[int, ...]]] = [
    ("shown_bid", "i4", (SEATS,)),  # NONE: did not bid
    ("shown_bluffs", "i1", (SEATS,)),
    ("shown_by", "i1"),  # NONE: none was shown yet
]
SHOWN = np.dtype(SHOWN_FIELDS, align=True)


@entry
def observe(state: State, seat: int, row: Row) -> None:
    """Write what a seat may know into `row`, which has room for `SIZE` numbers.

    Neither the seat nor the room is checked. What only a memory holds is left at nothing.
    """
    write(state, seat, False, row)


@entry
def observe_all(state: State, seat: int, row: Row) -> None:
    """The same with all cards and all that is sealed. Not for players."""
    write(state, seat, True, row)


@entry
def _observe_on(cells, seat, everything, row):
    write(cells[0], seat, everything, row)


def observe_slate(slate: Slate, seat: int, row: Row, *, everything: bool = False) -> None:
    """`observe`, or with `everything` `observe_all`, for a game on a slate: quicker from Python."""
    cells = slate.cells.view(np.recarray) if INTERPRETED else slate.cells
    _observe_on(cells, seat, everything, row)


@compiled
def forget_shown(memory):
    memory.shown_by = NONE
    for seat in range(SEATS):
        memory.shown_bid[seat] = NONE
        memory.shown_bluffs[seat] = 0


@compiled
def note_shown(state, before, memory):
    """Between `act` and `advance`, with the phase before the move: the bids, if they are shown."""
    if state.phase != Phase.REVEAL and (before != Phase.RAISE or state.phase == Phase.RAISE):
        return
    memory.shown_by = state.active
    for seat in range(SEATS):
        memory.shown_bid[seat] = NONE
        memory.shown_bluffs[seat] = 0
        if state.bid[seat] != NONE and seat != state.active:
            memory.shown_bid[seat] = state.bid[seat] + max(0, state.extra[seat])
            memory.shown_bluffs[seat] = state.bluffs[seat] + state.extra_bluffs[seat]


@compiled
def write_shown(memory, seat, seats, row):
    """What is remembered, into a row that is written but for it."""
    if memory.shown_by == NONE:
        return
    other = int(seat)
    for relative in range(seats):
        row[AT.shown_by + relative] = memory.shown_by == other
        if memory.shown_bid[other] != NONE:
            row[AT.shown + relative] = ONE
            row[AT.shown_bid + relative] = memory.shown_bid[other] * PER_MONEY
            row[AT.shown_bluffs + relative] = memory.shown_bluffs[other] * HALF
        other = other + 1 if other + 1 < seats else 0


@compiled
def write(state, seat, everything, row):
    for at in range(SIZE):
        row[at] = ZERO
    _write_rules(state, row)
    _write_turn(state, seat, row)
    _write_choice(state, seat, row)
    if state.investment_bank:
        _write_bank(state, row)
    bidding = state.phase >= Phase.BIDS and (
        state.phase <= Phase.DECIDE or state.phase == Phase.CALL_BID
    )
    other = int(seat)
    for relative in range(state.seats):
        known = everything or relative == 0
        _write_holdings(state, other, known, row, relative)
        _write_stores(state, other, row, relative)
        _write_standing(state, seat, other, row, relative)
        if bidding:
            write_bidding(state, other, known, row, relative)
        other = other + 1 if other + 1 < state.seats else 0


@compiled
def _write_rules(state, row):
    """The options that change what can be done; whether money is hidden does not."""
    row[AT.seats + int(state.seats) - 3] = ONE
    row[AT.supply_start] = state.supply_start * PER_BOX
    row[AT.machines_start] = state.machines_start * PER_FIVE
    row[AT.warehouses_start] = state.warehouses_start * PER_25
    row[AT.round_limit] = state.round_limit * PER_ROUNDS
    row[AT.investment_bank] = state.investment_bank
    row[AT.domestic_sale + int(state.domestic_sale)] = ONE
    row[AT.progressive] = state.auction
    row[AT.all_zero_tie] = state.all_zero
    row[AT.bluff + int(state.bluff)] = ONE
    row[AT.seizure + int(state.seizure)] = ONE
    row[AT.idle_production_fee] = state.idle_production_fee
    row[AT.docked_loading] = state.docked_loading
    row[AT.discard_free] = state.discard_tie
    row[AT.tie_break_factory] = state.tie_break


@compiled
def _write_turn(state, seat, row):
    row[AT.round] = state.round_number * PER_ROUNDS
    if state.round_limit > state.round_number:
        row[AT.rounds_left] = (state.round_limit - state.round_number) * PER_ROUNDS
    row[AT.phase + int(state.phase)] = ONE
    row[AT.actions_left] = state.actions_left * HALF
    row[AT.produced] = state.produced
    row[AT.called] = state.called
    row[AT.won] = state.won
    row[AT.sold] = state.sold
    row[AT.ending] = state.ending
    row[AT.own + int(seat)] = ONE
    _write_seat(state, seat, state.active, row, AT.active)
    _write_seat(state, seat, state.first, row, AT.first)
    for colour in range(COLOURS):
        row[AT.supply + colour] = state.goods[places.SUPPLY, colour] * PER_BOX
        row[AT.machine_supply + colour] = state.machine_supply[colour] * PER_FIVE
    row[AT.warehouse_supply] = state.warehouse_supply * PER_25


@compiled
def _write_seat(state, seat, other, row, at):
    """Which seat, as the observer counts them; nothing for none."""
    if other != NONE:
        relative = int(other) - int(seat)
        row[at + (relative if relative >= 0 else relative + int(state.seats))] = ONE


@compiled
def _write_goods(state, place, row, at):
    """The row is all zeros so far, and most places are empty: to ask first is what is quick."""
    if state.held[place]:
        for colour in range(COLOURS):
            row[at + colour] = state.goods[place, colour] * PER_PILE


@compiled
def _write_choice(state, seat, row):
    """How far a choice of several things has come."""
    _write_goods(state, places.FLOOR_FACTORY, row, AT.floor_factory)
    _write_goods(state, places.FLOOR_HARBOUR, row, AT.floor_harbour)
    _write_seat(state, seat, state.host, row, AT.host)
    _write_seat(state, seat, state.pricer, row, AT.pricer)
    row[AT.tab] = state.tab * PER_MONEY
    row[AT.taken] = state.taken * PER_PILE
    row[AT.cursor] = state.cursor * PER_CURSOR
    row[AT.to_make] = state.to_make * PER_PILE
    row[AT.to_seize] = state.to_seize * PER_PILE
    row[AT.defaults] = state.defaults * HALF
    row[AT.high] = max(0, state.high) * PER_MONEY


@compiled
def _write_bank(state, row):
    if state.arrow != NONE:
        row[AT.arrow + int(state.arrow)] = ONE
    row[AT.card_money] = state.cash[purses.CARD] * PER_MONEY
    _write_goods(state, places.CARD_FACTORY, row, AT.card_factory)
    _write_goods(state, places.CARD_HARBOUR, row, AT.card_harbour)
    for broker in range(BROKERS):
        row[AT.broker_money + broker] = state.cash[purses.BROKER + broker] * PER_MONEY
        _write_goods(state, places.BROKER + broker, row, AT.broker_goods + COLOURS * broker)


@compiled
def _write_stores(state, other, row, relative):
    factory = AT.factory + IN_FACTORY * relative
    for shelf in range(FACTORY_PRICES):
        place = places.FACTORY + FACTORY_PRICES * other + shelf
        _write_goods(state, place, row, factory + COLOURS * shelf)
    harbour = AT.harbour + IN_HARBOUR * relative
    for shelf in range(HARBOUR_PRICES):
        place = places.HARBOUR + HARBOUR_PRICES * other + shelf
        _write_goods(state, place, row, harbour + COLOURS * shelf)
    _write_goods(state, places.SHIP + other, row, AT.ship + COLOURS * relative)
    _write_goods(state, places.ISLAND + other, row, AT.island + COLOURS * relative)
    _write_goods(state, places.PIER + other, row, AT.pier + COLOURS * relative)


@compiled
def _write_holdings(state, other, known, row, relative):
    row[AT.here + relative] = ONE
    if known and state.card[other] != NONE:
        row[AT.card + COLOURS * relative + int(state.card[other])] = ONE
    row[AT.cash + relative] = state.cash[other] * PER_MONEY
    row[AT.loans + relative] = state.loans[other] * HALF
    row[AT.warehouses + relative] = state.warehouses[other] * PER_FIVE
    for space in range(MACHINE_SPACES):
        colour = int(state.machines[other, space])
        if colour != NONE:
            row[AT.machines + COLOURS * (MACHINE_SPACES * relative + space) + colour] = ONE


@compiled
def _write_standing(state, seat, other, row, relative):
    berth = int(state.berth[other])
    if berth < Berth.SEA:
        berth -= seat
        if berth < 0:
            berth += int(state.seats)
    row[AT.berth + BERTHS * relative + berth] = ONE
    row[AT.awaited + relative] = takes_part(state) >> other & 1
    row[AT.tied + relative] = state.tied >> other & 1
    row[AT.folded + relative] = state.folded >> other & 1
    row[AT.holder + relative] = state.holder == other
    row[AT.played + relative] = state.played >> other & 1


@compiled
def takes_part(state):
    """Who is awaited; of sealed bids not who still is: how long others spell would tell."""
    if state.phase == Phase.BIDS:
        return bit(state.seats) - 1 - bit(state.active)
    if state.phase == Phase.TIEBREAK:
        return int(state.tied)
    return int(state.awaiting)


@compiled
def write_bidding(state, other, known, row, relative):
    """V1: bids are secret until revealed, and so is all that is sealed with them."""
    if known or state.phase != Phase.BIDS:
        if state.bid[other] != NONE:
            row[AT.has_bid + relative] = ONE
            row[AT.bid + relative] = state.bid[other] * PER_MONEY
        row[AT.bluffs + relative] = state.bluffs[other] * HALF
    if known or (state.phase != Phase.BIDS and state.phase != Phase.TIEBREAK):
        if state.extra[other] != NONE:
            row[AT.has_extra + relative] = ONE
            row[AT.extra + relative] = state.extra[other] * PER_MONEY
        row[AT.extra_bluffs + relative] = state.extra_bluffs[other] * HALF
        row[AT.pending + relative] = state.pending[other] * PER_MONEY
        row[AT.sealed_loans + relative] = state.sealed_loans[other] * HALF
