"""What somebody gave, where something of a kind belongs: taken, or refused in one line."""

from __future__ import annotations

import operator
from typing import Any, TypeVar

import numpy as np

T = TypeVar("T")
SHOWN = 40  # characters of what was given, in a message


def whole(value: Any) -> int | None:
    """A whole number, NumPy's too, as one of Python's; None if it is none."""
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(value)
    except TypeError:
        return None


def of_kind(value: Any, kind: type[T], wanted: str) -> T:
    """What is of a kind; anything else is refused: `wanted` begins the sentence."""
    if not isinstance(value, kind):
        raise TypeError(f"{wanted}, not {quote(value)}.")
    return value


def quote(found: object) -> str:
    """Something found, short enough for a message."""
    try:
        shown = " ".join(repr(found).split())
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        return f"this {type(found).__name__}"
    if len(shown) <= SHOWN:
        return shown
    return f"{shown[: SHOWN - 2]}…{shown[-1]}"
