"""One kind of action that a seat can say now, and what it takes to describe it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from rich.text import Text

from longshore.engine.moves import decode
from longshore.game.actions import AnyAction, Priced
from longshore.game.views import Own, SeatArea, View
from longshore.notation import format_action
from longshore.render.paint import QUIET, Flow, Painter


class ActionChoice(NamedTuple):
    """One kind of action: what can be done, and an example of what to type."""

    what: Text | Flow
    example: str


class Chooser:
    """A seat, what it sees, and its moves by family."""

    def __init__(self, view: View, own: Own, moves: Iterable[int], language: str) -> None:
        self.options, self.board, self.own = view.options, view.board, own
        self.area: SeatArea = view.board.seats[own.seat]
        self.paint = Painter(view.options, language)
        self.open: dict[str, list[tuple[int, ...]]] = {}
        for move in moves:
            family, values = decode(move)
            self.open.setdefault(family, []).append(values)
        if "hundred" in self.open:  # of a high bid only the hundreds are a move yet
            self.open.setdefault("bid", [])

    def choice(
        self, action: AnyAction, message: str, *, aside: str = "", **values: Any
    ) -> ActionChoice:
        what = self.paint.text(message, aside=aside, **values)
        return ActionChoice(what, format_action(action, self.options))

    def on_sale(
        self, action: AnyAction, goods: Sequence[Priced], message: str, **values: Any
    ) -> ActionChoice:
        """The same with containers and their prices after it."""
        what = self.paint.text(message, aside=QUIET, **values)
        flow = Flow([what, *self.paint.store(goods).pieces])
        return ActionChoice(flow, format_action(action, self.options))

    def firsts(self, family: str) -> list[int]:
        """The first parameter of a family's moves, each once."""
        return sorted({values[0] for values in self.open[family]})

    def usual(self, colour: int) -> int:
        """A price for an example: what that colour has in the store already, or $2."""
        return next((price for other, price in self.area.factory if other == colour), 2)

    def affordable(self, goods: Sequence[Priced]) -> tuple[Priced, ...]:
        """The cheapest container that can be paid and loaded, if there is one."""
        fitting = [container for container in goods if container[1] <= self.own.cash]
        if not fitting or not self.area.facts.ship_room:
            return ()
        return (min(fitting, key=lambda container: container[1]),)
