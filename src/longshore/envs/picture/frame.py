"""Where things are: what all share on the left, the sea above, a column for each seat below it."""

from __future__ import annotations

from typing import NamedTuple

MARGIN = 12
GAP = 10
RAIL = 304  # the width of what all share
PAD = 6  # inside a column
TOP = MARGIN

_COLUMN = {3: 280, 4: 246, 5: 214}
_SEA = 310
_BANK = 98  # more, with the harbours at the Investment Bank
_BOARD = 380


class PictureFrame(NamedTuple):
    """The picture's size and columns: the same for all positions of a table."""

    seats: int
    bank: bool

    @property
    def column(self) -> int:
        return _COLUMN[self.seats]

    @property
    def inner(self) -> int:
        """The width of a column without its padding."""
        return self.column - 2 * PAD

    @property
    def sea_left(self) -> int:
        return MARGIN + RAIL + GAP

    @property
    def sea_width(self) -> int:
        return self.seats * self.column

    @property
    def sea_height(self) -> int:
        return _SEA + (_BANK if self.bank else 0)

    @property
    def width(self) -> int:
        return self.sea_left + self.sea_width + MARGIN

    @property
    def boards_top(self) -> int:
        return TOP + self.sea_height

    @property
    def board_height(self) -> int:
        return _BOARD

    @property
    def bottom(self) -> int:
        return self.boards_top + _BOARD

    @property
    def height(self) -> int:
        return self.bottom + MARGIN

    def left(self, seat: int) -> int:
        """Where a seat's column begins."""
        return self.sea_left + seat * self.column
