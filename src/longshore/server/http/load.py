"""How busy this process is: looked at every few seconds, told for the last minute."""

from __future__ import annotations

import asyncio
import os
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple

from longshore.server.metrics import Counted, Metrics

EVERY, SPAN = 5.0, 60.0  # seconds
_MEMORY = Path("/proc/self/statm")  # in pages: all, and what is in memory
_MOST = 0.95  # of the commits


class Busy(NamedTuple):
    """Numbers of the last minute, or since the start; `cpu` in cores, times in ms.

    Of the commits there is how long one took, and within what time nearly all were done.
    """

    seconds: float
    cpu: float
    actions_per_second: float
    commits_per_second: float
    commit_ms: float | None
    most_commits_ms: float | None


class _Sample(NamedTuple):
    at: float
    cpu: float
    counted: Counted


class Workload:
    """What was seen of this process."""

    def __init__(self, metrics: Metrics, clock: Callable[[], float] = time.monotonic) -> None:
        self._metrics, self._clock = metrics, clock
        self._samples: deque[_Sample] = deque([self._sample()], maxlen=int(SPAN / EVERY))
        self._began = clock()

    def _sample(self) -> _Sample:
        return _Sample(self._clock(), time.process_time(), self._metrics.counted())

    async def keep_looking(self) -> None:
        """For ever."""
        while True:
            await asyncio.sleep(EVERY)
            self.look()

    def look(self) -> None:
        """Remember how it is now."""
        self._samples.append(self._sample())

    @property
    def seconds_up(self) -> float:
        return self._clock() - self._began

    def busy(self) -> Busy:
        """How it was since the oldest look that is remembered."""
        before, now = self._samples[0], self._sample()
        seconds = max(now.at - before.at, 1e-3)
        commits = now.counted.commits - before.counted.commits
        took = now.counted.commit_seconds - before.counted.commit_seconds
        return Busy(
            seconds=seconds,
            cpu=(now.cpu - before.cpu) / seconds,
            actions_per_second=(now.counted.actions - before.counted.actions) / seconds,
            commits_per_second=commits / seconds,
            commit_ms=1000 * took / commits if commits else None,
            most_commits_ms=_within(before.counted, now.counted, commits) if commits else None,
        )


def _within(before: Counted, now: Counted, commits: float) -> float | None:
    """The ms within which nearly all commits were done; None if that is not known."""
    for (most, after), (_, earlier) in zip(now.within, before.within, strict=True):
        if after - earlier >= _MOST * commits:
            return 1000 * most if most != float("inf") else None
    return None


def memory() -> int | None:
    """The bytes of this process that are in memory; None where the system does not say."""
    try:
        return int(_MEMORY.read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except (OSError, ValueError, IndexError):
        return None
