"""The time of a server: it never goes back, and never jumps by itself.

A machine's clock can be set, by hand or over the network, an hour back or a day ahead. Whoever
thinks for five seconds thinks for five seconds all the same: what passes is measured by a clock
that nobody sets, from the time of day at which the server started. And since times of other
processes, or of a server that ran before, are in the log, no time is ever before the last of those:
so neither clocks nor bots wait until the time of day has caught up.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable


def _ticks() -> int:
    """ns that only grow; where the system counts it, with the time that a machine was asleep."""
    if hasattr(time, "CLOCK_BOOTTIME"):
        return time.clock_gettime_ns(time.CLOCK_BOOTTIME)
    return time.monotonic_ns()


_began = time.time_ns() - _ticks()


def steady_clock() -> int:
    """Now, in ms since 1970, by the time of day when the process began."""
    return (_began + _ticks()) // 1_000_000


class Steady:
    """A clock that goes on where it was if the one under it is set back. Any thread may ask."""

    def __init__(self, clock: Callable[[], int]) -> None:
        self._clock = clock
        self._ahead = self._last = 0
        self._lock = threading.Lock()

    def __call__(self) -> int:
        """Now, in ms since 1970."""
        with self._lock:
            return self._at_least(self._last)

    def catch_up(self, at: int) -> None:
        """Something has happened at a time: it is not earlier now."""
        with self._lock:
            self._at_least(max(at, self._last))

    def _at_least(self, least: int) -> int:
        now = self._clock() + self._ahead
        self._ahead += max(least - now, 0)
        self._last = max(now, least)
        return self._last
