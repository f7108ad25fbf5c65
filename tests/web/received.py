"""All that a browser has received at a table: every frame of its WebSockets, every answer's body.

But for the page's own files, which are the same for everybody, and which a browser keeps. What is
told twice is kept twice. Secrets are looked for by the structure of what was told, since a
number by itself says nothing: a value card, a sealed bid, somebody's cash.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import msgspec
from playwright.sync_api import Page, Request, WebSocket

from longshore.game.options import SEAT_NAMES
from longshore.server.domain.told import AnyTold
from tests.web.lending import listen

# Where they stand in what is told, these hold nothing of the game.
_PLAIN = frozenset(
    ("seq", "at", "auction", "to", "asked", "free_undo", "clocks", "settings", "options")
)


class Message(NamedTuple):
    """Something that was told, and what it came as: `live`, or a request."""

    source: str
    body: bytes

    @property
    def value(self) -> Any:
        """The message as JSON has it; None for what is none, as scripts and styles."""
        return json.loads(self.body) if self.body[:1] in (b"{", b"[") else None


class Received:
    """Keeps what a page receives, from before it is opened."""

    def __init__(self, page: Page) -> None:
        self._messages: list[Message | Request] = []
        self.entries: dict[int, AnyTold] = {}  # of the log, by their numbers
        listen(page, "websocket", self._follow)
        listen(page, "requestfinished", self._finish)

    def _finish(self, request: Request) -> None:
        if not urlsplit(request.url).path.startswith("/assets/"):
            self._messages.append(request)

    def _follow(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear("live", frame))

    def _hear(self, source: str, frame: str | bytes) -> None:
        body = frame.encode() if isinstance(frame, str) else frame
        self._messages.append(Message(source, body))
        told = json.loads(body)
        if "at" in told:
            self.entries[told["seq"]] = msgspec.convert(told, AnyTold)

    @property
    def messages(self) -> list[Message]:
        """Everything so far, in the order in which it came."""
        for number, one in enumerate(self._messages):
            if not isinstance(one, Message):
                self._messages[number] = _body_of(one)
        return [one for one in self._messages if isinstance(one, Message)]

    @property
    def told(self) -> list[Any]:
        """Everything that the server has told of the table, as JSON."""
        return [
            message.value
            for message in self.messages
            if message.source == "live" or "/api/tables/" in message.source
        ]

    def read_log(self) -> None:
        """Take the entries that the page has read before it follows the table."""
        for message in self.messages:
            if "/log?" in message.source:
                for entry in message.value["entries"]:
                    self.entries.setdefault(entry["seq"], msgspec.convert(entry, AnyTold))


def _body_of(request: Request) -> Message:
    answer = request.response()
    path = urlsplit(request.url)
    query = f"?{path.query}" if path.query else ""
    body = b"" if answer is None or answer.status in (204, 304) else answer.body()
    return Message(f"{request.method} {path.path}{query}", body)


# Secrets


def nodes(value: Any) -> Iterator[dict[str, Any]]:
    """Every object in a JSON value, the outer ones first."""
    if isinstance(value, dict):
        yield value
        for inner in value.values():
            yield from nodes(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from nodes(inner)


def numbers(value: Any) -> Iterator[int]:
    """Every number of a JSON value, but for those that are no part of the game."""
    if isinstance(value, bool):
        return
    if isinstance(value, int):
        yield value
    elif isinstance(value, dict):
        for name, inner in value.items():
            if name not in _PLAIN:
                yield from numbers(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from numbers(inner)


def over(told: Any) -> bool:
    """Whether it was told after the end of the game, when nothing is secret any more."""
    return any(
        node.get("status") == "finished" or node.get("result") or node.get("type") == "game-over"
        for node in nodes(told)
    )


def leaks(told: Any, seat: int | None) -> Iterator[str]:
    """What a seat must not know, of all that was told before the end at a table of hidden money."""
    for node in nodes(told):
        yield from _foreign(node, seat)
        yield from _unsealed(node, seat)
        for name in ("cash", "card", "cards", "counted", "own", "reveal", "deal", "secret"):
            if node.get(name) is not None and not _innocent(name, node, seat):
                yield f"{name} in {_short(node)}"


def _foreign(node: dict[str, Any], seat: int | None) -> Iterator[str]:
    """What is told to one seat alone, and to another than this one."""
    audience = node.get("audience")
    if audience is not None and seat not in audience:
        yield f"for {audience}: {_short(node)}"
    if node.get("type") in ("card-dealt", "sealed-bid") and node["seat"] != seat:
        yield f"of another seat: {_short(node)}"


def _unsealed(node: dict[str, Any], seat: int | None) -> Iterator[str]:
    """Bids that are still sealed."""
    if node.get("kind") == "played" and node.get("commitment") and node["seat"] != seat:
        if "action" in node:
            yield f"a sealed bid: {_short(node)}"
        amounts = [one for one in node["events"] if one["type"] in ("loan-taken", "bid-raised")]
        revealed = any(one["type"] == "bids-revealed" for one in node["events"])
        if amounts and not revealed:
            yield f"what came with a sealed bid: {_short(node)}"
    bidding = node.get("bidding")
    if isinstance(bidding, dict):
        making = {"bids": ("bids", "extras"), "tiebreak": ("extras",)}.get(
            node.get("phase", ""), ()
        )
        if any(bid is not None for name in making for bid in bidding[name]):
            yield f"bids in {_short(node)}"


def _innocent(name: str, node: dict[str, Any], seat: int | None) -> bool:
    """Where a word that may stand for a secret does not."""
    kind = node.get("type")
    if name == "cash":  # the first money is open; one's own is one's own; so is what can be spent
        own = "two_value" in node or "loans_free" in node
        said = seat is not None and node.get("seat") == SEAT_NAMES[seat]  # in a refusal
        return kind == "seat-dealt" or said or (own and node["seat"] == seat)
    if name == "card":
        return (kind == "card-dealt" or "two_value" in node) and node["seat"] == seat
    if name == "cards":  # V2, A7: how many there are is open in the anniversary edition
        return kind in ("money-cards-counted", "bid-sealed") or "sealed" in node
    return name == "own" and node["own"]["seat"] == seat


def _short(node: dict[str, Any]) -> str:
    return json.dumps(node)[:300]
