"""How anything changes at a table: a wish is decided on its state, written, and only then told.

The state is changed under the table's lock, so nobody sees what is not yet written; if writing
fails, it is thrown away and read again.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable
from functools import partial
from typing import NamedTuple, TypeAlias

from longshore.game.events import Event
from longshore.game.refusals import IllegalAction
from longshore.server.domain.entries import AnyEntry, Closed, Line, Played, SeatsOrdered, Started
from longshore.server.domain.orders import Orders
from longshore.server.domain.playing import Wished
from longshore.server.domain.quotas import need_room
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.state import NeedsReload, TableState
from longshore.server.metrics import Metrics
from longshore.server.runtime import notices
from longshore.server.runtime.bans import Bans
from longshore.server.runtime.broadcast import Telling
from longshore.server.runtime.live import Live
from longshore.server.runtime.news import NewsDesk
from longshore.server.runtime.stored import SHORT_LOG, StoredTables
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
from longshore.server.store.writer import Answer
from longshore.server.webhooks.push import PushDevice

TRIES = 8  # that another process may be quicker
TOGETHER = 16  # entries from which on nothing more is written with them

Make = Callable[[TableState], Wished]
MakeAt = Callable[[Live, TableState], Wished]
Then = Callable[[Live, TableState], Wished | None]


class Granted(NamedTuple):
    """A wish that was granted and written down: its last line, and all that was told of it."""

    line: Line
    tellings: tuple[Telling, ...]


# What became of a wish that was decided at once; None: another process was quicker, ask again.
Outcome: TypeAlias = Granted | Exception | None


class Change:
    """What was wished, folded into a table: all that is to be written and told of it."""

    __slots__ = ("at", "before", "calls", "key", "lines", "live", "orders", "state", "tellings")

    def __init__(self, live: Live, state: TableState, at: int, key: str | None) -> None:
        self.live, self.state, self.at, self.key = live, state, at, key
        self.lines: list[Line] = []
        self.tellings: list[Telling] = []
        self.calls: tuple[Delivery, ...] = ()
        self.orders: dict[int, Orders] = {}  # that were changed
        self.before: tuple[int, ...] = ()  # who was awaited before the last line

    def next_line(self, wished: Wished) -> Line:
        """What was wished as the table's next line."""
        live, state = self.live, self.state
        if live.webhooks or live.devices:
            self.before = state.awaiting
        if live.orders:
            self.orders |= orders_left(live.orders | self.orders, state, wished)
        return Line(state.seq + 1, self.at, wished.entry, None if self.lines else self.key)

    def add(self, line: Line, events: list[Event], link: Callable[[str], str]) -> None:
        """A line that is folded in."""
        live, state = self.live, self.state
        self.lines.append(line)
        self.tellings.append(Telling(state, line, events))
        if live.webhooks or live.devices:
            self.calls += notices.deliveries(live, state, line, self.before, link)


class Settled(NamedTuple):
    """What a change means for what is kept beside the log."""

    kept: dict[int, Orders]  # the table's standing orders from now on
    given_up: tuple[int, ...]  # seats that get another holder
    untold: dict[int, tuple[PushDevice, ...]]  # the browsers left of seats that lose one
    silent: tuple[int, ...]  # seats that lose their webhook
    moved: tuple[Private, ...]  # what goes along with those who have other seats


