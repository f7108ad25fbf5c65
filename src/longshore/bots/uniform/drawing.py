"""All that a seat may do, counted and drawn from."""

from __future__ import annotations

from typing import Any

import numpy as np

from longshore.bots.uniform.bids import count_open, count_sealed, spell_open, spell_sealed
from longshore.bots.uniform.broking import count_offer, count_orders, spell_offer, spell_order
from longshore.bots.uniform.making import count_make, spell_make
from longshore.bots.uniform.prices import count_floor, put, spell_floor
from longshore.bots.uniform.purchases import count_purchase, spell_purchase
from longshore.engine import brokers, loans, production, sailing, stocking
from longshore.engine.allowed import owes
from longshore.engine.bindings import RECORD, GameBuffer
from longshore.engine.compiled import INTERPRETED, compiled, entry
from longshore.engine.legal import legal
from longshore.engine.moves import (
    CALL,
    LOAD,
    MOVES,
    PRODUCE,
    SAIL_HARBOUR,
    SAIL_PIER,
    STOCK,
    TAKE_LOAN,
)
from longshore.engine.state import BROKERS, NONE, SEATS, Phase, bids_are_sealed
from longshore.engine.types import Moves

ROOM = 32  # moves, for all actions but bids of thousands


# The rest of an action that has begun, or that the phase leaves no other kind of


@compiled
def _count_rest(state, seat):
    phase = state.phase
    if phase == Phase.PRICE:
        return count_floor(state)
    if phase == Phase.MAKE:
        return count_make(state, seat)
    if phase == Phase.STOCK or phase == Phase.LOAD:
        return count_purchase(state, seat)
    if phase == Phase.OFFER:
        return count_offer(state, seat)
    if phase == Phase.PAY:
        return count_orders(state)
    if bids_are_sealed(state):
        return count_sealed(state, seat)
    if phase == Phase.CALL_BID or phase == Phase.RAISE:
        return count_open(state, seat)
    return 1


@compiled
def _spell_rest(state, seat, index, moves, length):
    phase = state.phase
    if phase == Phase.PRICE:
        return spell_floor(state, index, moves, length)
    if phase == Phase.MAKE:
        return spell_make(state, seat, index, moves, length)
    if phase == Phase.STOCK or phase == Phase.LOAD:
        return spell_purchase(state, seat, index, moves, length)
    if phase == Phase.OFFER:
        return spell_offer(state, seat, index, moves, length)
    if phase == Phase.PAY:
        return spell_order(state, index, moves, length)
    if bids_are_sealed(state):
        return spell_sealed(state, seat, index, moves, length)
    if phase == Phase.CALL_BID or phase == Phase.RAISE:
        return spell_open(state, seat, index, moves, length)
    return length


# All that a seat may do


@compiled
def _begin(state, seat, move):
    """Play the first move of an action if more of it may have to follow; False if it is whole."""
    if move == PRODUCE:
        production.produce(state, seat, None)
    elif STOCK <= move < STOCK + SEATS:
        stocking.stock(state, seat, move - STOCK, None)
    elif SAIL_HARBOUR <= move < SAIL_HARBOUR + SEATS:
        sailing.sail_harbour(state, seat, move - SAIL_HARBOUR, None)
    elif move == SAIL_PIER:
        sailing.sail_pier(state, seat, None)
    elif move == LOAD:
        sailing.load(state, seat)
    elif CALL <= move < CALL + 2 * BROKERS:
        brokers.call(state, seat, move - CALL)
    else:
        return move == NONE
    return True


@compiled
def _list_first(state, seat, first):
    """List the moves that an action can begin with; NONE where all that follow are of one kind."""
    phase = state.phase
    listed = phase == Phase.ACT or Phase.DECIDE <= phase <= Phase.SEIZE_MACHINE
    if listed or not owes(state, seat):
        return legal(state, seat, first)
    first[0] = NONE
    if loans.owes_sealed_bid(state, seat) or not loans.may_borrow(state, seat):
        return 1
    first[1] = TAKE_LOAN  # an action by itself, unless it is sealed with a bid
    return 2


@entry
def draw_on(cells: Any, seat: int, word: int, moves: Moves) -> tuple[int, int]:
    """Spell the action that a random word falls on.

    Returns the length of its moves, of which as many are written as there is room for, and how many
    actions there are.
    """
    state = cells[0]
    first = np.empty(MOVES, np.int16)
    ways = np.empty(MOVES, np.int64)
    after = np.empty(1, RECORD)
    total = 0
    for place in range(_list_first(state, seat, first)):
        after[0] = state
        begun = _begin(after[0], seat, first[place])
        ways[place] = _count_rest(after[0], seat) if begun else 1
        total += ways[place]
    if total == 0:
        return 0, 0
    index = word % total
    place = 0
    while index >= ways[place]:
        index -= ways[place]
        place += 1
    length = 0 if first[place] == NONE else put(moves, 0, first[place])
    after[0] = state
    if _begin(after[0], seat, first[place]):
        length = _spell_rest(after[0], seat, index, moves, length)
    return length, total


def spell(buffer: GameBuffer, seat: int, word: int) -> tuple[list[int], int]:
    """The moves of the action that a number falls on, and how many actions the seat may take.

    Numbers below that are one for each action.
    """
    cells: Any = buffer.cells.view(np.recarray) if INTERPRETED else buffer.cells
    moves = np.empty(ROOM, np.int16)
    length, total = draw_on(cells, seat, word, moves)
    if length > ROOM:  # a bid of thousands is spelled by the hundred
        moves = np.empty(length, np.int16)
        draw_on(cells, seat, word, moves)
    return moves[:length].tolist(), total
