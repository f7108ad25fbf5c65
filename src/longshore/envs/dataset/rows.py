"""The rows of a game, one for every move, as the environments would have shown it."""

from __future__ import annotations

from typing import Any, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine.compiled import inside
from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE
from longshore.engine.state import SEATS
from longshore.envs.bindings import play_on, rewards_on
from longshore.envs.one_game import OneGame
from longshore.envs.rewards import reward_kind
from longshore.lab.table import Trace

Rows: TypeAlias = dict[str, npt.NDArray[Any]]


class DatasetColumn(NamedTuple):
    """A column of a dataset."""

    name: str
    kind: str  # NumPy's
    width: int  # numbers in a row; 0: a plain number
    says: str


COLUMNS: tuple[DatasetColumn, ...] = (
    DatasetColumn("game", "i8", 0, "number of the game, from 0"),
    DatasetColumn("seed", "i8", 0, "what it was dealt from; -1 where that is not known"),
    DatasetColumn("step", "i4", 0, "number of the move in its game, from 0; all are counted"),
    DatasetColumn("seat", "i1", 0, "who moved"),
    DatasetColumn("observation", "f4", SIZE, "what the seat knew"),
    DatasetColumn("mask", "?", MOVES, "the moves it was offered"),
    DatasetColumn("move", "i2", 0, "the one it made"),
    DatasetColumn("money", "f4", 0, "what the seat had in the end (F3)"),
    DatasetColumn("difference", "f4", 0, "that, less the mean of the others'"),
    DatasetColumn("win", "f4", 0, "its share of the win (F4)"),
    DatasetColumn("over", "?", 0, "the game was played to its end; else it is scored as it stood"),
)
REWARDS = ("money", "difference", "win")


def no_rows(count: int = 0) -> Rows:
    """Room for so many rows."""
    return {
        column.name: np.zeros((count, column.width) if column.width else count, column.kind)
        for column in COLUMNS
    }


def rows_of(trace: Trace, number: int = 0) -> tuple[Rows, int]:
    """The rows of a game, and how many of its moves are left out.

    Those are legal moves that environments do not offer, as they lead nowhere: to repay a loan that
    was just taken. They are played, and no row tells of them.
    """
    game = OneGame(trace.options, begun=trace.opening.state)
    rows, kept = no_rows(len(trace.moves)), 0
    for step, (seat, move) in enumerate(trace.moves):
        mask = game.mask(seat)
        if mask[move] and seat in game.waiting:
            rows["step"][kept], rows["seat"][kept], rows["move"][kept] = step, seat, move
            rows["mask"][kept] = mask
            game.write_row(seat, rows["observation"][kept])
            kept += 1
        play_on(inside(game.buffer.cells), seat, move)
    rows = {name: array[:kept] for name, array in rows.items()}
    rows["game"][:], rows["over"][:] = number, game.over
    rows["seed"][:] = -1 if trace.seed is None else trace.seed
    for name in REWARDS:
        earned = np.zeros(SEATS)
        rewards_on(inside(game.buffer.cells), reward_kind(name), game.worths(), earned)
        rows[name][:] = earned[rows["seat"]]
    return rows, len(trace.moves) - kept
