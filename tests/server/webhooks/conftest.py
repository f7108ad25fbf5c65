"""A store, and somebody who is called: a real HTTP server of a few lines, which answers by plan."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from typing import NamedTuple

import pytest

from longshore.server.store import Store, open_store
from tests.patience import PATIENCE


class Heard(NamedTuple):
    """A request as it came."""

    line: str
    headers: dict[str, str]
    body: bytes


class Receiver:
    """Answers with the statuses planned for it, then with 204s, each after `delay` seconds."""

    def __init__(self, *plan: str, delay: float = 0.0) -> None:
        self.plan, self.delay = list(plan), delay
        self.heard: list[Heard] = []
        self.connections = 0
        self.at_once = self.most_at_once = 0
        self.port = 0

    def url(self, path: str = "/hook", host: str = "127.0.0.1") -> str:
        return f"http://{host}:{self.port}{path}"

    async def until(self, count: int, seconds: float = PATIENCE) -> None:
        """Wait until so many requests have come."""
        async with asyncio.timeout(seconds):
            while len(self.heard) < count:
                await asyncio.sleep(0.005)

    async def answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.connections += 1
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        try:
            head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
            headers = dict(line.split(": ", 1) for line in head[1:] if line)
            headers = {name.lower(): value for name, value in headers.items()}
            body = await reader.readexactly(int(headers.get("content-length", "0")))
            self.heard.append(Heard(head[0], headers, body))
            await asyncio.sleep(self.delay)
            status = self.plan.pop(0) if self.plan else "204 No Content"
            writer.write(f"HTTP/1.1 {status}\r\nContent-Length: 0\r\n\r\n".encode())
            await writer.drain()
        except (ConnectionError, asyncio.IncompleteReadError):
            pass
        finally:
            self.at_once -= 1
            writer.close()


@asynccontextmanager
async def receiving(*plan: str, delay: float = 0.0) -> AsyncIterator[Receiver]:
    receiver = Receiver(*plan, delay=delay)
    server = await asyncio.start_server(receiver.answer, "127.0.0.1", 0)
    receiver.port = server.sockets[0].getsockname()[1]
    try:
        yield receiver
    finally:
        server.close()


@pytest.fixture(name="receiving")
def _receiving() -> Callable[..., AbstractAsyncContextManager[Receiver]]:
    return receiving


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(f"sqlite:///{tmp_path}/tables.db")
    yield store
    store.close()
