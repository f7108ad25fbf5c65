"""The economy of a game: its turns, what each seat did in it, and what came of it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import inside
from longshore.engine.journal import CAPACITY
from longshore.lab.books import BOOKS, RESULT, open_on, post, settle_on
from longshore.lab.rows import TURN, Turns

_FIRST_TURNS = 64


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
        open_on(inside(buffer.cells), inside(self._books), inside(self._turns))

    def post(self, pages: Pages) -> None:
        """Take in what has happened, and leave the pages empty."""
        if self._count[0] + 2 >= len(self._turns):  # one move ends at most one turn
            self._turns = np.concatenate([self._turns, np.zeros_like(self._turns)])
        count = post(inside(pages.cells), inside(self._books), inside(self._turns))
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
        settle_on(inside(self._buffer.copy().cells), inside(self._books), inside(results))
        return results
