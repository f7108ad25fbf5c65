"""The access log: a line a request, counted too. Plain ASGI, outside everything else.

A line has the template of the route, never the path or the query: those hold ids and may hold
tokens. A WebSocket gets one line, when it has ended; its frames do not pass through here.
"""

from __future__ import annotations

import logging
import secrets
import time
from typing import Any

from longshore.server.http.logs import request_id
from longshore.server.http.security import App, Message, Receive, Scope, Send
from longshore.server.metrics import Metrics

TEMPLATE = "longshore.template"  # in a scope, once a route is found
NO_ROUTE = "-"  # nothing is served there
_METHODS = frozenset(("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"))
_BROKEN = 500
_GONE_AWAY = 499  # who asked has left before there was an answer
logger = logging.getLogger(__name__)


class AccessLog:
    """Gives each request an id, which is answered as `X-Request-Id` and stands in all its lines."""

    def __init__(self, app: App, metrics: Metrics) -> None:
        self.app, self._metrics = app, metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        number = secrets.token_hex(8)  # one that counted would tell how many others there were
        token = request_id.set(number)
        try:
            if scope["type"] == "http":
                await self._request(scope, receive, send, number)
            else:
                await self._channel(scope, receive, send)
        finally:
            request_id.reset(token)

    async def _request(self, scope: Scope, receive: Receive, send: Send, number: str) -> None:
        began = time.perf_counter()
        status, size = 0, 0
        field = (b"x-request-id", number.encode())

        async def counted(message: Message) -> None:
            nonlocal status, size
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message.get("headers", ()), field]
            else:
                size += len(message.get("body", b""))
            await send(message)

        try:
            await self.app(scope, receive, counted)
            status = status or _GONE_AWAY
        finally:
            self._log(scope, scope["method"], status or _BROKEN, began, size)

    async def _channel(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()
        try:
            await self.app(scope, receive, send)
        finally:
            self._log(scope, "WEBSOCKET", None, began, None)

    def _log(
        self, scope: Scope, method: str, status: int | None, began: float, size: int | None
    ) -> None:
        method = method if method in _METHODS or method == "WEBSOCKET" else "OTHER"
        route = template(scope)
        self._metrics.requested(method, route, status)
        if not logger.isEnabledFor(logging.INFO):
            return
        fields: dict[str, Any] = {
            "method": method,
            "route": route,
            "ms": round((time.perf_counter() - began) * 1000, 1),
        }
        if status is not None:
            fields |= {"status": status, "bytes": size}
        logger.info("request", extra={"fields": fields})


def template(scope: Scope) -> str:
    """The route's path with the names of its parameters in place of what was given for them."""
    path: str = scope.get(TEMPLATE, NO_ROUTE)
    return path
