"""A clock whose hands the test moves, and waiting for what comes about by itself."""

from __future__ import annotations

import time
from collections.abc import Callable

from tests.patience import PATIENCE

NOON = 1_790_000_000_000  # some day


class Hands:
    """A host's clock, in ms since 1970, that stands still until it is moved."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> int:
        return self.now

    def forward(self, seconds: float) -> None:
        self.now += round(seconds * 1000)


def until(holds: Callable[[], object], seconds: float = PATIENCE) -> None:
    """Wait until something holds."""
    end = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < end, "it has not come about"
        time.sleep(0.01)
