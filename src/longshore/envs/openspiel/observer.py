"""Observers: what a seat sees, with or without what is public, private or past.

Without perfect recall there is a tensor, and what it shows in words; with it, the course of the
game in words alone: the moves of a game can be ten thousands, and no tensor holds them all.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from longshore.engine.observe import SIZE, Row, layout
from longshore.engine.state import COLOURS, SEATS, Phase
from longshore.envs.one_game import OneGame
from longshore.envs.openspiel import telling
from longshore.envs.openspiel.course import Course
from longshore.envs.settings import whole_number

ALL = pyspiel.PrivateInfoType.ALL_PLAYERS
NOBODY = pyspiel.PrivateInfoType.NONE

_WHERE = layout()
_CARDS = _WHERE["card"].start + np.arange(SEATS * COLOURS).reshape(SEATS, COLOURS)


def _places(*names: str) -> npt.NDArray[np.int64]:
    """Where fields of one number a seat lie in a row: a row a seat."""
    first = np.array([_WHERE[name].start for name in names])
    return first[None, :] + np.arange(SEATS)[:, None]


_FIRST_BIDS = _places("has_bid", "bid", "bluffs")
_EXTRA_BIDS = _places("has_extra", "extra", "extra_bluffs", "pending", "sealed_loans")
_BIDS = np.concatenate([_FIRST_BIDS, _EXTRA_BIDS], axis=1)
# What is secret now, by the phase; in any other phase nothing of it is.
_SECRET = {
    int(Phase.BIDS): _BIDS,
    int(Phase.TIEBREAK): _EXTRA_BIDS,
}


def _course(state: Any, player: int) -> Course:
    course: Course = state.course
    whole_number("A player", player, 0, course.setting.options.seats - 1)
    return course


class LongshoreObserver:
    """An observer as OpenSpiel wants it: `tensor`, `dict`, `set_from` and `string_from`.

    With public information the pieces are `observation` (the row of `longshore.engine.observe`,
    which names its fields with `read`) and `revealed` (the bids that the last move revealed). Of
    private information alone: `player` (who observes), `card` and `sealed` (what of a bid is
    spelled), of the observer or of all seats, the observer first.
    """

    def __init__(self, kind: Any, params: Mapping[str, Any] | None) -> None:
        if params:
            raise ValueError(
                f"Observers of longshore take no parameters; these were given: {params}."
            )
        self._public, self._recall = bool(kind.public_info), bool(kind.perfect_recall)
        self._private = kind.private_info
        self._row: Row = np.zeros(SIZE, np.float32)
        self.tensor: npt.NDArray[np.float32] | None = None
        self.dict: dict[str, npt.NDArray[np.float32]] = {}
        shapes = {} if self._recall else self._shapes()
        if shapes:
            self._make_pieces(shapes)

    def _shapes(self) -> dict[str, tuple[int, ...]]:
        if self._public:
            return {"observation": (SIZE,), "revealed": (SEATS, telling.REVEALED)}
        if self._private == NOBODY:
            return {}
        seats = SEATS if self._private == ALL else 1
        return {"player": (SEATS,), "card": (seats, COLOURS), "sealed": (seats, _BIDS.shape[1])}

    def _make_pieces(self, shapes: dict[str, tuple[int, ...]]) -> None:
        self.tensor = np.zeros(sum(int(np.prod(shape)) for shape in shapes.values()), np.float32)
        at = 0
        for name, shape in shapes.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[at : at + size].reshape(shape)
            at += size

    def set_from(self, state: Any, player: int) -> None:
        """Write what a player sees of a state into `tensor`, of which `dict` has the pieces."""
        course = _course(state, player)
        if self.tensor is None:
            return
        self.tensor.fill(0.0)
        if "player" in self.dict:
            self.dict["player"][player] = 1.0
        if course.game is None:
            return
        if self._public:
            seat = self._look(course, course.game, player, self.dict["observation"])
            telling.write_revealed(course, seat, self.dict["revealed"])
        else:
            self._look(course, course.game, player, self._row)
            self._pick_private(course)

    def _look(self, course: Course, game: OneGame, player: int, row: Row) -> int:
        """Write a row, and say from which seat it is seen."""
        if self._private != NOBODY:
            game.write_row(player, row, everything=self._private == ALL)
            return player
        game.write_row(0, row)  # from one seat, whoever looks: it is the same for all
        row[_CARDS[0]] = 0.0
        if course.phase in _SECRET:
            row[_SECRET[course.phase][0]] = 0.0
        return 0

    def _pick_private(self, course: Course) -> None:
        cards, sealed = self.dict["card"], self.dict["sealed"]
        cards[:] = self._row[_CARDS[: len(cards)]]
        if course.phase in _SECRET:
            secret = _SECRET[course.phase][: len(sealed)]
            sealed[:, -secret.shape[1] :] = self._row[secret]

    def string_from(self, state: Any, player: int) -> str:
        """What a player sees of a state, in words."""
        course = _course(state, player)
        parts = self._private_parts(course, player)
        if self._public and self._recall:
            parts = [telling.public_deal(course), telling.public_moves(course), *parts]
        elif self._public:
            parts = [*self._public_parts(course, player), *parts]
        return "\n".join(part for part in parts if part)

    def _private_parts(self, course: Course, player: int) -> list[str]:
        if self._private == NOBODY:
            return []
        if self._private == ALL:
            cards, seat = f"seat {player}\n{telling.all_cards(course)}", None
        else:
            cards, seat = telling.own_card(course, player), player
        if self._recall and not self._public:
            return [cards, telling.moves_ever_sealed(course, seat)]
        return [cards, telling.moves_sealed_now(course, seat)]

    def _public_parts(self, course: Course, player: int) -> list[str]:
        """What is on the table; what is private in it is the same that is said beside it."""
        if course.game is None:
            return [telling.public_deal(course)]
        if self._private == ALL:
            self._look(course, course.game, player, self._row)
            return [telling.position(self._row), telling.last_revealed(course)]
        viewer = None if self._private == NOBODY else player
        return [telling.in_words(course.game, viewer), telling.last_revealed(course)]
