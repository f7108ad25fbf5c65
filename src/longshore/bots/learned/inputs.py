"""What a network is given: a row turned to one's own card, and some sums that are hard to learn.

The sums say nothing that is not in the row: what another container of each colour and the cargo
on sale would add to one's island (F1, F2), which container is priced next, and what each seat is
worth as things stand (F3), as far as the row tells its card.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.bots.learned.turning import NAMING, PLAIN, ROWS
from longshore.engine.compiled import compiled, inside, long_entry
from longshore.engine.layout import (
    AT,
    IN_HARBOUR,
    PAIR,
    SIZE,
)
from longshore.engine.moves import MOVES, PASS, REPAY, TAKE_LOAN
from longshore.engine.scoring import HARBOUR_VALUE, LOAN_COST, PIER_VALUE, SHIP_VALUE
from longshore.engine.state import COLOURS, NONE, SEATS, Phase
from longshore.engine.turn import ACTIONS

ANOTHER = SIZE  # what one more container of each colour adds to one's island
NEXT = ANOTHER + COLOURS  # the colour that is priced next
WORTH = NEXT + COLOURS  # of each seat, as things stand
CARGO = WORTH + SEATS  # what the cargo on sale adds to one's island
AHEAD = CARGO + 1  # one's worth less the most of the others
INPUTS = (AHEAD + 1 + 15) // 16 * 16  # a multiple that processors like

PER_GAIN = np.float32(1.0 / 8.0)
PER_WORTH = np.float32(1.0 / 32.0)
WHOLE_TURN = np.float32(ACTIONS / PAIR)
_NAMING = np.zeros(16, np.bool_)
_NAMING[[int(phase) for phase in NAMING]] = True
# by place on the ring from one's own card on: S6
_VALUES = np.array([4.0, 2.0, 10.0, 5.0, 6.0], np.float32)
_TWO_VALUE = 3
_FEW, _MONEY, _PAIR = np.float32(4.0), np.float32(16.0), np.float32(2.0)

INPUT = np.dtype([("row", "f4", (INPUTS,))])
NUMBERS = np.dtype([("row", "f4", (SIZE,))])
OFFERS = np.dtype([("row", "i1", (MOVES,))])


def records(array: npt.NDArray[Any], dtype: np.dtype[np.void]) -> Any:
    """The rows of an array as records, which compiled code takes without counting."""
    return inside(array.view(dtype)[:, 0])


@compiled
def own_place(row, first, count):
    """Which of some flags is set; NONE if none is."""
    for place in range(count):
        if row[first + place] > 0:
            return place
    return NONE


@compiled
def pile_worth(row, at, card, free, more, one):
    """F1, F2 of the island whose containers stand at `at`, with a cargo or one container more.

    `card` is counted as the colours of the row are. `more` is the place of a cargo, or NONE.
    """
    most = np.float32(0.0)
    least = np.float32(1e9)
    for colour in range(COLOURS):
        count = row[at + colour]
        if more != NONE:
            count += row[more + colour]
        if colour == one:
            count += np.float32(0.25)
        most = max(most, count)
        least = min(least, count)
    if most == 0:
        return np.float32(0.0)
    total = np.float32(0.0)
    lost = np.float32(1e9)
    two_value_lost = False
    for colour in range(COLOURS):
        count = row[at + colour]
        if more != NONE:
            count += row[more + colour]
        if colour == one:
            count += np.float32(0.25)
        place = (colour - card + COLOURS) % COLOURS
        value = _VALUES[place]
        if place == _TWO_VALUE and least > 0:
            value = np.float32(10.0)
        worth = _FEW * count * value
        total += worth
        if count == most:
            if place == _TWO_VALUE and not free:
                lost = worth
                two_value_lost = True
            elif not two_value_lost:
                lost = min(lost, worth)
    return total - lost


@compiled
def _open_worth(row, seat):
    """F3 without the island."""
    total = _MONEY * row[AT.cash + seat] - LOAN_COST * _PAIR * row[AT.loans + seat]
    goods = np.float32(0.0)
    for cell in range(IN_HARBOUR):
        goods += HARBOUR_VALUE * row[AT.harbour + IN_HARBOUR * seat + cell]
    for colour in range(COLOURS):
        goods += SHIP_VALUE * row[AT.ship + COLOURS * seat + colour]
        goods += PIER_VALUE * row[AT.pier + COLOURS * seat + colour]
    return total + _FEW * goods


@compiled
def write_input(row, hidden, own):
    """Write what the network is given from a row, of a player's or with everything.

    `hidden` leaves out the round limit, as at a table that has none. Returns the own card.
    """
    card = own_place(row, AT.card, COLOURS)
    for cell in range(SIZE):
        own[cell] = row[ROWS[card, cell]]
    for cell in range(SIZE, INPUTS):
        own[cell] = 0
    phase = own_place(row, AT.phase, 16)
    for place in range(SEATS):
        own[AT.own + place] = 0
    if _NAMING[phase]:
        own[AT.own + card] = 1
    if hidden:
        own[AT.round_limit] = 0
        own[AT.rounds_left] = 0
    free = row[AT.discard_free] > 0
    island = pile_worth(own, AT.island, 0, free, NONE, NONE)
    for colour in range(COLOURS):
        gain = pile_worth(own, AT.island, 0, free, NONE, colour) - island
        own[ANOTHER + colour] = gain * PER_GAIN
    if phase == Phase.PRICE:
        _write_next(row, card, own)
    best = np.float32(-1e9)
    for seat in range(SEATS):
        if own[AT.here + seat] > 0:
            worth = _open_worth(own, seat)
            other = own_place(own, AT.card + COLOURS * seat, COLOURS)
            if seat == 0:
                worth += island
            elif other != NONE:
                worth += pile_worth(own, AT.island + COLOURS * seat, other, free, NONE, NONE)
            own[WORTH + seat] = worth * PER_WORTH
            if seat > 0:
                best = max(best, worth)
    own[AHEAD] = own[WORTH] - best * PER_WORTH
    active = own_place(own, AT.active, SEATS)
    if active != NONE:
        ship = AT.ship + COLOURS * active
        own[CARGO] = (pile_worth(own, AT.island, 0, free, ship, NONE) - island) * PER_WORTH
    return card


@compiled
def _write_next(row, card, own):
    """Which container is priced next: of the lowest colour, those for the factory store first."""
    floor = AT.floor_harbour
    for colour in range(COLOURS):
        if row[AT.floor_factory + colour] > 0:
            floor = AT.floor_factory
    for colour in range(COLOURS):
        if row[floor + colour] > 0:
            own[NEXT + (colour - card + COLOURS) % COLOURS] = 1
            return


@compiled
def seats_of(row):
    return 3 + own_place(row, AT.seats, 3)


@compiled
def write_offers(row, mask, seat, card, offers):
    """Turn what is offered. A whole turn is not given up while anything else can be done.

    Each seat alone would gain by waiting for the others to trade, and so all would wait.
    """
    plain = PLAIN[seats_of(row) - 3, seat, card]
    others = 0
    for move in range(MOVES):
        offers[move] = mask[plain[move]]
        others += offers[move] and move != PASS and move != TAKE_LOAN and move != REPAY
    if others and row[AT.phase + Phase.ACT] > 0 and row[AT.actions_left] == WHOLE_TURN:
        offers[PASS] = 0


@long_entry
def write_inputs(rows: Any, masks: Any, hidden: Any, cards: Any, inputs: Any, offers: Any) -> None:
    """Inputs and turned masks of many rows; `cards` takes what is needed to turn moves back."""
    for index in range(len(rows)):
        row = rows[index].row
        seat = own_place(row, AT.own, SEATS)
        card = write_input(row, hidden[index], inputs[index].row)
        seats = seats_of(row)
        write_offers(row, masks[index].row, seat, card, offers[index].row)
        cards[index] = ((seats - 3) * SEATS + seat) * COLOURS + card


@long_entry
def write_inputs_alone(rows: Any, hidden: Any, inputs: Any) -> None:
    """Inputs of rows with everything, for who judges from outside."""
    for index in range(len(rows)):
        write_input(rows[index].row, hidden[index], inputs[index].row)
