"""The guards at the door, in front of a real server and by hand-made messages."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, Response, StreamingResponse
from starlette.websockets import WebSocket
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect

from longshore.server.http.api.routing import Routes
from longshore.server.http.security import BodyLimit, OriginCheck, SecurityHeaders
from tests.patience import PATIENCE
from tests.server.serving import NO_TLS

MOST = 1000


def make_app() -> Starlette:
    routes = Routes()

    @routes.plain("/api/echo", methods=["POST"])
    async def echo(request: Request) -> JSONResponse:
        return JSONResponse({"size": len(await request.body())})

    @routes.plain("/api/model", methods=["POST"])
    async def model(request: Request) -> Response:
        return JSONResponse(await request.json())

    @routes.plain("/api/careless", methods=["POST"])
    async def careless(request: Request) -> JSONResponse:
        """Makes an answer of its own of whatever goes wrong."""
        try:
            await request.body()
        except Exception:  # noqa: BLE001
            return JSONResponse({"oh": "well"}, 500)
        return JSONResponse({})

    @routes.plain("/api/stream")
    async def stream(_: Request) -> StreamingResponse:
        async def parts() -> Any:
            for number in range(3):
                yield f"data: {number}\n\n"

        return StreamingResponse(parts(), media_type="text/event-stream")

    @routes.plain("/page")
    async def page(_: Request) -> JSONResponse:
        own = {"Content-Security-Policy": "default-src 'none'", "Cache-Control": "max-age=9"}
        return JSONResponse({}, headers=own)

    @routes.socket("/api/live")
    async def live(websocket: WebSocket) -> None:
        await websocket.accept()
        await websocket.send_text("hello")
        await websocket.close()

    return Starlette(routes=routes.routes)


@pytest.fixture(scope="module", params=["httptools", "h11"])
def server(request: pytest.FixtureRequest) -> Iterator[tuple[str, int]]:
    guarded = SecurityHeaders(
        OriginCheck(BodyLimit(make_app(), MOST), ("https://friends.example",))
    )
    config = uvicorn.Config(
        guarded, port=0, http=request.param, log_config=None, access_log=False, lifespan="off"
    )
    running = uvicorn.Server(config)
    listening = socket.create_server(("127.0.0.1", 0))
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
    thread.start()
    yield listening.getsockname()
    running.should_exit = True
    thread.join()
    listening.close()


def raw(server: tuple[str, int], *parts: bytes) -> tuple[int, bytes]:
    """Send bytes as they are, and read the answer until the server hangs up."""
    with socket.create_connection(server, timeout=PATIENCE) as connection:
        for part in parts:
            try:
                connection.sendall(part)
            except OSError:  # it has answered and hung up already
                break
        answer = b""
        while not answer.endswith(b"}"):
            try:
                more = connection.recv(65536)
            except ConnectionResetError:
                break
            if not more:
                break
            answer += more
    head, _, body = answer.partition(b"\r\n\r\n")
    return int(head.split()[1]), body


def chunk(size: int) -> bytes:
    return f"{size:x}\r\n".encode() + b"x" * size + b"\r\n"


HEAD = b"POST %s HTTP/1.1\r\nHost: here\r\n%s\r\n\r\n"
CHUNKED = b"Transfer-Encoding: chunked"


def test_a_body_of_the_largest_size_is_taken(server: tuple[str, int]) -> None:
    head = HEAD % (b"/api/echo", b"Content-Length: 1000")
    assert raw(server, head, b"x" * MOST) == (200, b'{"size":1000}')


def test_a_body_that_says_that_it_is_too_large_is_refused_before_it_comes(
    server: tuple[str, int],
) -> None:
    status, body = raw(server, HEAD % (b"/api/echo", b"Content-Length: 1001"))
    assert status == 413
    assert json.loads(body) == {
        "code": "too-large",
        "values": {"most": MOST},
        "text": "What was sent is too large: 1,000 bytes is the most.",
    }


@pytest.mark.parametrize(
    "length", [b"99999999999999999999999999", b"0" * 30 + b"2000", b"4294967297"]
)
def test_no_way_to_write_a_length_gets_a_larger_body_in(
    server: tuple[str, int], length: bytes
) -> None:
    head = HEAD % (b"/api/echo", b"Content-Length: " + length)
    assert raw(server, head, b"x" * 2000)[0] in (400, 413)


def test_a_body_in_chunks_is_taken_up_to_the_size(server: tuple[str, int]) -> None:
    head = HEAD % (b"/api/echo", CHUNKED)
    parts = (chunk(400), chunk(600), b"0\r\n\r\n")
    assert raw(server, head, *parts) == (200, b'{"size":1000}')


@pytest.mark.parametrize("path", [b"/api/echo", b"/api/model", b"/api/careless"])
def test_a_body_in_chunks_is_refused_when_it_has_become_too_large(
    server: tuple[str, int], path: bytes
) -> None:
    """Whatever the application makes of it, the answer is 413, and it comes before the end."""
    status, body = raw(server, HEAD % (path, CHUNKED), chunk(400), chunk(601))
    assert status == 413
    assert json.loads(body)["code"] == "too-large"


def test_a_length_does_not_hide_chunks(server: tuple[str, int]) -> None:
    head = HEAD % (b"/api/echo", b"Content-Length: 5\r\n" + CHUNKED)
    assert raw(server, head, chunk(900), chunk(900))[0] in (400, 413)


@pytest.mark.parametrize(
    "fields", [b"Content-Length: 5\r\nContent-Length: 6", b"Content-Length: five", b"Nonsense"]
)
def test_nonsense_about_the_length_is_no_reason_to_fall_over(
    server: tuple[str, int], fields: bytes
) -> None:
    status, _ = raw(server, HEAD % (b"/api/echo", fields), b"hello world")
    assert 400 <= status < 500
    assert raw(server, HEAD % (b"/api/echo", b"Content-Length: 2"), b"hi")[0] == 200


def client(server: tuple[str, int]) -> httpx.Client:
    return httpx.Client(verify=NO_TLS, base_url="http://{}:{}".format(*server))


@pytest.mark.parametrize("path", ["/api/stream", "/page", "/nothing/here"])
def test_every_answer_tells_the_browser_what_a_page_never_does(
    server: tuple[str, int], path: str
) -> None:
    with client(server) as http:
        headers = http.get(path).headers
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"
    assert headers["cross-origin-opener-policy"] == "same-origin"
    assert "microphone=()" in headers["permissions-policy"]


def test_the_policy_for_content_lets_nothing_in_from_elsewhere(server: tuple[str, int]) -> None:
    with client(server) as http:
        policy = http.get("/nothing").headers["content-security-policy"]
    parts = dict(part.strip().split(" ", 1) for part in policy.split(";"))
    assert parts["default-src"] == parts["script-src"] == "'self'"
    assert parts["object-src"] == parts["frame-ancestors"] == parts["base-uri"] == "'none'"


def test_no_cache_keeps_what_the_api_says(server: tuple[str, int]) -> None:
    with client(server) as http:
        assert http.get("/api/stream").headers["cache-control"] == "no-store"
        assert "cache-control" not in http.get("/nothing").headers
        refused = http.post("/api/echo", content=b"x" * 2000)
        assert refused.status_code == 413
        assert refused.headers["cache-control"] == "no-store"


def test_what_the_application_says_itself_stays(server: tuple[str, int]) -> None:
    with client(server) as http:
        headers = http.get("/page").headers
    assert headers.get_list("content-security-policy") == ["default-src 'none'"]
    assert headers["cache-control"] == "max-age=9"


def test_a_stream_passes_unchanged(server: tuple[str, int]) -> None:
    with client(server) as http:
        assert http.get("/api/stream").text == "data: 0\n\ndata: 1\n\ndata: 2\n\n"


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.example",
        "null",
        "http://127.0.0.1",  # another port is another site
        "http://127.0.0.1.evil.example",
        "file://",
        "nonsense",
        "",
        "http://friends.example",  # allowed with https only
        "ws://{host}",
    ],
)
def test_a_page_of_another_site_changes_nothing(server: tuple[str, int], origin: str) -> None:
    origin = origin.format(host="{}:{}".format(*server))
    with client(server) as http:
        answer = http.post("/api/echo", headers={"Origin": origin})
        assert answer.status_code == 403
        assert answer.json()["code"] == "origin"
        assert http.get("/api/stream", headers={"Origin": origin}).status_code == 200
    with pytest.raises(InvalidStatus) as refused:
        connect("ws://{}:{}/api/live".format(*server), origin=origin).close()  # type: ignore[arg-type]
    assert refused.value.response.status_code == 403


@pytest.mark.parametrize(
    "origin", ["http://{host}", "https://{host}", "https://friends.example", None]
)
def test_our_own_pages_friends_and_who_is_no_browser_may(
    server: tuple[str, int], origin: str | None
) -> None:
    """`https` too: a proxy may have taken it off on the way."""
    host = "{}:{}".format(*server)
    origin = origin and origin.format(host=host)
    with client(server) as http:
        headers = {"Origin": origin} if origin else {}
        assert http.post("/api/echo", headers=headers).status_code == 200
    with connect(f"ws://{host}/api/live", origin=origin) as live:  # type: ignore[arg-type]
        assert live.recv() == "hello"


async def asked(origin: str, host: str, method: str = "POST") -> int:
    """The status of a request to a host of that name."""

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "http.response.start", "status": 204, "headers": []})
        await send({"type": "http.response.body", "body": b""})

    transport = httpx.ASGITransport(OriginCheck(app))
    async with httpx.AsyncClient(transport=transport, base_url="http://x") as http:
        headers = {"Origin": origin, "Host": host}
        return (await http.request(method, "/", headers=headers)).status_code


@pytest.mark.parametrize(
    ("origin", "host", "status"),
    [
        ("https://table.example", "table.example", 204),
        ("https://table.example", "table.example:443", 204),
        ("http://table.example:80", "table.example", 204),
        ("https://TABLE.example", "table.EXAMPLE", 204),
        ("http://[::1]:8080", "[::1]:8080", 204),
        ("https://table.example:8443", "table.example", 403),
        ("https://table.example", "table.example:80", 403),
        ("https://table.example/", "table.example", 403),
        ("https://table.example@evil.example", "table.example", 403),
    ],
)
def test_a_site_is_a_name_and_a_port(origin: str, host: str, status: int) -> None:
    assert asyncio.run(asked(origin, host)) == status


@pytest.mark.parametrize("method", ["PUT", "PATCH", "DELETE", "NEW"])
def test_every_method_that_may_change_something_is_guarded(method: str) -> None:
    assert asyncio.run(asked("https://evil.example", "table.example", method)) == 403


def test_frames_of_a_websocket_do_not_pass_through_the_guards() -> None:
    """They are in the way of thousands of messages a second otherwise."""
    given: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        given.extend((receive, send))

    async def receive() -> Any: ...

    async def send(message: Any) -> None: ...

    guarded = SecurityHeaders(OriginCheck(BodyLimit(app)))
    scope = {"type": "websocket", "path": "/api/live", "headers": []}
    asyncio.run(guarded(scope, receive, send))
    assert given == [receive, send]
