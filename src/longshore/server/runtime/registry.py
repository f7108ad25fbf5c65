"""The registry: all tables that this process knows at the moment, and who follows them.

How anything changes at one is in `changing`. Tables that nobody looks at are forgotten; the store
has them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from longshore.server.domain.entries import AnyEntry, Line
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import Unknown, WishRefused
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import TABLE_ID, make_table_id
from longshore.server.domain.told import PresentTold
from longshore.server.metrics import Metrics
from longshore.server.runtime import history
from longshore.server.runtime.bans import Bans
from longshore.server.runtime.broadcast import Telling
from longshore.server.runtime.changing import Changes, Granted, Make, MakeAt, Outcome, Then
from longshore.server.runtime.live import Follower, Live
from longshore.server.runtime.neighbours import PRESENT, Neighbours
from longshore.server.runtime.news import NewsDesk
from longshore.server.runtime.stored import Held, StoredTables
from longshore.server.runtime.work import has_work
from longshore.server.store import Store, StoreError, Writer
from longshore.server.store.bans import NAMES
from longshore.server.store.schema import DELETED
from longshore.server.store.steady_clock import Steady
from longshore.server.webhooks.push import PUSH, PushDevice, without_device, write_devices

LATEST = 2**53  # a number that no log comes to: look what there is
IDLE_SECONDS = 30.0  # that a table nobody looks at is kept in memory

T = TypeVar("T")
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between tries, while the database is away
logger = logging.getLogger(__name__)


class TableRegistry:
    """The tables of this process."""

    def __init__(
        self,
        store: Store,
        writer: Writer,
        metrics: Metrics,
        *,
        process: str,
        clock: Steady,
        link: Callable[[str], str],
    ) -> None:
        self.store, self.writer, self.metrics = store, writer, metrics
        self.process, self.clock = process, clock
        self._live: dict[str, Live] = {}
        self._stored = StoredTables(store)
        self.news = NewsDesk()
        self.bans = Bans(store)
        self.changes = Changes(
            store,
            writer,
            metrics,
            self._stored,
            self.bans,
            self.news,
            now=self.now,
            link=link,
        )
        self.neighbours = Neighbours(process, self._live, self._tell if store.shared else None)
        self._tasks: set[asyncio.Task[None]] = set()
        self._ending = asyncio.Event()
        self._telling = asyncio.Lock()  # which lets those who wait go in their order

    def close(self) -> None:
        self._stored.close()

    def now(self, state: TableState) -> int:
        """What time it is at a table: never before its last entry, whoever has written that."""
        return max(self.clock(), state.changed_at)

    async def read(self, call: Callable[..., T], *arguments: object) -> T:
        """Something that takes a moment, away from the event loop."""
        return await self._stored.read(call, *arguments)

    def _kept(self, table: str) -> Live:
        """A table that is kept in memory from now on."""
        live = self._live[table] = Live(table)
        self.neighbours.meet(live)
        return live

    # Opening and looking

    async def open(
        self, entry: AnyEntry, creator: str, then: Make | None = None, *, table: str | None = None
    ) -> str:
        """A new table, of that name if it has one already; `then` is done at it at once."""
        table = table or make_table_id()
        await self.open_at(table, lambda _state: Wished(entry), creator, then)
        return table

    async def open_at(
        self, table: str, first: Make, creator: str = "", then: Make | None = None
    ) -> None:
        """A new table of that name; if there is one by now, `first` is asked about that. Somebody
        may have looked for it before, or be doing so: who was promised a seat there does.
        """
        live = self._live.get(table)
        if live is None:
            live = self._kept(table)
            live.state = TableState(table)
        try:
            async with Held(live, self._stored, 0, new=True) as (_, state):
                make: MakeAt = lambda _live, state: first(state)  # noqa: E731
                await self.changes.grant(live, state, make, None, creator, None)
            if then is not None:
                await self.wish(table, then)
        except BaseException:
            if live.state is None or not live.state.seq:
                self._live.pop(table, None)
            raise

    def at(self, table: str, seen: int = 0) -> Held:
        """A table under its lock, up to date at least to entry `seen`."""
        return Held(self._named(table), self._stored, seen if self.store.shared else 0)

    def _named(self, table: str) -> Live:
        """A table as far as it is known here; there may be none of that name."""
        live = self._live.get(table)
        if live is None:
            if not TABLE_ID.fullmatch(table):
                raise Unknown("no-such-table", table=table)
            live = self._kept(table)
        return live

    async def look(self, table: str, look: Callable[[TableState], T], seen: int = 0) -> T:
        """Read something off a table."""
        async with self.at(table, seen) as (_, state):
            return look(state)

    async def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """A part of a table's log."""
        return await self._stored.lines(table, after, upto)

    # Changing

    async def wish(
        self,
        table: str,
        make: Make,
        *,
        key: str | None = None,
        seen: int = 0,
        creator: str = "",
    ) -> Granted:
        """Decide on a wish, write it down, and tell everybody."""
        return await self.wish_at(
            table, lambda _live, state: make(state), key=key, seen=seen, creator=creator
        )

    async def wish_at(
        self,
        table: str,
        make: MakeAt,
        *,
        key: str | None = None,
        seen: int = 0,
        creator: str = "",
        then: Then | None = None,
    ) -> Granted:
        """The same for a wish that depends on what is not in the log as well.

        `then` is asked what follows at once, again and again, until nothing does: all of it is
        written together.
        """
        async with self.at(table, seen) as (live, state):
            return await self.changes.grant(live, state, make, key, creator, then)

    def play_at_once(
        self, table: str, make: Make, key: str | None, seen: int, done: Callable[[Outcome], None]
    ) -> bool:
        """The same for actions, where nothing is to be waited for; see `Changes.at_once`."""
        live = self._live.get(table)
        if live is None:
            return False
        if self.store.shared and seen > live.heard:
            live.heard = seen
        return self.changes.at_once(live, make, key, done)

    async def remove(self, table: str) -> None:
        """Delete a table that is over, for good; also one that cannot be read."""
        live = self._named(table)
        async with live.lock:
            if not await self.read(self.store.remove, table):
                if await self.read(self.store.row, table) is None:
                    raise Unknown("no-such-table", table=table)
                raise WishRefused("table-going-on")
            live.end()
        self.news.changed(table)

    async def _removed(self, live: Live) -> None:
        async with live.lock:
            live.end()

    async def read_orders(self, table: str) -> None:
        """Read a table's standing orders again."""
        async with self.at(table) as (live, _):
            await self._stored.read_orders(live)

    # What other processes tell

    def heard(self, payload: str) -> None:
        """A message of another process: `<table> <seq>`, `<table> private <kind>`, `<table>
        deleted`, `present …` of who is connected there, `names` when one was banned or allowed
        again, or `*`.
        """
        table, _, what = payload.partition(" ")
        if table == PRESENT:
            self.neighbours.heard(what)
            return
        if table in (NAMES, "*"):
            self.spawn(self.read(self.bans.read))
            if table == NAMES:
                return
            self.neighbours.ask()
            for live in self._live.values():
                self.spawn(self._refreshed(live, everything=True))
            return
        if what.isdigit() or what == DELETED:
            self.news.changed(table)
        live_one = self._live.get(table)
        if live_one is None:
            return
        if what == DELETED:
            self.spawn(self._removed(live_one))
            return
        if what.isdigit():
            live_one.heard = max(live_one.heard, int(what))
        self.spawn(self._refreshed(live_one, everything=not what.isdigit()))

    def _tell(self, message: str, lost: Callable[[], None]) -> None:
        """Let the other processes hear something that is not written down, one after the other."""
        self.spawn(self._told(message, lost))

    async def _told(self, message: str, lost: Callable[[], None]) -> None:
        async with self._telling:
            try:
                await self.read(self.store.tell, message)
            except Exception:
                lost()
                raise

    async def _refreshed(self, live: Live, *, everything: bool) -> None:
        """Read what was heard of, again and again while the database is away: whoever follows the
        table would else hear of it with the next entry only.
        """
        pause = FIRST_PAUSE
        while True:
            try:
                await self._refresh(live, everything=everything)
            except StoreError as problem:
                if self._ending.is_set() or not live.followers:
                    raise
                logger.warning("%s It is read again in %g s.", problem, pause)
                with suppress(TimeoutError):
                    await asyncio.wait_for(self._ending.wait(), pause)
                pause = min(2 * pause, LONGEST_PAUSE)
            else:
                return

    async def _refresh(self, live: Live, *, everything: bool) -> None:
        async with live.lock:
            if everything:
                live.state = None
            if live.state is None and not live.followers and not live.mine:
                return
            await self._stored.up_to_date(live)
            if everything:
                self.change_private(live)

    def spawn(self, work: Awaitable[None]) -> None:
        """Run something beside; what goes wrong in it is logged."""
        task = asyncio.ensure_future(_logged(work))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def settle(self) -> None:
        """Let what runs beside come to its end; what waits for the database is given up."""
        self._ending.set()
        while self._tasks:
            await asyncio.wait(self._tasks)

    # Following

    async def follow(
        self,
        table: str,
        arrive: Callable[[TableState], tuple[Follower, T]],
        after: int | None,
        admit: Callable[[], None],
        seen: int = 0,
    ) -> tuple[Follower, list[Telling], T]:
        """Follow a table from after an entry on: what was told since then, and what will be.

        Without `after` only what will be. `arrive` says who it is and what else is wanted of the
        state from which it goes on. `admit` is called where the log has to be folded from its
        start, and may refuse that.
        """
        async with self.at(table, seen or after or 0) as (live, state):
            follower, wanted = arrive(state)
            if after is not None and after > state.seq:
                raise WishRefused("seq-ahead", given=after, now=state.seq)
            backlog = [] if after is None else live.since(after)
            if backlog is None:
                admit()
            live.followers.add(follower)
            live.attendance.came(follower)
            now = state.seq
        if backlog is None:  # what is told meanwhile waits for it
            try:
                lines = await self.lines(table, 0, now)
                backlog = await self.read(history.tellings, table, lines, after)
            except BaseException:
                self.unfollow(table, follower)
                raise
        return follower, backlog, wanted

    def unfollow(self, table: str, follower: Follower) -> None:
        live = self._live.get(table)
        if live is not None and follower in live.followers:
            live.followers.discard(follower)
            live.attendance.went(follower)
            live.touched = time.monotonic()

    def forget_idle(self, now: float, everything: bool = False) -> None:
        """Forget the tables that nobody has looked at for a while, and names of none at once."""
        for table, live in list(self._live.items()):
            idle = everything or live.state is None or now - live.touched > IDLE_SECONDS
            quiet = not live.followers and not live.attendance.busy
            if idle and quiet and not live.users and not live.lock.locked():
                del self._live[table]

    def present(self, table: str) -> PresentTold:
        """Who is connected to a table."""
        live = self._live.get(table)
        return self.neighbours.present(table) if live is None else live.attendance.told()

    def __contains__(self, table: object) -> bool:
        return table in self._live

    @property
    def live_tables(self) -> int:
        return sum(live.state is not None for live in self._live.values())

    def forget_webhook(self, table: str, seat: int) -> None:
        """A webhook was removed, because the other side is gone."""
        live = self._live.get(table)
        if live is not None:
            live.webhooks.pop(seat, None)

    async def forget_device(self, table: str, seat: int, device: str) -> None:
        """A browser wants to be told no more."""
        async with self.at(table) as (live, _):
            await self.keep_devices(live, seat, without_device(live.devices.get(seat, ()), device))

    async def keep_devices(self, live: Live, seat: int, devices: tuple[PushDevice, ...]) -> None:
        """The browsers of a seat that are told when it is its turn; of a table that is held. Where
        somebody has moved meanwhile, nothing is changed.
        """
        if live.state is not None and await self.put_private(
            live, live.state.seq, seat, PUSH, write_devices(devices)
        ):
            live.keep_devices(seat, devices)

    async def put_private(
        self, live: Live, seq: int, seat: int, kind: str, body: bytes | None
    ) -> bool:
        """Keep what is a seat's own, if nothing has been written since entry `seq`."""
        put = partial(self.store.put_private, seq=seq)
        return await self.read(put, live.id, seat, kind, body, self.clock())

    async def caught_up(self, live: Live) -> TableState:
        """A table that is held, with what others have written since."""
        if live.state is not None:
            live.heard = max(live.heard, live.state.seq + 1)
        return await self._stored.up_to_date(live)

    def connected(self, table: str, seat: int) -> bool:
        """Whether a live channel of a seat is open, here or at another process."""
        live = self._live.get(table)
        here = live is not None and live.attendance.connected(seat)
        return here or self.neighbours.connected(table, seat)

    def change_private(self, live: Live) -> None:
        """Orders or webhooks of a table were changed here: look at it again."""
        if live.mine and live.state is not None and has_work(live.orders, live.state):
            self.changes.wake(live.id)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except (StoreError, WishRefused) as problem:
        logger.warning("%s", problem)
    except Exception:
        logger.exception("Something went wrong beside the requests.")
