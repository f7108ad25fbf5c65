"""Log lines: their form, and that there is no secret in any of them."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import secrets
import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import httpx
import pytest
import uvicorn
from hypothesis import given
from hypothesis import strategies as st
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import Response
from starlette.websockets import WebSocket
from websockets.sync.client import connect

from longshore.server.domain.tokens import hashed, make_table_id, make_token
from longshore.server.http.access import AccessLog
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer
from longshore.server.http.logs import Form, Logs, Manner, manner_of, masked, start_logs
from longshore.server.metrics import Metrics
from tests.patience import PATIENCE
from tests.server.serving import NO_TLS

TOKEN = "Zr8_kq2LwX9mB4vN7cT1yU5oP3sD6fG0hJ-aEiRtKuQ"
logger = logging.getLogger("longshore.test")


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


@contextmanager
def logging_to(
    stream: io.StringIO, form: Form | None = None, level: str = "info"
) -> Iterator[Logs]:
    logs = start_logs(level, stream=stream, form=form)
    try:
        yield logs
    finally:
        logs.close()


def lines(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


# Form


def test_a_line_of_json_an_event() -> None:
    stream = io.StringIO()
    with logging_to(stream):
        logger.warning("Table %s is %s", "abc", "closed", extra={"fields": {"seat": 2, "who": "é"}})
        logger.info("two\nlines")
    first, second = lines(stream)
    assert first.pop("at").endswith("+00:00")
    assert first == {
        "level": "warning",
        "logger": "longshore.test",
        "text": "Table abc is closed",
        "seat": 2,
        "who": "é",
    }
    assert second["text"] == "two\nlines"


def test_every_line_says_which_process_it_is_of() -> None:
    stream = io.StringIO()
    logs = start_logs(stream=stream, about={"worker": 2})
    logger.info("Here.", extra={"fields": {"seat": 1}})
    logs.close()
    (line,) = lines(stream)
    assert (line["worker"], line["seat"]) == (2, 1)


def test_a_terminal_gets_plain_text() -> None:
    stream = Terminal()
    with logging_to(stream):
        logger.info("The door is open.", extra={"fields": {"port": 8080}})
        logger.error("It is shut.")
    first, second = stream.getvalue().splitlines()
    assert first[8:] == " The door is open. port=8080"
    assert second[8:] == " error It is shut."


@pytest.mark.parametrize(
    ("wish", "stream", "expected"),
    [
        (None, Terminal(), Manner("warning", "text")),  # what a host at a terminal wants to know
        (None, io.StringIO(), Manner("info", "json")),
        ("text", io.StringIO(), Manner("info", "text")),
        ("json", Terminal(), Manner("info", "json")),
        ("quiet", io.StringIO(), Manner("warning", "text")),
    ],
)
def test_a_host_chooses_or_it_is_quiet_at_a_terminal(
    wish: str | None, stream: io.StringIO, expected: Manner
) -> None:
    assert manner_of(wish, stream) == expected


def test_nothing_in_a_name_moves_the_cursor_of_a_terminal_or_makes_a_line() -> None:
    stream = Terminal()
    with logging_to(stream):
        logger.info("%s sat down", "A\x1b[2J\nB\x9b\u2028", extra={"fields": {"name": "C\rD"}})
    text = stream.getvalue()
    assert text.count("\n") == 1
    assert not any(sign in text for sign in "\x1b\x9b\r\u2028")
    assert "A\\x1b[2J\\nB" in text


@pytest.mark.parametrize("form", ["json", "text"])
def test_an_error_comes_with_where_it_happened(form: Form) -> None:
    stream = io.StringIO()
    with logging_to(stream, form):
        try:
            raise RuntimeError(f"no good: {TOKEN}")
        except RuntimeError:
            logger.exception("It went wrong.")
    text = stream.getvalue()
    assert "RuntimeError: no good: …" in text
    assert "test_logs.py" in text
    assert TOKEN not in text


def test_what_cannot_be_written_is_counted_and_the_rest_is_written() -> None:
    stream = io.StringIO()
    with logging_to(stream):
        logger.info("%d", "not a number")
        logger.info("fine")
        logger.info("a thing", extra={"fields": {"thing": object}})
    texts = [line["text"] for line in lines(stream)]
    assert "Lines of the log that could not be written: 1." in texts
    assert "fine" in texts
    assert "a thing" in texts


def test_levels() -> None:
    stream = io.StringIO()
    with logging_to(stream, level="warning"):
        logger.info("not this")
        logger.warning("this")
    assert [line["text"] for line in lines(stream)] == ["this"]


def test_logging_is_afterwards_as_it_was_before() -> None:
    root, quiet = logging.getLogger(), logging.getLogger("httpx")
    before = root.level, root.handlers[:], quiet.level
    with logging_to(io.StringIO()):
        assert quiet.level == logging.WARNING  # it logs whole addresses at INFO
    assert (root.level, root.handlers, quiet.level) == before


def test_a_reader_who_stops_reading_holds_up_nobody() -> None:
    reading = threading.Event()

    class Stuck(io.StringIO):
        def write(self, text: str) -> int:
            reading.wait(PATIENCE)
            return super().write(text)

    stream = Stuck()
    logs = Logs(stream, "json", most=50)
    for number in range(500):
        logs.emit(logger.makeRecord("x", logging.INFO, "", 0, str(number), None, None))
    reading.set()
    logs.close()
    found = lines(stream)
    assert [line["text"] for line in found[:50]] == [str(number) for number in range(50)]
    assert found[-1]["text"].startswith("Lines of the log that could not be written: 4")
    assert 50 <= len(found) <= 53


# Secrets


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        (f"key {TOKEN} is wrong", "key … is wrong"),
        (f"'{hashed(TOKEN)}'", "'…'"),
        ("GET /api/tables/abc?token=xyz HTTP/1.1", "GET /api/tables/abc?… HTTP/1.1"),
        ('"WebSocket /live?after=3&key=secret" [accepted]', '"WebSocket /live?…" [accepted]'),
        ("https://discord.com/api/webhooks/1/abc", "https://discord.com/…"),
        ("POST http://10.0.0.1:80/x?y=z failed", "POST http://10.0.0.1:80/… failed"),
        ("postgresql://me:pw@db.example:5432/x", "postgresql://…@db.example:5432/x"),
        ("Authorization: Bearer abc def", "Authorization:…"),
        ("{'cookie': 'seat=abc'}", "{'cookie':…"),
        ("with bearer abc", "with bearer …"),
    ],
)
def test_what_looks_like_a_secret_is_masked(text: str, shown: str) -> None:
    assert masked(text) == shown


@pytest.mark.parametrize(
    "text",
    [
        "Table 3fghjkmnpqrs was closed.",
        "longshore.server.store.errors.StoreError: The database failed.",
        "RequestValidationErrorsOfMany in some_rather_long_function_name",
        'File "/usr/lib/python3.11/asyncio/base_events.py", line 653, in run_until_complete',
        "Serving at http://127.0.0.1:8080/",
        "Is it late? Yes.",
        "No cookie came with it.",
        "/api/tables/{table}/actions",
    ],
)
def test_what_is_none_stays(text: str) -> None:
    assert masked(text) == text


def test_no_token_and_no_hash_of_one_is_ever_shown() -> None:
    for _ in range(2000):
        token = make_token()
        for secret in (token, hashed(token), secrets.token_hex(16)):
            assert secret not in masked(f"x {secret} y")
            assert secret not in masked(f"('{secret}',)")


@given(st.text(alphabet="abcXYZ019_-", min_size=43, max_size=43), st.sampled_from(" '\"/=:,.@{"))
def test_wherever_a_token_stands_it_is_masked(token: str, sign: str) -> None:
    if any(sign.isdigit() for sign in token):
        assert token not in masked(f"a{sign}{token}{sign}b")


def test_ids_of_tables_are_no_secrets() -> None:
    for _ in range(200):
        assert masked(table := make_table_id()) == table


# Requests


def make_app(metrics: Metrics) -> AccessLog:
    routes = Routes()

    @routes.plain("/api/tables/{table}/keys/{key}")
    async def key(_: Request, table: str, key: str) -> Response:
        logger.info("Somebody looks at a key.")
        return answer({"table": table, "key": len(key)})

    @routes.plain("/api/tables/{table}/broken")
    async def broken(_: Request, table: str) -> Response:
        raise RuntimeError(f"broken at {TOKEN} of {table}")

    @routes.socket("/api/tables/{table}/live")
    async def live(websocket: WebSocket, table: str) -> None:
        await websocket.accept()
        await websocket.send_text(f"hello at {table}")
        await websocket.close()

    return AccessLog(Starlette(routes=routes.routes), metrics)


async def get(app: AccessLog, *paths: str, method: str = "GET") -> list[httpx.Response]:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False)
    async with httpx.AsyncClient(transport=transport, base_url="http://t") as http:
        return [await http.request(method, path) for path in paths]


def test_a_line_a_request_with_its_route_and_not_its_path() -> None:
    stream, metrics = io.StringIO(), Metrics()
    with logging_to(stream):
        [answer] = asyncio.run(get(make_app(metrics), f"/api/tables/abc/keys/k1?token={TOKEN}"))
    said, request = lines(stream)
    assert request["text"] == "request"
    assert request["method"] == "GET"
    assert request["route"] == "/api/tables/{table}/keys/{key}"
    assert request["status"] == 200
    assert request["bytes"] == len(answer.content)
    assert request["ms"] >= 0
    assert request["request"] == said["request"] == answer.headers["x-request-id"]
    assert TOKEN not in stream.getvalue()
    assert "k1" not in stream.getvalue()
    counted = 'method="GET",route="/api/tables/{table}/keys/{key}",status="200"} 1.0'
    assert counted in metrics.render()[1].decode()


def test_every_request_has_an_id_of_its_own() -> None:
    paths = ["/api/tables/abc/keys/k"] * 20
    with logging_to(io.StringIO()):
        answers = asyncio.run(get(make_app(Metrics()), *paths))
    ids = [answer.headers["x-request-id"] for answer in answers]
    assert len(set(ids)) == 20
    # and none tells how many came before
    steps = {int(one, 16) - int(other, 16) for other, one in pairwise(ids)}
    assert len(steps) == 19


def test_what_is_not_there_counts_as_one_route() -> None:
    stream, metrics = io.StringIO(), Metrics()
    with logging_to(stream):
        asyncio.run(get(make_app(metrics), *[f"/{number}" for number in range(5)]))
        asyncio.run(get(make_app(metrics), "/x", method="MADEUP"))
    assert {line["route"] for line in lines(stream)} == {"-"}
    text = metrics.render()[1].decode()
    assert 'longshore_requests_total{method="GET",route="-",status="404"} 5.0' in text
    assert 'longshore_requests_total{method="OTHER",route="-",status="404"} 1.0' in text


def test_an_error_of_ours_is_logged_as_one() -> None:
    stream = io.StringIO()
    with logging_to(stream):
        asyncio.run(get(make_app(Metrics()), "/api/tables/abc/broken"))
    request = next(line for line in lines(stream) if line["text"] == "request")
    assert (request["status"], request["route"]) == (500, "/api/tables/{table}/broken")


@pytest.fixture
def server() -> Iterator[tuple[str, io.StringIO]]:
    """A real one, as it is set up to be: its own logging off."""
    stream = io.StringIO()
    with logging_to(stream):
        app = make_app(Metrics())
        running = uvicorn.Server(uvicorn.Config(app, log_config=None, access_log=False))
        listening = socket.create_server(("127.0.0.1", 0))
        thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]})
        thread.start()
        yield "{}:{}".format(*listening.getsockname()), stream
        running.should_exit = True
        thread.join()
        listening.close()


def test_a_real_server_logs_no_token_whatever_goes_wrong(server: tuple[str, io.StringIO]) -> None:
    host, stream = server
    with connect(f"ws://{host}/api/tables/abc/live?token={TOKEN}") as live:
        assert live.recv() == "hello at abc"
    base = f"http://{host}"
    cookies = {"Cookie": f"seat={TOKEN}", "Authorization": f"Bearer {TOKEN}"}
    httpx.get(f"{base}/api/tables/abc/keys/{TOKEN}?token={TOKEN}", headers=cookies, verify=NO_TLS)
    assert (
        httpx.get(f"{base}/api/tables/abc/broken?token={TOKEN}", verify=NO_TLS).status_code == 500
    )
    httpx.get(f"{base}/nothing/{TOKEN}", verify=NO_TLS)
    with socket.create_connection(host.split(":"), timeout=PATIENCE) as connection:
        connection.sendall(f"NONSENSE {TOKEN}\r\n\r\n".encode())
        connection.recv(1000)
    while len([line for line in lines(stream) if line["text"] == "request"]) < 4:
        threading.Event().wait(0.01)
    text = stream.getvalue()
    assert TOKEN not in text
    assert TOKEN[:10] not in text
    channel = next(line for line in lines(stream) if line.get("method") == "WEBSOCKET")
    assert channel["route"] == "/api/tables/{table}/live"
    assert any("RuntimeError: broken at …" in line.get("error", "") for line in lines(stream))
