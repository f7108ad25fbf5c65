"""One call to somebody outside, through the guard."""

from __future__ import annotations

import asyncio
import ssl
from typing import NamedTuple

import httpcore
import httpx

from longshore.server.webhooks.guard import Guard, GuardedNetwork, port_of
from longshore.server.webhooks.letters import Letter


class Reply(NamedTuple):
    """What the other side said: its status, and how long it wants to be left alone."""

    status: int
    wait_ms: int = 0


class WebhookCaller:
    """Makes calls. Each has a connection of its own; nothing of the answer but its head is read."""

    def __init__(
        self, guard: Guard, at_once: int, seconds: float, trust: ssl.SSLContext | None = None
    ) -> None:
        self._guard, self._at_once, self._trust = guard, at_once, trust
        self._connect = seconds / 2  # so that a second address of the host is tried in time
        self._pool: httpcore.AsyncConnectionPool | None = None

    async def call(self, letter: Letter) -> Reply:
        """The answer; Refused or Blocked if the guard says no, an error of httpcore or the system
        if there was none.
        """
        url = self._guard.target(letter.url)
        pool = self._pool or await self._opened()
        response = await pool.handle_async_request(self._request(url, letter))
        try:
            return Reply(response.status, _wait_ms(response.headers))
        finally:
            await response.aclose()

    def host(self, url: str) -> str:
        """What may be said of an address in a log."""
        try:
            return httpx.URL(url).raw_host.decode("ascii")
        except (httpx.InvalidURL, ValueError):
            return "?"

    async def close(self) -> None:
        if self._pool is not None:
            await self._pool.aclose()

    async def _opened(self) -> httpcore.AsyncConnectionPool:
        """The pool, made when it is needed: reading the certificates takes a while."""
        trust = self._trust or await asyncio.to_thread(httpcore.default_ssl_context)
        self._pool = self._pool or httpcore.AsyncConnectionPool(
            ssl_context=trust,
            max_connections=self._at_once,
            max_keepalive_connections=0,
            network_backend=GuardedNetwork(self._guard),
        )
        return self._pool

    def _request(self, url: httpx.URL, letter: Letter) -> httpcore.Request:
        return httpcore.Request(
            "POST",
            httpcore.URL(
                scheme=url.raw_scheme, host=url.raw_host, port=port_of(url), target=url.raw_path
            ),
            headers=[
                (b"host", url.netloc),
                *letter.headers,
                (b"content-length", str(len(letter.body)).encode()),
            ],
            content=letter.body,
            extensions={"timeout": {"connect": self._connect}},
        )


def _wait_ms(headers: list[tuple[bytes, bytes]]) -> int:
    """`Retry-After` in seconds; a date is not worth the trouble."""
    for name, value in headers:
        if name.lower() == b"retry-after":
            try:
                seconds = float(value)
            except ValueError:
                return 0
            return int(seconds * 1000) if 0 < seconds < 1e6 else 0
    return 0
