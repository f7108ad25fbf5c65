"""Filling tables: in the background, as soon as there are enough people, at every process.

Whoever comes first does it: who sits where is decided in one transaction that nobody else is in
(`seekers.fill`), and a table is opened by its first entry, which is written once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from contextlib import suppress

from longshore.server.domain.refused import WishRefused
from longshore.server.domain.seating import Dealer
from longshore.server.matches import promises, rounds, seekers
from longshore.server.matches.opening import OpenAlready, is_banned, once, opening
from longshore.server.matches.promises import Promised
from longshore.server.people.people import People
from longshore.server.runtime.registry import TableRegistry
from longshore.server.store import StoreError

SWEEP_SECONDS = 2.0  # until it is looked again: bots may come by now
AT_ONCE = 20
AGAIN_SECONDS = 600.0  # until a table is tried again that could not be opened, or a contest
logger = logging.getLogger(__name__)


class Matchmaker:
    """Brings people together at the tables of this database."""

    def __init__(self, registry: TableRegistry, people: People, dealer: Dealer) -> None:
        self._registry, self._people, self._dealer = registry, people, dealer
        self._wake = asyncio.Event()
        self._failed: dict[str, float] = {}

    def wake(self) -> None:
        """Somebody waits, or a table was promised."""
        self._wake.set()

    async def keep_finding(self) -> None:
        """For ever: tables that can be filled, and tables that are promised."""
        while True:
            self._wake.clear()
            try:
                found = await self._find()
            except StoreError as problem:
                logger.warning("%s", problem)
                found = False
            except Exception:  # whatever is wrong with one, the others are not to wait for ever
                logger.exception("People cannot be brought together.")
                found = False
            if not found:
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._wake.wait(), SWEEP_SECONDS)

    async def _find(self) -> bool:
        """Whether there was anything to do."""
        registry, now = self._registry, time.monotonic()
        database = registry.store.database
        await registry.read(seekers.fill, database, registry.clock())
        self._failed = {one: at for one, at in self._failed.items() if now < at + AGAIN_SECONDS}
        for contest in await registry.read(rounds.due, database, registry.clock()):
            if contest not in self._failed:
                await self._go_on(contest)
        most = AT_ONCE + len(self._failed)
        todo = await registry.read(promises.unopened, database, most)
        todo = [one for one in todo if one.table not in self._failed]
        for one in todo:
            await self._open(one)
        return bool(todo)

    async def _go_on(self, contest: str) -> None:
        """Do what is to be done with a contest. One that cannot be gone on with is left alone for a
        while, and the others do not wait for it.
        """
        try:
            await self._registry.read(
                rounds.step, self._registry.store.database, contest, self._registry.clock()
            )
        except StoreError:
            raise
        except Exception:
            logger.exception("Contest %s cannot be gone on with.", contest)
            self._failed[contest] = time.monotonic()

    async def _open(self, one: Promised) -> None:
        registry = self._registry
        try:
            with suppress(OpenAlready):
                await self._begin(one)
            await registry.read(
                promises.opened, registry.store.database, one.table, registry.clock()
            )
        except StoreError:
            raise
        except WishRefused as problem:
            logger.warning("Table %s cannot be opened: %s", one.table, problem)
            self._failed[one.table] = time.monotonic()
        except Exception:
            logger.exception("Table %s cannot be opened.", one.table)
            self._failed[one.table] = time.monotonic()

    async def _begin(self, one: Promised) -> None:
        try:
            await self._begun(one, named=True)
        except WishRefused as problem:
            if not is_banned(problem):
                raise
            await self._begun(one, named=False)

    async def _begun(self, one: Promised, *, named: bool) -> None:
        holder, dealer = self._people.holder, self._dealer
        make = once(lambda: opening(one, holder, dealer, named=named), one.table)
        await self._registry.open_at(one.table, make)
