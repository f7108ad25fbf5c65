"""What the server uses of uvicorn and websockets that they do not promise to keep.

Their versions have upper bounds in pyproject.toml for this reason. When one of these tests fails
after an upgrade, `guard.py`, `pushing.py` or `serving.py` in `server/http` has to be
looked at before the bound is moved.
"""

from __future__ import annotations

import asyncio
import inspect
import tomllib
from importlib.metadata import version
from pathlib import Path

import pytest
import uvicorn
from packaging.requirements import Requirement
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import apply_mask
from websockets.protocol import OPEN
from websockets.server import ServerProtocol

METHODS = {
    HttpToolsProtocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "on_message_begin",
        "on_url",
        "on_header",
        "on_headers_complete",
        "on_body",
        "on_message_complete",
        "on_response_complete",
        "pause_writing",
        "resume_writing",
        "send_400_response",
        "handle_websocket_upgrade",
    ),
    WebSocketsSansIOProtocol: (
        "connection_made",
        "connection_lost",
        "data_received",
        "pause_writing",
        "send",
        "receive",
        "handle_connect",
        "handle_text",
        "handle_bytes",
        "handle_cont",
        "handle_ping",
        "handle_pong",
        "handle_close",
        "keepalive_timeout",
        "send_receive_event_to_app",
        "shutdown",
    ),
    uvicorn.Server: ("startup", "shutdown", "run"),
}
FIELDS = {
    HttpToolsProtocol: ("client", "cycle", "pipeline", "transport", "ws_protocol_class"),
    WebSocketsSansIOProtocol: (
        "close_sent",
        "close_timer",
        "conn",
        "disconnected",
        "handshake_complete",
        "handshake_initiated",
        "loop",
        "queue",
        "read_paused",
        "transport",
        "writable",
    ),
}


@pytest.mark.parametrize("kind", METHODS, ids=lambda kind: kind.__name__)
def test_methods_that_are_built_upon(kind: type) -> None:
    assert [
        name for name in METHODS[kind] if not inspect.isfunction(getattr(kind, name, None))
    ] == []


@pytest.mark.parametrize("kind", FIELDS, ids=lambda kind: kind.__name__)
def test_fields_of_a_connection(kind: type) -> None:
    async def made() -> object:
        async def app(scope: object, receive: object, send: object) -> None: ...

        return kind(uvicorn.Config(app, log_config=None), ServerState(), {})

    connection = asyncio.run(made())
    assert [name for name in FIELDS[kind] if not hasattr(connection, name)] == []


def test_a_message_is_taken_past_a_parser_only_if_that_has_nothing_half_read() -> None:
    parser = ServerProtocol(state=OPEN)
    frame = b"\x81\x85" + (mask := b"abcd") + apply_mask(b"hello", mask)
    assert parser.reader.buffer == b""
    parser.receive_data(frame[:4])
    assert parser.reader.buffer == frame[2:4]
    parser.receive_data(frame[4:])
    assert parser.reader.buffer == b""
    assert [event.data for event in parser.events_received()] == [b"hello"]
    assert parser.current_size is None
    parser.receive_data(b"\x01" + frame[1:])  # the first of several
    assert parser.current_size is not None
    assert parser.state is OPEN


def test_fields_of_a_request_under_way() -> None:
    source = inspect.getsource(RequestResponseCycle)
    for name in ("disconnected", "message_event", "response_started"):
        assert f"self.{name} = " in source
    assert issubclass(ClientDisconnected, OSError)  # as which Starlette takes it


def test_the_signals_that_a_server_has_caught() -> None:
    async def app(scope: object, receive: object, send: object) -> None: ...

    assert uvicorn.Server(uvicorn.Config(app, log_config=None))._captured_signals == []


@pytest.mark.parametrize("name", ["uvicorn", "websockets"])
def test_what_is_built_upon_has_an_upper_bound_just_above_what_is_tested(name: str) -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text())["project"]
    (found,) = [
        one
        for one in map(Requirement, project["optional-dependencies"]["server"])
        if one.name == name
    ]
    major, minor = version(name).split(".")[:2]
    assert f"<{major}.{int(minor) + 1}" in str(found.specifier)
    assert version(name) in found.specifier
