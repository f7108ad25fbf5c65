"""The quick way in from Python.

Numba takes some ten microseconds to recognise a single record that Python hands in, and a fraction
of one for an array. A `GameBuffer` is a game as an array of one, with the record in it for reading.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.engine.allowed import why_not
from longshore.engine.amounts import why_not_amount
from longshore.engine.compiled import entry, inside
from longshore.engine.journal import JOURNAL
from longshore.engine.state import STATE
from longshore.engine.step import legal, step
from longshore.engine.types import Journal, Moves, State
from longshore.engine.why import Why

RECORD = np.dtype((np.record, STATE))


@entry
def copy_into(source: Any, target: Any) -> None:
    target[0] = source[0]


@entry
def legal_on(cells: Any, seat: int, moves: Moves) -> int:
    return legal(cells[0], seat, moves)


@entry
def why_not_on(cells: Any, seat: int, move: int) -> Why:
    return why_not(cells[0], seat, move)


@entry
def why_not_amount_on(cells: Any, seat: int, amount: int) -> Why:
    return why_not_amount(cells[0], seat, amount)


@entry
def step_on(cells: Any, seat: int, move: int, pages: Any) -> bool:
    return step(cells[0], seat, move, pages[0])


class Pages:
    """A journal as an array of one.

    Also for who reads none: to compile every rule a second time without it takes longer than
    writing it ever will at the pace of Python.
    """

    __slots__ = ("cells",)

    def __init__(self) -> None:
        # NumPy would let go of the interpreter lock for so many zeros, see `compiled.entry`
        self.cells = np.frombuffer(bytearray(JOURNAL.itemsize), JOURNAL)

    @property
    def journal(self) -> Journal:
        journal: Journal = self.cells.view(np.recarray)[0]
        return journal


class GameBuffer:
    """One game: `cells` for compiled functions, `state` (the same bytes) for reading."""

    __slots__ = ("cells", "state")

    def __init__(self, cells: npt.NDArray[np.void]) -> None:
        self.cells = cells
        self.state: State = cells.view(RECORD)[0]

    @classmethod
    def of(cls, state: State) -> GameBuffer:
        """A buffer of one's own with the game of a record."""
        cells = np.empty(1, STATE)
        cells[0] = state
        return cls(cells)

    @classmethod
    def from_bytes(cls, record: bytes) -> GameBuffer:
        """A buffer of one's own with the game of a record's bytes."""
        return cls(np.frombuffer(bytearray(record), STATE))

    def __reduce__(self) -> tuple[Any, ...]:
        """The bytes alone: `cells` and `state` are the same ones, and have to stay so."""
        return GameBuffer.from_bytes, (self.cells.tobytes(),)

    def copy(self) -> GameBuffer:
        cells = np.empty(1, STATE)
        copy_into(self.cells, cells)
        return GameBuffer(cells)

    def legal(self, seat: int, moves: Moves) -> int:
        return legal_on(inside(self.cells), seat, moves)

    def why_not(self, seat: int, move: int) -> Why:
        """Why a move is refused, or `Why.ALLOWED`."""
        return why_not_on(inside(self.cells), seat, move)

    def why_not_amount(self, seat: int, amount: int) -> Why:
        """Why a bid of so much is refused where bids are being made, or `Why.ALLOWED`."""
        return why_not_amount_on(inside(self.cells), seat, amount)

    def step(self, seat: int, move: int, pages: Pages) -> bool:
        return step_on(inside(self.cells), seat, move, inside(pages.cells))
