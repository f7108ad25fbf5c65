"""The log of a table: what is written down, one entry at a time, and never changed.

The log is the truth; a table's state is a fold of it (`longshore.server.domain.state`). Entries
hold secrets: what a seat gets to see of one is made by `longshore.server.runtime.broadcast`.
"""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

import msgspec

from longshore.game.actions import AnyAction
from longshore.game.options import Options
from longshore.notation import Deal
from longshore.server.domain.settings import Settings

Hand: TypeAlias = Literal["person", "bot", "order", "clock"]  # who made a decision for a seat


class Key(msgspec.Struct, frozen=True, kw_only=True):
    """A token that was given out, as its hash: the seats it plays, and whether it is the host's.

    That of an account (`longshore.server.people.seats`) has a hash, and there is no token to it.
    """

    id: str
    hash: str
    seats: tuple[int, ...] = ()
    host: bool = False
    label: str = ""
    account: bool = False


class Occupant(msgspec.Struct, frozen=True, kw_only=True):
    """Who sits at a seat. A seat without a key is nobody's yet, or a bot's."""

    kind: Literal["person", "bot", "open"] = "open"
    name: str = ""
    bot: str | None = None


class Origin(msgspec.Struct, frozen=True, kw_only=True):
    """The table that another was forked from, and after which entry of its log.

    `study` is a seat: what it could not know was drawn anew.
    """

    table: str
    seq: int
    study: int | None = None


class Entry(msgspec.Struct, frozen=True, tag_field="kind", kw_only=True, gc=False):
    """A line of the log."""


# Seats and keys


class Opened(Entry, frozen=True, tag="opened"):
    """The first entry: the table, its host's key, and the hash of its invitation."""

    settings: Settings
    options: Options
    seats: tuple[Occupant, ...]
    key: Key
    invitation: str
    origin: Origin | None = None


class Joined(Entry, frozen=True, tag="joined"):
    """Somebody sat down; with `offer`, at a seat that was handed on."""

    seat: int
    name: str
    key: Key
    offer: str | None = None


class Left(Entry, frozen=True, tag="left"):
    """Somebody got up, or was dropped by the host. In a running game a bot plays on.

    `asked` is the entry with which the others were asked for their leave, and all gave it.
    """

    seat: int
    dropped: bool
    bot: str | None = None
    asked: int | None = None


class SeatSet(Entry, frozen=True, tag="seat-set"):
    """The host put a bot on a seat, or made it open, before the start."""

    seat: int
    bot: str | None


class SeatsOrdered(Entry, frozen=True, tag="seats-ordered"):
    """The host set the order of the seats before the start: `order[0]` is where the one sat who
    sits at the first seat now. `drawn`: by chance.
    """

    order: tuple[int, ...]
    drawn: bool = False


class SeatOffered(Entry, frozen=True, tag="seat-offered"):
    """The host hands a seat on: whoever has the token of this hash may sit down there."""

    seat: int
    offer: str


class SeatAsked(Entry, frozen=True, tag="seat-asked"):
    """The host asks the others for leave to give a person's seat to a bot, or to hand it on."""

    seat: int
    what: Literal["drop", "hand"]


class SeatAnswered(Entry, frozen=True, tag="seat-answered"):
    """A seat agrees or refuses; without one the host asks no more. `settled`: all have agreed."""

    seat: int | None
    asked: int
    agree: bool
    settled: bool = False


class Renamed(Entry, frozen=True, tag="renamed"):
    """A person goes by another name; with `by_server` since the one they had was banned."""

    seat: int
    name: str
    by_server: bool = False


class KeyMade(Entry, frozen=True, tag="key-made"):
    """Another key for what a key holds: for another device."""

    key: Key


class KeyRevoked(Entry, frozen=True, tag="key-revoked"):
    """A key is good for nothing any more."""

    id: str


class Closed(Entry, frozen=True, tag="closed"):
    """The host closed the table; or, with `by_server`, whoever runs the server."""

    by_server: bool = False


# The game


class Started(Entry, frozen=True, tag="started"):
    """The deal, and all that is needed to play it again and to prove it (`domain.fairness`).

    `before` are the actions of a fork that were played elsewhere.
    """

    deal: Deal
    secret: str
    commitment: str
    rules: str
    seed: int
    seats: tuple[Occupant, ...]
    before: tuple[tuple[int, AnyAction], ...] = ()


class Played(Entry, frozen=True, tag="played"):
    """An action. `digest` is of the game after it, for audits; `commitment` of a sealed bid.

    `more` is how many that were played together with it follow.
    """

    seat: int
    action: AnyAction
    by: Hand
    digest: str
    commitment: str | None = None
    forfeit: str | None = None
    more: int = 0


class UndoAsked(Entry, frozen=True, tag="undo-asked"):
    """A seat asks everybody for leave to go back to before entry `to`."""

    seat: int
    to: int


class UndoAnswered(Entry, frozen=True, tag="undo-answered"):
    """A seat agrees, though others are still to be heard, or it refuses."""

    seat: int
    asked: int
    agree: bool


class Undone(Entry, frozen=True, tag="undone"):
    """Entry `to` and what was played after it is taken back; `seat` was the last to agree."""

    seat: int
    to: int
    asked: int | None = None


class TakenOver(Entry, frozen=True, tag="taken-over"):
    """A seat's time has run out: a bot plays it until the person returns."""

    seat: int
    bot: str


class Returned(Entry, frozen=True, tag="returned"):
    """The person is back."""

    seat: int


# Talk


class Said(Entry, frozen=True, tag="said"):
    """Chat: text, as it was typed; by a `guest` who looks on and has said a name."""

    seat: int | None
    name: str
    text: str
    guest: bool = False


AnyEntry: TypeAlias = (
    Opened
    | Joined
    | Left
    | SeatSet
    | SeatsOrdered
    | SeatOffered
    | SeatAsked
    | SeatAnswered
    | Renamed
    | KeyMade
    | KeyRevoked
    | Closed
    | Started
    | Played
    | UndoAsked
    | UndoAnswered
    | Undone
    | TakenOver
    | Returned
    | Said
)


class Line(NamedTuple):
    """An entry as it stands in the log: its number, from 1, and its time in ms since 1970.

    `key` is the idempotency key that the wish came with.
    """

    seq: int
    at: int
    entry: AnyEntry
    key: str | None = None


_decoder = msgspec.json.Decoder(AnyEntry)


def write(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return msgspec.json.encode(entry)


def read(stored: bytes | str) -> AnyEntry:
    """An entry from the store."""
    entry: AnyEntry = _decoder.decode(stored)
    return entry
