"""Writing down what games came to: in the background, one after the other, as soon as they end.

What is to be done stands in the database (`keeping.unsettled`), so that nothing is forgotten when a
process dies; whoever comes first does it, and a second one writes nothing more.
"""

from __future__ import annotations

import asyncio
import logging
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress

from longshore.server.domain.entries import Line
from longshore.server.domain.refused import WishRefused
from longshore.server.results import keeping
from longshore.server.results.figures import ended
from longshore.server.runtime.registry import TableRegistry
from longshore.server.runtime.reviewing import stand_back
from longshore.server.store import StoreError

AT_ONCE = 100
SWEEP_SECONDS = 30.0  # until it is looked again for what another process has left undone
AGAIN_SECONDS = 600.0  # until a table is tried again that could not be read
logger = logging.getLogger(__name__)


class Settling:
    """Writes down the results of this database's tables."""

    def __init__(self, registry: TableRegistry, secret: bytes) -> None:
        self._registry, self._secret = registry, secret
        self._pool = ThreadPoolExecutor(
            1, thread_name_prefix="longshore-results", initializer=stand_back
        )
        self._wake = asyncio.Event()
        self._failed: dict[str, float] = {}
        registry.changes.ended = self._wake.set

    async def close(self) -> None:
        """Let what is being written come to its end."""
        await asyncio.to_thread(self._pool.shutdown, wait=True, cancel_futures=True)

    async def keep_settling(self) -> None:
        """For ever: what is over and not written down yet."""
        while True:
            self._wake.clear()
            try:
                found = await self._settle_some()
            except StoreError as problem:
                logger.warning("%s", problem)
                found = False
            except Exception:
                logger.exception("Results cannot be looked after.")
                found = False
            if not found:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), SWEEP_SECONDS)

    async def settle_of(self, account: str) -> None:
        """At once, what is over of an account's: it is to be deleted, and who it was with it."""
        registry = self._registry
        for table in await registry.read(keeping.unsettled, registry.store.database, None, account):
            await self._settle(table)

    async def _settle_some(self) -> bool:
        """Whether there was anything to do."""
        registry, now = self._registry, time.monotonic()
        self._failed = {one: at for one, at in self._failed.items() if now < at + AGAIN_SECONDS}
        most = AT_ONCE + len(self._failed)
        tables = await registry.read(keeping.unsettled, registry.store.database, most)
        todo = [table for table in tables if table not in self._failed]
        for table in todo:
            await self._settle(table)
        return bool(todo)

    async def _settle(self, table: str) -> None:
        try:
            lines = await self._registry.lines(table)
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._pool, self._settled, table, lines)
        except StoreError:
            raise
        except WishRefused as problem:  # it is damaged, or its edition is not here
            logger.warning("%s", problem)
            self._failed[table] = time.monotonic()
        except Exception:
            logger.exception("What table %s came to cannot be written down.", table)
            self._failed[table] = time.monotonic()

    def _settled(self, table: str, lines: list[Line]) -> None:
        """In the thread."""
        keeping.settle(self._registry.store.database, self._secret, table, ended(table, lines))
