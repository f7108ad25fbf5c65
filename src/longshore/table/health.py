"""Whether a server is well: whether its database takes what is written, and can be read."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable

from longshore.table.store import Store, StoreError

EVERY_SECONDS = 3.0  # between two tries: whoever asks more often is told what the last one found


class Health:
    """What the last try found; a new one is made when that is old and somebody asks."""

    def __init__(self, store: Store, read: Callable[[Callable[[], None]], Awaitable[None]]) -> None:
        self._store, self._read = store, read
        self._trying = asyncio.Lock()
        self._tried = float("-inf")
        self._trouble: str | None = None

    async def trouble(self) -> str | None:
        """What is wrong; None if nothing is."""
        async with self._trying:
            if time.monotonic() - self._tried >= EVERY_SECONDS:
                self._trouble = await self._try()
                self._tried = time.monotonic()
        return self._trouble

    async def _try(self) -> str | None:
        try:
            await self._read(self._store.pulse)
        except StoreError as problem:
            return str(problem)
        return None
