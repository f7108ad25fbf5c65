"""The time of a server: it never goes back, and never jumps by itself.

A machine's clock can be set, by hand or over the network, an hour back or a day ahead. Whoever
thinks for five seconds thinks for five seconds all the same: what passes is measured by a clock
that nobody sets, from the time of day at which the server started.

Processes that share a database take the time of day from it, so that none is ahead of the others.
A process that has its database alone begins with the last time in it, if that is later: so neither
clocks nor bots wait until the time of day has caught up with a server that ran before.
"""

from __future__ import annotations

import logging
import threading
import time
from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from longshore.server.store import Store

WORTH_SAYING_MS = 60_000  # that a machine's time is off from that of the others
HOUR_MS = 3_600_000
logger = logging.getLogger(__name__)


# ns that only grow; where the system counts it, with the time that a machine was asleep
_ticks: Callable[[], int] = (
    partial(time.clock_gettime_ns, time.CLOCK_BOOTTIME)
    if hasattr(time, "CLOCK_BOOTTIME")
    else time.monotonic_ns
)
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

    def begin(self, at: int) -> None:
        """It is that time now, whatever the clock under it says; before anybody has asked."""
        with self._lock:
            self._ahead, self._last = at - self._clock(), at

    def _at_least(self, least: int) -> int:
        now = self._clock() + self._ahead
        if now < least:
            self._ahead += least - now
            now = least
        self._last = now
        return now


def set_clock(clock: Steady, store: Store) -> None:
    """Set the clock of a process that starts, and say so where it is far from its machine's."""
    own, shared = clock(), store.time()
    if shared is not None:
        clock.begin(shared)
        if abs(shared - own) > WORTH_SAYING_MS:
            logger.warning(
                "The clock of this machine is %.1f minutes off from that of the database, which"
                " counts.",
                abs(shared - own) / 60_000,
            )
        return
    clock.catch_up(latest := store.latest())
    if latest - own > HOUR_MS:
        logger.warning(
            "The clock of this machine is %.1f hours behind the last entry of the database: time"
            " goes on from there.",
            (latest - own) / HOUR_MS,
        )
