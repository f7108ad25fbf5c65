"""A merchant at a table: from what its seat may know to the moves of one whole action."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.bots.merchant.belief import BELIEF, believe
from longshore.bots.merchant.mind import MIND, seed_mind
from longshore.bots.merchant.outlook import forget
from longshore.bots.merchant.policy import play_decision
from longshore.engine.bindings import GameBuffer
from longshore.engine.compiled import inside, long_entry


@long_entry
def _decide(
    cells: Any, seat: int, minds: Any, beliefs: Any, styles: Any, witnessed: Any, seed: int
) -> None:
    """Play one action on `cells`, which are the seat's own copy of what it may know."""
    mind = minds[0]
    state = cells[0]
    forget(mind)
    believe(mind, beliefs[0], witnessed, int(state.seats), seat, int(state.card[seat]))
    seed_mind(mind, seed)
    play_decision(state, mind, styles[0], seat)


def decide(
    sight: GameBuffer,
    seat: int,
    style: npt.NDArray[np.void],
    witnessed: npt.NDArray[np.void],
    seed: int,
) -> list[int]:
    """The moves of a merchant's next action."""
    minds, beliefs = np.zeros(1, MIND), np.zeros(1, BELIEF)
    _decide(
        inside(sight.copy().cells),
        seat,
        inside(minds),
        inside(beliefs),
        inside(style),
        inside(witnessed),
        seed,
    )
    return [int(move) for move in minds["plan"][0, : minds["planned"][0]]]
