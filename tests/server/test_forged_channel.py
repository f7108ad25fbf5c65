"""The live channel: frames that are broken, numbers that cannot be, and pages of other sites."""

from __future__ import annotations

import asyncio
import base64
import json
import os
import socket
import struct
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import ClientConnection

from longshore.server.http.api import hearing
from longshore.server.http.limits import LARGEST_MESSAGE, UNLIMITED, Rate
from tests.server.forging import BOB, Table, host, quiet, said, seated, table
from tests.server.hosting import SECONDS, Host, until_closed
from tests.server.wires import frame

__all__ = ["host", "quiet", "table"]


def live_path(table: Table, query: str = "") -> str:
    return f"{table.at.path}/live{query}"


def heard(live: ClientConnection) -> dict[str, Any]:
    told: dict[str, Any] = json.loads(live.recv(SECONDS))
    return told


@contextmanager
def arrived(table: Table, seat: int) -> Iterator[ClientConnection]:
    """The channel of a seat that has been told how things stand."""
    with table.host.channel(live_path(table), table.tokens[seat]) as live:
        assert heard(live)["kind"] == "seen"
        yield live


def is_alive(live: ClientConnection) -> bool:
    live.send('{"do":"beat"}')
    return heard(live)["kind"] == "beat"


def turned_away(table: Table, query: str, token: str | None, why: str, **more: Any) -> None:
    """The channel opens to say why not, and closes."""
    with table.host.channel(live_path(table, query), token, **more) as live:
        told, code = until_closed(live)
    assert (len(told), code) == (1, 4001)
    said(json.loads(told[0]), why)


