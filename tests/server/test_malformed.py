"""Whatever is malformed is refused: of a million requests and messages none is a server error."""

from __future__ import annotations

import json
import socket
import sys
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path
from typing import Any

import httpx
import pytest

from longshore.server.domain.tokens import make_token
from longshore.server.http.limits import LARGEST_MESSAGE
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.malforming import Malformer, Place, Sent
from tests.server.serving import NO_TLS
from tests.server.wires import (
    CLOSE,
    PING,
    TEXT,
    frame,
    frames_of,
    until_hung_up,
    until_read,
    upgrade,
    wire_to,
)
from tests.soaking import report, sized

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="nothing is forked there")

LANES = 64  # connections at a time
MESSAGES = 40  # on a channel, before a frame that ends it
NO_ANSWER = 0.05  # seconds, where the server may wait for more of a request
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "steady"}
# Of a time that is long over: it is refused, after all that was said before it.
ASKING = frame(TEXT, b'{"do":"play","actions":["pass"],"seq":0,"key":"answered"}')
TOKEN = make_token()  # of who runs the server
_numbers = count()


class Lane:
    """A connection over which one request after another is sent, as long as it lasts."""

    def __init__(self, url: str) -> None:
        address, port = url.removeprefix("http://").split(":")
        self._address = address, int(port)
        self._wire: socket.socket | None = None

    def send(self, data: bytes) -> None:
        if self._wire is None:
            self._wire = socket.create_connection(self._address, timeout=PATIENCE)
        with suppress(ConnectionError):  # it has said no, and closed, before all had come
            self._wire.sendall(data)

    def status(self, sent: Sent, until: float) -> int | None:
        """Of the answer; None if there is none, which is seen at that time."""
        assert self._wire is not None
        self._wire.settimeout(PATIENCE if sent.framed else max(0.001, until - time.monotonic()))
        head = b""
        try:
            head, body = self._until(b"\r\n\r\n")
            self._read_body(head.lower(), body)
        except ConnectionError:
            self.close()
        except TimeoutError:
            assert not sent.framed, sent
            self.close()
        if not sent.framed:
            self.close()
        return int(head.split(b" ", 2)[1]) if head else None

    def _read_body(self, head: bytes, body: bytes) -> None:
        _, found, length = head.partition(b"content-length: ")
        if b"text/event-stream" in head or b"connection: close" in head or not found:
            self.close()
            return
        assert self._wire is not None
        left = int(length.partition(b"\r\n")[0]) - len(body)
        while left > 0:
            left -= len(self._some())
        if left < 0:  # another answer: to something behind the request
            self.close()

    def _until(self, what: bytes) -> tuple[bytes, bytes]:
        read = b""
        while what not in read:
            read += self._some()
        head, _, rest = read.partition(what)
        return head + what, rest

    def _some(self) -> bytes:
        assert self._wire is not None
        part = self._wire.recv(65536)
        if not part:
            raise ConnectionError
        return part

    def close(self) -> None:
        if self._wire is not None:
            self._wire.close()
            self._wire = None


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Forked]:
    folder: Path = tmp_path_factory.mktemp("malformed")
    database = f"sqlite:///{folder / 'tables.db'}"
    with Forked(database, think=0.02, review_playouts=4, host_token=TOKEN) as made:
        yield made.ready()


@pytest.fixture(scope="module")
def places(server: Forked) -> list[Place]:
    """Tables in all kinds of states, by the keys of their hosts and guests."""
    with httpx.Client(base_url=server.url, verify=NO_TLS, timeout=PATIENCE) as http:

        def asked(path: str, token: str | None = None, **body: Any) -> Any:
            head = {} if token is None else {"authorization": f"Bearer {token}"}
            http.cookies.clear()
            answer = http.post(path, json=body, headers=head)
            assert answer.is_success, answer.text
            return answer.json()

        waiting = asked("/api/tables", seats=3, public=True)
        path = f"/api/tables/{waiting['table']}"
        guest = asked(f"{path}/join", name="Bob", invitation=waiting["invitation"])
        made = [
            asked("/api/tables", seats=3, plan=[ME, ME, ME], start=True, edition="anniversary"),
            asked("/api/tables", seats=3, plan=[ME, ME, ME], start=True, undo="consent"),
            asked("/api/tables", seats=3, plan=[ME, BOT, BOT], start=True, hints=False),
            asked("/api/tables", seats=3, plan=[BOT, BOT, BOT], start=True, public=True),
            waiting,
        ]
        closed = asked("/api/tables", seats=3)
        asked(f"/api/tables/{closed['table']}/close", closed["token"])
    places = [Place(one["table"], one["token"]) for one in (*made, closed)]
    return [*places, Place(waiting["table"], guest["token"]), Place("222222222222", "A" * 43)]


