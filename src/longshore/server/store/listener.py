"""Hearing what other processes have written."""

from __future__ import annotations

from typing import Protocol

EVERYTHING = "*"  # what is heard after a gap: anything may have changed


class Listener(Protocol):
    """Somebody who listens until told to stop."""

    def close(self) -> None:
        """Stop listening; nothing is heard afterwards."""


class Deaf:
    """Nobody else writes to an SQLite file: there is nothing to hear."""

    def close(self) -> None:
        pass
