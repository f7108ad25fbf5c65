"""What notation says when it cannot read something."""

from __future__ import annotations

import difflib
from collections.abc import Iterable

SHOWN = 40  # characters of the text that a message quotes


class NotationError(ValueError):
    """A text or a value that cannot be read: what is wrong, where, and what would be right.

    `line` and `column` count from 1 and are None where there is no text; `path` is the way through
    a dict or JSON (`blue.factory`), empty for a text; `text` is the line, or the value.
    """

    def __init__(
        self,
        message: str,
        *,
        line: int | None = None,
        column: int | None = None,
        text: str = "",
        path: str = "",
    ) -> None:
        super().__init__(message)
        self.message = message
        self.line = line
        self.column = column
        self.text = text
        self.path = path

    def __str__(self) -> str:
        place = ", ".join(
            part
            for part in (
                self.path,
                f"line {self.line}" if self.line is not None else "",
                f"column {self.column}" if self.column is not None else "",
            )
            if part
        )
        return f"{place}: {self.message}" if place else self.message


def quote(found: object) -> str:
    """Something found, short enough for a message."""
    try:
        shown = repr(found)
    except (RecursionError, ValueError):  # nested too deep, or a number of thousands of digits
        return f"this {type(found).__name__}"
    if len(shown) <= SHOWN:
        return shown
    return f"{shown[: SHOWN - 2]}…{shown[-1]}"


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?` for a word that is nearly a known one, else nothing."""
    close = difflib.get_close_matches(word.lower()[:SHOWN], list(known), n=1)
    return f"; did you mean {close[0]}?" if close else ""