class Changes:
    """Grants wishes at the tables of a process."""

    def __init__(  # noqa: PLR0917
        self,
        store: Store,
        writer: Writer,
        metrics: Metrics,
        stored: StoredTables,
        bans: Bans,
        news: NewsDesk,
        *,
        now: Callable[[TableState], int],
        link: Callable[[str], str],
    ) -> None:
        self.store, self.writer, self.metrics = store, writer, metrics
        self.wake: Callable[[str], None] = lambda _table: None  # the scheduler's, once there is one
        self.post: Callable[[], None] = lambda: None  # the postman's
        self.ended: Callable[[], None] = lambda: None  # whoever writes results
        self._stored, self._bans, self._news = stored, bans, news
        self._now, self._link = now, link

    async def grant(  # noqa: PLR0917
        self,
        live: Live,
        state: TableState,
        make: MakeAt,
        key: str | None,
        creator: str,
        then: Then | None,
    ) -> Granted:
        """Decide on a wish at a table that is held, write it down, and tell everybody."""
        for _ in range(TRIES):
            wished, state = await self._decided(live, state, make)
            live.state = None  # what is not written does not count
            change = await self._folded(live, state, wished, key, then)
            if change is not None:
                settled = await self._settled(change, wished.entry)
                unit = _unit(change, creator, settled)
                if (await self.writer.append(unit)).ok:
                    return await self._granted(change, unit, settled)
            state = await self._stored.up_to_date(live)
        raise WishRefused("busy")

    def at_once(
        self, live: Live, make: Make, key: str | None, done: Callable[[Outcome], None]
    ) -> bool:
        """The same for actions, without a coroutine, if nothing is to be waited for but that they
        are written; False, and nothing was done, if there is. `done` hears what became of it.
        """
        state = live.state
        if state is None or live.heard > state.seq or not live.lock.take():
            return False
        try:
            wished = self._writable(make(state), state)
            live.state = None
            change = Change(live, state, self._now(state), key)
            for one in wished.whole:
                line = change.next_line(one)
                change.add(line, state.apply(line, one.trial), self._link)
            settled = Settled(kept_orders(live.orders | change.orders, ()), (), {}, (), ())
            unit = _unit(change, "", settled)
            self.writer.put(unit, partial(self._written, change, unit, settled, done))
        except (WishRefused, IllegalAction):
            live.lock.release()
            if self.store.shared:  # no is said only by who knows all that was written
                return False
            raise
        except BaseException:
            live.lock.release()
            raise
        return True

    def _written(
        self,
        change: Change,
        unit: Unit,
        settled: Settled,
        done: Callable[[Outcome], None],
        answer: Answer,
    ) -> None:
        live, outcome = change.live, self._outcome(change, unit, settled, answer)
        live.lock.release()
        live.touched = time.monotonic()
        done(outcome)

    def _outcome(self, change: Change, unit: Unit, settled: Settled, answer: Answer) -> Outcome:
        if isinstance(answer, StoreError):
            return answer
        if not answer.ok:
            return None
        try:
            self._tell(change, unit, settled)
        except Exception as problem:  # noqa: BLE001  it is told to who waits
            return problem
        return Granted(change.lines[-1], tuple(change.tellings))

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
        entries = [one.entry for one in wished.whole] if wished.more else [wished.entry]
        self._bans.need_free(entries)
        if state.seq:
            need_room(state.written, entries, state.rules.seat_names)
        return wished

    async def _folded(
        self, live: Live, state: TableState, wished: Wished, key: str | None, then: Then | None
    ) -> Change | None:
        """The table after what was wished, entry by entry; None if it has gone on since."""
        change = Change(live, state, self._now(state), key)
        waiting = deque(wished.whole)
        while waiting:
            one = waiting.popleft()
            line = change.next_line(one)
            try:
                events = await self._applied(change.state, line, one)
            except NeedsReload:
                past = await self._stored.lines(live.id)
                if len(past) != change.state.seq:
                    return None
                events, change.state = [], await self._stored.fold(live.id, [*past, line])
            change.add(line, events, self._link)
            if then is not None and not waiting and len(change.lines) < TOGETHER:
                more = then(live, change.state)
                waiting += () if more is None else self._writable(more, change.state).whole
        return change

    async def _applied(self, state: TableState, line: Line, wished: Wished) -> list[Event]:
        """Fold an entry; the long past of a fork away from the event loop."""
        if isinstance(line.entry, Started) and len(line.entry.before) > SHORT_LOG:
            return await self._stored.read(state.apply, line)
        return state.apply(line, wished.trial)

    async def _settled(self, change: Change, entry: AnyEntry) -> Settled:
        """What a wish changes beside the log; `entry` is its first."""
        live, given_up = change.live, seats_given_up(entry)
        return Settled(
            kept_orders(live.orders | change.orders, given_up),
            given_up,
            devices_left(live.devices, entry),
            webhooks_gone(live.webhooks, entry),
            await self._private_moved(change.state, entry),
        )

    async def _private_moved(self, state: TableState, entry: AnyEntry) -> tuple[Private, ...]:
        """What goes along with those who move to other seats."""
        if not isinstance(entry, SeatsOrdered):
            return ()
        stored = await self._stored.read(self._stored.privates, state.id)
        return private_moved(stored, entry.order, state.rules.seat_names)

    async def _granted(self, change: Change, unit: Unit, settled: Settled) -> Granted:
        """What was written becomes the state, and everybody is told."""
        live, state = change.live, change.state
        self._tell(change, unit, settled)
        for seat in (*settled.given_up, *settled.silent):
            live.webhooks.pop(seat, None)
        for seat in settled.given_up:
            live.devices.pop(seat, None)
        for seat, devices in settled.untold.items():
            live.keep_devices(seat, devices)
        if settled.moved:
            live.state = None  # should this fail, all is read again: nothing stays under old seats
            await self._stored.read_private(live)
            live.state = state
        return Granted(change.lines[-1], tuple(change.tellings))

    def _tell(self, change: Change, unit: Unit, settled: Settled) -> None:
        live = change.live
        live.state = change.state
        live.mine = live.mine if unit.claim is None else True
        live.orders = settled.kept
        live.card = shown_of(change.state)
        for line, telling in zip(change.lines, change.tellings, strict=True):
            if isinstance(line.entry, Played):
                self.metrics.acted(line.entry.by)
            live.publish(telling)
        self._news.changed(live.id)
        if unit.claim:
            self.wake(live.id)
        if unit.outbox:
            self.post()
        if live.state.ended and isinstance(change.lines[-1].entry, Played | Closed):
            self.ended()


def _unit(change: Change, creator: str, settled: Settled) -> Unit:
    """What is written, all of it or nothing."""
    live, state = change.live, change.state
    first = change.lines[0].entry
    moving = isinstance(first, Played) or any(isinstance(one.entry, MOVING) for one in change.lines)
    work = has_work(settled.kept, state)
    private = private_things(change.orders, settled.given_up, settled.untold, settled.silent)
    return Unit(
        live.id,
        tuple(change.lines),
        table_row(live, state, creator, work),
        change.calls,
        claim=work if moving else None,
        private=(*private, *settled.moved),
    )
