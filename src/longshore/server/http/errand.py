"""A coroutine that is begun at once, where a task would wait for its turn in the event loop."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any


class Errand:
    """Runs as far as it can, and goes on when what it waits for is there.

    It cannot be cancelled, and is no task: what needs one (`asyncio.timeout`) is not for it. What
    goes wrong in it is its own business.
    """

    __slots__ = ("_work",)

    def __init__(self, work: Coroutine[Any, None, None]) -> None:
        self._work = work
        self._go_on(None)

    def _go_on(self, _: object) -> None:
        try:
            awaited = self._work.send(None)
        except StopIteration:
            return
        if isinstance(awaited, asyncio.Future):
            awaited._asyncio_future_blocking = False  # what a task does for who is waited for
            awaited.add_done_callback(self._go_on)
        else:  # it lets others have a turn
            asyncio.get_running_loop().call_soon(self._go_on, None)
