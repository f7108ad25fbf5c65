"""The house: everything a server process has, put together and taken down again."""

from __future__ import annotations

import asyncio
import hmac
import logging
import os
import secrets
from types import TracebackType
from typing import TYPE_CHECKING, Self

from starlette.requests import HTTPConnection

from longshore.bots.bot import Budget
from longshore.server.domain.refused import TooMuch
from longshore.server.domain.settings import STANDARD_BOT
from longshore.server.http.config import Config
from longshore.server.http.host_token import made_token
from longshore.server.http.hosts import LOOPBACK
from longshore.server.http.limits import Limits
from longshore.server.http.load import Workload
from longshore.server.http.shared_metrics import SharedMetrics
from longshore.server.http.troubles import Troubles
from longshore.server.metrics import Metrics
from longshore.server.runtime.health import Health
from longshore.server.runtime.registry import TableRegistry
from longshore.server.runtime.reviewing import Reviews
from longshore.server.runtime.scheduler import Scheduler
from longshore.server.runtime.waiting import Waiting
from longshore.server.store import Store, Writer
from longshore.server.store.schema import MATCHES, PEOPLE, RESULTS
from longshore.server.store.steady_clock import Steady, set_clock
from longshore.server.webhooks.guard import Guard
from longshore.server.webhooks.postman import Postman
from longshore.server.webhooks.sealing import Vapid

if TYPE_CHECKING:
    from longshore.server.mail.sending import Mailing
    from longshore.server.matches.finding import Matchmaker
    from longshore.server.people.people import People
    from longshore.server.results.settling import Settling

ABANDONED_MS = 30 * 24 * 3600 * 1000  # a table where nothing happens for so long counts no more


