"""The economy of a game: its turns, what each seat did in it, and what came of it."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import INTERPRETED
from longshore.engine.journal import CAPACITY
from longshore.lab.books import BOOKS, RESULT, open_on, post, settle_on
from longshore.lab.rows import TURN, Turns

_FIRST_TURNS = 64


def _inside(cells: npt.NDArray[np.void]) -> Any:
    """What the functions above take: interpreted, the record in an array has names only so."""
    return cells.view(np.recarray) if INTERPRETED else cells


class Economy:
    """Follows one game: hand it the pages of every move."""

    def __init__(self, buffer: GameBuffer, game: int = 0, longest: int = 0) -> None:
        """Of a game at the start of a turn; rounds after the `longest` are not followed."""
        self._buffer = buffer
        self._books = np.zeros(1, BOOKS)
        self._books["game"], self._books["longest"] = game, longest
        self._turns = np.zeros(_FIRST_TURNS, TURN)
        self._count = self._books["turns"]  # a view: what the compiled code counts
        self._closed = self._books["closed"]
        open_on(_inside(buffer.cells), _inside(self._books), _inside(self._turns))

    def post(self, pages: Pages) -> None:
        """Take in what has happened, and leave the pages empty."""
        if self._count[0] + 2 >= len(self._turns):  # one move ends at most one turn
            self._turns = np.concatenate([self._turns, np.zeros_like(self._turns)])
        count = post(_inside(pages.cells), _inside(self._books), _inside(self._turns))
        if count > CAPACITY:
            raise RuntimeError(f"{count} journal rows in one move; there is room for {CAPACITY}.")

    @property
    def closed(self) -> bool:
        """Whether the game is over, or past its longest round."""
        return bool(self._closed[0])

    @property
    def books(self) -> npt.NDArray[np.void]:
        """The ledgers and what each seat has done: an array of one, of dtype `BOOKS`."""
        return self._books

    @property
    def turns(self) -> Turns:
        """The turns that are over."""
        return self._turns[: self._count[0]].copy()

    def result(self) -> npt.NDArray[np.void]:
        """Scores and places as things stand: an array of one, of dtype `RESULT`."""
        results = np.zeros(1, RESULT)
        settle_on(_inside(self._buffer.copy().cells), _inside(self._books), _inside(results))
        return results
