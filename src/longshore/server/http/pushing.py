"""A WebSocket that is told many things at once, and read no quicker than it may speak.

A frame of a server is the same bytes for all who get it. uvicorn would make it anew for each, by
way of a task that has to be woken first; most of what a telling costs would be that. Here a frame
is made once, and written to every connection as it is. A connection that cannot take a frame at
once is told the usual way.

What comes in is parsed bit by bit, and every frame is counted, those too that never reach the
application. Whoever has sent more than the rate allows is not read until it does again. Whoever
goes on and on is told so and closed; but not for what others of the same address have sent.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request

from longshore.server.http import limits
from longshore.server.http.connections import STALLED, Connection
from longshore.server.runtime.framing import framed

PUSH, WRITE, METER = "longshore.push", "write", "meter"  # in the extensions of a scope
REFUSED = 4001  # why a channel was closed, by WebSocket's numbers: what was said before
PIECE = 256  # bytes that are parsed before frames are counted: a ping has six
WITHOUT_METER = 50  # frames of somebody whom the application has not welcomed
LINGER = 2.0  # seconds to hear why, until the connection is cut
Meter = Callable[[int], limits.Owed]  # frames to the seconds until so many are within the rate
Farewell = Callable[[float], bytes]


class PushingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; compression has to be off."""

    def __init__(self, place: Connection, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._place = place
        self._meter: Meter | None = None
        self._farewell: Farewell | None = None
        self._held = bytearray()  # what came and is not parsed yet
        self._hold: asyncio.TimerHandle | None = None  # while that has to wait
        self._over = 0.0  # seconds that it had to wait for itself without a break
        self._counted = 0
        self._ended = False  # whether it was closed for having said too much

    # Opening and closing

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self._place.late = self._late
        self._place.work()
        self._place.by(STALLED)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self._place.leave()
        self._let_go()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            extension: dict[object, object] = {WRITE: self.push, METER: self.metered}
            (self.scope.get("extensions") or {})[PUSH] = extension

    def metered(self, meter: Meter, farewell: Farewell) -> None:
        """From now on frames are counted by this; who sends too many is told that, and closed."""
        self._meter, self._farewell, self._counted = meter, farewell, 0

    def _late(self) -> None:
        """Now and then: a client that takes nothing more is not kept."""
        if self.transport.is_closing() or not self.writable.is_set():
            self._place.end()
        else:
            self._place.by(STALLED)

    # Telling

    def push(self, frame: bytes) -> bool:
        """Write a frame; False, and nothing is written, if the client is slow or gone."""
        if (
            not self.handshake_complete
            or self.close_sent
            or self.disconnected
            or not self.writable.is_set()
            or self.transport.is_closing()
        ):
            return False
        self.transport.write(frame)
        return True

    def pause_writing(self) -> None:
        super().pause_writing()
        self._place.wait(STALLED)  # it is the client's turn to read

    def resume_writing(self) -> None:
        super().resume_writing()
        self._place.work()
        self._place.by(STALLED)

    async def send(self, message: Any) -> None:
        if self._ended:
            raise ClientDisconnected
        await super().send(message)
        self._read_on()  # once it is open

    # Hearing

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, as it was taken from HTTP
        elif not self._ended:
            self._held += data
            self._read_on()

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Parse what is held as far as it goes, and take more only when nothing is left."""
        if self._ended or self.disconnected or self.transport.is_closing():
            return
        while self._held and self._may_read:
            piece = bytes(self._held[:PIECE])
            del self._held[:PIECE]
            super().data_received(piece)
            self._pay()
        if self._held or self._hold is not None:
            self.transport.pause_reading()
        elif not self.read_paused and not self._ended:
            self.transport.resume_reading()

    @property
    def _may_read(self) -> bool:
        return (
            self.handshake_complete
            and not self.read_paused  # the application has not taken the message before
            and self._hold is None
            and not self._ended
            and not self.transport.is_closing()
        )

    def _pay(self) -> None:
        """Count the frames that were parsed; wait if they were too many, or end it."""
        if self.transport.is_closing():
            return
        if self._meter is None or self._farewell is None:
            if self._counted > WITHOUT_METER:
                self._end(None)
            return
        count, self._counted = self._counted, 0
        if not count:
            return
        owed = self._meter(count)
        self._over += owed.own
        if self._over >= limits.PATIENCE:
            self._end(self._farewell(owed.wait))
        elif owed.wait > 0:
            self._hold = self.loop.call_later(owed.wait, self._released)

    def _released(self) -> None:
        self._hold = None
        if not self._held:
            self._over = 0.0
        self._read_on()

    def _end(self, message: bytes | None) -> None:
        """Say why, and close. What still comes is thrown away: a connection that is cut with
        something unread would lose what was said last.
        """
        self._place.count("rate")
        if message is not None:
            self.push(framed(message))
        if not self.close_sent:
            self.conn.send_close(REFUSED)
            self.transport.write(b"".join(self.conn.data_to_send()))
        while not self.queue.empty():
            self.queue.get_nowait()
        self.queue.put_nowait({"type": "websocket.disconnect", "code": REFUSED})
        self._ended = self.close_sent = True
        self._let_go()
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER, self._place.end)
        self.transport.resume_reading()

    def _let_go(self) -> None:
        self._held.clear()
        if self._hold is not None:
            self._hold.cancel()
            self._hold = None

    # Every frame counts

    def handle_text(self, event: Frame) -> None:
        self._counted += 1
        super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        self._counted += 1
        super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        self._counted += 1
        super().handle_cont(event)

    def handle_ping(self) -> None:
        self._counted += 1
        super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        self._counted += 1
        super().handle_pong(event)
