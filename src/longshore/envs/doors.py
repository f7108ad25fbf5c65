"""The way in from Python to what environments do with one game."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine.observe import Row, forget_shown, note_shown, write, write_shown
from longshore.engine.step import act, advance
from longshore.engine.types import Moves
from longshore.envs.compiled import entry
from longshore.envs.offering import offered, remember
from longshore.envs.rewards import write_rewards, write_worths

Numbers: TypeAlias = npt.NDArray[np.float64]


@entry
def offered_on(cells: Any, seat: int, last: int, moves: Moves) -> int:
    return offered(cells[0], seat, last, moves)


@entry
def remembered(seat: int, active: int, move: int) -> int:
    return remember(seat, active, move)


@entry
def worths_on(cells: Any, worths: Numbers) -> None:
    write_worths(cells[0], worths)


@entry
def rewards_on(cells: Any, kind: int, worths: Numbers, rewards: Numbers) -> None:
    write_rewards(cells[0], kind, worths, rewards)


@entry
def forget_on(memory: Any) -> None:
    forget_shown(memory[0])


@entry
def play_on(cells: Any, memory: Any, seat: int, move: int) -> None:
    """Play a move that is offered, and keep the bids that it showed."""
    state = cells[0]
    before = state.phase
    act(state, seat, move, None)
    note_shown(state, before, memory[0])
    advance(state, None)


@entry
def observe_on(cells: Any, memory: Any, seat: int, everything: bool, row: Row) -> None:
    write(cells[0], seat, everything, row)
    write_shown(memory[0], seat, cells[0].seats, row)