class House:
    """One server process. Used as an async context manager, which opens and closes it."""

    standard_fill = STANDARD_BOT  # who sits at open seats when a table starts at once
    hint_bot = "hard"

    def __init__(self, config: Config, store: Store, metrics: Metrics) -> None:
        self.config, self.store, self.clock = config, store, Steady(config.clock)
        self.process = f"{os.getpid()}-{secrets.token_hex(6)}"
        self.metrics = metrics
        self._shared = SharedMetrics(metrics, config.worker) if config.worker else None
        self.limits = Limits(config.rates)
        self.guard = Guard(allow_internal=config.internal_webhooks)
        self.load, self.troubles = Workload(metrics), Troubles()

    async def __aenter__(self) -> Self:
        lease_ms = self.config.lease_ms
        self.writer = Writer(
            self.store,
            self.process,
            self.clock,
            lease_ms=lease_ms,
            committed=self.metrics.committed,
        )
        self.registry = TableRegistry(
            self.store,
            self.writer,
            self.metrics,
            process=self.process,
            clock=self.clock,
            link=self.plain_link,
        )
        self.health = Health(self.store, self.registry.read)
        thought = Budget(self.config.think)
        self._secret = await self.registry.read(self.store.secret)
        self._host_token = self.config.host_token or made_token(self._secret)
        self.vapid = Vapid(await self.registry.read(self.store.fact, "vapid", Vapid.make()))
        waiting = Waiting(self.config.order_seconds, self._secret)
        self.scheduler = Scheduler(
            self.registry, self.config.bot_threads, thought, lease_ms, waiting
        )
        self.people = self._people()
        self.reviews = Reviews(self.registry, lease_ms, self.config.review_playouts)
        self.postman = Postman(
            self.store,
            self.process,
            self.guard,
            self.metrics,
            clock=self.clock,
            gone=self.registry.forget_webhook,
            device_gone=self.registry.forget_device,
            connected=self.registry.connected,
            vapid=self.vapid,
        )
        self.registry.changes.post = self.postman.wake
        self.settling = self._settling()
        self.finding = self._finding()
        self.mailing = self._mailing()
        loop = asyncio.get_running_loop()

        def heard(message: str) -> None:
            loop.call_soon_threadsafe(self._heard, message)

        self.listener = self.store.listen(heard)
        await self.registry.read(self.registry.bans.read)
        self.metrics.watch_tables(lambda: self.registry.live_tables)
        await self.registry.read(set_clock, self.clock, self.store)
        self.postman.start()
        self.registry.neighbours.ask()
        logging.getLogger().addHandler(self.troubles)
        self._for_ever = [
            asyncio.create_task(self.load.keep_looking()),
            asyncio.create_task(self.scheduler.sweep()),
            asyncio.create_task(self.registry.neighbours.keep_alive()),
        ]
        if self.settling is not None:
            self._for_ever.append(asyncio.create_task(self.settling.keep_settling()))
        if self.finding is not None:
            self._for_ever.append(asyncio.create_task(self.finding.keep_finding()))
        if self.mailing is not None:
            self._for_ever.append(asyncio.create_task(self.mailing.keep_sending()))
        if self._shared is not None:
            self._for_ever.append(asyncio.create_task(self._shared.keep_writing()))
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        logging.getLogger().removeHandler(self.troubles)
        for task in self._for_ever:
            task.cancel()
        await asyncio.gather(*self._for_ever, return_exceptions=True)
        self.scheduler.close()
        await self.reviews.close()
        if self.settling is not None:
            await self.settling.close()
        self.registry.neighbours.leave()
        await self.registry.settle()
        await self.postman.close()
        await asyncio.to_thread(self.listener.close)
        await asyncio.to_thread(self.writer.close)
        await asyncio.to_thread(self.store.release, self.process)
        if self.people is not None:
            await self.people.close()
        self.registry.close()
        self.guard.close()

    def _people(self) -> People | None:
        """The accounts, where there are any."""
        settings = self.config.accounts
        if settings is None:
            return None
        from longshore.server.people.people import People

        return People(settings, self.store, self._secret, self.registry.read, self.clock)

    def _settling(self) -> Settling | None:
        """Who writes down what games came to, where there are accounts."""
        if self.people is None:
            return None
        from longshore.server.results.settling import Settling

        return Settling(self.registry, self._secret)

    def _finding(self) -> Matchmaker | None:
        """Who brings people together, where there are accounts."""
        if self.people is None:
            return None
        from longshore.server.matches.finding import Matchmaker

        return Matchmaker(self.registry, self.people, self.config.dealer)

    def _mailing(self) -> Mailing | None:
        """Who tells people of their games, where there are accounts."""
        if self.people is None:
            return None
        from longshore.server.mail.sending import Mailing

        return Mailing(self.config.mail, self.registry, self.people)

    def _heard(self, message: str) -> None:
        """What another process tells."""
        if self.people is not None and message in (PEOPLE, "*"):
            self.registry.spawn(self.people.changed())
        if self.finding is not None and message in (MATCHES, "*"):
            self.finding.wake()
        if message not in (PEOPLE, RESULTS, MATCHES):
            self.registry.heard(message)

    # What routes need

    async def numbers(self) -> tuple[str, bytes]:
        """What is counted, for Prometheus: the content type and the text."""
        if self._shared is None:
            return self.metrics.render()
        return await asyncio.to_thread(self._shared.render)

    async def may_open(self, address: str) -> str:
        """Whether an address may have another table; a keyed hash of it, which the table keeps."""
        self.limits.tables.take(address)
        creator = hmac.digest(self._secret, address.encode(), "sha256").hex()[:32]
        most = self.config.tables_per_address
        if most is None:
            return creator
        since = self.clock() - ABANDONED_MS
        have = await self.registry.read(self.store.open_tables, creator, since)
        if have >= most:
            raise TooMuch("too-many-tables", most=most)
        return creator

    def is_host(self, token: str) -> bool:
        """Whether a token is that of the hosts' page."""
        return hmac.compare_digest(self._host_token.encode(), token.encode())

    def ticket(self, table: str) -> str:
        """What lets somebody be told that something has happened at a table, and nothing else."""
        return hmac.digest(self._secret, b"news " + table.encode(), "sha256").hex()

    def is_ticket(self, table: str, given: str) -> bool:
        return hmac.compare_digest(self.ticket(table).encode(), given.encode())

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
