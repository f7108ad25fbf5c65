"""Guards at the door: sizes, origins and header fields. Plain ASGI, outside the application.

They look at the start of a request or a WebSocket. The frames of a WebSocket do not pass through
them; of an answer only its start is touched.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from http import HTTPStatus
from typing import Any, TypeAlias

import msgspec

from longshore.server.domain.refused import NotAllowed, TooMuch, WishRefused
from longshore.server.http.hosts import host_name, is_address
from longshore.server.http.limits import LARGEST_BODY, Open, address_of

Scope: TypeAlias = MutableMapping[str, Any]
Message: TypeAlias = MutableMapping[str, Any]
Receive: TypeAlias = Callable[[], Awaitable[Message]]
Send: TypeAlias = Callable[[Message], Awaitable[None]]
App: TypeAlias = Callable[[Scope, Receive, Send], Awaitable[None]]
Fields: TypeAlias = list[tuple[bytes, bytes]]

NOT_TO_BE_KEPT = ("/api", "/healthz", "/metrics")  # answers that no cache may hold
_SAFE = frozenset(("GET", "HEAD", "OPTIONS", "TRACE"))
_POLICY_VIOLATION = 1008
_PLAIN_NAME = re.compile(r"[a-z0-9.:_-]{1,253}")
_DEFAULT_PORTS = {"http": ":80", "https": ":443", "ws": ":80", "wss": ":443"}
_CONTENT = (
    "default-src 'self'; script-src 'self'; object-src 'none'; frame-ancestors 'none'; "
    "base-uri 'none'; form-action 'self'"
)
_UNUSED = ("camera", "display-capture", "geolocation", "microphone", "payment", "usb")
HEADERS: Fields = [
    (b"content-security-policy", _CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", ", ".join(f"{name}=()" for name in _UNUSED).encode()),
]
_NO_STORE = (b"cache-control", b"no-store")


class TooLarge(WishRefused):
    """What was sent is larger than this host takes."""

    status = HTTPStatus.REQUEST_ENTITY_TOO_LARGE


class Misdirected(WishRefused):
    """Who asks means another server."""

    status = HTTPStatus.MISDIRECTED_REQUEST


def refusal_json(refused: WishRefused) -> bytes:
    """A refusal as an answer's body: its code, its values, and the sentence."""
    return msgspec.json.encode(
        {"code": refused.code, "values": refused.values, "text": refused.say()}
    )


class BodyLimit:
    """Answers 413 to a body that is too large: at once if it says so, else when it has come to it.

    Whatever the application makes of a body that ends too early, nobody hears it.
    """

    def __init__(self, app: App, most: int = LARGEST_BODY) -> None:
        self.app, self.most = app, most

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        length = _field(scope, b"content-length")
        if length is None or _field(scope, b"transfer-encoding") is not None:
            await self._measured(scope, receive, send)
        elif len(length) < 20 and length.isdigit() and int(length) <= self.most:
            await self.app(scope, receive, send)  # the server sees to it that no more comes
        else:
            await _refuse(send, TooLarge("too-large", most=self.most), closing=True)

    async def _measured(self, scope: Scope, receive: Receive, send: Send) -> None:
        """A body of no stated length: none, or one in chunks."""
        size = 0
        started = too_large = False

        async def measured() -> Message:
            nonlocal size, too_large
            if too_large:
                return {"type": "http.disconnect"}
            message = await receive()
            if message["type"] != "http.request":
                return message
            size += len(message.get("body", b""))
            if size <= self.most:
                return message
            too_large = True
            if not started:
                await _refuse(send, TooLarge("too-large", most=self.most), closing=True)
            return {"type": "http.disconnect"}

        async def unless_refused(message: Message) -> None:
            nonlocal started
            if too_large and not started:
                return
            started = True
            await send(message)

        try:
            await self.app(scope, measured, unless_refused)
        except Exception:
            if not too_large:
                raise


