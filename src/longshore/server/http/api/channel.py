"""The live channel: every entry as it is written, over a WebSocket or as server-sent events.

Both tell the same stream. A client that was cut off asks again with the last number it has seen:
nothing is missed, nothing comes twice. Over the WebSocket actions can be sent as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import math
from collections.abc import AsyncIterator
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from longshore.server.domain.refused import TooMuch, WishRefused
from longshore.server.http.api.game import SeatQuery, SeqQuery
from longshore.server.http.api.hearing import BROKEN, close, hear, refused, reply, tell
from longshore.server.http.api.live_channel import LiveChannel
from longshore.server.http.api.messages import Beat, Resync
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import asker
from longshore.server.http.house import House
from longshore.server.http.pushing import HEAR, METER, PUSH, REFUSED, WRITE
from longshore.server.runtime.live import Aside
from longshore.server.store import StoreError

routes = Routes("live")
# why a channel was closed, by WebSocket's numbers
RESYNC, TRY_LATER = 4000, 1013
PROTOCOL = "longshore"


class Numbered(msgspec.Struct, frozen=True):
    """Whatever has a number."""

    seq: int


_encode = msgspec.json.Encoder().encode
_numbered = msgspec.json.Decoder(Numbered)


# Server-sent events


@routes.add(
    "GET",
    "/api/tables/{table}/stream",
    refuses=(401, 403, 404, 409),
    also={"text/event-stream": {"schema": {"type": "string"}}},
)
async def stream(
    request: Request,
    table: str,
    after: SeqQuery = None,
    seat: SeatQuery = None,
    presence: bool = False,
) -> Response:
    """The live channel as server-sent events; `Last-Event-ID` counts as `after`. With `presence`
    it is also told who is connected, as events called `present`.
    """
    last = request.headers.get("last-event-id")
    if last is not None and last.isascii() and last.isdecimal() and len(last) < 16:
        after = int(last)
    channel = LiveChannel(asker(request, table), "events")
    try:
        first = await channel.open(seat, after, presence)
    except BaseException:
        channel.close()
        raise
    return StreamingResponse(_events(channel, first), media_type="text/event-stream")


async def _events(channel: LiveChannel, first: list[bytes]) -> AsyncIterator[bytes]:
    try:
        for message in first:
            yield _event(message)
        while (told := await channel.next()) is not None:
            if not told:
                yield b": beat\n\n"
            viewer_ = channel.follower.viewer if channel.follower else None
            for telling in told:
                if isinstance(telling, Aside):
                    yield b"event: %b\ndata: %b\n\n" % (telling.kind.encode(), telling.message)
                else:
                    yield _event(telling.to(viewer_))
                    channel.reached(telling)
        yield b"event: resync\ndata: " + _encode(Resync()) + b"\n\n"
    finally:
        channel.close()


def _event(message: bytes) -> bytes:
    seq = _numbered.decode(message).seq
    return b"id: %d\ndata: %b\n\n" % (seq, message)


# WebSocket


@routes.socket("/api/tables/{table}/live")
async def live(
    socket: WebSocket,
    table: str,
    after: SeqQuery = None,
    seat: SeatQuery = None,
    presence: bool = False,
) -> None:
    """The live channel over a WebSocket."""
    try:
        channel = LiveChannel(asker(socket, table), "websocket")
    except WishRefused as problem:
        await turn_away(socket, problem)
        return
    except StoreError:
        await close(socket, TRY_LATER)
        return
    try:
        first = await channel.open(seat, after, presence)
        channel.metered = meter(socket, channel.who.house, channel.who.address)
        await socket.accept(_protocol(socket))
        await _converse(socket, channel, first)
    except WishRefused as problem:
        await turn_away(socket, problem)
    except (WebSocketDisconnect, WebSocketDisconnected, ConnectionError):
        pass
    except StoreError:
        await close(socket, TRY_LATER)
    except Exception:
        await close(socket, BROKEN)
        raise
    finally:
        channel.close()


def meter(socket: WebSocket, house: House, address: str) -> bool:
    """Have the frames of a client counted where they come in: they are requests of its address.

    Whether that can be done: under another server than ours it cannot.
    """

    def farewell(wait: float) -> bytes:
        house.metrics.refused("rate")
        return _encode(refused(TooMuch("rate", seconds=math.ceil(wait)), None))

    extension = _pushing(socket)
    if extension:
        extension[METER](house.limits.requests.account(address).owe, farewell)
    return bool(extension)


def _pushing(socket: WebSocket) -> dict[str, Any]:
    """What the connection offers beside what ASGI has."""
    offered: dict[str, Any] = socket.scope.get("extensions", {}).get(PUSH, {})
    return offered


def _protocol(socket: WebSocket) -> str | None:
    """The protocol to agree on, if it is offered: never the one that carries a token."""
    offered = socket.headers.get("sec-websocket-protocol", "")
    return PROTOCOL if PROTOCOL in (one.strip() for one in offered.split(",")) else None


async def turn_away(socket: WebSocket, problem: WishRefused) -> None:
    """Say why before closing: a browser shows no status of a WebSocket that was not opened."""
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.accept(_protocol(socket))
        await socket.send_text(_encode(refused(problem, None)).decode())
    await close(socket, REFUSED)


async def _converse(socket: WebSocket, channel: LiveChannel, first: list[bytes]) -> None:
    for message in first:
        await socket.send_text(message.decode())
    if channel.follower is not None:
        channel.follower.push = _pushing(socket).get(WRITE)
    if heard_by := _pushing(socket).get(HEAR):
        heard_by(lambda text, answered: hear(socket, channel, text, answered))
    sending = asyncio.create_task(_send(socket, channel))
    try:
        await _receive(socket, channel)
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


async def _send(socket: WebSocket, channel: LiveChannel) -> None:
    while (told := await channel.next()) is not None:
        if not told:
            await socket.send_text(_encode(Beat(seq=channel.seq)).decode())
        viewer_ = channel.follower.viewer if channel.follower else None
        for telling in told:
            if isinstance(telling, Aside):
                await socket.send_text(telling.message.decode())
            else:
                await socket.send_text(telling.to(viewer_).decode())
                channel.reached(telling)
    await socket.send_text(_encode(Resync()).decode())
    await close(socket, RESYNC)


async def _receive(socket: WebSocket, channel: LiveChannel) -> None:
    """Take wishes, one after the other; what is wrong with one is its answer. Under our own server
    most of them do not come this way, see `hear`.
    """
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or ""
        await tell(socket, channel, _encode(await reply(channel, text)))
