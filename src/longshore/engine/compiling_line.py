"""The line that says what is compiled just now, and for how long already.

At a terminal it is covered by the next, and counts the seconds; elsewhere there is a new one only
now and then, so that whoever waits sees that it goes on.
"""

from __future__ import annotations

import threading
import time
from contextlib import suppress
from types import TracebackType
from typing import Self, TextIO

_WIDTH = 76
_AT_TERMINAL, _ELSEWHERE = 1.0, 15.0  # seconds between two lines


def show(stream: TextIO, line: str, *, passing: bool = False) -> None:
    """A line; one that passes is covered by the next, where that can be."""
    if stream.isatty():
        stream.write(f"\r{line:<{_WIDTH}}" + ("" if passing else "\n"))
    else:
        stream.write(f"{line}\n")
    stream.flush()


class CompilingLine:
    """For one part: entered when it begins, told of each step, left when it is over."""

    def __init__(self, stream: TextIO, name: str, steps: int) -> None:
        self._stream, self._name, self._steps = stream, name, steps
        self._terminal = stream.isatty()
        self._began = time.monotonic()
        self._now = ""
        self._writing = threading.Lock()
        self._over = threading.Event()
        self._ticking = threading.Thread(target=self._tick, name="compiling-line", daemon=True)

    @property
    def seconds(self) -> float:
        """Since it began."""
        return time.monotonic() - self._began

    def __enter__(self) -> Self:
        self._ticking.start()
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._over.set()
        self._ticking.join()

    def step(self, number: int, name: str) -> None:
        """What is done now."""
        with self._writing:
            first, self._now = not self._now, f"{number} of {self._steps} ({name})"
            if first or self._terminal:
                self._show()

    def _tick(self) -> None:
        while not self._over.wait(_AT_TERMINAL if self._terminal else _ELSEWHERE):
            with self._writing, suppress(OSError, ValueError):  # nobody reads it any more
                self._show()

    def _show(self) -> None:
        line = f"Compiling {self._name}, once: {self._now}, {self.seconds:.0f} s"
        show(self._stream, line, passing=True)
