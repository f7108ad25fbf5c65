"""Connections that are open: how many there may be, and how long each may keep us waiting.

A connection that waits for its client (between two requests, in the middle of one, or for it to
read what was sent) gives way to a new one when there are too many, the one that waits longest
first. So who opens connections and says nothing keeps nobody out: neither the others of the same
address, nor those of other ones.
Behind a proxy that is trusted the connections are the proxy's own and belong to no address; there
it is requests under way that are counted by address (`security.Crowd`).
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Callable, Iterable
from typing import NamedTuple

from longshore.server.http.limits import network_of
from longshore.server.metrics import Why

FILES_KEPT = 128  # of those that a process may have open: database, webhooks, libraries
MOST_WITHOUT_A_LIMIT = 4096  # where the system does not say
STALLED = 60.0  # seconds for a client to take what was sent to it
logger = logging.getLogger(__name__)


class Waits(NamedTuple):
    """For how many seconds a client may keep a connection waiting."""

    request: float = 20.0  # for the header of a request, and again for its body
    idle: float = 75.0  # for the next one; longer than proxies keep theirs


class Networks:
    """Addresses and networks, from a text with commas."""

    def __init__(self, text: str) -> None:
        parts = (part.strip() for part in text.split(","))
        self._networks = [_network(part) for part in parts if part]

    def __contains__(self, address: str) -> bool:
        try:
            parsed = ipaddress.ip_address(address)
        except ValueError:
            return False
        if isinstance(parsed, ipaddress.IPv6Address) and parsed.ipv4_mapped is not None:
            parsed = parsed.ipv4_mapped
        return any(parsed in network for network in self._networks)

    def __str__(self) -> str:
        return ",".join(str(network) for network in self._networks)


def _network(part: str) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    try:
        return ipaddress.ip_network(part, strict=False)
    except ValueError:
        raise ValueError(
            f"addresses and networks, as 127.0.0.1 or 10.0.0.0/8; not {part[:80]!r}"
        ) from None


def most_by_files() -> int:
    """How many connections the limit of open files leaves room for."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MOST_WITHOUT_A_LIMIT
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY:
        return MOST_WITHOUT_A_LIMIT
    return max(soft - FILES_KEPT, soft // 2, 1)


class Full(Exception):
    """There is no place for another connection."""

    def __init__(self, why: Why, most: int) -> None:
        super().__init__(why)
        self.why, self.most = why, most


def _nobody(_why: Why) -> None:
    """Nothing is counted."""


class Connections:
    """All connections of a process."""

    def __init__(
        self,
        most: int,
        most_of_address: int | None = None,
        waits: Waits | None = None,
        proxies: Iterable[str] | Networks = (),
        closed: Callable[[Why], None] = _nobody,
    ) -> None:
        self.most = most
        self.most_of_address = most_of_address
        self.waits = Waits() if waits is None else waits
        self.closed = closed
        self._proxies = proxies if isinstance(proxies, Networks) else Networks(",".join(proxies))
        self._of: dict[str, int] = {}
        self._places: set[Connection] = set()
        self._waiting: dict[Connection, None] = {}  # those that wait longest come first
        self._soon: list[Callable[[], None]] = []

    def __len__(self) -> int:
        return len(self._places)

    def enter(self, host: str | None, transport: asyncio.Transport) -> Connection:
        """A place for a connection from there; Full if there is none to be had."""
        own = host is None or host in self._proxies
        address = None if own or host is None else network_of(host)
        if address is not None and self.most_of_address is not None:
            while self._of.get(address, 0) >= self.most_of_address:
                if not self._make_way(address):
                    raise Full("address", self.most_of_address)
        while len(self._places) >= self.most:
            if not self._make_way(None):
                raise Full("full", self.most)
        place = Connection(self, address, transport)
        self._places.add(place)
        if address is not None:
            self._of[address] = self._of.get(address, 0) + 1
        return place

    def soon(self, call: Callable[[], None]) -> None:
        """Have something done when the loop comes round: one call of the loop for all of it."""
        if not self._soon:
            asyncio.get_running_loop().call_soon(self._come_round)
        self._soon.append(call)

    def _come_round(self) -> None:
        calls, self._soon = self._soon, []
        for call in calls:
            try:
                call()
            except Exception:  # of one connection
                logger.exception("Something went wrong with a connection.")

    def _make_way(self, address: str | None) -> bool:
        """End the connection (of an address) that waits longest; False if none does."""
        for place in self._waiting:
            if address is None or place.address == address:
                self.closed("gave-way")
                place.end()
                return True
        return False

    def wait(self, place: Connection) -> None:
        if place in self._places:
            self._waiting.pop(place, None)  # a client that has done something stands last again
            self._waiting[place] = None

    def work(self, place: Connection) -> None:
        self._waiting.pop(place, None)

    def leave(self, place: Connection) -> None:
        if place not in self._places:
            return
        self._places.discard(place)
        self._waiting.pop(place, None)
        if place.address is not None:
            left = self._of.pop(place.address) - 1
            if left:
                self._of[place.address] = left


class Connection:
    """One connection among all: whether it waits for its client, and until when.

    Whoever is late is told so by `late`. A deadline that moves on costs nothing: there is one
    timer, which looks at the clock when it rings.
    """

    __slots__ = ("_at", "_connections", "_loop", "_timer", "_transport", "address", "late")

    def __init__(
        self, connections: Connections, address: str | None, transport: asyncio.Transport
    ) -> None:
        self._connections, self.address, self._transport = connections, address, transport
        self._loop = asyncio.get_running_loop()
        self._at: float | None = None
        self._timer: asyncio.TimerHandle | None = None
        self.late: Callable[[], None] = self.end

    @property
    def waits(self) -> Waits:
        return self._connections.waits

    @property
    def soon(self) -> Callable[[Callable[[], None]], None]:
        return self._connections.soon

    def wait(self, seconds: float) -> None:
        """It is the client's turn, for so long; the connection may have to give way."""
        self._connections.wait(self)
        self.by(seconds)

    def work(self) -> None:
        """It is our turn."""
        self._connections.work(self)
        self.by(None)

    def by(self, seconds: float | None) -> None:
        """Something has to happen within so many seconds; None: it may take its time."""
        self._at = None if seconds is None else self._loop.time() + seconds
        if self._at is None:
            return
        if self._timer is not None and self._timer.when() > self._at:
            self._timer.cancel()
            self._timer = None
        if self._timer is None:
            self._timer = self._loop.call_at(self._at, self._ring)

    def _ring(self) -> None:
        self._timer = None
        if self._at is None:
            return
        if self._loop.time() < self._at:
            self._timer = self._loop.call_at(self._at, self._ring)
            return
        self._at = None
        self.late()

    def count(self, why: Why) -> None:
        """Note why the connection is closed."""
        self._connections.closed(why)

    def leave(self) -> None:
        """The connection is gone. A second time it does nothing."""
        self._connections.leave(self)
        self._at = None
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def end(self) -> None:
        """Cut the connection at once, whatever it still has to send."""
        self.leave()
        self._transport.abort()
