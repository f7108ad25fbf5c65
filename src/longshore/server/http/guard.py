"""uvicorn's HTTP, with bounds on what a client can make it keep.

uvicorn parses whatever comes in and queues every request that is whole, takes any header, and waits
for the rest of a request as long as the client likes. Here a header has a size, a request has a
time, and a connection on which more than a few requests wait for their answers is closed.
"""

from __future__ import annotations

import asyncio
from collections import deque
from functools import partial
from http import HTTPStatus
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from longshore.server.domain.refused import TooMuch
from longshore.server.http.connections import STALLED, Connection, Connections, Full
from longshore.server.http.limits import LARGEST_HEADERS
from longshore.server.http.security import refusal_json
from longshore.server.metrics import Why

MOST_WAITING = 8  # requests behind the one that is answered; browsers and proxies send none


class GuardedHttp(HttpToolsProtocol):
    """A connection of HTTP, until it becomes a WebSocket."""

    _place: Connection | None = None  # without one it was turned away
    _head = 0  # bytes of it
    _pending = 0  # bytes received since the parser last had something whole to tell
    _begun = False  # whether a request has come in part

    def __init__(self, connections: Connections, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._all = connections
        self._asked: deque[RequestResponseCycle] = deque()  # not answered yet, the first first

    # The connection

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        try:
            self._place = self._all.enter(self.client[0] if self.client else None, transport)
        except Full as problem:
            self._all.closed(problem.why)
            self._turn_away(problem)
            return
        self._place.late = self._late
        self._place.wait(self._place.waits.request)

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self._place is not None:
            self._place.leave()
        self._forget()

    def _forget(self) -> None:
        """Nobody waits for answers any more. uvicorn tells it to the last request only, which is
        not the one that is answered.
        """
        for cycle in self._asked:
            cycle.disconnected = True
            cycle.message_event.set()
        self._asked.clear()
        self.pipeline.clear()

    def _turn_away(self, problem: Full) -> None:
        one = problem.why == "address"
        status = HTTPStatus.TOO_MANY_REQUESTS if one else HTTPStatus.SERVICE_UNAVAILABLE
        refused = TooMuch("connections" if one else "full", most=problem.most)
        self._say(status, refusal_json(refused), b"application/json")

    def _say(self, status: HTTPStatus, body: bytes, kind: bytes = b"text/plain") -> None:
        """Say something that is no answer of the application, and hang up."""
        if self._asked and self._asked[0].response_started:
            self.transport.close()  # it would stand in the middle of another answer
            return
        head = b"HTTP/1.1 %d %b\r\ncontent-type: %b\r\ncontent-length: %d\r\nconnection: close\r\n"
        head %= status, status.phrase.encode(), kind, len(body)
        self.transport.write(b"%b\r\n%b" % (head, body))
        self.transport.close()

    def send_400_response(self, msg: str) -> None:
        if not self.transport.is_closing():
            self._say(HTTPStatus.BAD_REQUEST, msg.encode("ascii"))

    def _late(self) -> None:
        """Something took too long: a request, or what was sent to somebody who does not read."""
        if self._place is None or self.transport.is_closing():
            self.transport.abort()
            return
        if self._begun:
            self._place.count("slow")
            self._say(HTTPStatus.REQUEST_TIMEOUT, b"The request did not come in time.")
        else:
            self.transport.close()
        self._place.by(STALLED)

    def _give_up(self, why: Why, msg: str) -> None:
        """Close the connection from within the parser, which then stops."""
        if self._place is not None:
            self._place.count(why)
            self._place.by(STALLED)
        self.transport.close()
        self._forget()
        raise ValueError(msg)  # the parser makes it a bad request

    # What comes in

    def data_received(self, data: bytes) -> None:
        if self._place is None or self.transport.is_closing():
            return  # what still comes from somebody who was turned away
        if not self._begun:
            self._begin()
        self._pending += len(data)
        super().data_received(data)
        if self._pending > LARGEST_HEADERS and not self.transport.is_closing():
            self.send_400_response("The header is too large.")

    def _begin(self) -> None:
        self._begun = True
        if self._place is not None:
            self._place.wait(self._place.waits.request)

    def on_message_begin(self) -> None:
        self._head = 0
        self._begin()
        super().on_message_begin()

    def on_url(self, url: bytes) -> None:
        self._count(len(url))
        super().on_url(url)

    def on_header(self, name: bytes, value: bytes) -> None:
        self._count(len(name) + len(value))
        super().on_header(name, value)

    def _count(self, size: int) -> None:
        self._head += size
        if self._head > LARGEST_HEADERS:
            raise ValueError("The header is too large.")  # the parser makes it a bad request

    def on_headers_complete(self) -> None:
        self._pending = 0
        if len(self._asked) > MOST_WAITING:
            self._give_up("pipeline", "Too many requests wait for their answers.")
        before = self.cycle
        super().on_headers_complete()
        if self.cycle is not before:
            self._asked.append(self.cycle)
            self._begin()  # its body has a time of its own

    def on_body(self, body: bytes) -> None:
        self._pending = 0
        super().on_body(body)

    def on_message_complete(self) -> None:
        self._pending = 0
        self._begun = False
        super().on_message_complete()
        self._rest()

    # What goes out

    def on_response_complete(self) -> None:
        if self._asked:
            self._asked.popleft()
        super().on_response_complete()
        self._rest()

    def _rest(self) -> None:
        """Whose turn it is when a request has come, or was answered."""
        if self._place is None or self._begun:
            return
        if self._asked:
            self._place.work()
        else:
            self._place.wait(self._place.waits.idle + STALLED)  # uvicorn hangs up before

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._place is not None:
            self._place.wait(STALLED)  # it is the client's turn to read

    def resume_writing(self) -> None:
        super().resume_writing()
        if self._begun:
            self._begin()
        else:
            self._rest()

    def handle_websocket_upgrade(self) -> None:
        if self._asked or self._place is None:
            self.transport.close()  # the answers would go into the WebSocket
            return
        made: Any = self.ws_protocol_class
        self.ws_protocol_class = partial(made, self._place)  # type: ignore[assignment]
        super().handle_websocket_upgrade()
