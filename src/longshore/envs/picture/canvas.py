"""Drawing with Pillow in the picture's own units, at twice its size: what is scaled down is smooth.

The one font that Pillow brings is used, so that a picture is the same on every machine.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

try:
    from PIL import Image, ImageDraw, ImageFont
except ImportError:
    raise ImportError(
        "longshore.envs.picture needs Pillow: pip install 'longshore[envs]'."
    ) from None

from longshore.render.svg.palette import INK

Point: TypeAlias = tuple[float, float]
Pixels: TypeAlias = npt.NDArray[np.uint8]


class Box(NamedTuple):
    """A part of the picture."""

    x: float
    y: float
    width: float
    height: float


_SMOOTH = 2  # pixels drawn for one shown, across and down
_SMALLEST = 6.0  # no text is written smaller
_SIGNS = str.maketrans({"−": "-", "–": "-", "×": "x"})  # that the font has not


@lru_cache(64)
def _font(pixels: int) -> ImageFont.FreeTypeFont:
    font = ImageFont.load_default(pixels)
    if not isinstance(font, ImageFont.FreeTypeFont):
        raise ImportError(
            "longshore.envs.picture needs a Pillow with FreeType, as its wheels have."
        )
    return font


class Canvas:
    """A sheet to draw on; `scale` is how many pixels a unit has in the finished picture."""

    def __init__(self, width: float, height: float, ground: str, scale: float = 1) -> None:
        self._unit = scale * _SMOOTH
        self._size = (round(width * scale), round(height * scale))
        whole = (self._size[0] * _SMOOTH, self._size[1] * _SMOOTH)
        self._image = Image.new("RGB", whole, ground)
        self._draw = ImageDraw.Draw(self._image)

    def pixels(self) -> Pixels:
        """The finished picture: height, width, and red, green and blue."""
        return np.asarray(self._image.reduce(_SMOOTH), np.uint8).copy()

    # Shapes.

    def rect(
        self,
        box: Box,
        fill: str | None = None,
        stroke: str | None = None,
        *,
        radius: float = 0,
        line: float = 1,
    ) -> None:
        x, y, width, height = box
        corners = (self._at(x), self._at(y), self._at(x + width) - 1, self._at(y + height) - 1)
        thick = self._thick(line) if stroke is not None else 0
        rounded = radius * self._unit
        self._draw.rounded_rectangle(corners, rounded, fill=fill, outline=stroke, width=thick)

    def dashed(self, box: Box, stroke: str) -> None:
        """The outline of something that is not there."""
        x, y = box.x, box.y
        right, bottom = x + box.width, y + box.height
        for (ax, ay), (bx, by) in (
            ((x, y), (right, y)),
            ((x, bottom), (right, bottom)),
            ((x, y), (x, bottom)),
            ((right, y), (right, bottom)),
        ):
            self._dashes(ax, ay, bx, by, stroke)

    def _dashes(self, ax: float, ay: float, bx: float, by: float, stroke: str) -> None:
        length = abs(bx - ax) + abs(by - ay)
        count = max(1, round(length / 5))
        for dash in range(count):
            start, end = dash / count, (dash + 0.6) / count
            points = [(ax + (bx - ax) * t, ay + (by - ay) * t) for t in (start, end)]
            self.line(points, stroke)

    def shape(self, points: Sequence[Point], fill: str, stroke: str | None = None) -> None:
        """A filled shape, with an outline if a colour is given for it."""
        self._draw.polygon(self._places(points), fill=fill)
        if stroke is not None:
            self.line([*points, points[0]], stroke)

    def line(self, points: Sequence[Point], stroke: str, line: float = 1) -> None:
        self._draw.line(self._places(points), fill=stroke, width=self._thick(line), joint="curve")

    def dot(self, x: float, y: float, radius: float, fill: str, stroke: str | None = None) -> None:
        box = tuple(self._at(side) for side in (x - radius, y - radius, x + radius, y + radius))
        self._draw.ellipse(box, fill=fill, outline=stroke, width=self._thick(1))

    # Text.

    def text(
        self,
        place: Point,
        words: str,
        size: float = 12,
        fill: str = INK,
        *,
        bold: bool = False,
        anchor: str = "l",
        room: float | None = None,
    ) -> float:
        """A line of text on a base line; its width. What is too long for `room` is smaller.

        `anchor` is where `place` is in it: `l`eft, `m`iddle, `r`ight.
        """
        words = words.translate(_SIGNS)
        if room is not None and words:
            size = max(_SMALLEST, min(size, size * room / self.width(words, size, bold=bold)))
        font, (x, y) = self._font(size), (self._at(place[0]), self._at(place[1]))
        for shift in range(1 + self._weight(size) if bold else 1):
            self._draw.text((x + shift, y), words, fill, font, anchor=f"{anchor}s")
        return self.width(words, size, bold=bold)

    def width(self, words: str, size: float, *, bold: bool = False) -> float:
        extra = self._weight(size) if bold else 0
        return (self._font(size).getlength(words.translate(_SIGNS)) + extra) / self._unit

    def lines(self, words: str, size: float, room: float) -> list[str]:
        """A sentence broken to fit."""
        lines: list[str] = []
        for word in words.split():
            longer = f"{lines[-1]} {word}" if lines else word
            if lines and self.width(longer, size, bold=True) <= room:
                lines[-1] = longer
            else:
                lines.append(word)
        return lines

    def _font(self, size: float) -> ImageFont.FreeTypeFont:
        return _font(max(1, round(size * self._unit)))

    def _weight(self, size: float) -> int:
        """The font has one weight; bold is written twice, a little beside itself."""
        return max(1, round(size * self._unit / 26))

    # From units to pixels.

    def _at(self, unit: float) -> int:
        return round(unit * self._unit)

    def _thick(self, line: float) -> int:
        return max(1, round(line * self._unit))

    def _places(self, points: Sequence[Point]) -> list[tuple[int, int]]:
        return [(self._at(x), self._at(y)) for x, y in points]
