"""One kind of action that a seat can say now, and what it takes to describe it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from rich.text import Text

from longshore.game.actions import AnyAction, Priced
from longshore.game.views import Own, SeatArea, View
from longshore.notation import format_action
from longshore.render.paint import QUIET, Flow, Painter


class ActionChoice(NamedTuple):
    """One kind of action: what can be done, an example of it, and every way to write it."""

    what: Text | Flow
    action: AnyAction
    example: str
    form: str

    @property
    def words(self) -> str:
        """What can be done, without colours."""
        pieces = self.what.pieces if isinstance(self.what, Flow) else [self.what]
        return "  ".join(piece.plain for piece in pieces)


class Chooser:
    """A seat and what it sees."""

    def __init__(self, view: View, own: Own, language: str) -> None:
        self.options, self.board, self.own = view.options, view.board, own
        self.area: SeatArea = view.board.seats[own.seat]
        self.paint = Painter(view.options, language)

    def choice(
        self, action: AnyAction, message: str, form: str = "", *, aside: str = "", **values: Any
    ) -> ActionChoice:
        """Without a form, the example is the only way."""
        what = self.paint.text(message, aside=aside, **values)
        example = format_action(action, self.options)
        return ActionChoice(what, action, example, form or example)

    def on_sale(
        self, action: AnyAction, goods: Sequence[Priced], message: str, form: str, **values: Any
    ) -> ActionChoice:
        """The same with containers and their prices after it."""
        plain = self.choice(action, message, form, aside=QUIET, **values)
        pieces = [Text.assemble(plain.what), *self.paint.store(goods).pieces]  # type: ignore[arg-type]
        return plain._replace(what=Flow(pieces))

    def usual(self, colour: int) -> int:
        """A price for an example: what that colour has in the store already, or $2."""
        return next((price for other, price in self.area.factory if other == colour), 2)

    def affordable(self, goods: Sequence[Priced]) -> tuple[Priced, ...]:
        """The cheapest container that can be paid and loaded, if there is one."""
        fitting = [container for container in goods if container[1] <= self.own.cash]
        if not fitting or not self.area.facts.ship_room:
            return ()
        return (min(fitting, key=lambda container: container[1]),)
