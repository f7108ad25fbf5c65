"""Where things are: a column for each seat, and sections one below the other."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from longshore.render.svg.palette import CARD, FAINT, LINE
from longshore.render.svg.shapes import at, rect, text

MARGIN = 10
GAP = 8  # between sections
PAD = 5  # inside a column
_COLUMN = {3: 252, 4: 216, 5: 188}  # so that text has the same size at every table


class Section(NamedTuple):
    """A part of the picture over its whole width, drawn from (0, 0) on."""

    height: float
    marks: str


class Frame(NamedTuple):
    """The picture's width, shared out among the seats."""

    seats: int

    @property
    def column(self) -> int:
        return _COLUMN[self.seats]

    @property
    def inner(self) -> int:
        """The width of a column without its padding."""
        return self.column - 2 * PAD

    @property
    def inside(self) -> int:
        """The width between the margins."""
        return self.seats * self.column

    @property
    def width(self) -> int:
        return self.inside + 2 * MARGIN

    def left(self, seat: int) -> int:
        """Where a seat's column begins."""
        return seat * self.column


def stack(sections: Iterable[Section]) -> Section:
    """Sections one below the other."""
    y, marks = 0.0, []
    for section in sections:
        marks.append(at(0, y, section.marks))
        y += section.height + GAP
    return Section(y - GAP, "".join(marks))


def card(width: float, height: float, heading: str = "") -> str:
    """A sheet of paper to draw on, with a heading in its corner."""
    sheet = rect(0.5, 0.5, width - 1, height - 1, rx=4, fill=CARD, stroke=LINE)
    return sheet + (caption(PAD + 3, 14, heading, width - 16) if heading else "")


def caption(x: float, y: float, words: str, room: float, fill: str = FAINT) -> str:
    """The name of a part of the board."""
    return text(x, y, words, size=11, fill=fill, bold=True, room=room)