class OriginCheck:
    """A browser says which site a request is from: what changes something has to be from ours.

    Whoever says nothing is no browser, and holds no cookie that was not given to it on purpose. A
    WebSocket counts as a change, since a browser lets every site open one. The site is ours if it
    is the host that was called, whatever proxy turned `https` into `http` on the way, or one of
    `allowed`, each like `https://example.com`.
    """

    def __init__(self, app: App, allowed: Iterable[str] = ()) -> None:
        self.app = app
        self._allowed = frozenset(origin.lower().rstrip("/").encode() for origin in allowed)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        kind = scope["type"]
        if kind == "websocket" or (kind == "http" and scope["method"] not in _SAFE):
            origin = _field(scope, b"origin")
            if origin is not None and not self._ours(origin.lower(), scope):
                shown = origin.decode("latin-1")
                await _turn_away(scope, send, NotAllowed("origin", origin=shown))
                return
        await self.app(scope, receive, send)

    def _ours(self, origin: bytes, scope: Scope) -> bool:
        if origin in self._allowed:
            return True
        scheme, _, authority = origin.decode("latin-1").partition("://")
        host = _field(scope, b"host")
        if scheme not in ("http", "https") or not authority or host is None:
            return False
        return _plain(scheme, authority) == _plain(scheme, host.decode("latin-1").lower())


class HostCheck:
    """Answers whoever calls this server by a name that is its own, or by an address.

    A page elsewhere can let its own name lead to this machine, and would then count as our own
    page. An address leads nowhere else, and may be one that this machine knows nothing of, as that
    of a router before it. A name can be like `*.example.com`; `*` is any.
    """

    def __init__(self, app: App, names: Iterable[str]) -> None:
        self.app = app
        names = {host_name(name) for name in names}
        self._any = "*" in names
        self._names = frozenset(names)
        self._endings = tuple(name[1:] for name in names if name.startswith("*."))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._any or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        name = host_name((_field(scope, b"host") or b"").decode("latin-1"))
        if name in self._names or name.endswith(self._endings) or is_address(name):
            await self.app(scope, receive, send)
            return
        shown = name if _PLAIN_NAME.fullmatch(name) else "NAME"
        await _turn_away(scope, send, Misdirected("host", name=shown))


class Crowd:
    """Requests and WebSockets under way, by address: for whom a proxy sends to us.

    Its connections carry now this client, now that one; a client has of them what it uses.
    """

    def __init__(self, app: App, most: int | None) -> None:
        self.app = app
        self._under_way = Open(most, "connections")

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        address = address_of(scope)
        try:
            self._under_way.enter(address)
        except TooMuch as refused:
            await _turn_away(scope, send, refused)
            return
        try:
            await self.app(scope, receive, send)
        finally:
            self._under_way.leave(address)


class SecurityHeaders:
    """Header fields that tell a browser what a page of ours never does.

    A field that the application set itself stays as it is.
    """

    def __init__(self, app: App, headers: Iterable[tuple[bytes, bytes]] = HEADERS) -> None:
        self.app = app
        self._headers = list(headers)
        self._unkept = [*self._headers, _NO_STORE]

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        extra = self._unkept if scope["path"].startswith(NOT_TO_BE_KEPT) else self._headers

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                fields = list(message.get("headers", ()))
                names = {name.lower() for name, _ in fields}
                fields += [field for field in extra if field[0] not in names]
                message["headers"] = fields
            await send(message)

        await self.app(scope, receive, with_headers)


def _field(scope: Scope, name: bytes) -> bytes | None:
    """A header field; ASGI gives their names in lower case."""
    for key, value in scope["headers"]:
        if key == name:
            field: bytes = value
            return field
    return None


def _plain(scheme: str, authority: str) -> str:
    return authority.removesuffix(_DEFAULT_PORTS[scheme])


async def _turn_away(scope: Scope, send: Send, refused: WishRefused) -> None:
    if scope["type"] == "websocket":  # before it is accepted: the server answers 403
        await send({"type": "websocket.close", "code": _POLICY_VIOLATION})
    else:
        await _refuse(send, refused)


async def _refuse(send: Send, refused: WishRefused, *, closing: bool = False) -> None:
    body = refusal_json(refused)
    fields = [
        (b"content-type", b"application/json"),
        (b"content-length", str(len(body)).encode()),
    ]
    if closing:  # the rest of a body that is too large is not read
        fields.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": int(refused.status), "headers": fields})
    await send({"type": "http.response.body", "body": body})
