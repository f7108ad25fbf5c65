"""The registry: all tables that this process knows at the moment, and how anything changes at one.

A wish is decided on the state, written down, and only then told. The state is read and changed
under the table's lock, so nobody sees what is not yet written; if writing fails, it is thrown away
and read again. Tables that nobody looks at are forgotten; the store has them.
"""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial
from typing import NamedTuple, TypeVar

from longshore.game.events import Event
from longshore.game.refusals import IllegalAction
from longshore.server.domain.entries import AnyEntry, Line, Played, SeatsOrdered, Started
from longshore.server.domain.orders import Orders
from longshore.server.domain.playing import Wished
from longshore.server.domain.quotas import need_room
from longshore.server.domain.refused import Unknown, WishRefused
from longshore.server.domain.state import NeedsReload, TableState
from longshore.server.domain.tokens import TABLE_ID, make_table_id
from longshore.server.domain.told import PresentTold
from longshore.server.metrics import Metrics
from longshore.server.runtime import history, notices
from longshore.server.runtime.bans import Bans
from longshore.server.runtime.broadcast import Telling
from longshore.server.runtime.live import Follower, Live
from longshore.server.runtime.neighbours import PRESENT, Neighbours
from longshore.server.runtime.news import NewsDesk
from longshore.server.runtime.stored import SHORT_LOG, Held, StoredTables
from longshore.server.runtime.units import (
    MOVING,
    devices_left,
    kept_orders,
    orders_left,
    private_moved,
    private_things,
    seats_given_up,
    shown_of,
    table_row,
    webhooks_gone,
)
from longshore.server.runtime.work import has_work
from longshore.server.store import Delivery, Private, Store, StoreError, Unit, Writer
from longshore.server.store.bans import NAMES
from longshore.server.store.schema import DELETED
from longshore.server.store.steady_clock import Steady
from longshore.server.webhooks.push import PUSH, PushDevice, without_device, write_devices

LATEST = 2**53  # a number that no log comes to: look what there is
TRIES = 8  # that another process may be quicker
TOGETHER = 16  # entries from which on nothing more is written with them
IDLE_SECONDS = 30.0  # that a table nobody looks at is kept in memory

T = TypeVar("T")
Make = Callable[[TableState], Wished]
MakeAt = Callable[[Live, TableState], Wished]
Then = Callable[[Live, TableState], Wished | None]
FIRST_PAUSE, LONGEST_PAUSE = 0.1, 5.0  # seconds between tries, while the database is away
logger = logging.getLogger(__name__)


class Granted(NamedTuple):
    """A wish that was granted and written down: its last line, and all that was told of it."""

    line: Line
    tellings: tuple[Telling, ...]


