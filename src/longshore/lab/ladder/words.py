"""Numbers and tables as people read them, on the page and in the terminal."""

from __future__ import annotations

import math
from collections.abc import Sequence

from longshore.lab.ladder.intervals import Interval

NOTHING = "–"


def percent(value: float) -> str:
    """A share, as 51.5 %."""
    return NOTHING if math.isnan(value) else f"{100 * value:.1f} %"


def percent_range(interval: Interval) -> str:
    """The ends of an interval of a share, as 44.6–58.3 %."""
    if math.isnan(interval.value):  # nothing was counted
        return NOTHING
    return f"{100 * interval.low:.1f}–{100 * interval.high:.1f} %"


def points(value: float) -> str:
    """A difference of shares, as 3.9 points."""
    return f"{100 * value:.1f} points"


def points_range(interval: Interval) -> str:
    return f"{100 * interval.low:+.1f} to {100 * interval.high:+.1f} points"


def times(value: float) -> str:
    """How often one share is in another, as 1.72."""
    return NOTHING if math.isnan(value) else f"{value:.2f}"


def number(value: float) -> str:
    return NOTHING if math.isnan(value) else f"{value:.1f}"


def number_range(interval: Interval) -> str:
    if math.isinf(interval.low):  # one observation says nothing of the spread
        return NOTHING
    return f"{interval.low:.1f} to {interval.high:.1f}"


def whole(value: float) -> str:
    """A count, with fractions where there are any."""
    return f"{value:,.0f}" if value == int(value) else f"{value:,.1f}"


def seconds(value: float) -> str:
    """A time in the unit that suits it, with two or three digits."""
    if math.isnan(value):
        return NOTHING
    for unit, factor in (("s", 1.0), ("ms", 1e3)):
        if value * factor >= 1:
            return f"{_digits(value * factor)} {unit}"
    return f"{_digits(value * 1e6)} µs"


def _digits(value: float) -> str:
    return f"{value:.2f}" if value < 10 else f"{value:.1f}" if value < 100 else f"{value:.0f}"


def ordinal(place: int) -> str:
    """A place in the turn order, from 0."""
    return ("first", "second", "third", "fourth", "fifth")[place]


def table(head: Sequence[str], rows: Sequence[Sequence[str]], left: int = 1) -> list[str]:
    """A Markdown table that can be read as it stands; the first `left` columns to the left."""
    cells = [head, *rows]
    widths = [max(3, *(len(row[column]) for row in cells)) for column in range(len(head))]
    rule = ["-" * width if i < left else "-" * (width - 1) + ":" for i, width in enumerate(widths)]
    lines = [_line(row, widths, left) for row in cells]
    return [lines[0], f"| {' | '.join(rule)} |", *lines[1:]]


def _line(row: Sequence[str], widths: Sequence[int], left: int) -> str:
    padded = (
        cell.ljust(width) if column < left else cell.rjust(width)
        for column, (cell, width) in enumerate(zip(row, widths, strict=True))
    )
    return f"| {' | '.join(padded)} |"
