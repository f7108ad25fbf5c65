"""How long a standing order waits before it acts.

An order is to look as if its person had decided. Nobody decides in two milliseconds: each decision
waits for a time that is drawn, and never so long that the seat's clock would run out over it.
"""

from __future__ import annotations

import random
import time
from collections.abc import Mapping
from typing import NamedTuple

from longshore.table.settings import Pace
from longshore.table.state import TableState

SHARE = 0.5  # of the time that is left to a seat: not more is waited
LONG_AGO = 600.0  # seconds


class _Due(NamedTuple):
    """Of which situation it is, and when it is time, by a clock that nobody sets."""

    situation: tuple[int, int]
    at: float


class Waiting:
    """What orders wait for, by table and seat."""

    def __init__(self, seconds: Mapping[Pace, tuple[float, float]]) -> None:
        self._seconds = seconds
        self._due: dict[tuple[str, int], _Due] = {}
        self._chance = random.SystemRandom()

    def left(self, state: TableState, seat: int, now: int) -> float:
        """Seconds that the order of a seat still waits; nothing when it is time."""
        # those who bid in secret do not see each other's bids: they decide once
        situation = (state.auction or state.game_seq, state.started_seq)
        due = self._due.get((state.id, seat))
        if due is None or due.situation != situation:
            due = _Due(situation, time.monotonic() + self._drawn(state, seat, now))
            self._due[state.id, seat] = due
        return max(due.at - time.monotonic(), 0.0)

    def forget(self) -> None:
        """Forget what was due long ago, and was done by the person or by another process."""
        old = time.monotonic() - LONG_AGO
        self._due = {place: due for place, due in self._due.items() if due.at > old}

    def done(self, table: str, seat: int) -> None:
        """The order has acted; the next decision is a new one."""
        self._due.pop((table, seat), None)

    def _drawn(self, state: TableState, seat: int, now: int) -> float:
        least, most = self._seconds[state.settings.pace]
        drawn = self._chance.uniform(least, most)
        deadline = state.clock.deadline(seat)
        return drawn if deadline is None else min(drawn, max(deadline - now, 0) / 1000 * SHARE)
