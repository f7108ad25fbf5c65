"""What an edition is: colours with letters and hues, the numbers of its box, and options."""

from __future__ import annotations

from typing import Any

import msgspec

from longshore.text.errors import UserError


class EditionError(UserError, ValueError):
    """A file that is no edition: one line that says where, what is wrong, and what would do."""


class Hue(msgspec.Struct, frozen=True):
    """What a colour looks like by daylight and at dusk, each as #rrggbb."""

    light: str
    dark: str


class Edition(msgspec.Struct, frozen=True, kw_only=True):
    """A named set of options, and the containers it is played with.

    Colours are in the order of the ring in which the value cards rotate (S6). Names are by
    language, where the file gives any; those of ours are in the Fluent files.
    """

    name: str
    colours: tuple[str, ...]
    letters: tuple[str, ...]
    hues: tuple[Hue, ...]
    by_seats: dict[int, dict[str, int]]
    options: dict[str, Any]
    names: dict[str, str] = {}
    about: dict[str, str] = {}
    colour_names: tuple[dict[str, str], ...] = ()

    def rules(self) -> dict[str, Any]:
        """What decides how a game goes and how it is written down: not how it looks or is told."""
        return {
            "name": self.name,
            "colours": self.colours,
            "letters": self.letters,
            "by_seats": {str(seats): numbers for seats, numbers in self.by_seats.items()},
            "options": self.options,
        }
