"""How the colours of an edition are painted: read on any ground, by daylight and at dusk.

An edition says what hue a colour has; what is written on it, and how a line of that colour has to
be drawn to be seen, follows from the hue. Contrast is as the accessibility guidelines (WCAG 2)
work it out.
"""

from __future__ import annotations

from functools import cache

import msgspec

from longshore.game.editions import Hue

INKS = ("#ffffff", "#000000")  # one of them has a contrast of 4.5 on any ground
# What lines are drawn on: the cards of the page, the panels of a report.
LIGHT_GROUNDS, DARK_GROUNDS = ("#fffdf7", "#ffffff"), ("#18232c", "#1c2229")
_SEEN = 3.1  # the guidelines ask for 3
_STEPS = 50


class Paint(msgspec.Struct, frozen=True):
    """A ground, what can be read on it, and a line of its colour that can be seen."""

    fill: str
    ink: str
    line: str


class Paints(msgspec.Struct, frozen=True):
    """A colour by daylight and at dusk."""

    light: Paint
    dark: Paint


@cache
def paints(hue: Hue) -> Paints:
    """How a colour is painted."""
    return Paints(
        light=Paint(hue.light, _ink(hue.light), _line(hue.light, "#000000", LIGHT_GROUNDS)),
        dark=Paint(hue.dark, _ink(hue.dark), _line(hue.dark, "#ffffff", DARK_GROUNDS)),
    )


def luminance(colour: str) -> float:
    parts = [part / 255 for part in _parts(colour)]
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in parts
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: str, other: str) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


def _ink(fill: str) -> str:
    return max(INKS, key=lambda ink: contrast(fill, ink))


def _line(colour: str, towards: str, grounds: tuple[str, ...]) -> str:
    """The colour, mixed with black or white as little as lets it be seen on these grounds."""
    mixed = (_mixed(colour, towards, step / _STEPS) for step in range(_STEPS + 1))
    return next(one for one in mixed if min(contrast(one, on) for on in grounds) >= _SEEN)


def _mixed(colour: str, other: str, share: float) -> str:
    both = zip(_parts(colour), _parts(other), strict=True)
    return "#" + "".join(f"{round(one + (two - one) * share):02x}" for one, two in both)


def _parts(colour: str) -> list[int]:
    return [int(colour[at : at + 2], 16) for at in (1, 3, 5)]
