"""Whether a server is well: whether its database takes what is written, and can be read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from longshore.server.store import Store, StoreError

EVERY_SECONDS = 30.0  # between two tries: whoever asks more often is told what the last one found
TROUBLE_SECONDS = 3.0  # when the last one found something: that may be over soon


class Health:
    """What the last try found; a new one is made when that is old and somebody asks."""

    def __init__(self, store: Store, read: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        self._store, self._read = store, read
        self._trying = asyncio.Lock()
        self._tried: float | None = None
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """What is wrong; None if nothing is. Nobody waits for another's try but for the first."""
        if self._trying.locked() and self._tried is not None:
            return self._trouble
        async with self._trying:
            if self._is_old():
                self._trouble = await self._try()
                self._tried = time.monotonic()
        return self._trouble

    def _is_old(self) -> bool:
        every = EVERY_SECONDS if self._trouble is None else TROUBLE_SECONDS
        return self._tried is None or time.monotonic() - self._tried >= every

    async def _try(self) -> str | None:
        try:
            await self._read(self._store.pulse)
        except StoreError as problem:
            return str(problem)
        return None
