"""What a user can put right: one line that says what."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


class UserError(Exception):
    """Something the user can put right: one line that says what."""

    def say(self, _language: str) -> str:
        """In a language, if there is a message for it."""
        return str(self)


class SaidError(UserError):
    """The same with a message of the Fluent files and its values."""

    def __init__(self, message: str, **values: Any) -> None:
        super().__init__(message)
        self.message, self.values = message, values

    def say(self, language: str) -> str:
        from longshore.text.words import say

        return say(self.message, language, **self.values)

    def __str__(self) -> str:
        return self.say("en")


@contextmanager
def told_in(language: str) -> Iterator[None]:
    """Let what the user has to put right be said in a language."""
    try:
        yield
    except UserError as problem:
        raise UserError(problem.say(language)) from None
