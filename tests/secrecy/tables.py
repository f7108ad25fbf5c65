"""Worlds that are a table each, at a real server: all that each seat receives from it.

What is made by chance at a table (tokens, ids, seeds) is pinned, and so is the time; commitments
are hashes of secrets, and stand in what was heard as `<hash>`.
"""

from __future__ import annotations

import base64
import itertools
import json
import random
import re
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Self

import httpx
import msgspec
import pytest

from longshore.agents.chair import Chair
from longshore.briefing import AnswerError
from longshore.client import Client
from longshore.game.actions import AnyAction
from longshore.game.game import Game
from longshore.game.options import Options
from longshore.notation import Deal
from longshore.server.domain import seating, tokens
from longshore.server.http.house import House
from longshore.server.runtime import history
from tests.secrecy.games import Step
from tests.secrecy.harness import SPECTATOR, Viewer, World
from tests.server.hosting import SECONDS, Host, Opened
from tests.server.serving import NO_TLS

START = 1_790_000_000_000
HINT_BOT = "search:playouts=20"  # it draws the cards it does not know, and thinks no longer
URL = "https://table.example"
PASSING_HEADERS = frozenset(("date", "x-request-id"))
HOST_TOKEN = "h" * 43
HASH = re.compile(rb"[0-9a-f]{64}")


