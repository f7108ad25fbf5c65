"""News of one's tables, all of them over one channel: which of them have changed.

Cookies are for one table each, so a page brings for every table the ticket that the table has told
it (`TableTold.news`). A ticket opens nothing: it lets its bearer know when to ask again.
"""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from longshore.server.domain.refused import Malformed, NotAllowed, WishRefused
from longshore.server.domain.tokens import TABLE_ID
from longshore.server.http.api.asking import address_of, house_of
from longshore.server.http.api.channel import meter, turn_away
from longshore.server.http.api.messages import Beat, NewsTold
from longshore.server.http.api.routing import Routes
from longshore.server.http.house import House
from longshore.server.runtime.news import Reader

routes = Routes()
MOST = 40  # tables of one channel; our page follows fewer, whatever it remembers
PAUSE = 1.0  # seconds from one message to the next
_encode = msgspec.json.encode


@routes.socket("/api/news")
async def news(socket: WebSocket, of: Annotated[str, Meta(max_length=4000)] = "") -> None:
    """Which of these tables have changed; `of` is `table.ticket` of each, with commas."""
    house, address = house_of(socket), address_of(socket.scope)
    try:
        house.limits.requests.take(address)
        reader = Reader(_tables(house, of))
        house.limits.channels.enter(address)
    except WishRefused as problem:
        await turn_away(socket, problem)
        return
    house.registry.news.come(reader)
    house.metrics.subscribed("websocket")
    try:
        meter(socket, house, address)
        await socket.accept()
        await _tell(socket, reader, house.config.heartbeat)
    except (WebSocketDisconnect, WebSocketDisconnected, ConnectionError):
        pass
    finally:
        house.registry.news.go(reader)
        house.limits.channels.leave(address)
        house.metrics.unsubscribed("websocket")


def _tables(house: House, of: str) -> list[str]:
    pairs = [one.partition(".") for one in of.split(",")]
    if not of or len(pairs) > MOST or not all(TABLE_ID.fullmatch(table) for table, *_ in pairs):
        raise Malformed("news-of", most=MOST)
    if not all(house.is_ticket(table, ticket) for table, _, ticket in pairs):
        raise NotAllowed("news-ticket")
    return [table for table, *_ in pairs]


async def _tell(socket: WebSocket, reader: Reader, silence: float) -> None:
    listening = asyncio.create_task(_until_gone(socket))
    reading: asyncio.Future[tuple[str, ...]] | None = None
    try:
        while not listening.done():
            reading = asyncio.ensure_future(reader.next(silence))
            await asyncio.wait((reading, listening), return_when=asyncio.FIRST_COMPLETED)
            if not reading.done():
                return
            changed = reading.result()
            told = NewsTold(tables=changed) if changed else Beat(seq=0)
            await socket.send_text(_encode(told).decode())
            await asyncio.wait((listening,), timeout=PAUSE if changed else 0)
    finally:
        listening.cancel()
        if reading is not None:
            reading.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await listening


async def _until_gone(socket: WebSocket) -> None:
    """Whatever is said is a sign of life, and answered with one."""
    while (await socket.receive())["type"] != "websocket.disconnect":
        await socket.send_text(_encode(Beat(seq=0)).decode())
