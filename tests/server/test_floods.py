"""Somebody who sends more than can be answered: over one connection, without a seat."""

from __future__ import annotations

import json
import struct
import time
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ConnectionClosed

from longshore.server.http.limits import UNLIMITED, Rate
from tests.server.forging import quiet
from tests.server.hosting import SECONDS, Host, until_closed
from tests.server.wires import (
    CLOSE,
    PING,
    PONG,
    TEXT,
    eventually,
    frame,
    frames_of,
    request,
    until_hung_up,
    until_read,
    upgrade,
    wire_to,
)

__all__ = ["quiet"]
BEAT = frame(TEXT, b'{"do":"beat"}')
MOST_ANSWERED = 20  # of requests that come at once


@pytest.fixture
def host(tmp_path: Path) -> Iterator[Host]:
    with Host(tmp_path) as made:
        yield made


def number(host: Host, name: str) -> float:
    """A number that the server has counted."""
    lines = host.ask("GET", "/metrics").text.splitlines()
    return float(next(line for line in lines if line.startswith(name)).rsplit(" ", 1)[1])


# Requests on top of each other


def test_a_connection_with_many_requests_waiting_is_closed(host: Host) -> None:
    with wire_to(host) as wire:
        wire.sendall(request(host) * 300)
        answers = until_hung_up(wire)
    assert answers.count(b"HTTP/1.1 200") <= MOST_ANSWERED
    assert number(host, 'longshore_closed_connections_total{why="pipeline"}') == 1
    assert host.get("/healthz")["status"] == "well"


def test_requests_that_wait_behind_a_long_answer_are_not_collected(host: Host) -> None:
    at = host.open(seats=3, public=True)
    with wire_to(host) as wire:
        wire.sendall(request(host, f"{at.path}/stream"))
        until_read(wire, b'"seen"')
        wire.sendall(request(host) * 300)
        answers = until_hung_up(wire)
    assert b"HTTP/1.1" not in answers  # nothing in the middle of the stream
    eventually(lambda: number(host, 'longshore_subscribers{channel="events"}') == 0)


def test_a_few_requests_at_once_are_answered_in_their_order(host: Host) -> None:
    at = host.open(seats=3, public=True)
    with wire_to(host) as wire:
        paths = ("/healthz", at.path, "/healthz", f"{at.path}/nothing")
        wire.sendall(b"".join(request(host, path) for path in paths))
        wire.sendall(request(host, "/healthz", "Connection: close"))
        read = until_hung_up(wire)
    answers = [one[:3].decode() for one in read.split(b"HTTP/1.1 ")[1:]]
    assert answers == ["200", "200", "200", "404", "200"]


def test_a_stream_ends_with_its_connection_whatever_was_asked_behind_it(tmp_path: Path) -> None:
    with Host(tmp_path, heartbeat=0.1) as host:
        at = host.open(seats=3, public=True)
        with wire_to(host) as wire:
            wire.sendall(request(host, f"{at.path}/stream"))
            until_read(wire, b'"seen"')
            assert number(host, 'longshore_subscribers{channel="events"}') == 1
            wire.sendall(request(host))
        eventually(lambda: number(host, 'longshore_subscribers{channel="events"}') == 0)


def test_no_websocket_begins_in_the_middle_of_an_answer(host: Host) -> None:
    at = host.open(seats=3, public=True)
    with wire_to(host) as wire:
        wire.sendall(request(host, f"{at.path}/stream"))
        until_read(wire, b'"seen"')
        wire.sendall(upgrade(host, f"{at.path}/live"))
        assert b"HTTP/1.1" not in until_hung_up(wire)
    eventually(lambda: number(host, 'longshore_subscribers{channel="events"}') == 0)


# Frames


