"""The error for an action that the rules do not allow."""

from __future__ import annotations

from typing import Any

from longshore.texts import say


class IllegalAction(ValueError):
    """An action that the rules do not allow now: a code and its values, said in any language."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def say(self, language: str = "en") -> str:
        return say(f"refused-{self.code}", language, **self.values)

    def __str__(self) -> str:
        return self.say()
