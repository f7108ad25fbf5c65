"""How much of a core the workers had: what else ran on the machine took the rest."""

from __future__ import annotations

import multiprocessing
import os
import time
from pathlib import Path

_PROCESSES = Path("/proc")
_AFTER_NAME = 11  # user time, then system time, are so many fields behind the process's name
_LEAST = 1e-6  # seconds


class Effort:
    """The processor time of the workers of this machine, from now on."""

    def __init__(self, workers: int, games: int) -> None:
        self._alone = workers == 1  # who plays in this process
        self._busy = min(workers, games)  # the others have nothing to do
        self._before = self._spent()
        self._began = time.perf_counter()

    def share(self) -> float | None:
        """Processor seconds over seconds, for each worker; None where it cannot be told."""
        spent, seconds = self._spent(), time.perf_counter() - self._began
        if spent is None or self._before is None or not self._before.keys() <= spent.keys():
            return None
        total = sum(spent.values()) - sum(self._before.values())
        return round(total / (self._busy * max(seconds, _LEAST)), 3)

    def _spent(self) -> dict[int, float] | None:
        """Processor seconds by process."""
        if not self._busy:
            return None
        if self._alone:
            return {os.getpid(): time.process_time()}
        try:
            return {
                child.pid: _seconds(child.pid)
                for child in multiprocessing.active_children()
                if child.pid is not None
            }
        except (OSError, IndexError, ValueError, AttributeError):  # a system that does not say
            return None


def _seconds(process: int) -> float:
    """What the system says of a process; its name may have anything in it, brackets too."""
    line = (_PROCESSES / str(process) / "stat").read_text(encoding="utf-8", errors="replace")
    fields = line.rpartition(")")[2].split()
    ticks = int(fields[_AFTER_NAME]) + int(fields[_AFTER_NAME + 1])
    return ticks / os.sysconf("SC_CLK_TCK")