class Chance:
    """What `secrets` is to the table, from a seed."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def token_urlsafe(self, size: int) -> str:
        return base64.urlsafe_b64encode(self._chance.randbytes(size)).rstrip(b"=").decode()

    def token_hex(self, size: int) -> str:
        return self._chance.randbytes(size).hex()

    def choice(self, signs: Sequence[str]) -> str:
        return self._chance.choice(signs)

    def randbits(self, bits: int) -> int:
        return self._chance.getrandbits(bits)


class TableWorld(World):
    """A table of people, each with a client that writes down all it receives."""

    def __init__(self, host: Host, options: Options, **settings: Any) -> None:
        super().__init__(options, (SPECTATOR, *range(options.seats)))
        self.host = host
        self._client = Client(host.url)
        self.now = START
        self.seq = 0
        self.keys = map("k{}".format, itertools.count(1))
        self.at, self.tokens = self._seated(settings)
        self._channels = ExitStack()
        self._lines = {viewer: self._lines_of(viewer) for viewer in self.viewers}
        self.at.post("/start")
        self.advance()
        self.started = self.seq

    def _seated(self, settings: dict[str, Any]) -> tuple[Opened, dict[Viewer, str | None]]:
        edition, seats, options = self.options.edition, self.options.seats, self.options.changes()
        settings = {"clock": {"move": 86_400, "game": 86_400}, **settings}
        at = self.host.open(
            edition=edition, seats=seats, options=options, public=True, hints=True, **settings
        )
        joined = [at.join(f"Player {seat}") for seat in range(1, self.options.seats)]
        held: dict[Viewer, str | None] = dict(enumerate([at.token, *joined]))
        return at, {SPECTATOR: None, **held}

    # The live channels

    def _lines_of(self, viewer: Viewer) -> tuple[Iterator[str], Iterator[str]]:
        token = self.tokens[viewer]
        live = self.host.channel(f"{self.at.path}/live?after=0&presence=true", token)
        self._channels.enter_context(live)
        headers = {} if token is None else {"authorization": f"Bearer {token}"}
        stream = httpx.stream(
            "GET",
            f"{self.host.url}{self.at.path}/stream?after=0&presence=true",
            headers=headers,
            timeout=SECONDS,
            verify=NO_TLS,
        )
        opened = self._channels.enter_context(stream)
        assert opened.status_code == 200
        messages = filter(self._entry, iter(lambda: str(live.recv(SECONDS)), ""))
        return messages, filter(self._numbered, _events(opened))

    def _entry(self, message: str) -> bool:
        """Whether it is an entry. How often it is told who is connected is a matter of moments; but
        there is nothing in it that anybody has to hide: seats of this table, and a number.
        """
        told = json.loads(message)
        if told["kind"] != "present":
            return True
        assert set(told) == {"kind", "seats", "watching"}
        assert told["seats"] == sorted(set(told["seats"]) & set(range(self.options.seats)))
        assert 0 <= told["watching"] <= 2
        return False

    def _numbered(self, event: str) -> bool:
        return self._entry(event.partition("data: ")[2])

    def advance(self) -> None:
        """Read all channels up to the table's last entry."""
        last = int(self.at.get()["seq"])
        for seq in range(self.seq + 1, last + 1):
            for viewer, (messages, events) in self._lines.items():
                message, event = next(messages), next(events)
                assert json.loads(message)["seq"] == seq
                assert event == f"id: {seq}\ndata: {message}"
                self.hear(viewer, "live", message.encode())
        self.seq = last

    def hear(self, viewer: Viewer, what: str, told: bytes) -> None:
        super().hear(viewer, what, HASH.sub(b"<hash>", told))

    # Doing

    def take(self, step: Step) -> None:
        self.play(*step)

    def ask(self, viewer: Viewer, method: str, what: str, **more: Any) -> httpx.Response:
        """A request, whose answer is written down."""
        answer = self.host.ask(method, self.at.path + what, self.tokens[viewer], **more)
        fields = [
            f"{name}: {value}"
            for name, value in answer.headers.items()
            if name not in PASSING_HEADERS
        ]
        head = "\n".join([str(answer.status_code), *fields, ""])
        self.hear(viewer, f"{method} {what}", head.encode() + answer.content)
        return answer

    def play(self, seat: int, action: AnyAction, seconds: int = 1) -> int:
        """Somebody acts, after some seconds; the number of the entry."""
        self.now += seconds * 1000
        wish = {
            "actions": [msgspec.to_builtins(action)],
            "seq": self.seq,
            "key": next(self.keys),
        }
        answer = self.ask(seat, "POST", "/actions", json=wish)
        assert answer.is_success, answer.text
        self.advance()
        return int(answer.json()["entries"][0]["seq"])

    def undo(self, seat: int, to: int) -> None:
        """A seat asks to go back, and the others let it."""
        wish = {"seq": self.seq, "to": to, "key": next(self.keys)}
        asked = self.ask(seat, "POST", "/undo", json=wish).json()
        assert asked["kind"] == "undo-asked"
        for other in range(self.options.seats):
            if other != seat:
                agreed = {"asked": asked["seq"], "agree": True}
                assert self.ask(other, "POST", "/undo/answer", json=agreed).is_success
        self.advance()

    def until(self, seq: int) -> None:
        """Wait until the server has done something by itself."""
        _wait(lambda: self.at.get()["seq"] >= seq)
        self.advance()
        assert self.seq == seq

    def until_played(self, seat: int) -> None:
        """Wait until it is a seat's turn no more."""
        _wait(lambda: seat not in self.at.get()["awaiting"])
        self.advance()

    # Looking

    def look(self, viewer: Viewer) -> None:
        """Ask for everything there is to be asked for."""
        then = max(1, self.seq // 2)
        shown = ["", "/view", f"/view?at={then}", "/log", "/log?language=en", "/fairness"]
        shown += [f"/export?format={form}" for form in ("jsonl", "csv", "text")]
        shown += ["/board.svg", f"/board.svg?at={then}"]
        if viewer is not None:
            shown += ["/legal?most=60", "/menu", "/offers", "/orders", "/notes", "/webhook"]
            shown += ["/keys", "/hint"]
            other = (viewer + 1) % self.options.seats
            shown += [f"/{what}?seat={other}" for what in ("view", "orders", "notes", "offers")]
        for what in shown:
            self.ask(viewer, "GET", what)
        if viewer is not None:
            self._read(viewer)
        self._look_as_host(viewer)
        if viewer is not None:
            for words in ("pass", "bid 3", "bid 99", "accept", "decline", "sail island", "loan"):
                self.ask(viewer, "POST", "/check", json={"action": words})
            for actions in (["pass"], ["loan", "pass", "loan"], ["sail sea", "sail sea"]):
                wish = {"seq": self.seq, "actions": actions}
                self.ask(viewer, "POST", "/draft", json=wish)

    def _read(self, viewer: int) -> None:
        """The seat in words, as language models are told by their tools."""
        chair = Chair(self._client.seat(self.at.id, str(self.tokens[viewer]), viewer))
        told = [chair.look(rules=True), chair.log(30)]
        if (briefing := chair.briefing()) is not None:
            told.append(briefing.json().decode())
        for words in ("pass", "bid 3", "accept", "sail island\nloan"):
            try:
                told.append(chair.try_out(words))
            except AnswerError as problem:
                told.append(str(problem))
        self.hear(viewer, "in words", "\n".join(told).encode())

    def _look_as_host(self, viewer: Viewer) -> None:
        """What the hosts' page lists, should somebody who plays have its token."""
        (*tables,) = self.host.get("/api/host/tables", HOST_TOKEN)["tables"]
        for table in tables:
            del table["connected"]  # a matter of moments
        self.hear(viewer, "host", msgspec.json.encode(tables))

    def search(self, viewer: Viewer) -> None:
        self.look(viewer)
        if viewer is not None:
            self.study(viewer)

    def study(self, seat: int) -> None:
        """Fork the game as a study of one's own, and look at all of its seats."""
        everyone = list(range(self.options.seats))
        wish = {"at": self.seq, "play": everyone}
        told = self.ask(seat, "POST", "/fork", json=wish)
        assert told.is_success, told.text
        fork = Opened(self.host, told.json())
        for one in everyone:
            for what in ("view", "log"):
                path = f"{fork.path}/{what}?seat={one}"
                self.hear(seat, f"study {what}", self.host.ask("GET", path, fork.token).content)

    def close(self) -> None:
        self._channels.close()
        self._client.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def _wait(until: Callable[[], bool]) -> None:
    end = time.monotonic() + SECONDS
    while not until():
        assert time.monotonic() < end
        time.sleep(0.002)


def _events(stream: httpx.Response) -> Iterator[str]:
    """The events of a stream, one by one, as they came."""
    read = b""
    for part in stream.iter_raw():
        read += part
        *complete, read = read.split(b"\n\n")
        yield from (event.decode() for event in complete)


@contextmanager
def world(folder: Path, options: Options, deal: Deal, **settings: Any) -> Iterator[TableWorld]:
    """A host of its own with one table, at which the game has just begun."""
    folder.mkdir()
    made: TableWorld | None = None

    def clock() -> int:
        return START if made is None else made.now

    with pytest.MonkeyPatch.context() as patch:
        for seed, module in enumerate((tokens, seating, history)):
            patch.setattr(module, "secrets", Chance(seed))
        patch.setattr(House, "hint_bot", HINT_BOT)
        setup = {"dealer": lambda _: deal, "clock": clock, "heartbeat": 3600.0, "public_url": URL}
        with Host(folder, internal_webhooks=True, host_token=HOST_TOKEN, **setup) as host:
            made = TableWorld(host, options, **settings)
            with made:
                yield made


def script_of(
    options: Options, deal: Deal, choose: Callable[[Game], Step], most: int = 1000
) -> list[Step]:
    """A game that is played once, to be played again in every world."""
    game, steps = Game.start(options, deal=deal), list[Step]()
    while not game.over and len(steps) < most:
        seat, action = choose(game)
        game.play(action, seat)
        steps.append((seat, action))
    return steps
