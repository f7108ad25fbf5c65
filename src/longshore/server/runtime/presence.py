"""Who is connected to a table now: seats with a live channel open, and how many look on.

Nothing of this is written down, nor numbered: it is told beside the log, to those channels that ask
for it. A change is told after a moment, with all that has changed by then; whoever goes counts as
there for a little longer, so that a page that is loaded again does not flicker. There is no work
but when somebody comes or goes.

Whoever acts counts as there for a while, too, by hand or by a standing order, so that nobody is
seen to act while absent. It does not hide an order wholly: a seat that comes only with an action,
and goes after it, may have acted by an order, or by a person over HTTP alone.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, NamedTuple

from longshore.server.domain.told import PresentTold

if TYPE_CHECKING:
    from longshore.server.runtime.live import Follower

PAUSE = 0.4  # seconds in which changes are gathered before they are told
GRACE = 2.5  # seconds that somebody counts as there who has gone
ACTED = 20.0  # seconds that somebody counts as there who has acted


class Near(NamedTuple):
    """Who is connected to one process: seats, and how many without one."""

    seats: frozenset[int] = frozenset()
    watching: int = 0


NOBODY = Near()


class Attendance:
    """Who is connected to one table. `announce` tells other processes of who is so here, and
    `elsewhere` says what those have told.
    """

    __slots__ = ("_acted", "_gone", "_left", "_timer", "announce", "elsewhere", "followers")

    def __init__(self, followers: set[Follower]) -> None:
        self.followers = followers
        self.announce: Callable[[Near], None] = lambda _here: None
        self.elsewhere: Callable[[], Iterable[Near]] = tuple
        self._left: dict[int, float] = {}  # seats that nobody is connected for since a moment
        self._gone: list[float] = []  # the same for those who looked on
        self._acted: dict[int, float] = {}  # each until when it counts
        self._timer: asyncio.TimerHandle | None = None

    @property
    def busy(self) -> bool:
        """Whether there is something still to be told."""
        return self._timer is not None

    # What happens

    def came(self, follower: Follower) -> None:
        """Somebody has connected."""
        if not follower.seats and self._gone:
            self._gone.pop()  # the same one, most likely
        self._look_in(PAUSE)

    def went(self, follower: Follower) -> None:
        """Somebody is connected no more."""
        until = _now() + GRACE
        self._left |= dict.fromkeys(follower.seats, until)
        if not follower.seats:
            self._gone.append(until)
        self._look_in(GRACE)

    def acted(self, seat: int) -> None:
        """Somebody has decided something, or an order has."""
        news = seat not in self._acted and not self.connected(seat)
        self._acted[seat] = _now() + ACTED
        if news:
            self._look_in(PAUSE)

    def moved(self, now: dict[int, int]) -> None:
        """Those who sit there have other seats now."""
        self._left = {now[seat]: until for seat, until in self._left.items()}
        self._acted = {now[seat]: until for seat, until in self._acted.items()}

    def changed(self) -> None:
        """Somebody may have another seat, or another process has told something."""
        self._look_in(PAUSE)

    # What is told

    def connected(self, seat: int) -> bool:
        """Whether a live channel of a seat is open, here or at another process."""
        here = any(seat in one.seats for one in self.followers if not one.overrun)
        return here or any(seat in one.seats for one in self.elsewhere())

    def told(self) -> PresentTold:
        """Who is there, as everybody may know."""
        every = [self._here(), *self.elsewhere()]
        seats = frozenset(self._acted).union(*(one.seats for one in every))
        return PresentTold(seats=tuple(sorted(seats)), watching=sum(one.watching for one in every))

    def _here(self) -> Near:
        connected = [one.seats for one in self.followers if not one.overrun]
        seats = frozenset(self._left).union(*connected)
        return Near(seats, len(self._gone) + sum(not one for one in connected))

    def _look_in(self, seconds: float) -> None:
        """Look in so many seconds, or when that is to be done sooner."""
        loop = asyncio.get_running_loop()
        if self._timer is not None:
            if self._timer.when() <= loop.time() + seconds:
                return
            self._timer.cancel()
        self._timer = loop.call_later(seconds, self._look)

    def _look(self) -> None:
        """Tell what has changed, and look again when somebody is gone for good."""
        self._timer = None
        now = _now()
        self._left = {seat: until for seat, until in self._left.items() if until > now}
        self._acted = {seat: until for seat, until in self._acted.items() if until > now}
        self._gone = [until for until in self._gone if until > now]
        self.announce(self._here())
        told = self.told()
        for follower in self.followers:
            follower.tell_presence(told)
        waiting = (*self._left.values(), *self._acted.values(), *self._gone)
        if waiting:
            self._look_in(max(min(waiting) - now, PAUSE))


def _now() -> float:
    return asyncio.get_running_loop().time()
