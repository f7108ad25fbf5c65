"""The live channel: every entry as it is written, over a WebSocket or as server-sent events.

Both tell the same stream. A client that was cut off asks again with the last number it has seen:
nothing is missed, nothing comes twice. Over the WebSocket actions can be sent as well.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import math
from collections.abc import AsyncIterator, Callable
from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import Response, StreamingResponse
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketDisconnected

from longshore.game.refusals import IllegalAction
from longshore.server.domain.entries import Key
from longshore.server.domain.refused import Malformed, TooMuch, WishRefused
from longshore.server.domain.state import TableState
from longshore.server.http.api.asking import GUEST, viewer
from longshore.server.http.api.game import SeatQuery, SeqQuery, as_seen, chat_once, play_once
from longshore.server.http.api.messages import (
    Beat,
    BeatFrame,
    Done,
    NotDone,
    PlayFrame,
    Resync,
    ToServer,
)
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import Asker, asker
from longshore.server.http.api.wire import parse
from longshore.server.http.errand import Errand
from longshore.server.http.house import House
from longshore.server.http.limits import LARGEST_MESSAGE
from longshore.server.http.pushing import HEAR, METER, PUSH, REFUSED, WRITE
from longshore.server.metrics import Channel
from longshore.server.runtime.broadcast import Telling
from longshore.server.runtime.framing import framed
from longshore.server.runtime.live import Aside, Follower, seats_of
from longshore.server.store import StoreError

routes = Routes("live")
# why a channel was closed, by WebSocket's numbers
RESYNC, TRY_LATER, BROKEN = 4000, 1013, 1011
PROTOCOL = "longshore"
logger = logging.getLogger(__name__)


class Numbered(msgspec.Struct, frozen=True):
    """Whatever has a number."""

    seq: int


_encode = msgspec.json.Encoder().encode
_numbered = msgspec.json.Decoder(Numbered)


class _Channel:
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
            self.who.house.metrics.unsubscribed(self.kind)
            self.follower = None


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
    channel = _Channel(asker(request, table), "events")
    try:
        first = await channel.open(seat, after, presence)
    except BaseException:
        channel.close()
        raise
    return StreamingResponse(_events(channel, first), media_type="text/event-stream")


async def _events(channel: _Channel, first: list[bytes]) -> AsyncIterator[bytes]:
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
        channel = _Channel(asker(socket, table), "websocket")
    except WishRefused as problem:
        await turn_away(socket, problem)
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
        await _close(socket, TRY_LATER)
    except Exception:
        await _close(socket, BROKEN)
        raise
    finally:
        channel.close()


def meter(socket: WebSocket, house: House, address: str) -> bool:
    """Have the frames of a client counted where they come in: they are requests of its address.

    Whether that can be done: under another server than ours it cannot.
    """

    def farewell(wait: float) -> bytes:
        house.metrics.refused("rate")
        return _encode(_refused(TooMuch("rate", seconds=math.ceil(wait)), None))

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
        await socket.send_text(_encode(_refused(problem, None)).decode())
    await _close(socket, REFUSED)


async def _close(socket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError, WebSocketDisconnect):
        await socket.close(code)


async def _converse(socket: WebSocket, channel: _Channel, first: list[bytes]) -> None:
    for message in first:
        await socket.send_text(message.decode())
    if channel.follower is not None:
        channel.follower.push = _pushing(socket).get(WRITE)
    if hear := _pushing(socket).get(HEAR):
        hear(lambda text, answered: Errand(_hear(socket, channel, text, answered)))
    sending = asyncio.create_task(_send(socket, channel))
    try:
        await _receive(socket, channel)
    finally:
        sending.cancel()
        with contextlib.suppress(asyncio.CancelledError, WebSocketDisconnect, RuntimeError):
            await sending


async def _send(socket: WebSocket, channel: _Channel) -> None:
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
    await _close(socket, RESYNC)


async def _receive(socket: WebSocket, channel: _Channel) -> None:
    """Take wishes, one after the other; what is wrong with one is its answer. Under our own server
    most of them do not come this way, see `_hear`.
    """
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        text = message.get("text") or message.get("bytes") or ""
        await _tell(socket, channel, _encode(await _reply(channel, text)))


async def _hear(
    socket: WebSocket, channel: _Channel, text: str | bytes, answered: Callable[[], None]
) -> None:
    """Take a wish as it comes in."""
    try:
        reply = _encode(await _reply(channel, text))
        with contextlib.suppress(*_GONE):
            await _tell(socket, channel, reply)
    except Exception:
        logger.exception("Something went wrong in a live channel.")
        await _close(socket, BROKEN)
    finally:
        answered()


# nobody is there any more to hear it; Starlette says so by a RuntimeError after a close
_GONE = (WebSocketDisconnect, WebSocketDisconnected, ConnectionError, RuntimeError)


async def _tell(socket: WebSocket, channel: _Channel, reply: bytes) -> None:
    if not channel.push(reply):
        await socket.send_text(reply.decode())


async def _reply(channel: _Channel, text: str | bytes) -> Beat | Done | NotDone:
    key: str | None = None
    try:
        if not channel.metered:  # under another server than ours
            channel.who.house.limits.requests.take(channel.who.address)
        if len(text) > LARGEST_MESSAGE:
            raise Malformed("frame-too-large", most=LARGEST_MESSAGE)
        frame: ToServer = parse(text, ToServer)  # type: ignore[arg-type]
        if isinstance(frame, BeatFrame):
            return Beat(seq=channel.seq)
        key = frame.key
        if isinstance(frame, PlayFrame):
            done = await play_once(channel.who, frame)
        else:
            done = await chat_once(channel.who, frame)
        return Done(key=key, seq=done.seq)
    except (WishRefused, IllegalAction) as problem:
        channel.who.house.metrics.refused(problem.code)
        return _refused(problem, key)
    except StoreError:
        return _refused(WishRefused("store-trouble"), key)


def _refused(problem: WishRefused | IllegalAction, key: str | None) -> NotDone:
    return NotDone(code=problem.code, values=problem.values, text=str(problem), key=key)
