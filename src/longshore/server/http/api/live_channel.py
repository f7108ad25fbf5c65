"""Somebody who follows a table, by a WebSocket or by events."""

from __future__ import annotations

import msgspec

from longshore.server.domain.entries import Key
from longshore.server.domain.state import TableState
from longshore.server.http.api.asking import GUEST, viewer
from longshore.server.http.api.game import as_seen
from longshore.server.http.api.service import Asker
from longshore.server.metrics import Channel
from longshore.server.runtime.broadcast import Telling
from longshore.server.runtime.framing import framed
from longshore.server.runtime.live import Aside, Follower, seats_of

_encode = msgspec.json.Encoder().encode


class LiveChannel:
    """A follower of a table, whichever way it is told."""

    def __init__(self, who: Asker, kind: Channel) -> None:
        self.who, self.kind = who, kind
        self.follower: Follower | None = None
        self.metered = False  # whether frames are counted before they come here

    async def open(self, seat: int | None, after: int | None, presence: bool) -> list[bytes]:
        """Begin to follow; what is to be told first."""

        def arrive(state: TableState) -> tuple[Follower, bytes]:
            key: Key | None = self.who.key(state)
            seen_by = viewer(state, key, seat)
            first = b"" if after is not None else _encode(as_seen(state, seen_by))
            held = None if key is None or key is GUEST else key.hash
            seats = seats_of(state, held)
            return Follower(seen_by, held, state.seq, seats=seats, presence=presence), first

        registry, limits = self.who.house.registry, self.who.house.limits

        def admit() -> None:
            limits.heavy.take(self.who.address)

        limits.channels.enter(self.who.address)
        try:
            follower, backlog, first = await self.who.known(
                lambda seen: registry.follow(self.who.table, arrive, after, admit, seen), after or 0
            )
        except BaseException:
            limits.channels.leave(self.who.address)
            raise
        self.follower = follower
        people, signed_in = self.who.house.people, self.who.signed_in
        if people is not None and signed_in is not None:
            people.follow(signed_in.session, follower)
        self.who.house.metrics.subscribed(self.kind)
        return [first] if first else [telling.to(follower.viewer) for telling in backlog]

    async def next(self) -> list[Telling | Aside] | None:
        """What is to be told next; nothing after a silence, None when it is over."""
        follower = self.follower
        if follower is None:
            return None
        told = await follower.next(self.who.house.config.heartbeat)
        if follower.overrun:
            self.who.house.metrics.dropped(self.kind)
            return None
        return told

    @property
    def seq(self) -> int:
        """The last entry that was told."""
        return 0 if self.follower is None else self.follower.seq

    def reached(self, telling: Telling) -> None:
        """It was told."""
        if self.follower is not None:
            self.follower.seq = telling.seq

    def push(self, message: bytes) -> bool:
        """Write a message at once, if that is possible."""
        push = None if self.follower is None else self.follower.push
        return push is not None and push(framed(message))

    def close(self) -> None:
        if self.follower is not None:
            self.who.house.registry.unfollow(self.who.table, self.follower)
            self.who.house.limits.channels.leave(self.who.address)
            people, signed_in = self.who.house.people, self.who.signed_in
            if people is not None and signed_in is not None:
                people.unfollow(signed_in.session, self.follower)
            self.who.house.metrics.unsubscribed(self.kind)
            self.follower = None
