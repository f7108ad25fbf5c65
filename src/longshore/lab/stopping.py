"""Ctrl-C that ends things in order: what is being done is finished or given up, nothing is torn."""

from __future__ import annotations

import signal
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType


class Stop:
    """Whether it was asked to stop. Nobody hears of Ctrl-C through it until `listening`."""

    def __init__(self) -> None:
        self.asked = False
        self._raising = False

    @contextmanager
    def at_once(self) -> Iterator[None]:
        """What is done inside can be given up anywhere: Ctrl-C raises `KeyboardInterrupt` there."""
        self._raising = True
        try:
            if self.asked:
                raise KeyboardInterrupt
            yield
        finally:
            self._raising = False

    def hear(self, number: int = 0, frame: FrameType | None = None) -> None:  # noqa: ARG002
        """Ctrl-C. Who asks a second time does not want to wait."""
        again, self.asked = self.asked, True
        if self._raising or again:
            raise KeyboardInterrupt


@contextmanager
def listening() -> Iterator[Stop]:
    """Take Ctrl-C as a wish to stop, as long as this goes on."""
    stop = Stop()
    if threading.current_thread() is not threading.main_thread():
        yield stop  # only the main thread hears signals
        return
    before = signal.signal(signal.SIGINT, stop.hear)
    try:
        yield stop
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def deaf() -> Iterator[None]:
    """Processes that are started inside never hear Ctrl-C; whoever started them ends them."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)
