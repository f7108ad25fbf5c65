"""Which addresses a table may call, and a way out that leads to those alone.

Whoever holds a seat may have this server call an address. It must not become a way into the
network that the server stands in, nor a nuisance to others. The rules:

- `http` and `https` only, without a name or password in the address.
- Ports 80, 443 and 8000 to 8999, where web servers are: mail, databases and caches are not.
- Public addresses only. What IANA lists as special is refused: loopback, private, link-local,
  shared (CGNAT), documentation, benchmarks, multicast, reserved, unspecified. IPv6 is the other way
  round: global unicast (2000::/3) less its special parts. Refused are also IPv4 addresses in the
  clothes of IPv6 (mapped, compatible, 6to4, Teredo), but for those of NAT64 (64:ff9b::/96), which
  are judged by the IPv4 address within. The addresses at which clouds tell their secrets are in
  those ranges, but for Azure's 168.63.129.16, which is named.
- If a name leads to several addresses, all of them have to be public.
- The connection goes to the very address that was checked: a name that leads elsewhere a moment
  later (rebinding) gains nothing. Names are looked up for every connection. There are no redirects,
  no proxies from the environment and no Unix sockets.

`allow_internal` lets a host in a closed network call all addresses and ports.

Looking up a name can take as long as somebody else's name server likes, and cannot be cancelled:
it has threads of its own, so that it holds up nothing else.
"""

from __future__ import annotations

import asyncio
import ipaddress
import socket
from collections.abc import Awaitable, Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import TypeAlias

import httpcore
import httpx

from longshore.server.domain.refused import Malformed

LONGEST_URL = 2000
LOOKUPS_AT_ONCE = 8
MOST_ADDRESSES = 3  # of one name that are tried
_PORTS = frozenset((80, 443, *range(8000, 9000)))

Address: TypeAlias = ipaddress.IPv4Address | ipaddress.IPv6Address
Resolve: TypeAlias = Callable[[str, int], Awaitable[Sequence[str]]]

_SPECIAL_V4 = tuple(
    ipaddress.IPv4Network(network)
    for network in (
        "0.0.0.0/8",
        "10.0.0.0/8",
        "100.64.0.0/10",
        "127.0.0.0/8",
        "168.63.129.16/32",  # Azure's, for its own machines
        "169.254.0.0/16",
        "172.16.0.0/12",
        "192.0.0.0/24",
        "192.0.2.0/24",
        "192.88.99.0/24",
        "192.168.0.0/16",
        "198.18.0.0/15",
        "198.51.100.0/24",
        "203.0.113.0/24",
        "224.0.0.0/4",
        "240.0.0.0/4",
    )
)
_GLOBAL_V6 = ipaddress.IPv6Network("2000::/3")
_SPECIAL_V6 = tuple(
    ipaddress.IPv6Network(network)
    for network in (
        "2001::/23",  # protocols, Teredo among them
        "2001:db8::/32",
        "2002::/16",  # 6to4
        "3fff::/20",
    )
)
_NAT64 = ipaddress.IPv6Network("64:ff9b::/96")


class Blocked(httpcore.ConnectError):
    """The guard does not let this call out."""


def is_public(address: Address) -> bool:
    """Whether everybody on the internet means the same machine by it."""
    if isinstance(address, ipaddress.IPv4Address):
        return not any(address in network for network in _SPECIAL_V4)
    if address.scope_id is not None:
        return False
    if address in _NAT64:
        return is_public(ipaddress.IPv4Address(int(address) & 0xFFFF_FFFF))
    return address in _GLOBAL_V6 and not any(address in network for network in _SPECIAL_V6)


