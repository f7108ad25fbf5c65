"""What can go wrong when one plays at a table elsewhere."""

from __future__ import annotations

from longshore.text.messages import Values


class ClientError(Exception):
    """Base of what a client raises."""


class Refused(ClientError):
    """The server says no: `code` with `values` can be said in any language, `text` in English.

    `status` is HTTP's number; None if the refusal came over the live channel.
    """

    def __init__(self, code: str, values: Values, text: str, status: int | None) -> None:
        super().__init__(text)
        self.code, self.values, self.text, self.status = code, values, text, status

    @property
    def wait(self) -> float | None:
        """Seconds after which to ask again, where that is all that is wrong."""
        if self.code not in _PASSING:
            return None
        seconds = self.values.get("seconds", 1)
        return float(seconds) if isinstance(seconds, int | float) else 1.0


class Unreachable(ClientError):
    """The server cannot be reached, or what answers there is no Longshore server."""


# Nothing was done, and the same wish may well be granted a little later.
_PASSING = frozenset(("rate", "channels", "busy", "store-trouble"))
