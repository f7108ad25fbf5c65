"""What a network proposes: the whole actions that it thinks likeliest, move by move.

It says how likely each move is; an action is as likely as all its moves together. The likeliest
beginning is looked at next, until most of what the network might do is known whole.
"""

from __future__ import annotations

import heapq
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from longshore.bots.search.choices import LONGEST_SCRIPT, MOST_SCRIPTS
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import inside
from longshore.engine.moves import MOVES, TAKE_LOAN
from longshore.engine.observe import SIZE, observe_cells
from longshore.engine.offering import offered_on
from longshore.engine.play import new_moves
from longshore.game.spelling import unfinished

if TYPE_CHECKING:
    from longshore.bots.learned.weights import Packed

MOST_LOOKS = 24  # times that the network is asked
ENOUGH = 0.97  # of what it might do
UNLIKELY = 0.01  # not followed


class Proposal(NamedTuple):
    """One whole action, and how likely the network does it."""

    likely: float
    moves: tuple[int, ...]


def propose(
    sight: GameBuffer, seat: int, weights: Packed, most: int = MOST_SCRIPTS
) -> list[Proposal]:
    """What a network would do for a seat that owes a decision, the likeliest first.

    `sight` is what the seat may know, with what others have sealed blanked out.
    """
    found: list[Proposal] = []
    beginnings: list[tuple[float, int, tuple[int, ...], GameBuffer]] = [(-1.0, 0, (), sight)]
    known, looks, made = 0.0, 0, 0
    unread = Pages()
    while beginnings and known < ENOUGH and len(found) < most and looks < MOST_LOOKS:
        unlikely, _, begun, buffer = heapq.heappop(beginnings)
        looks += 1
        for move, chance in _moves(buffer, seat, weights):
            likely = -unlikely * chance
            if likely < UNLIKELY and (found or beginnings):
                break
            after, run = buffer.copy(), (*begun, move)
            after.step(seat, move, unread)
            if move != TAKE_LOAN and not unfinished(after.state, seat, move):
                found.append(Proposal(likely, run))
                known += likely
            elif len(run) < LONGEST_SCRIPT:
                made += 1
                heapq.heappush(beginnings, (-likely, made, run, after))
    return sorted(found, key=lambda one: -one.likely)[:most]


def _moves(buffer: GameBuffer, seat: int, weights: Packed) -> list[tuple[int, float]]:
    """The moves that a network might make, the likeliest first."""
    from longshore.bots.learned.inference import chances

    row = np.empty(SIZE, np.float32)
    observe_cells(buffer.cells, seat, row)
    room: Any = new_moves()
    mask = np.zeros(MOVES, np.bool_)
    mask[room[: offered_on(inside(buffer.cells), seat, room)]] = True
    found = chances(row, mask, weights)
    order = np.argsort(-found, kind="stable")
    return [(int(move), float(found[move])) for move in order if found[move] > 0]
