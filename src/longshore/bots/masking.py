"""What a seat may know of a game, as a record of the engine.

A sight is the record with all that is hidden from the seat blanked out: the others' value cards,
and what they have sealed of a bid that is not revealed. Their cash stays: all money that moves is
seen to move, so a seat with a good memory has counted it (V2).
"""

from __future__ import annotations

from typing import Any

from longshore.engine.compiled import compiled, entry
from longshore.engine.state import NONE, Phase


@compiled
def veil(state, seat):
    """Blank out what a seat cannot know (V1)."""
    for other in range(state.seats):
        if other == seat:
            continue
        state.card[other] = NONE
        if state.phase == Phase.BIDS:
            state.bid[other] = NONE
            state.bluffs[other] = 0
            state.pending[other] = 0
            state.sealed_loans[other] = 0
        elif state.phase == Phase.TIEBREAK:
            state.extra[other] = NONE
            state.extra_bluffs[other] = 0
            state.pending[other] = 0
            state.sealed_loans[other] = 0


@entry
def veiled_into(cells: Any, seat: int, target: Any) -> None:
    target[0] = cells[0]
    veil(target[0], seat)