@pytest.mark.parametrize("what", ["ping", "pong", "beat", "empty", "pieces"])
def test_who_floods_a_channel_is_told_and_closed(
    tmp_path: Path, what: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("longshore.server.http.limits.PATIENCE", 1.0)
    flood = {
        "ping": frame(PING, b""),
        "pong": frame(PONG, b""),
        "beat": BEAT,
        "empty": frame(TEXT, b""),
        "pieces": frame(TEXT, b"{", final=False) + frame(0, b"", final=False) * 20 + frame(0, b"}"),
    }[what]
    with Host(tmp_path, rates=UNLIMITED._replace(requests=Rate(40, 0.5))) as host:
        at = host.open(seats=3, public=True)
        with wire_to(host) as wire:
            wire.sendall(upgrade(host, f"{at.path}/live"))
            first = until_read(wire, b'"seen"')
            wire.sendall(flood * 1000)
            frames = frames_of(first + until_hung_up(wire))
    *before, (kind, refusal), (last, code) = frames
    assert len(before) <= 100, [opcode for opcode, _ in before]
    told = json.loads(refusal)
    assert (kind, told["kind"], told["code"], told["key"]) == (TEXT, "refused", "rate", None)
    assert told["values"]["seconds"] >= 1
    assert (last, struct.unpack(">H", code[:2])[0]) == (CLOSE, 4001)


def test_who_waits_for_each_answer_is_counted_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A message that comes alone is heard without the parser, which counts all others."""
    monkeypatch.setattr("longshore.server.http.limits.PATIENCE", 0.2)
    with Host(tmp_path, rates=UNLIMITED._replace(requests=Rate(20, 0.05))) as host:
        at = host.open(seats=3, public=True)
        with host.channel(f"{at.path}/live") as live:
            live.recv()
            kinds = []
            while "refused" not in kinds:
                assert len(kinds) <= 25
                with suppress(ConnectionClosed):  # it is, by what was said last
                    live.send('{"do": "beat"}')
                kinds.append(json.loads(live.recv(SECONDS))["kind"])
            assert until_closed(live)[1] == 4001


def test_who_is_a_little_over_the_rate_is_read_later_and_loses_nothing(tmp_path: Path) -> None:
    with Host(tmp_path, rates=UNLIMITED._replace(requests=Rate(20, 40.0))) as host:
        at = host.open(seats=3, public=True)
        with host.channel(f"{at.path}/live") as live:
            assert json.loads(live.recv())["kind"] == "seen"
            began = time.monotonic()
            for _ in range(80):
                live.send('{"do": "beat"}')
            kinds = {json.loads(live.recv())["kind"] for _ in range(80)}
            assert kinds == {"beat"}
            assert time.monotonic() - began > 1.0  # 60 beyond the burst, at 40 a second
            live.ping().wait()
            live.send('{"do": "beat"}')
            assert json.loads(live.recv())["kind"] == "beat"


def test_who_shares_an_address_with_a_flooder_waits_and_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: somebody in the same house floods; what he owes ended everybody's channel."""
    monkeypatch.setattr("longshore.server.http.limits.PATIENCE", 1.0)
    with Host(tmp_path, rates=UNLIMITED._replace(requests=Rate(60, 2.0))) as host:
        at = host.open(seats=3, public=True)
        with host.channel(f"{at.path}/live") as live, ExitStack() as flooding:
            assert json.loads(live.recv())["kind"] == "seen"
            wires = [flooding.enter_context(wire_to(host)) for _ in range(4)]
            for wire in wires:
                wire.sendall(upgrade(host, f"{at.path}/live"))
                until_read(wire, b'"seen"')
            for wire in wires:
                wire.sendall(BEAT * 1000)
            for wire in wires:
                assert b'"rate"' in until_hung_up(wire)
            for _ in range(3):
                live.send('{"do": "beat"}')
            assert [json.loads(live.recv(SECONDS))["kind"] for _ in range(3)] == ["beat"] * 3


def test_who_ends_a_channel_while_it_is_told_something_fills_no_log(
    host: Host, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The attack: each time a traceback of six kilobytes was written."""
    really = WebSocketsSansIOProtocol.send

    async def meanwhile(self: WebSocketsSansIOProtocol, message: Any) -> None:
        self.close_sent |= message["type"] == "websocket.send"  # for what has come just now
        await really(self, message)

    monkeypatch.setattr(WebSocketsSansIOProtocol, "send", meanwhile)
    at = host.open(seats=3, public=True)
    with wire_to(host) as wire:
        wire.sendall(upgrade(host, f"{at.path}/live"))
        until_read(wire, b"101")
        eventually(lambda: number(host, 'longshore_subscribers{channel="websocket"}') == 0)
    assert not [one.getMessage() for one in caplog.records if one.levelname == "ERROR"]


def test_who_was_not_let_in_floods_nothing(host: Host) -> None:
    at = host.open(seats=3)
    with wire_to(host) as wire:
        wire.sendall(upgrade(host, f"{at.path}/live", f"Authorization: Bearer {'x' * 43}"))
        first = until_read(wire, b"unknown-token")
        wire.sendall(frame(PING, b"") * 5000)
        frames = frames_of(first + until_hung_up(wire))
    assert sum(opcode == PONG for opcode, _ in frames) <= 100
    assert host.get("/healthz")["status"] == "well"


def test_whoever_floods_keeps_nobody_else_from_his_channel(tmp_path: Path) -> None:
    """Without limits, too, one message is answered before the next is read."""
    with Host(tmp_path) as host:
        at = host.open(seats=3, public=True)
        with wire_to(host) as wire, host.channel(f"{at.path}/live") as live:
            live.recv()
            wire.sendall(upgrade(host, f"{at.path}/live"))
            until_read(wire, b'"seen"')
            wire.sendall(BEAT * 500)
            live.send('{"do": "beat"}')
            assert json.loads(live.recv())["kind"] == "beat"
            got = b""
            while got.count(b'"beat"') < 500:
                got += wire.recv(65536)
