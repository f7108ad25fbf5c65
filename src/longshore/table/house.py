"""The house: everything a server process has, put together and taken down again."""

from __future__ import annotations

import asyncio
import hmac
import os
import secrets
from types import TracebackType
from typing import Self

from starlette.requests import HTTPConnection

from longshore.bots.bot import Budget
from longshore.table.config import Config
from longshore.table.hall import Hall
from longshore.table.health import Health
from longshore.table.keeper import Keeper
from longshore.table.limits import Limits
from longshore.table.metrics import Metrics
from longshore.table.names import LOOPBACK
from longshore.table.outside.guard import Guard
from longshore.table.outside.postman import Postman
from longshore.table.refused import TooMuch
from longshore.table.settings import STANDARD_BOT
from longshore.table.steady import Steady, set_clock
from longshore.table.store import Store, Writer
from longshore.table.waiting import Waiting

ABANDONED_MS = 30 * 24 * 3600 * 1000  # a table where nothing happens for so long counts no more


class House:
    """One server process. Used as an async context manager, which opens and closes it."""

    standard_fill = STANDARD_BOT  # who sits at open seats when a table starts at once
    hint_bot = "hard"

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config, self.store, self.clock = config, store, Steady(config.clock)
        self.process = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.metrics = metrics
        self.limits = Limits(config.rates)
        self.guard = Guard(allow_internal=config.internal_webhooks)

    async def __aenter__(self) -> Self:
        lease_ms = self.config.lease_ms
        self.writer = Writer(
            self.store,
            self.process,
            self.clock,
            lease_ms=lease_ms,
            committed=self.metrics.committed,
        )
        self.hall = Hall(
            self.store,
            self.writer,
            self.metrics,
            process=self.process,
            clock=self.clock,
            link=self.plain_link,
        )
        self.health = Health(self.store, self.hall.read)
        thought = Budget(self.config.think)
        self._secret = await self.hall.read(self.store.secret)
        waiting = Waiting(self.config.order_seconds, self._secret)
        self.keeper = Keeper(self.hall, self.config.bot_threads, thought, lease_ms, waiting)
        self.postman = Postman(
            self.store,
            self.process,
            self.guard,
            self.metrics,
            clock=self.clock,
            gone=self.hall.forget_webhook,
        )
        self.hall.post = self.postman.wake
        loop = asyncio.get_running_loop()

        def heard(message: str) -> None:
            loop.call_soon_threadsafe(self.hall.heard, message)

        self.listener = self.store.listen(heard)
        self.metrics.watch_tables(lambda: self.hall.live_tables)
        await self.hall.read(set_clock, self.clock, self.store)
        self.postman.start()
        self._sweeping = asyncio.create_task(self.keeper.sweep())
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._sweeping.cancel()
        await asyncio.gather(self._sweeping, return_exceptions=True)
        self.keeper.close()
        await self.hall.settle()
        await self.postman.close()
        await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.store.release, self.process)
        self.hall.close()
        self.guard.close()

    # What routes need

    async def may_open(self, address: str) -> str:
        """Whether an address may have another table; a keyed hash of it, which the table keeps."""
        self.limits.tables.take(address)
        creator = hmac.digest(self._secret, address.encode(), "sha256").hex()[:32]
        most = self.config.tables_per_address
        if most is None:
            return creator
        since = self.clock() - ABANDONED_MS
        have = await self.hall.read(self.store.open_tables, creator, since)
        if have >= most:
            raise TooMuch("too-many-tables", most=most)
        return creator

    def plain_link(self, table: str) -> str:
        """A table's address where no request says how the host is called."""
        base = self.config.public_url or self.config.reachable or ""
        return f"{base.rstrip('/')}/t/{table}"

    def address(self, request: HTTPConnection) -> str:
        """Where others find this server: as it was called, unless that leads to this machine only
        from here.
        """
        called, others = request.base_url, self.config.reachable
        base = others if others and called.hostname in LOOPBACK else str(called)
        return (self.config.public_url or base).rstrip("/")

    def link(self, table: str, request: HTTPConnection, *, join: str = "", key: str = "") -> str:
        """A table's address. A token goes behind the #: browsers send that part to nobody."""
        secret = f"#join={join}" if join else f"#key={key}" if key else ""
        return f"{self.address(request)}/t/{table}{secret}"
