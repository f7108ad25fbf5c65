"""How far it is: a bar in a terminal, a line now and then elsewhere."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TextIO

SOON, EVERY = 1.0, 5.0  # seconds to the first line, and between lines
_HALF_LIFE = 15.0  # seconds: how long the rate remembers


class Pace:
    """Games done, the rate, and the time left."""

    def __init__(self, done: int, asked: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.done, self.asked = done, asked
        self._clock = clock
        self._last: float | None = None  # what it took to get going is no part of the rate
        self._fresh = 0.0  # games and seconds, the older the lighter
        self._span = 0.0

    def step(self) -> None:
        """One more is done."""
        now, self.done = self._clock(), self.done + 1
        if self._last is None:
            self._last = now
            return
        passed, self._last = now - self._last, now
        fade = 0.5 ** (passed / _HALF_LIFE)
        self._fresh = self._fresh * fade + 1
        self._span = self._span * fade + passed

    @property
    def rate(self) -> float:
        """Games a second, lately."""
        return self._fresh / self._span if self._span > 0 else 0.0

    @property
    def line(self) -> str:
        """`120 of 1,000 games, 45.2 games/s, 0:19 left`"""
        rate = self.rate
        said = f"{self.done:,} of {self.asked:,} {'game' if self.asked == 1 else 'games'}"
        if rate <= 0:
            return said
        return f"{said}, {rate:,.1f} games/s, {_clock(max(0, self.asked - self.done) / rate)} left"


def _clock(seconds: float) -> str:
    minutes, rest = divmod(round(seconds), 60)
    hours, minutes = divmod(minutes, 60)
    return f"{hours}:{minutes:02}:{rest:02}" if hours else f"{minutes}:{rest:02}"


@contextmanager
def showing(done: int, asked: int, stream: TextIO | None = None) -> Iterator[Callable[[], None]]:
    """Show progress on a stream (stderr); call what you get once for every game."""
    out = sys.stderr if stream is None else stream
    pace = Pace(done, asked)
    if out.isatty():
        with _bar(pace, out) as step:
            yield step
    else:
        yield _lines(pace, out)


@contextmanager
def _bar(pace: Pace, out: TextIO) -> Iterator[Callable[[], None]]:
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (BarColumn(bar_width=None), TextColumn("{task.fields[line]}"))
    with Progress(*columns, console=Console(file=out), transient=True) as progress:
        task = progress.add_task("", completed=pace.done, total=pace.asked, line=pace.line)

        def step() -> None:
            pace.step()
            progress.update(task, completed=pace.done, line=pace.line)

        yield step


def _lines(pace: Pace, out: TextIO) -> Callable[[], None]:
    due = time.monotonic() + SOON

    def step() -> None:
        nonlocal due
        pace.step()
        now = time.monotonic()
        if now >= due or pace.done == pace.asked:
            due = now + EVERY
            print(pace.line, file=out, flush=True)

    return step
