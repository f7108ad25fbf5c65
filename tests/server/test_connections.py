"""Connections that are opened and not used, or used slowly: how many, and for how long."""

from __future__ import annotations

import asyncio
import json
import socket
from contextlib import ExitStack
from pathlib import Path

import pytest

from longshore.server.http.config import Config
from longshore.server.http.connections import Connections, Networks, Waits, most_by_files
from longshore.server.http.limits import UNLIMITED
from tests.server.forging import quiet
from tests.server.hosting import Host
from tests.server.wires import (
    eventually,
    gone,
    request,
    until_hung_up,
    until_read,
    upgrade,
    wire_to,
)

__all__ = ["quiet"]
HASTY = Waits(request=0.3, idle=0.3)

# How long

HALF_SENT = {
    "nothing": b"",
    "a line's end": b"\r\n",
    "half a line": b"GET /healthz HT",
    "half a header": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nAccept",
    "no body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n",
    "half a body": b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 9\r\n\r\n{",
    "half a chunk": (
        b"POST /api/tables HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"
    ),
    "a body nobody wants": (
        b"POST /nothing HTTP/1.1\r\nHost: 127.0.0.1\r\nTransfer-Encoding: chunked\r\n\r\n9\r\n{"
    ),
    "a request and a half": b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\nGET /healthz HT",
}


@pytest.mark.parametrize("sent", HALF_SENT.values(), ids=HALF_SENT)
def test_a_request_has_its_time(tmp_path: Path, sent: bytes) -> None:
    with Host(tmp_path, waits=HASTY) as host, wire_to(host) as wire:
        wire.sendall(sent)
        read = until_hung_up(wire)
    answers = [one[:3] for one in read.split(b"HTTP/1.1 ")[1:]]
    assert answers[:-1] in ([], [b"200"], [b"404"])
    assert answers[-1:] in ([], [b"404"], [b"408"])


def test_a_connection_that_says_nothing_more_is_closed(tmp_path: Path) -> None:
    with Host(tmp_path, waits=HASTY) as host, wire_to(host) as wire:
        wire.sendall(request(host))
        assert until_hung_up(wire).count(b"HTTP/1.1 200") == 1


def test_what_is_under_way_takes_the_time_it_takes(tmp_path: Path) -> None:
    """A stream, and a WebSocket, are not idle, however little happens there."""
    with Host(tmp_path, waits=HASTY, heartbeat=0.4) as host:
        at = host.open(seats=3, public=True)
        with wire_to(host) as stream:
            stream.sendall(request(host, f"{at.path}/stream"))  # at once, before it is idle
            read = until_read(stream, b'"seen"')
            with host.channel(f"{at.path}/live") as live:
                for _ in range(4):  # longer than all waits
                    read = until_read(stream, b": beat")
                    json.loads(live.recv())
            assert read


# How many


def test_idle_connections_give_way(tmp_path: Path) -> None:
    """Nobody is locked out by who opens connections and says nothing, or half of something."""
    with Host(tmp_path, connections=8) as host, ExitStack() as open_ones:
        held = [open_ones.enter_context(wire_to(host)) for _ in range(30)]
        for wire in held[::2]:
            try:
                wire.sendall(b"GET /healthz HT")
            except ConnectionError:
                continue
        with host.another() as somebody:
            assert somebody.get(f"{host.url}/healthz").json()["status"] == "well"
        eventually(lambda: sum(gone(wire) for wire in held) >= 22)
        assert not gone(held[-1])


def test_what_is_in_use_does_not_give_way(tmp_path: Path) -> None:
    with Host(tmp_path, connections=4) as host, ExitStack() as open_ones:
        at = host.open(seats=3, public=True)
        host.http.close()
        for _ in range(3):
            wire = open_ones.enter_context(wire_to(host))
            wire.sendall(request(host, f"{at.path}/stream"))
            until_read(wire, b'"seen"')
        live = open_ones.enter_context(wire_to(host))
        live.sendall(upgrade(host, f"{at.path}/live"))
        until_read(live, b'"seen"')
        with wire_to(host) as late:
            answer = until_hung_up(late)
        assert answer.startswith(b"HTTP/1.1 503 ")
        told = json.loads(answer.partition(b"\r\n\r\n")[2])
        assert (told["code"], told["values"]) == ("full", {"most": 4})
        assert "All 4 connections" in told["text"]
        live.close()
        eventually(lambda: _answered(host))


@pytest.mark.parametrize("way", ["stream", "live"])
def test_who_does_not_read_gives_way(tmp_path: Path, way: str) -> None:
    """The attack: connections that ask for much and take nothing of it keep all others out."""
    with Host(tmp_path, connections=4) as host, ExitStack() as open_ones:
        at = host.open(seats=3, public=True)
        host.http.close()
        for _ in range(4):
            wire = open_ones.enter_context(wire_to(host))
            asked = request(host, f"{at.path}/stream")
            wire.sendall(asked if way == "stream" else upgrade(host, f"{at.path}/live"))
            until_read(wire, b'"seen"')
        with wire_to(host) as late:
            assert until_hung_up(late).startswith(b"HTTP/1.1 503 ")
        for protocol in list(host.served.server.server_state.connections):
            protocol.loop.call_soon_threadsafe(protocol.pause_writing)  # type: ignore[union-attr]
        eventually(lambda: _answered(host))


def test_who_reads_on_does_not_give_way(tmp_path: Path) -> None:
    with Host(tmp_path, connections=1) as host:
        at = host.open(seats=3, public=True)
        host.http.close()
        with wire_to(host) as wire:
            wire.sendall(request(host, f"{at.path}/stream"))
            until_read(wire, b'"seen"')
            (protocol,) = host.served.server.server_state.connections
            for call in (protocol.pause_writing, protocol.resume_writing):  # type: ignore[union-attr]
                protocol.loop.call_soon_threadsafe(call)  # type: ignore[union-attr]
            with wire_to(host) as late:
                assert until_hung_up(late).startswith(b"HTTP/1.1 503 ")


def test_who_has_just_asked_something_stands_last_in_the_queue() -> None:
    class Wire:
        cut = False

        def abort(self) -> None:
            self.cut = True

    async def played() -> list[bool]:
        connections = Connections(2)
        wires = [Wire() for _ in range(3)]
        first, second = (connections.enter("192.0.2.1", wire) for wire in wires[:2])  # type: ignore[arg-type]
        for place in (first, second, first):  # the first begins another request
            place.wait(60.0)
        connections.enter("192.0.2.2", wires[2]).leave()  # type: ignore[arg-type]
        first.leave()
        return [wire.cut for wire in wires]

    assert asyncio.run(played()) == [False, True, False]


def _answered(host: Host) -> bool:
    with wire_to(host) as wire:
        wire.sendall(request(host, "/healthz", "Connection: close"))
        return until_hung_up(wire).startswith(b"HTTP/1.1 200")


def test_one_address_has_its_share(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(connections=3)
    with Host(tmp_path, rates=rates) as host, ExitStack() as open_ones:
        at = host.open(seats=3, public=True)
        for _ in range(3):
            wire = open_ones.enter_context(wire_to(host))
            wire.sendall(request(host, f"{at.path}/stream"))
            until_read(wire, b'"seen"')
        with wire_to(host) as late:
            answer = until_hung_up(late)
        assert answer.startswith(b"HTTP/1.1 429 ")
        assert json.loads(answer.partition(b"\r\n\r\n")[2])["code"] == "connections"


def test_behind_a_proxy_it_is_the_clients_that_have_a_share(tmp_path: Path) -> None:
    rates = UNLIMITED._replace(connections=2)
    with Host(tmp_path, rates=rates, proxies="127.0.0.1") as host, ExitStack() as open_ones:
        at = host.open(seats=3, public=True)

        def ask(client: str) -> socket.socket:
            wire = open_ones.enter_context(wire_to(host))
            wire.sendall(request(host, f"{at.path}/stream", f"X-Forwarded-For: {client}"))
            return wire

        for number in range(8):  # all of them from the proxy's address
            until_read(ask(f"192.0.2.{number // 2}"), b'"seen"')
        refused = until_read(ask("192.0.2.0"), b"}")
        assert refused.startswith(b"HTTP/1.1 429 ")
        assert b'"connections"' in refused
        live = open_ones.enter_context(wire_to(host))
        live.sendall(upgrade(host, f"{at.path}/live", "X-Forwarded-For: 192.0.2.0"))
        assert until_read(live, b"\r\n\r\n").startswith(b"HTTP/1.1 403 ")
        until_read(ask("198.51.100.1"), b'"seen"')


def test_there_are_fewer_connections_than_files() -> None:
    resource = pytest.importorskip("resource")
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    assert most_by_files() > 0
    assert soft == resource.RLIM_INFINITY or most_by_files() < soft
    assert Config().most_connections == most_by_files()
    assert Config(connections=7).most_connections == 7


def test_networks_of_proxies() -> None:
    networks = Networks("127.0.0.1, 10.1.2.3/8,2001:db8::/32")
    assert str(networks) == "127.0.0.1/32,10.0.0.0/8,2001:db8::/32"
    for inside in ("127.0.0.1", "10.200.0.1", "::ffff:10.0.0.1", "2001:db8:1::1"):
        assert inside in networks
    for outside in ("127.0.0.2", "11.0.0.1", "2001:db9::1", "nonsense", ""):
        assert outside not in networks
    assert "127.0.0.1" not in Networks("")
