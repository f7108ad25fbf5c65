"""A seat that is asked, as its orders see it, and what they answer."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from longshore.engine.state import LOAN, MAX_LOANS
from longshore.game.actions import AnyAction
from longshore.game.game import Game
from longshore.game.views import Own, PublicBoard, SeatArea, View
from longshore.server.domain.orders.forms import Orders


class Carried(NamedTuple):
    """What a seat's orders do now, and what is left of them afterwards."""

    action: AnyAction
    orders_after: Orders


class Asked:
    """A seat that owes a decision, and what it may know and do."""

    __slots__ = ("_game", "area", "board", "own", "view")

    def __init__(self, game: Game, view: View, own: Own) -> None:
        self._game, self.view, self.own = game, view, own
        self.board: PublicBoard = view.board
        self.area: SeatArea = view.board.seats[own.seat]

    def choices(self) -> list[AnyAction]:
        """All that the seat may say: for phases in which that is little."""
        return list(self._game.legal_actions(self.own.seat))

    def loans(self, short: int, allowed: int) -> int:
        """The loans that it takes if so much is missing, of those that it may take (L1)."""
        return min(max(-(-short // LOAN), 0), allowed, MAX_LOANS - self.area.loans)

    def rank(self, colours: Sequence[str], colour: int) -> int:
        """The place of a colour in a list of colours; last if it is not there."""
        name = self.view.options.colours[colour]
        return colours.index(name) if name in colours else len(colours)
