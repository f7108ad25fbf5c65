"""What is drawn: the open board, what some seats know besides, and the words for it."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

import msgspec

from longshore.engine import scoring
from longshore.game.options import Options, load_edition
from longshore.game.viewing import card_values
from longshore.game.views import Own, PublicBoard, SeatArea, View
from longshore.render.hues import Paint, paints
from longshore.render.seat_colours import SEAT_PAINTS
from longshore.text import messages


@lru_cache(4096)  # every container says its colour and its price
def _say(message: str, language: str, *values: tuple[str, Any]) -> str:
    return messages.say(message, language, **dict(values))


class Scene(msgspec.Struct, frozen=True):
    """The board with the hands that lie open to whoever looks at the picture."""

    options: Options
    board: PublicBoard
    owns: tuple[Own, ...]
    language: str = messages.DEFAULT

    @property
    def seats(self) -> range:
        return range(self.options.seats)

    @property
    def viewer(self) -> int | None:
        """The seat whose picture this is; None for a spectator's and for the referee's."""
        return self.owns[0].seat if len(self.owns) == 1 else None

    def say(self, message: str, **values: Any) -> str:
        return _say(f"drawing-{message}", self.language, *values.items())

    def area(self, seat: int) -> SeatArea:
        return self.board.seats[seat]

    def own(self, seat: int) -> Own | None:
        return next((own for own in self.owns if own.seat == seat), None)

    def cash(self, seat: int) -> int | None:
        """None where it is hidden (V2)."""
        own = self.own(seat)
        return self.area(seat).cash if own is None else own.cash

    def card(self, seat: int) -> tuple[str, ...] | None:
        """S6: the worth of each colour as it is printed on the seat's card; None if not known."""
        own, shown = self.own(seat), self.area(seat).card
        card = shown if own is None else own.card
        if card is None:
            return None
        double = int(scoring.two_value_colour(card))
        values = enumerate(card_values(card))
        return tuple("5/10" if colour == double else str(value) for colour, value in values)

    def seat_name(self, seat: int) -> str:
        return _say(f"seat-{self.options.seat_names[seat]}", self.language)

    def seat_names(self, seats: tuple[int, ...]) -> str:
        return messages.listed([self.seat_name(seat) for seat in seats], self.language)

    def seat_paint(self, seat: int) -> Paint:
        return SEAT_PAINTS[self.options.seat_names[seat]].light

    def colour_key(self, colour: int) -> str:
        """A colour's name as messages take it: they have its name in the language from it."""
        return self.options.colours[colour]

    def colour_name(self, colour: int) -> str:
        return _say(f"colour-{self.options.colours[colour]}", self.language)

    def colour_paint(self, colour: int) -> Paint:
        return paints(load_edition(self.options.edition).hues[colour]).light

    def letter(self, colour: int) -> str:
        return self.options.letters[colour].upper()


def scene_of(view: View, options: Options, language: str) -> Scene:
    """What a seat, or a spectator, sees."""
    return Scene(options, view.board, () if view.own is None else (view.own,), language)
