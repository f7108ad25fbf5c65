"""A WebSocket that is told many things at once, and read no quicker than it may speak.

A frame of a server is the same bytes for all who get it. uvicorn would make it anew for each, by
way of a task that has to be woken first; most of what a telling costs would be that. Here a frame
is made once, and written to every connection as it is. A connection that cannot take a frame at
once is told the usual way. The other way round, a message is handed to who hears it where it comes
in, one after the other, instead of by a queue through all layers of the application.

What comes in is parsed bit by bit, and every frame is counted, those too that never reach the
application. Whoever has sent more than the rate allows is not read until it does again. Whoever
goes on and on is told so and closed; but not for what others of the same address have sent.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, apply_mask  # type: ignore[attr-defined]
from websockets.http11 import Request
from websockets.protocol import OPEN

from longshore.server.http import limits
from longshore.server.http.connections import STALLED, Connection
from longshore.server.runtime.framing import framed

PUSH, WRITE, METER, HEAR = "longshore.push", "write", "meter", "hear"  # in a scope's extensions
REFUSED = 4001  # why a channel was closed, by WebSocket's numbers: what was said before
PIECE = 256  # bytes that are parsed before frames are counted: a ping has six
AHEAD = 16  # messages that are taken while one is being answered; pings are heard meanwhile
WITHOUT_METER = 50  # frames of somebody whom the application has not welcomed
# A frame with a whole message of text from a client (RFC 6455, 5.2), which is masked.
_TEXT, _MASKED, _LONGER, _SHORTEST = 0x81, 0x80, 126, 6
LINGER = 2.0  # seconds to hear why, until the connection is cut
Meter = Callable[[int], limits.Owed]  # frames to the seconds until so many are within the rate
Farewell = Callable[[float], bytes]
Hear = Callable[[str | bytes, Callable[[], None]], None]  # a message, and what to call after it


class PushingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket; compression has to be off."""

    def __init__(self, place: Connection, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._place, self._soon = place, place.soon
        self._meter: Meter | None = None
        self._farewell: Farewell | None = None
        self._hear: Hear | None = None
        self._messages: deque[str | bytes] = deque()  # that wait for the one being answered
        self._answering = self._parsing = False
        self._out: list[bytes] = []  # frames that are written together, when the loop comes round
        self._held = bytearray()  # what came and is not parsed yet
        self._stopped = False  # whether the transport was told to read no more
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
            extension: dict[object, object] = {
                WRITE: self.push,
                METER: self.metered,
                HEAR: self.heard_by,
            }
            (self.scope.get("extensions") or {})[PUSH] = extension

    def metered(self, meter: Meter, farewell: Farewell) -> None:
        """From now on frames are counted by this; who sends too many is told that, and closed."""
        self._meter, self._farewell, self._counted = meter, farewell, 0

    def heard_by(self, hear: Hear) -> None:
        """From now on messages are for this, and not for `receive`: also those that wait there."""
        self._hear = hear
        others = []
        while not self.queue.empty():
            event: Any = self.queue.get_nowait()
            if event["type"] == "websocket.receive":
                self._heard(event.get("text") or event.get("bytes") or "")
            else:
                others.append(event)
        for event in others:
            self.queue.put_nowait(event)
        if self.read_paused:
            self.read_paused, self._stopped = False, True
        self._read_on()

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
        if not self._out:
            self._soon(self._flush)
        self._out.append(frame)
        return True

    def _flush(self) -> None:
        """Write what waits: before anything else is written."""
        out = self._out
        if out and not self.transport.is_closing():
            self.transport.write(out[0] if len(out) == 1 else b"".join(out))
        out.clear()

    def shutdown(self) -> None:
        self._flush()
        super().shutdown()

    def handle_close(self, event: Frame) -> None:
        self._flush()
        super().handle_close(event)

    def keepalive_timeout(self) -> None:
        self._flush()
        super().keepalive_timeout()

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
        self._flush()
        await super().send(message)
        self._read_on()  # once it is open

    # Hearing

    def data_received(self, data: bytes) -> None:
        if not self.handshake_initiated:
            super().data_received(data)  # the request, as it was taken from HTTP
        elif not self._ended:
            message = self._alone(data)
            if message is None:
                self._held += data
                self._read_on()
                return
            self._counted += 1
            self._heard(message)
            self._pay()
            if self._hold is not None:
                self._read_on()

    def _alone(self, data: bytes) -> str | None:
        """The text of a message that came whole, with nothing before it or after it, as nearly all
        do; None for the parser to find out what it is.
        """
        if self._hear is None or self._held or not self._may_read or len(data) < _SHORTEST:
            return None
        if data[0] != _TEXT or not _MASKED <= data[1] <= _MASKED + _LONGER:
            return None
        size, start = data[1] - _MASKED, 2
        if size == _LONGER:
            size, start = int.from_bytes(data[2:4], "big"), 4
        text = start + 4
        if len(data) - text != size or size > limits.LARGEST_MESSAGE:
            return None
        parser = self.conn
        if parser.reader.buffer or parser.current_size is not None or parser.state is not OPEN:
            return None
        try:
            return apply_mask(data[text:], data[start:text]).decode()
        except UnicodeDecodeError:
            return None

    def send_receive_event_to_app(self) -> None:
        """A message is whole, however many frames it came in."""
        if self._hear is None or self.close_sent:
            super().send_receive_event_to_app()
            return
        data = b"".join(self.frames)
        try:
            message = data.decode() if self.curr_msg_data_type == "text" else data
        except UnicodeDecodeError:
            super().send_receive_event_to_app()  # which knows what to say to that
            return
        self.frames = []
        self._heard(message)

    async def receive(self) -> Any:
        message = await super().receive()
        self._read_on()
        return message

    def _read_on(self) -> None:
        """Parse what is held as far as it goes, and take more only when little is left."""
        if self._parsing or self._ended or self.disconnected or self.transport.is_closing():
            return
        self._parsing = True  # whoever is answered at once comes back here
        try:
            while self._held and self._may_read:
                piece = bytes(self._held[:PIECE])
                del self._held[:PIECE]
                super().data_received(piece)
                self._pay()
        finally:
            self._parsing = False
        if self._hold is not None or self._held:
            self._stopped = True
            self.transport.pause_reading()
        elif self._stopped and not self.read_paused and not self._ended:
            self._stopped = False
            self.transport.resume_reading()

    def _heard(self, message: str | bytes) -> None:
        """Have a message answered, when those before it are."""
        if self._answering:
            self._messages.append(message)
        elif self._hear is not None:
            self._answering = True
            self._hear(message, self._answered)

    def _answered(self) -> None:
        self._answering = False
        if self._messages and not self._ended:
            self._heard(self._messages.popleft())
        self._read_on()

    @property
    def _may_read(self) -> bool:
        return (
            self.handshake_complete
            and not self.read_paused  # the application has not taken the message before
            and len(self._messages) < AHEAD
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
        self._flush()
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
        self._messages.clear()
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
