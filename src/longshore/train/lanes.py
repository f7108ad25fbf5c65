"""What is compiled of training: who plays, what is paid, and advantages by seat."""

from __future__ import annotations

from typing import Any

import numpy as np

from longshore.bots.learned.turning import PLAIN
from longshore.engine.compiled import long_entry
from longshore.engine.deal import chance
from longshore.engine.moves import MOVES
from longshore.engine.state import SEATS

_PLAIN = PLAIN.reshape(-1, MOVES)
NOBODY = -1


@long_entry
def turn_moves(plain: Any, offers: Any, cards: Any, chosen: Any) -> None:
    """Moves as the game numbers them, turned; NOBODY for those that a network is not offered."""
    for row in range(len(plain)):
        chosen[row] = NOBODY
        for move in range(MOVES):
            if offers[row, move] and _PLAIN[cards[row], move] == plain[row]:
                chosen[row] = move
                break


@long_entry
def seat_players(seeds: Any, past: Any, frozen: int, players: Any) -> None:
    """By lane and seat: NOBODY, the learner itself, or which of the past selves plays it.

    In lanes of the kind about half of the seats are past selves, drawn from the game's seed.
    """
    for lane in range(len(seeds)):
        for seat in range(SEATS):
            players[lane, seat] = NOBODY
            if past[lane] and frozen > 0:
                if chance(seeds[lane], 80 + seat, 2) == 0:
                    players[lane, seat] = chance(seeds[lane], 90, frozen)


@long_entry
def trace_back(
    values: Any, earned: Any, done: Any, seats: Any, trace: float, gains: Any, counts: Any
) -> None:
    """Advantages (step, lane) of the decisions of each seat, along its own decisions.

    What a seat earns between two of its decisions belongs to the first. Its last decision of a
    stretch, if the game went on, is only looked ahead to: `counts` is 0 there.
    """
    steps, lanes = values.shape
    worth = np.zeros(SEATS, np.float64)
    gain = np.zeros(SEATS, np.float64)
    pending = np.zeros(SEATS, np.float64)
    known = np.zeros(SEATS, np.bool_)
    for lane in range(lanes):
        for seat in range(SEATS):
            known[seat] = False
            pending[seat] = 0.0
        for step in range(steps - 1, -1, -1):
            for seat in range(SEATS):
                if done[step, lane]:
                    known[seat] = True
                    worth[seat] = 0.0
                    gain[seat] = 0.0
                    pending[seat] = earned[step, lane, seat]
                else:
                    pending[seat] += earned[step, lane, seat]
            seat = seats[step, lane]
            if known[seat]:
                off = pending[seat] + worth[seat] - values[step, lane]
                gain[seat] = off + trace * gain[seat]
                counts[step, lane] = True
            else:
                gain[seat] = 0.0
                counts[step, lane] = False
                known[seat] = True
            gains[step, lane] = gain[seat]
            worth[seat] = values[step, lane]
            pending[seat] = 0.0


@long_entry
def pay_out(scores: Any, done: Any, by_supply: Any, seats: Any, terms: Any, earned: Any) -> None:
    """What the end of a game earns each seat: `terms` are win, money, scale, most, stalled.

    `earned` has the shares of the win, and takes the whole.
    """
    for lane in range(len(done)):
        if not done[lane]:
            continue
        count = seats[lane]
        total = 0.0
        for seat in range(count):
            total += scores[lane, seat]
        for seat in range(count):
            mean = (total - scores[lane, seat]) / (count - 1)
            money = (scores[lane, seat] - mean) / terms[2]
            money = max(-terms[3], min(terms[3], money))
            worth = terms[0] * earned[lane, seat] + terms[1] * money
            if not by_supply[lane]:
                worth -= terms[4]
            earned[lane, seat] = worth
