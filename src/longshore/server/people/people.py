"""The people of a server process: who is signed in, and what follows where that ends."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple, Protocol, TypeVar

from longshore.server.domain.tokens import hashed, looks_right
from longshore.server.people import passkeys, seats, sessions
from longshore.server.people.provider import Provider
from longshore.server.people.sessions import SignedIn
from longshore.server.people.settings import AccountSettings
from longshore.server.store import Store

REMEMBERED_SECONDS = 60.0  # that a session is taken to go on; all hear of it when one ends
MOST_REMEMBERED = 20_000


T = TypeVar("T")


class Reading(Protocol):
    """Calls something away from the event loop."""

    async def __call__(self, call: Callable[..., T], *arguments: object) -> T: ...


class Following(Protocol):
    """What is told something as long as its session goes on."""

    def stop(self, *, overrun: bool = False) -> None: ...


class Remembered(NamedTuple):
    """A session as it was read last, and until when that is believed."""

    who: SignedIn
    until: float


class People:
    """Accounts at this process."""

    def __init__(
        self,
        settings: AccountSettings,
        store: Store,
        secret: bytes,
        read: Reading,
        clock: Callable[[], int],
    ) -> None:
        self.settings, self.database, self.secret = settings, store.database, secret
        self.read, self.clock = read, clock
        self.provider = None if settings.provider is None else Provider(settings.provider)
        self._remembered: dict[str, Remembered] = {}
        self._reading = 0  # how often what is remembered was thrown away
        self._following: dict[str, set[Following]] = {}  # by session

    async def close(self) -> None:
        if self.provider is not None:
            await self.provider.close()

    def holder(self, account: str, table: str) -> str:
        """The hash of an account's key at a table."""
        return seats.holder(self.secret, account, table)

    async def note(self, account: str, table: str) -> None:
        """An account is about to sit down at a table: it will be among its own."""
        await self.read(seats.note, self.database, account, table, self.clock())

    async def passkeys_of(self, account: str) -> tuple[str, ...]:
        """The ids of an account's passkeys."""
        found = await self.read(passkeys.listed, self.database, account)
        return tuple(one.id for one in found)

    async def signed_in(self, token: str) -> SignedIn | None:
        """Whose session it is, if it is one."""
        if not looks_right(token):
            return None
        key, now = hashed(token), time.monotonic()
        known = self._remembered.get(key)
        if known is not None and known.until > now:
            return known.who
        reading = self._reading
        who = await self.read(sessions.signed_in, self.database, token, self.clock())
        if who is None:
            self._remembered.pop(key, None)
            return None
        if reading == self._reading:  # else it may have ended since
            self._remembered.pop(key, None)
            self._remembered[key] = Remembered(who, now + REMEMBERED_SECONDS)
            if len(self._remembered) > MOST_REMEMBERED:
                del self._remembered[next(iter(self._remembered))]
        return who

    # What ends with a session

    def follow(self, session: str, follower: Following) -> None:
        """Somebody follows a table as long as a session goes on."""
        self._following.setdefault(session, set()).add(follower)

    def unfollow(self, session: str, follower: Following) -> None:
        others = self._following.get(session, set())
        others.discard(follower)
        if not others:
            self._following.pop(session, None)

    async def changed(self) -> None:
        """An account or a session is another, or gone: nothing that was remembered is believed,
        and whoever follows a table by a session that has ended is told nothing more.
        """
        self._reading += 1
        self._remembered.clear()
        if not self._following:
            return
        there = await self.read(sessions.still_there, self.database, frozenset(self._following))
        for session in self._following.keys() - there:
            for follower in tuple(self._following[session]):
                follower.stop(overrun=True)
