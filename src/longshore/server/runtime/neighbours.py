"""Other processes of the same database: who is connected to their tables.

Each tells the others, by what the database lets all of them hear, who has come or gone at which
table; many tables in one message, a few messages a second at most, and in their order; what is lost
is said again. A process that starts asks, and gets all that the others have. One that is not heard
of any more, not even by a sign of life, has nobody connected. Of a table that nobody is connected
to nothing is kept.
"""

from __future__ import annotations

import asyncio
import time
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import suppress
from functools import partial

import msgspec

from longshore.server.domain.told import PresentTold
from longshore.server.runtime.live import Live
from longshore.server.runtime.presence import NOBODY, PAUSE, Near

PRESENT = "present"  # how messages of this kind begin
ALIVE = 10.0  # seconds from one sign of life to the next
SILENCE = 35.0  # seconds without one, after which a process is gone
TOGETHER = 100  # tables in a message, which the database lets have 8,000 bytes


class PresenceWord(msgspec.Struct, omit_defaults=True):
    """What a process tells the others; `ask`: they are to tell what they have."""

    process: str
    here: dict[str, tuple[tuple[int, ...], int]] = {}
    ask: bool = False
    gone: bool = False


Tell = Callable[[str, Callable[[], None]], None]  # a message, and what to do if it is lost
_word = msgspec.json.Decoder(PresenceWord)


class Neighbours:
    """Who is connected at other processes. Without `tell` there are none."""

    def __init__(self, process: str, tables: Mapping[str, Live], tell: Tell | None) -> None:
        self._process, self._tables, self._tell = process, tables, tell
        self._here: dict[str, Near] = {}  # who is connected to this process, as it was announced
        self._changed: set[str] = set()
        self._unasked = False  # whether a question was lost
        self._timer: asyncio.TimerHandle | None = None
        self._there: defaultdict[str, dict[str, Near]] = defaultdict(dict)  # by table and process
        self._alive: dict[str, float] = {}

    def meet(self, live: Live) -> None:
        """A table is kept in memory: let it know of the others, and them of it."""
        if self._tell is None:
            return
        table = live.id
        live.attendance.announce = lambda here: self._announce(table, here)
        live.attendance.elsewhere = lambda: self._elsewhere(table)

    def connected(self, table: str, seat: int) -> bool:
        """Whether a live channel of a seat is open at another process."""
        return any(seat in one.seats for one in self._elsewhere(table))

    def present(self, table: str) -> PresentTold:
        """Who is connected to a table that is not in the memory of this process."""
        there = list(self._elsewhere(table))
        seats = frozenset[int]().union(*(one.seats for one in there))
        return PresentTold(seats=tuple(sorted(seats)), watching=sum(one.watching for one in there))

    @property
    def count(self) -> int:
        """How many other processes are known to be alive."""
        return len(self._alive)

    def _elsewhere(self, table: str) -> Iterable[Near]:
        return self._there[table].values() if table in self._there else ()

    # Telling

    def _announce(self, table: str, here: Near) -> None:
        if self._here.get(table, NOBODY) == here:
            return
        self._here[table] = here
        self._changed.add(table)
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(PAUSE, self._tell_changed)

    def _tell_changed(self) -> None:
        self._timer = None
        changed = list(self._changed)
        self._changed.clear()
        self._say_all(changed)
        for table in changed:
            if self._here.get(table) == NOBODY:
                del self._here[table]

    def _say_all(self, tables: Iterable[str]) -> None:
        for some in _parts(tables, TOGETHER):
            here = {table: self._here.get(table, NOBODY) for table in some}
            told = {table: (tuple(sorted(one.seats)), one.watching) for table, one in here.items()}
            self._say(PresenceWord(self._process, told), partial(self._changed.update, some))

    def _say(self, word: PresenceWord, lost: Callable[[], None] = lambda: None) -> None:
        if self._tell is not None:
            self._tell(f"{PRESENT} {msgspec.json.encode(word).decode()}", lost)

    def ask(self) -> None:
        """Something may have been missed: ask for all that the others have, and tell what is here.

        What they had told may be out of date; who is still there says so.
        """
        self._forget(list(self._alive))
        self._unasked = False
        self._say(PresenceWord(self._process, ask=True), self._ask_again)
        self._say_all(tuple(self._here))

    def _ask_again(self) -> None:
        self._unasked = True

    def leave(self) -> None:
        """This process stops: nobody is connected to it any more."""
        self._say(PresenceWord(self._process, gone=True))

    def sign(self) -> None:
        """Give a sign of life, and say again what was lost."""
        if self._unasked:
            self.ask()
        else:
            self._say(PresenceWord(self._process))
        if self._changed and self._timer is None:
            self._tell_changed()

    async def keep_alive(self) -> None:
        """For ever: give a sign of life, and forget those who give none."""
        while self._tell is not None:
            await asyncio.sleep(ALIVE)
            self.sign()
            late = time.monotonic() - SILENCE
            self._forget([one for one, heard in self._alive.items() if heard < late])

    # Hearing

    def heard(self, message: str) -> None:
        """What another process tells."""
        with suppress(msgspec.MsgspecError):
            word = _word.decode(message)
            if word.process != self._process:
                self._take(word)

    def _take(self, word: PresenceWord) -> None:
        if word.gone:
            self._forget([word.process])
            return
        if word.ask:  # it tells all that it has, and something of before may have been lost
            self._forget([word.process])
        self._alive[word.process] = time.monotonic()
        for table, (seats, watching) in word.here.items():
            self._note(table, word.process, Near(frozenset(seats), watching))
        if word.ask:
            self._say_all(tuple(self._here))

    def _note(self, table: str, process: str, here: Near) -> None:
        if here != NOBODY:
            self._there[table][process] = here
        elif table in self._there:
            self._there[table].pop(process, None)
            if not self._there[table]:
                del self._there[table]
        if table in self._tables:
            self._tables[table].attendance.changed()

    def _forget(self, processes: list[str]) -> None:
        """Processes that are gone; a rare event, so that all tables may be looked through."""
        for process in processes:
            self._alive.pop(process, None)
            for table in [table for table, there in self._there.items() if process in there]:
                self._note(table, process, NOBODY)


def _parts(tables: Iterable[str], most: int) -> Iterator[list[str]]:
    whole = list(tables)
    for start in range(0, len(whole), most):
        yield whole[start : start + most]