class Folded(NamedTuple):
    """A table with what was wished folded in, and all that is to be written and told of it."""

    state: TableState
    lines: tuple[Line, ...]
    tellings: tuple[Telling, ...]
    calls: tuple[Delivery, ...]
    orders: dict[int, Orders]  # that were changed
    given_up: tuple[int, ...]  # seats that get another holder


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
        self.process, self.clock, self.link = process, clock, link
        self.wake: Callable[[str], None] = lambda _table: None  # the scheduler's, once there is one
        self.post: Callable[[], None] = lambda: None  # the postman's
        self._live: dict[str, Live] = {}
        self._stored = StoredTables(store)
        self.news = NewsDesk()
        self.bans = Bans(store)
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

    async def open(self, entry: AnyEntry, creator: str, then: Make | None = None) -> str:
        """A new table; `then` is done at it at once."""
        table = make_table_id()
        live = self._kept(table)
        live.state = TableState(table)
        try:
            await self.wish(table, lambda _state: Wished(entry), creator=creator)
            if then is not None:
                await self.wish(table, then)
        except BaseException:
            self._live.pop(table, None)
            raise
        return table

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
        async with self.at(table, seen) as (live, now):
            state = now
            for _ in range(TRIES):
                wished, state = await self._decided(live, state, make)
                done = await self._write(live, state, wished, key, creator, then)
                if done is not None:
                    return done
                state = await self._stored.up_to_date(live)
        raise WishRefused("busy")

    async def _decided(
        self, live: Live, state: TableState, make: MakeAt
    ) -> tuple[Wished, TableState]:
        """What comes of a wish. No is said only by who knows all that was written."""
        try:
            return self._writable(make(live, state), state), state
        except (WishRefused, IllegalAction):
            if not self.store.shared:
                raise
            seq, live.heard = state.seq, max(live.heard, state.seq + 1)
            state = await self._stored.up_to_date(live)
            if state.seq == seq:
                raise
        return self._writable(make(live, state), state), state

    def _writable(self, wished: Wished, state: TableState) -> Wished:
        """A wish for which there is room in the log, and with which nobody takes a banned name."""
        entries = [one.entry for one in wished.whole]
        self.bans.need_free(entries)
        if state.seq:
            need_room(state.written, entries, state.rules.seat_names)
        return wished

    async def _write(  # noqa: PLR0917
        self,
        live: Live,
        state: TableState,
        wished: Wished,
        key: str | None,
        creator: str,
        then: Then | None,
    ) -> Granted | None:
        """Append what was wished, all of it at once; None if another process was quicker."""
        live.state = None  # what is not written does not count
        folded = await self._folded(live, state, wished, key, then)
        if folded is None:
            return None
        state, lines = folded.state, folded.lines
        kept = kept_orders(live.orders | folded.orders, folded.given_up)
        moved = await self._private_moved(state, wished.entry)
        moving = any(isinstance(line.entry, MOVING) for line in lines)
        untold = devices_left(live.devices, wished.entry)
        silent = webhooks_gone(live.webhooks, wished.entry)
        unit = Unit(
            live.id,
            lines,
            table_row(live, state, creator, work := has_work(kept, state)),
            folded.calls,
            claim=work if moving else None,
            private=(*private_things(folded.orders, folded.given_up, untold, silent), *moved),
        )
        written = await self.writer.append(unit)
        if not written.ok:
            return None
        live.state = state
        live.mine = live.mine if unit.claim is None else True
        live.orders = kept
        live.card = shown_of(state)
        for line, telling in zip(lines, folded.tellings, strict=True):
            if isinstance(line.entry, Played):
                self.metrics.acted(line.entry.by)
            live.publish(telling)
        self.news.changed(live.id)
        for seat in (*folded.given_up, *silent):
            live.webhooks.pop(seat, None)
        for seat in folded.given_up:
            live.devices.pop(seat, None)
        for seat, devices in untold.items():
            live.keep_devices(seat, devices)
        if moved:
            live.state = None  # should this fail, all is read again: nothing stays under old seats
            await self._stored.read_private(live)
            live.state = state
        if unit.claim:
            self.wake(live.id)
        if unit.outbox:
            self.post()
        return Granted(lines[-1], folded.tellings)

    async def _private_moved(self, state: TableState, entry: AnyEntry) -> tuple[Private, ...]:
        """What goes along with those who move to other seats."""
        if not isinstance(entry, SeatsOrdered):
            return ()
        stored = await self.read(self._stored.privates, state.id)
        return private_moved(stored, entry.order, state.rules.seat_names)

    async def _folded(
        self, live: Live, state: TableState, wished: Wished, key: str | None, then: Then | None
    ) -> Folded | None:
        """The table after what was wished, entry by entry; None if it has gone on since."""
        at, orders = self.now(state), dict[int, Orders]()
        lines: list[Line] = []
        tellings: list[Telling] = []
        calls: list[Delivery] = []
        waiting = list(wished.whole)
        while waiting:
            one = waiting.pop(0)
            line = Line(state.seq + 1, at, one.entry, None if lines else key)
            before = state.awaiting
            orders |= orders_left(live.orders | orders, state, one)
            try:
                events = await self._applied(state, line, one)
            except NeedsReload:
                past = await self.lines(live.id)
                if len(past) != state.seq:
                    return None
                events, state = [], await self._stored.fold(live.id, [*past, line])
            lines.append(line)
            tellings.append(Telling(state, line, events))
            calls += notices.deliveries(live, state, line, before, self.link)
            if then is not None and not waiting and len(lines) < TOGETHER:
                waiting += self._more(live, state, then)
        given_up = seats_given_up(wished.entry)
        return Folded(state, tuple(lines), tuple(tellings), tuple(calls), orders, given_up)

    def _more(self, live: Live, state: TableState, then: Then) -> tuple[Wished, ...]:
        wished = then(live, state)
        return () if wished is None else self._writable(wished, state).whole

    async def _applied(self, state: TableState, line: Line, wished: Wished) -> list[Event]:
        """Fold an entry; the long past of a fork away from the event loop."""
        if isinstance(line.entry, Started) and len(line.entry.before) > SHORT_LOG:
            return await self.read(state.apply, line)
        return state.apply(line, wished.trial)

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
        seen: int = 0,
    ) -> tuple[Follower, list[Telling], T]:
        """Follow a table from after an entry on: what was told since then, and what will be.

        Without `after` only what will be. `arrive` says who it is and what else is wanted of the
        state from which it goes on.
        """
        async with self.at(table, seen or after or 0) as (live, state):
            follower, wanted = arrive(state)
            if after is not None and after > state.seq:
                raise WishRefused("seq-ahead", given=after, now=state.seq)
            backlog = [] if after is None else live.since(after)
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
        """Forget the tables that nobody has looked at for a while."""
        for table, live in list(self._live.items()):
            idle = everything or now - live.touched > IDLE_SECONDS
            quiet = not live.followers and not live.attendance.busy
            if idle and quiet and not live.users and not live.lock.locked():
                del self._live[table]

    def present(self, table: str) -> PresentTold:
        """Who is connected to a table."""
        live = self._live.get(table)
        return self.neighbours.present(table) if live is None else live.attendance.told()

    def __contains__(self, table: str) -> bool:
        return table in self._live

    @property
    def live_tables(self) -> int:
        return len(self._live)

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
            self.wake(live.id)


async def _logged(work: Awaitable[None]) -> None:
    try:
        await work
    except (StoreError, WishRefused) as problem:
        logger.warning("%s", problem)
    except Exception:
        logger.exception("Something went wrong beside the requests.")