FRAMES: dict[str, str | bytes] = {
    "nothing": "",
    "empty binary": b"",
    "not json": "play",
    "cut off": '{"do": "play", "act',
    "binary": bytes(range(256)),
    "binary not utf-8": b'{"do": "chat", "text": "\xff"}',
    "list": "[]",
    "number": "7",
    "null": "null",
    "no do": "{}",
    "unknown do": '{"do": "win"}',
    "do of another type": '{"do": 7}',
    "do twice": '{"do": "beat", "do": "win"}',
    "more": '{"do": "beat", "more": 1}',
    "other case": '{"do": "BEAT"}',
    "deep": '{"do": "chat", "text": ' + "[" * 7000,
    "deep list": "[" * 16_000,
    "half a pair": '{"do": "chat", "text": "\\ud800"}',
    "no action": '{"do": "play", "key": "k"}',
    "no key": '{"do": "play", "actions": ["pass"], "seq": 4}',
    "huge": '{"do": "play", "actions": ["pass"], "key": "k", "seq": ' + "9" * 5000 + "}",
    "chat of nothing": '{"do": "chat", "text": ""}',
    "chat too long": json.dumps({"do": "chat", "text": "x" * 1001}),
    "control signs alone": '{"do": "chat", "text": "\\u0000\\u202e"}',
    "as large as allowed": '{"do": "play", "x": "' + "x" * (LARGEST_MESSAGE - 23) + '"}',
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
def test_a_frame_that_makes_no_sense_is_answered_and_the_channel_goes_on(
    table: Table, frame: str | bytes
) -> None:
    before = table.everything()
    with arrived(table, BOB) as live:
        live.send(frame)
        told = heard(live)
        assert told["kind"] == "refused"
        said(told, told["code"])
        assert told["code"] in ("broken-json", "wrong-field", "empty-text")
        assert told["key"] is None
        assert is_alive(live)
    assert table.everything() == before


@pytest.mark.parametrize("binary", [True, False])
def test_a_frame_that_is_too_large_ends_the_channel(table: Table, binary: bool) -> None:
    before = table.everything()
    with arrived(table, BOB) as live:
        large = " " * (LARGEST_MESSAGE + 1)
        live.send(large.encode() if binary else large)
        assert until_closed(live) == ([], 1009)  # message too big
    assert table.everything() == before


def test_wishes_over_the_channel_are_refused_as_elsewhere(table: Table) -> None:
    before, seat = table.everything(), table.turn
    other = (seat + 1) % 3
    wish = {"do": "play", **table.wish("k7")}
    with arrived(table, other) as live:
        for change, code in (
            ({"seat": seat}, "not-your-seat"),
            ({"seat": 4}, "not-your-seat"),
            ({"seq": 3}, "stale"),
            ({"seq": 99}, "seq-ahead"),
            ({"actions": ["nonsense"]}, "notation"),
            ({"actions": [{"type": "bid", "amount": 10**9}]}, None),
            ({}, None),
        ):
            live.send(json.dumps({**wish, **change}))
            told = heard(live)
            assert (told["kind"], told["key"]) == ("refused", "k7")
            said(told, code or told["code"])
        live.send(json.dumps({"do": "chat", "text": "x", "seat": seat}))
        said(heard(live), "not-your-seat")
        live.send(json.dumps({"do": "chat", "text": "x", "seat": 4}))
        said(heard(live), "not-your-seat")
    assert table.everything() == before


def test_a_wish_is_granted_once_on_whichever_way_it_comes(table: Table) -> None:
    seat = table.turn
    wish = table.wish()
    with arrived(table, seat) as live:
        answers = []
        for _ in range(3):
            live.send(json.dumps({"do": "play", **wish}))
            while (told := heard(live))["kind"] != "done":
                assert told["kind"] == "played"
            answers.append(told)
    assert answers == [{"kind": "done", "key": "k1", "seq": 5}] * 3
    assert table.post("/actions", table.tokens[seat], **wish).json()["entries"][0]["seq"] == 5
    assert table.at.get()["seq"] == 5


# Arriving

BAD_QUERIES = ("?after=x", "?after=-1", "?after=1.5", "?after=" + "9" * 300, "?after=", "?seat=x")


@pytest.mark.parametrize("query", [*BAD_QUERIES, "?seat=5", "?seat=-1", "?after=%00"])
def test_parameters_that_make_no_sense(table: Table, query: str) -> None:
    turned_away(table, query, table.tokens[BOB], "wrong-parameter")


def test_numbers_and_seats_that_cannot_be(table: Table) -> None:
    turned_away(table, "?after=99", table.tokens[BOB], "seq-ahead")
    turned_away(table, f"?after={2**53}", table.tokens[BOB], "seq-ahead")
    turned_away(table, "?seat=0", table.tokens[BOB], "not-your-seat")
    turned_away(table, "?seat=4", table.tokens[BOB], "not-your-seat")


def test_tokens_that_hold_nothing(table: Table, host: Host) -> None:
    token = table.tokens[BOB]
    for forged in ("", "x" * 43, token[:-1], token.swapcase(), seated(host).at.token):
        turned_away(table, "", forged, "unknown-token")
    turned_away(table, "", None, "invitation-needed")
    offered = {"subprotocols": ["longshore", f"longshore-token.{token[:-1]}x"]}
    turned_away(table, "", None, "unknown-token", **offered)
    basic = {"headers": {"authorization": f"Basic {token}"}}
    turned_away(table, "", None, "bearer-needed", **basic)


def test_a_token_can_come_as_a_protocol_but_is_never_chosen(table: Table) -> None:
    """It would be sent back, and end up where answers are kept."""
    offered = ["longshore", f"longshore-token.{table.tokens[BOB]}"]
    with table.host.channel(live_path(table), subprotocols=offered) as live:
        assert live.subprotocol == "longshore"
        assert heard(live)["view"]["own"]["seat"] == BOB


@pytest.mark.parametrize("table_id", ["222222222222", "nothing", "%00", "%2e%2e", "x" * 3000])
def test_tables_that_are_not_there(table: Table, table_id: str) -> None:
    with table.host.channel(f"/api/tables/{table_id}/live", table.tokens[BOB]) as live:
        told, code = until_closed(live)
    assert (len(told), code) == (1, 4001)
    said(json.loads(told[0]), "no-such-table")


@pytest.mark.parametrize("origin", ["https://evil.example", "null", "http://127.0.0.1:1", "x"])
def test_pages_of_other_sites_open_no_channel(table: Table, origin: str) -> None:
    cookie = {"cookie": f"longshore-{table.at.id}={table.tokens[BOB]}"}
    with pytest.raises(InvalidStatus) as problem:
        table.host.channel(live_path(table), headers=cookie, origin=origin)
    assert problem.value.response.status_code == 403


def test_the_own_page_opens_one(table: Table) -> None:
    cookie = {"cookie": f"longshore-{table.at.id}={table.tokens[BOB]}"}
    with table.host.channel(live_path(table), headers=cookie, origin=table.host.url) as live:
        assert heard(live)["view"]["own"]["seat"] == BOB


def test_only_channels_are_there(table: Table) -> None:
    """A WebSocket to another address, and a plain request to the channel's."""
    with pytest.raises(InvalidStatus):
        table.host.channel(f"{table.at.path}/view", table.tokens[BOB])
    answer = table.ask("GET", "/live", table.tokens[BOB])
    assert answer.status_code == 404
    said(answer.json(), "http")


# Frames that no WebSocket has


RAW: dict[str, tuple[bytes, int]] = {
    "reserved opcode": (frame(0x3, b"x"), 1002),
    "reserved control": (frame(0xB, b"x"), 1002),
    "not masked": (frame(0x1, b'{"do":"beat"}', masked=False), 1002),
    "reserved bits": (b"\xf1" + frame(0x1, b"x")[1:], 1002),
    "not utf-8": (frame(0x1, b"\xff\xfe"), 1007),
    "split ping": (frame(0x9, b"x", final=False), 1002),
    "large ping": (frame(0x9, b"x" * 126), 1002),
    "goes on from nothing": (frame(0x0, b"x"), 1002),
    "begins twice": (frame(0x1, b"x", final=False) + frame(0x1, b"x"), 1002),
    "too large by its head": (b"\x82\xff" + struct.pack(">Q", 2**40) + b"\x01\x02\x03\x04", 1009),
    "size below zero": (b"\x82\xff" + b"\xff" * 8 + b"\x01\x02\x03\x04", 1009),
    "close with one byte": (frame(0x8, b"\x03"), 1002),
    "close with a bad code": (frame(0x8, struct.pack(">H", 5)), 1002),
    "many pieces": (frame(0x1, b"x", final=False) + frame(0x0, b"x" * 9000, final=False) * 3, 1009),
}


@pytest.mark.parametrize(("sent", "code"), RAW.values(), ids=RAW)
def test_broken_frames_end_the_channel(table: Table, sent: bytes, code: int) -> None:
    before = table.everything()
    with raw_channel(table) as wire:
        wire.sendall(sent)
        assert closing_code(wire) in (code, 1002)
    assert table.everything() == before


def test_a_channel_that_is_cut_off_in_the_middle_of_a_frame(table: Table) -> None:
    before = table.everything()
    for cut in (b"\x81", b"\x81\x8d\x01\x02", frame(0x1, b'{"do":"chat","text":"x"}')[:-3]):
        with raw_channel(table) as wire:
            wire.sendall(cut)
    assert table.everything() == before


@contextmanager
def raw_channel(table: Table) -> Iterator[socket.socket]:
    """A channel that was opened as it should be, as the bytes on the wire."""
    address, port = table.host.url.removeprefix("http://").split(":")
    key = base64.b64encode(os.urandom(16)).decode()
    request = (
        f"GET {live_path(table)} HTTP/1.1\r\nHost: {address}:{port}\r\nUpgrade: websocket\r\n"
        f"Connection: Upgrade\r\nSec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
        f"Authorization: Bearer {table.tokens[BOB]}\r\n\r\n"
    )
    with socket.create_connection((address, int(port)), timeout=SECONDS) as wire:
        wire.sendall(request.encode())
        read = b""
        while b'"seen"' not in read:
            read += wire.recv(65536)
        assert read.startswith(b"HTTP/1.1 101 ")
        while not read.endswith(b"}"):
            read += wire.recv(65536)
        yield wire


def closing_code(wire: socket.socket) -> int:
    """The code with which the server closes."""
    read = b""
    while part := wire.recv(65536):
        read += part
    opcode, size = read[0] & 0x0F, read[1]
    assert opcode == 0x8, read[:40]
    code: int = struct.unpack(">H", read[2:4])[0]
    assert size == len(read) - 2
    return code


def test_under_a_server_that_cannot_count_frames_messages_are_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever ASGI server it is that offers nothing of ours, the rate holds all the same."""
    monkeypatch.setattr("longshore.server.http.api.channel._pushing", lambda _socket: {})
    with Host(tmp_path, rates=UNLIMITED._replace(requests=Rate(5, 0.001))) as host:
        at = host.open(seats=3, public=True)
        with host.channel(f"{at.path}/live") as live:
            assert json.loads(live.recv(SECONDS))["kind"] == "seen"
            kinds = []
            for _ in range(8):
                live.send('{"do": "beat"}')
                told = json.loads(live.recv(SECONDS))
                kinds.append(told.get("code", told["kind"]))
    assert kinds[0] == "beat"
    assert kinds[-3:] == ["rate"] * 3


# One message after the other, whatever it is made of


def test_messages_are_answered_in_their_order_however_they_are_framed(table: Table) -> None:
    with arrived(table, BOB) as live:
        for number in range(12):
            wish = json.dumps({"do": "chat", "text": f"line {number}", "key": f"k{number}"})
            match number % 3:
                case 0:
                    live.send(wish)
                case 1:
                    live.send(wish.encode())
                case _:
                    live.send([wish[:9], wish[9:20], wish[20:]])
        done: list[str] = []
        while len(done) < 12:
            told = heard(live)
            if told["kind"] == "done":
                done.append(told["key"])
        assert done == [f"k{number}" for number in range(12)]


def test_a_ping_is_answered_while_a_wish_is(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    answer, begun = asyncio.Event(), threading.Event()
    loops: list[asyncio.AbstractEventLoop] = []
    reply = hearing.reply

    async def slow(of: Any, text: str | bytes, wish: Any = None) -> Any:
        if "slow" in str(text):
            loops.append(asyncio.get_running_loop())
            begun.set()
            await answer.wait()
        return await reply(of, text, wish)

    monkeypatch.setattr(hearing, "reply", slow)
    with arrived(table, BOB) as live:
        live.send('{"do": "chat", "text": "slow", "key": "s"}')
        assert begun.wait(SECONDS)
        assert live.ping().wait(SECONDS)
        live.send('{"do": "beat"}')
        loops[0].call_soon_threadsafe(answer.set)
        kinds = [heard(live)["kind"] for _ in range(3)]
    assert kinds[-1] == "beat"
    assert sorted(kinds) == ["beat", "done", "said"]


@pytest.mark.parametrize(
    ("broken", "sent"),
    [
        ("longshore.server.http.api.hearing._frame", '{"do": "beat"}'),
        (
            "longshore.server.domain.playing.play",
            '{"do": "play", "key": "k", "seq": 1, "actions": [{"type": "pass"}]}',
        ),
    ],
    ids=["read", "played"],
)
def test_what_goes_wrong_in_a_wish_is_logged_and_closes_the_channel(
    table: Table,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    broken: str,
    sent: str,
) -> None:
    def breaks(*_: Any, **__: Any) -> Any:
        raise RuntimeError("nobody has thought of this")

    monkeypatch.setattr(broken, breaks)
    with arrived(table, BOB) as live:
        live.send(sent)
        _, code = until_closed(live)
    assert code == 1011
    assert "Something went wrong in a live channel." in caplog.text
    caplog.clear()  # it was meant to complain