class Guard:
    """Says what may be called. `close` it at the end."""

    def __init__(self, *, allow_internal: bool = False, resolve: Resolve | None = None) -> None:
        self.allow_internal = allow_internal
        self._threads = ThreadPoolExecutor(LOOKUPS_AT_ONCE, thread_name_prefix="lookup")
        self._resolve = resolve or self._look_up

    def target(self, url: str) -> httpx.URL:
        """The address, if its text alone says nothing against it; else what is wrong with it."""
        parsed = _parsed(url)
        if parsed.userinfo:
            raise Malformed("webhook-credentials")
        port = port_of(parsed)
        if not self._may_call(port):
            raise Malformed("webhook-port", port=str(port))
        literal = _literal(parsed.host)
        if literal is not None and not self.allow_internal and not is_public(literal):
            raise Malformed("webhook-address", address=parsed.host)
        return parsed

    async def check(self, url: str) -> None:
        """As `target`, and where the name leads to now, for who sets up a webhook.

        A name that leads nowhere and one that leads inside are refused in the same words, so that
        nobody learns the names of a network from this.
        """
        parsed = self.target(url)
        try:
            async with asyncio.timeout(10):
                await self.addresses(parsed.raw_host.decode("ascii"), port_of(parsed))
        except (httpcore.ConnectError, TimeoutError):
            raise Malformed("webhook-address", address=parsed.host) from None

    async def addresses(self, host: str, port: int) -> tuple[str, ...]:
        """Where a connection may go; Blocked if it may not, ConnectError if there is nothing."""
        if not self._may_call(port):
            raise Blocked("a port that is not called")
        try:
            found = tuple(dict.fromkeys(await self._resolve(host, port)))
        except (OSError, UnicodeError):  # a name too long for a name server is a UnicodeError
            raise httpcore.ConnectError("no such name") from None
        if not found:
            raise httpcore.ConnectError("no such name")
        if not self.allow_internal and not all(map(_public_text, found)):
            raise Blocked("an address that is not public")
        return found[:MOST_ADDRESSES]

    def _may_call(self, port: int) -> bool:
        return 0 < port < 65536 if self.allow_internal else port in _PORTS

    async def _look_up(self, host: str, port: int) -> Sequence[str]:
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(
            self._threads, lambda: socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)
        )
        return [str(address[0]) for *_, address in found]

    def close(self) -> None:
        """No more names are looked up; who still waits for one is not waited for."""
        self._threads.shutdown(wait=False, cancel_futures=True)


class GuardedNetwork(httpcore.AsyncNetworkBackend):
    """The way out: every connection is checked, and goes where the check was about."""

    def __init__(self, guard: Guard) -> None:
        self._guard = guard
        self._network = httpcore.AnyIOBackend()

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[httpcore.SOCKET_OPTION] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        """Tries the addresses of a host in turn, each for its share of the time."""
        addresses = await self._guard.addresses(host.strip("[]"), port)
        share = None if timeout is None else timeout / len(addresses)
        problem: Exception = httpcore.ConnectError("no address")
        for address in addresses:
            try:
                return await self._network.connect_tcp(
                    address, port, share, local_address, socket_options
                )
            except (httpcore.ConnectError, httpcore.ConnectTimeout) as failed:
                problem = failed
        raise problem

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(seconds)


def port_of(url: httpx.URL) -> int:
    """The port that a call goes to."""
    if url.port is not None:
        return url.port
    return 443 if url.scheme == "https" else 80


def _parsed(url: str) -> httpx.URL:
    wrong = Malformed("webhook-url", most=LONGEST_URL)  # without it: its path is a secret
    if len(url) > LONGEST_URL or not url.isprintable() or " " in url or "\\" in url:
        raise wrong
    try:
        parsed = httpx.URL(url)
        host = parsed.host  # read here: a name that is not international after all is an error
    except (httpx.InvalidURL, ValueError):
        raise wrong from None
    if parsed.scheme not in ("http", "https") or not host or "%" in host:
        raise wrong
    return parsed


def _literal(host: str) -> Address | None:
    try:
        return ipaddress.ip_address(host)
    except ValueError:
        return None


def _public_text(address: str) -> bool:
    literal = _literal(address)
    return literal is not None and is_public(literal)
