"""What notation says when it cannot read something."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Any, NamedTuple

from longshore.game.given import SHOWN
from longshore.text.messages import DEFAULT, listed, say


class Legend(NamedTuple):
    """Colours with the letters that notation has for them."""

    letters: tuple[str, ...]
    colours: tuple[str, ...]

    def say(self, language: str) -> str:
        pairs = zip(self.letters, self.colours, strict=True)
        items = [say("notation-letter", language, letter=one, colour=two) for one, two in pairs]
        return listed(items, language, plain=True)


class SeatList(NamedTuple):
    """Seats as they are typed, with their names where those are others."""

    names: tuple[str, ...]

    def say(self, language: str) -> str:
        items = [say("notation-seat-name", language, seat=name) for name in self.names]
        return listed(items, language, plain=True)


class NotationError(ValueError):
    """A text or a value that cannot be read: what is wrong, where, and what would be right.

    `line` and `column` count from 1 and are None where there is no text; `path` is the way through
    a dict or JSON (`blue.factory`), empty for a text; `text` is the line, or the value. What people
    type at a table has a message `notation-…` in every language (`code` and `values`); what is
    wrong with files is said in English (`message`).
    """

    def __init__(
        self,
        message: str = "",
        *,
        code: str = "",
        values: dict[str, Any] | None = None,
        line: int | None = None,
        column: int | None = None,
        text: str = "",
        path: str = "",
    ) -> None:
        super().__init__(message or code)
        self.english = message
        self.code, self.values = code, values or {}
        self.line = line
        self.column = column
        self.text = text
        self.path = path

    @property
    def message(self) -> str:
        """What is wrong, without the place."""
        return self._problem(DEFAULT)

    def _problem(self, language: str) -> str:
        if not self.code:
            return self.english
        values = {
            name: value.say(language) if isinstance(value, Legend | SeatList) else value
            for name, value in self.values.items()
        }
        return say(f"notation-{self.code}", language, **values)

    def say(self, language: str = DEFAULT) -> str:
        """The place and what is wrong there."""
        parts = [self.path] if self.path else []
        if self.line is not None:
            parts.append(say("notation-line", language, line=str(self.line)))
        if self.column is not None:
            parts.append(say("notation-column", language, column=str(self.column)))
        problem = self._problem(language)
        if not parts:
            return problem
        place = listed(parts, language, plain=True)
        return say("notation-at", language, place=place, problem=problem)

    def __str__(self) -> str:
        return self.say()


def near(word: str, known: Iterable[str]) -> str:
    """A known word that this one nearly is, else nothing."""
    close = difflib.get_close_matches(word.lower()[:SHOWN], list(known), n=1)
    return close[0] if close else ""


def hint(word: str, known: Iterable[str]) -> str:
    """`; did you mean …?` for a word that is nearly a known one, else nothing."""
    close = near(word, known)
    return f"; did you mean {close}?" if close else ""