def said_badly(server: Forked) -> list[str]:
    """What the server says of itself, if it complains."""
    return [one for one in server.said if '"error"' in one or "Traceback" in one]


@pytest.mark.timeout(7200)
@sized("many", 1500, 700_000)
def test_no_request_is_a_server_error(server: Forked, places: list[Place], many: int) -> None:
    malformer = Malformer(server.url.removeprefix("http://"), places, TOKEN, seed=next(_numbers))
    lanes = [Lane(server.url) for _ in range(LANES)]
    statuses: Counter[int | None] = Counter()
    failed: list[Sent] = []
    for _ in range(-(-many // LANES)):
        sent = [malformer.request() for _ in lanes]
        for lane, one in zip(lanes, sent, strict=True):
            lane.send(one.data)
        waiting = time.monotonic() + NO_ANSWER
        for lane, one in sorted(zip(lanes, sent, strict=True), key=lambda one: not one[1].framed):
            status = lane.status(one, waiting)
            statuses[status] += 1
            if status is not None and status >= 500:
                failed.append(one)
    for lane in lanes:
        lane.close()
    kinds = Counter("none" if one is None else f"{one // 100}xx" for one in statuses.elements())
    report("Malformed requests", **{"sent": statuses.total(), "5xx": 0} | kinds)
    assert failed == []
    assert said_badly(server) == []
    assert kinds["4xx"] > many / 2
    assert httpx.get(f"{server.url}/healthz", verify=NO_TLS).status_code == 200


BREAKING = {
    "reserved": frame(0x3, b"x"),
    "reserved control": frame(0xB, b"x"),
    "not masked": frame(TEXT, b"{}", masked=False),
    "no text": frame(TEXT, b"\xff\xfe"),
    "a long ping": frame(PING, b"x" * 126),
    "half a ping": frame(PING, b"x", final=False),
    "nothing to go on with": frame(0x0, b"x"),
    "a wrong close": frame(CLOSE, b"\x00"),
    "a code that is none": frame(CLOSE, b"\x03\xeb\xff"),
    "reserved bits": bytes([0xF1, 0x80, 1, 2, 3, 4]),
    "too large": frame(TEXT, b" " * (LARGEST_MESSAGE + 1)),
}


@pytest.mark.timeout(7200)
@sized("many", 1000, 300_000)
def test_no_message_on_a_channel_is_a_server_error(
    server: Forked, places: list[Place], many: int
) -> None:
    malformer = Malformer(server.url.removeprefix("http://"), places, TOKEN, seed=next(_numbers))
    told: Counter[str] = Counter()
    while told["sent"] < many:
        place = places[told["channels"] % 6]
        _, last = sorted(BREAKING.items())[told["channels"] % len(BREAKING)]
        for code in talk(server, place, malformer, last, told):
            told["5xx"] += code in (1006, 1011)
        told["channels"] += 1
    report("Malformed messages", **{"sent": 0, "5xx": 0} | told)
    assert told["5xx"] == 0, server.said
    assert said_badly(server) == []
    assert told["refused"] > many / 2


def talk(
    server: Forked, place: Place, malformer: Malformer, last: bytes, told: Counter[str]
) -> list[int]:
    """Say much that is wrong on one channel, then something that ends it; how it was closed."""
    token = f"Authorization: Bearer {place.token}"
    with wire_to(server) as wire:
        wire.sendall(upgrade(server, f"/api/tables/{place.table}/live", token))
        read = until_read(wire, b"\r\n\r\n")
        wire.sendall(b"".join(malformer.message() for _ in range(MESSAGES)) + ASKING)
        read += until_read(wire, b'"key":"answered"')
        wire.sendall(last)
        heard = frames_of(read + until_hung_up(wire))
    told["sent"] += MESSAGES + 1
    told.update(str(json.loads(text)["kind"]) for kind, text in heard if kind == TEXT)
    closed = [int.from_bytes(text[:2], "big") for kind, text in heard if kind == CLOSE]
    return closed or [1006]
