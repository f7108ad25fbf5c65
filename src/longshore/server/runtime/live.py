"""A table in the memory of this process, and those who follow it."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable

import msgspec

from longshore.server.domain.orders import Orders
from longshore.server.domain.seats import moved_to
from longshore.server.domain.state import TableState
from longshore.server.domain.told import PresentTold
from longshore.server.runtime.broadcast import Telling, Viewer
from longshore.server.runtime.framing import framed
from longshore.server.runtime.presence import Attendance
from longshore.server.webhooks.push import PushDevice
from longshore.server.webhooks.webhooks import KeptWebhook

RECENT = 48  # tellings that are kept for those who reconnect after a moment
MOST_WAITING = 256  # tellings that a follower may be behind; then it has to reconnect


_encode = msgspec.json.Encoder().encode


class Aside:
    """What is told beside the log, to all alike: it has no number, and only the last one counts."""

    __slots__ = ("kind", "message")

    def __init__(self, told: PresentTold) -> None:
        self.kind, self.message = told.kind, _encode(told)


class Follower:
    """Somebody who is told of every entry, in order: a connection.

    `key` is the hash of the token that it was opened with, None if it was opened without, and
    `seats` are those that the key holds. `push` writes a frame to the connection at once, if that
    is possible: what it takes need not wait. `presence` is whether it is told who is connected.
    """

    __slots__ = (
        "_aside",
        "_behind",
        "_present",
        "_waiting",
        "_wake",
        "key",
        "overrun",
        "presence",
        "push",
        "seats",
        "seq",
        "viewer",
    )

    def __init__(
        self,
        viewer: Viewer,
        key: str | None = None,
        seq: int = 0,
        *,
        seats: tuple[int, ...] = (),
        presence: bool = False,
    ) -> None:
        self.viewer, self.key, self.seats = viewer, key, seats
        self.seq = seq  # the last entry that it was told
        self.presence = presence
        self._present: PresentTold | None = None  # as it was told last
        self._aside: Aside | None = None
        self.push: Callable[[bytes], bool] | None = None
        self.overrun = False  # too slow: it is dropped, and asks again from where it was
        self._waiting: deque[Telling] = deque()
        self._wake = asyncio.Event()
        # until it asks for more, or while something waits: what comes now has to wait its turn
        self._behind = True

    def tell(self, telling: Telling) -> None:
        """Tell it at once, or when it asks for what is next."""
        if self.push is not None and not self._behind and self.push(telling.frame(self.viewer)):
            self.seq = telling.seq
        elif len(self._waiting) >= MOST_WAITING:
            self.stop(overrun=True)
        elif not self.overrun:
            self._waiting.append(telling)
            self._behind = True
            self._wake.set()

    def tell_presence(self, told: PresentTold) -> None:
        """Tell it who is connected, if it wants to know and does not know it yet."""
        if not self.presence or self._present == told:
            return
        self._present, aside = told, Aside(told)
        if self.push is None or self._behind or not self.push(framed(aside.message)):
            self._aside = aside
            self._wake.set()

    def stop(self, *, overrun: bool = False) -> None:
        """Tell nothing more."""
        if overrun:
            self.overrun = self._behind = True
            self._waiting.clear()
        self._wake.set()

    async def next(self, timeout: float) -> list[Telling | Aside]:
        """What there is to tell; nothing when there was none for so many seconds."""
        if not self._waiting and self._aside is None and not self.overrun:
            self._behind = False
            self._wake.clear()
            try:
                async with asyncio.timeout(timeout):
                    await self._wake.wait()
            except TimeoutError:
                return []
        self._behind = True
        told: list[Telling | Aside] = list(self._waiting)
        self._waiting.clear()
        if self._aside is not None:
            told.append(self._aside)
            self._aside = None
        return told


class Live:
    """A table as this process knows it. Its state is read and changed under its lock only."""

    __slots__ = (
        "attendance",
        "card",
        "devices",
        "followers",
        "heard",
        "id",
        "lock",
        "mine",
        "orders",
        "recent",
        "state",
        "told",
        "touched",
        "users",
        "webhooks",
    )

    def __init__(self, table: str) -> None:
        self.id = table
        self.lock = asyncio.Lock()
        self.state: TableState | None = None  # None: to be read from the store
        self.heard = 0  # the last entry that another process told of, or that is looked for
        self.mine = False  # whether this process is to run the bots and clocks here
        self.told = 0  # the last entry that was told here, or that the state was read with
        self.recent: deque[Telling] = deque(maxlen=RECENT)
        self.followers: set[Follower] = set()
        self.attendance = Attendance(self.followers)
        self.orders: dict[int, Orders] = {}
        self.webhooks: dict[int, KeptWebhook] = {}
        self.devices: dict[int, tuple[PushDevice, ...]] = {}  # browsers to be told, by seat
        self.card: object = None  # what the card shows that is stored; None: not known
        self.users = 0
        self.touched = 0.0

    def keep_devices(self, seat: int, devices: tuple[PushDevice, ...]) -> None:
        """Note which browsers a seat has told, as it is in the store."""
        self.devices.pop(seat, None)
        if devices:
            self.devices[seat] = devices

    def publish(self, telling: Telling) -> None:
        """Tell everybody who follows. The entry is in the store."""
        self.told = telling.seq
        if telling.new_holder is not None:
            for one in self.recent:
                one.veil(telling.new_holder)
        self.recent.append(telling)
        self._note_seats(telling)
        for follower in self.followers:
            if telling.routine or self._may_hear(follower):
                follower.tell(telling)
            else:
                follower.stop(overrun=True)

    def end(self) -> None:
        """The table is no more: nothing of it is known here, and whoever follows is to ask anew."""
        self.state, self.mine = None, False
        self.recent.clear()
        self.orders, self.webhooks, self.devices = {}, {}, {}
        for follower in self.followers:
            follower.stop(overrun=True)

    def _note_seats(self, telling: Telling) -> None:
        """Who acts is there; who gets another seat is there at that one, and looks from there."""
        if telling.order is not None:
            now = moved_to(telling.order)
            for follower in self.followers:
                if follower.viewer is not None:
                    follower.viewer = now[follower.viewer]
            self.attendance.moved(now)
        if telling.actor is not None:
            self.attendance.acted(telling.actor)
        if telling.reseats and self.state is not None:
            for follower in self.followers:
                follower.seats = seats_of(self.state, follower.key)
            self.attendance.changed()

    def _may_hear(self, follower: Follower) -> bool:
        """Not who has lost the seat or the key since, nor a spectator where there are none."""
        state = self.state
        if state is None:
            return True
        if follower.key is None:
            return state.settings.spectators or state.status == "open"
        key = state.keys.get(follower.key)
        if key is None:
            return False
        return state.ended or follower.viewer is None or follower.viewer in key.seats

    def since(self, after: int) -> list[Telling] | None:
        """What was told after an entry, if all of it is still at hand."""
        if self.state is None or after >= self.state.seq:
            return []
        if not self.recent or self.recent[0].seq > after + 1:
            return None
        return [telling for telling in self.recent if telling.seq > after]


def seats_of(state: TableState, key: str | None) -> tuple[int, ...]:
    """The seats that the key of this hash holds."""
    held = None if key is None else state.keys.get(key)
    return () if held is None else held.seats
