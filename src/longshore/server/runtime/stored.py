"""Tables as they are stored: read and folded anew, or brought up to date with what others wrote."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import TypeVar

from longshore.server.domain.entries import KeyRevoked, Line, SeatsOrdered
from longshore.server.domain.orders import Orders, stored_orders
from longshore.server.domain.refused import Damaged, Unknown, WishRefused
from longshore.server.domain.state import NeedsReload, TableState
from longshore.server.runtime import history
from longshore.server.runtime.broadcast import Telling
from longshore.server.runtime.live import Live
from longshore.server.runtime.units import MOVING, PRIVATE, seats_given_up
from longshore.server.store import Store, StoreError
from longshore.server.webhooks.push import PUSH, PushDevice, read_devices
from longshore.server.webhooks.webhooks import KeptWebhook, read_webhook

SHORT_LOG = 40  # entries that are folded at once; longer logs in a thread
READERS = 4

T = TypeVar("T")
logger = logging.getLogger(__name__)


class StoredTables:
    """Reads the store in threads of its own. A table is changed under its lock only."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="longshore-read")

    def close(self) -> None:
        self._readers.shutdown()

    async def read(self, call: Callable[..., T], *arguments: object) -> T:
        """Something that takes a moment, away from the event loop."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._readers, call, *arguments)

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """A part of a table's log."""
        with _legible(table):
            return await self.read(self.store.lines, table, after, upto)

    async def up_to_date(self, live: Live) -> TableState:
        """The state of a table with all that is known to be written."""
        if live.state is None:
            await self._load(live)
        elif live.heard > live.state.seq:
            await self._catch_up(live, live.state)
        if live.state is None:
            raise Unknown("no-such-table", table=live.id)
        return live.state

    async def _load(self, live: Live) -> None:
        live.card = None
        with _legible(live.id):
            lines = await self.read(self.store.lines, live.id)
            if not lines:
                raise Unknown("no-such-table", table=live.id)
            await self.read_private(live)
            state = await self.fold(live.id, lines)
            untold: list[Telling] = []
            if 0 < live.told < state.seq:
                untold = await self.read(history.tellings, live.id, lines, live.told)
        live.state = state  # from here on nothing can fail: what is known is told
        live.told = live.told or state.seq
        if any(isinstance(line.entry, MOVING) for line in lines[live.told :]):
            live.mine = False
        for telling in untold:
            live.publish(telling)

    async def read_private(self, live: Live) -> None:
        """Read again what the seats of a table keep to themselves, as far as it is needed here."""
        live.orders, live.webhooks, live.devices = await self.read(self._read_private, live.id)

    def _read_private(
        self, table: str
    ) -> tuple[dict[int, Orders], dict[int, KeptWebhook], dict[int, tuple[PushDevice, ...]]]:
        webhooks = self.store.privates(table, "webhook").items()
        devices = self.store.privates(table, PUSH).items()
        return (
            self._read_orders(table),
            {seat: read_webhook(body) for seat, body in webhooks},
            {seat: read_devices(body) for seat, body in devices},
        )

    def privates(self, table: str) -> dict[str, dict[int, bytes]]:
        """All that the seats of a table keep to themselves, by kind."""
        return {kind: self.store.privates(table, kind) for kind in PRIVATE}

    def _read_orders(self, table: str) -> dict[int, Orders]:
        stored = self.store.privates(table, "orders")
        return {seat: stored_orders(body) for seat, body in stored.items()}

    async def read_orders(self, live: Live) -> None:
        """Read a table's standing orders again."""
        live.orders = await self.read(self._read_orders, live.id)

    async def fold(self, table: str, lines: list[Line]) -> TableState:
        """The state that a log comes to."""
        if len(lines) <= SHORT_LOG:
            return TableState.of(table, lines)
        return await self.read(TableState.of, table, lines)

    async def _catch_up(self, live: Live, state: TableState) -> None:
        """What other processes have written since."""
        if live.orders:
            await self.read_orders(live)
        live.card = None
        # What was heard of is found now, or there is no such thing. What is heard of meanwhile may
        # come too late for this reading, even if it has a number that was hoped for before.
        hoped, live.heard = live.heard, state.seq
        try:
            lines = await self.lines(live.id, state.seq)
        except BaseException:
            live.heard = max(live.heard, hoped)
            raise
        for line in lines:
            live.state = None  # in case that it cannot be folded
            try:
                if isinstance(line.entry, SeatsOrdered):  # what is private has moved, too
                    raise NeedsReload
                with _legible(live.id):
                    events = state.apply(line)
            except NeedsReload:
                await self._load(live)
                return
            live.state = state
            if isinstance(line.entry, MOVING):
                live.mine = False
            if isinstance(line.entry, KeyRevoked) or seats_given_up(line.entry):
                live.state = None  # in case that what is private cannot be read
                await self.read_private(live)
                live.state = state
            live.publish(Telling(state, line, events))


class Held:
    """A table that is held for as long as the block lasts: nobody else changes it meanwhile. One
    that is `new` need not be there yet.
    """

    __slots__ = ("_live", "_new", "_seen", "_stored")

    def __init__(self, live: Live, stored: StoredTables, seen: int, *, new: bool = False) -> None:
        self._live, self._stored, self._seen, self._new = live, stored, seen, new

    async def __aenter__(self) -> tuple[Live, TableState]:
        live = self._live
        live.users += 1
        try:
            await live.lock.acquire()
            try:
                live.heard = max(live.heard, self._seen)
                return live, await self._state()
            except BaseException:
                live.lock.release()
                raise
        except BaseException:
            self._left()
            raise

    async def _state(self) -> TableState:
        try:
            return await self._stored.up_to_date(self._live)
        except Unknown:
            if not self._new:
                raise
            self._live.state = TableState(self._live.id)
            return self._live.state

    async def __aexit__(self, *_: object) -> None:
        self._live.lock.release()
        self._left()

    def _left(self) -> None:
        self._live.users -= 1
        self._live.touched = time.monotonic()


@contextmanager
def _legible(table: str) -> Iterator[None]:
    """Whatever a damaged entry leads to is said in one way, and of this table alone."""
    try:
        yield
    except (StoreError, WishRefused, NeedsReload):
        raise
    except Exception:
        logger.exception("The log of table %s is damaged.", table)
        raise Damaged("table-damaged", table=table) from None
