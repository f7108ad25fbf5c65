"""The lock of a table, which can be taken without a coroutine, too, where nobody has it."""

from __future__ import annotations

import asyncio
from collections import deque


class TableLock:
    """Held by one at a time, in the order in which they came; for one event loop."""

    __slots__ = ("_held", "_waiting")

    def __init__(self) -> None:
        self._held = False
        self._waiting: deque[asyncio.Future[None]] = deque()

    def locked(self) -> bool:
        return self._held

    def take(self) -> bool:
        """Take it, if nobody has it; whoever waits has it, as soon as it is given back."""
        if self._held:
            return False
        self._held = True
        return True

    async def acquire(self) -> None:
        """Wait for it."""
        if self.take():
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        try:
            await mine
        except BaseException:
            if mine.done() and not mine.cancelled():
                self.release()  # it was given to one who has just gone away
            raise

    def release(self) -> None:
        """Give it to the one who has waited longest, or to nobody."""
        while self._waiting:
            following = self._waiting.popleft()
            if not following.done():
                following.set_result(None)
                return
        self._held = False

    async def __aenter__(self) -> None:
        await self.acquire()

    async def __aexit__(self, *_: object) -> None:
        self.release()
