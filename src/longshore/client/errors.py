"""What can go wrong when one plays at a table elsewhere."""

from __future__ import annotations

from typing import Any


class ClientError(Exception):
    """Base of what a client raises."""


class Refused(ClientError):
    """The server says no: `code` with `values` can be said in any language, `text` in English.

    `status` is HTTP's number; None if the refusal came over the live channel.
    """

    def __init__(self, code: str, values: dict[str, Any], text: str, status: int | None) -> None:
        super().__init__(text)
        self.code, self.values, self.text, self.status = code, values, text, status

    @property
    def wait(self) -> float | None:
        """Seconds after which to ask again, where that is all that is wrong."""
        if self.code in _PASSING:
            return float(self.values.get("seconds", 1))
        return None


class Unreachable(ClientError):
    """The server cannot be reached, or what answers there is no Longshore server."""


# Nothing was done, and the same wish may well be granted a little later.
_PASSING = frozenset(("rate", "channels", "busy", "store-trouble"))
