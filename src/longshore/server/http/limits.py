"""What a host takes: how often, how much at once, and how large.

Rates are kept by address (of an IPv6 address its network, since a house has a whole one) and by the
key of a seat. Behind a proxy the address is the one that uvicorn was told to take from it. What is
remembered is bounded: of many addresses those that were quiet longest are forgotten first, and with
them what they have used.
"""

from __future__ import annotations

import ipaddress
import math
import time
from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from longshore.server.domain.refused import TooMuch

LARGEST_BODY = 64 * 1024  # of a request
LARGEST_MESSAGE = 16 * 1024  # of a client's on a live channel
LARGEST_HEADERS = 16 * 1024
PATIENCE = 10.0  # seconds that somebody may owe, or be over a rate without a break
MOST_REMEMBERED = 20_000  # buckets of one kind; some 3 MB


class Rate(NamedTuple):
    """So many at once, and so many a second in the long run."""

    burst: int
    per_second: float

    def wait(self, filling: float, amount: int) -> int:
        """Whole seconds until so much can be taken from a bucket that is full in `filling`."""
        wait = filling + (amount - self.burst) / self.per_second
        return math.ceil(wait) if wait > 1e-9 else 0


class Rates(NamedTuple):
    """What one address or one seat may do. None: as much as it likes."""

    requests: Rate | None = Rate(300, 60.0)  # of an address, all together
    wishes: Rate | None = Rate(60, 15.0)  # of a seat's key: actions and all else that is written
    chat: Rate | None = Rate(8, 0.5)  # of a seat's key
    tables: Rate | None = Rate(20, 1 / 60)  # of an address: tables opened and forked
    guesses: Rate | None = Rate(30, 0.2)  # of an address: tokens that were wrong
    heavy: Rate | None = Rate(10, 0.5)  # of an address: exports, replays, webhooks set up
    channels: int | None = 100  # live channels of an address at a time
    connections: int | None = 200  # connections of an address at a time, those among them


STANDARD = Rates()
UNLIMITED = Rates(*(None for _ in STANDARD))


class Buckets:
    """Token buckets, one a key, each as one number: when it will be full again.

    Whoever tried last is remembered longest.
    """

    __slots__ = ("_clock", "_full_at", "_most", "_rate")

    def __init__(
        self, rate: Rate | None, clock: Callable[[], float], most: int = MOST_REMEMBERED
    ) -> None:
        self._rate, self._clock, self._most = rate, clock, most
        self._full_at: dict[str, float] = {}  # those used last are at the end

    def __len__(self) -> int:
        return len(self._full_at)

    def take(self, key: str, amount: int = 1) -> None:
        """Take from the bucket; TooMuch, and nothing is taken, if there is not enough in it."""
        if self._rate is None:
            return
        now = self._clock()
        full_at = max(self._full_at.pop(key, now), now)
        wait = self._rate.wait(full_at - now, amount)
        self._full_at[key] = full_at if wait else full_at + amount / self._rate.per_second
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]
        if wait:
            raise TooMuch("rate", seconds=wait)

    def owe(self, key: str, amount: int) -> float:
        """Take what has been used already, be it there or not; the seconds until it is.

        They are not more than our patience: others of the same address wait for them, too.
        """
        if self._rate is None:
            return 0.0
        now = self._clock()
        burst = self._rate.burst / self._rate.per_second
        full_at = max(self._full_at.pop(key, now), now) + amount / self._rate.per_second
        wait = min(max(full_at - now - burst, 0.0), PATIENCE)
        self._full_at[key] = min(full_at, now + burst + wait)
        if len(self._full_at) > self._most:
            del self._full_at[next(iter(self._full_at))]
        return wait

    def account(self, key: str) -> Account:
        """What one connection uses of a bucket that it shares."""
        return Account(self, key, Buckets(self._rate, self._clock, 1))


class Owed(NamedTuple):
    """Seconds until what was used is within the rate; and for what one has used oneself."""

    wait: float
    own: float


class Account(NamedTuple):
    """One connection at a bucket that others use as well."""

    shared: Buckets
    key: str
    own: Buckets

    def owe(self, amount: int) -> Owed:
        return Owed(self.shared.owe(self.key, amount), self.own.owe(self.key, amount))


class Open:
    """What is open at a time, by address: live channels, requests under way."""

    __slots__ = ("_code", "_most", "_open")

    def __init__(self, most: int | None, code: str) -> None:
        self._most, self._code = most, code
        self._open: dict[str, int] = {}

    def enter(self, address: str) -> None:
        """One more; TooMuch if there are enough. Whoever has entered has to `leave`."""
        count = self._open.get(address, 0)
        if self._most is not None and count >= self._most:
            raise TooMuch(self._code, most=self._most)
        self._open[address] = count + 1

    def leave(self, address: str) -> None:
        """One less."""
        count = self._open.get(address, 0)
        if count > 1:
            self._open[address] = count - 1
        else:
            self._open.pop(address, None)


class Limits:
    """The limits of a server, each with its own buckets."""

    def __init__(
        self,
        rates: Rates = STANDARD,
        clock: Callable[[], float] = time.monotonic,
        most: int = MOST_REMEMBERED,
    ) -> None:
        self.requests = Buckets(rates.requests, clock, most)
        self.wishes = Buckets(rates.wishes, clock, most)
        self.chat = Buckets(rates.chat, clock, most)
        self.tables = Buckets(rates.tables, clock, most)
        self.guesses = Buckets(rates.guesses, clock, most)
        self.heavy = Buckets(rates.heavy, clock, most)
        self.channels = Open(rates.channels, "channels")


def address_of(scope: Mapping[str, Any]) -> str:
    """Who a request or a WebSocket is from, as limits are kept; empty through a Unix socket."""
    client = scope.get("client")
    return network_of(client[0][:64]) if client else ""  # a proxy may hand on any nonsense


def network_of(address: str) -> str:
    """An IPv4 address as it is; of an IPv6 address its /64."""
    if ":" not in address:
        return address
    try:
        parsed = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    if parsed.ipv4_mapped is not None:
        return str(parsed.ipv4_mapped)
    return str(ipaddress.IPv6Network((int(parsed) >> 64 << 64, 64)))
