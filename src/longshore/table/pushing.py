"""Telling many at once: a WebSocket frame is made once, and written to every connection as it is.

A frame of a server is the same bytes for all who get it. uvicorn would make it anew for each, by
way of a task that has to be woken first; most of what a telling costs would be that. A connection
that cannot take a frame at once is told the usual way.
"""

from __future__ import annotations

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

PUSH, WRITE = "longshore.push", "write"  # among the extensions of a connection's scope


class PushingProtocol(WebSocketsSansIOProtocol):
    """uvicorn's WebSocket, which also takes frames that are ready; compression has to be off."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.handshake_initiated and not self.handshake_complete:
            (self.scope.get("extensions") or {})[PUSH] = {WRITE: self.push}

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
