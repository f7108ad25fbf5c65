"""The way in from Python to what environments do with one game."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine.compiled import entry
from longshore.engine.step import apply
from longshore.envs.rewards import write_rewards, write_worths

Numbers: TypeAlias = npt.NDArray[np.float64]


@entry
def worths_on(cells: Any, worths: Numbers) -> None:
    write_worths(cells[0], worths)


@entry
def rewards_on(cells: Any, kind: int, worths: Numbers, rewards: Numbers) -> None:
    write_rewards(cells[0], kind, worths, rewards)


@entry
def play_on(cells: Any, seat: int, move: int) -> None:
    """Play a move that is offered."""
    apply(cells[0], seat, move, None)
