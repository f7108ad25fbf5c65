"""What the server answers, as types."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec
from msgspec import Meta

from longshore.game.actions import AnyAction, Kind
from longshore.game.options import Options
from longshore.game.views import View
from longshore.lab.review.types import GameReview
from longshore.render.hues import Paints
from longshore.server.domain.clocks import SeatClock
from longshore.server.domain.entries import Origin
from longshore.server.domain.seats import Status
from longshore.server.domain.settings import (
    Pace,
    Settings,
)
from longshore.server.domain.told import Message, Reveal, SeatTold
from longshore.server.http.api.schemas import ref
from longshore.text.messages import Values


class TypedAnswer(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Base of the answers."""


class Refusal(msgspec.Struct, frozen=True, kw_only=True):
    """Why a wish was not granted. `code` with `values` can be said in any language: the message
    `refused-<code>`; `text` says it in English.
    """

    code: str
    values: Values
    text: str


class Links(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """Addresses to share. Tokens are in the part after #, which is sent to no server."""

    table: str
    invitation: str | None = None
    seat: str | None = None


class NewTableTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A table of one's own: the token is the host's key, the invitation is for the others. Where
    an account has opened it, that holds it, and there is no token.
    """

    table: str
    seats: tuple[int, ...]
    links: Links
    token: str = ""
    invitation: str | None = None


class Seated(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A seat of one's own. The token is told once; without it the key one had holds the seat."""

    table: str
    seat: int
    seq: int
    token: str | None = None


class KeyTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A key, without its token."""

    id: str
    seats: tuple[int, ...]
    host: bool
    label: str
    this: bool = False
    account: bool = False


class Keys(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """The keys that hold no more than one's own."""

    keys: tuple[KeyTold, ...]


class NewKeyTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A key for another device, or for whoever takes a seat over. The token is told once."""

    token: str
    link: str
    id: str | None = None


class UndoTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """An undo that waits for the others' leave."""

    seq: int
    seat: int
    to: int
    agreed: tuple[int, ...]


class SeatAskTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """What the host asks about a person's seat: to `drop` whoever sits there, or to `hand` it on;
    who has agreed, and who is still to answer. From `silence_at` on, in ms since 1970, whoever has
    not answered agrees.
    """

    seq: int
    seat: int
    what: Literal["drop", "hand"]
    agreed: tuple[int, ...]
    waiting: tuple[int, ...]
    silence_at: int | None = None


class TableTold(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A table as whoever asks may know it."""

    table: str
    status: Status
    seq: int
    opened_at: int
    changed_at: int
    settings: Settings
    options: Options
    seats: tuple[SeatTold, ...]
    awaiting: tuple[int, ...]
    mine: tuple[int, ...]
    host: bool
    present: tuple[int, ...] = ()  # seats with a live channel open
    watching: int = 0  # how many look on
    news: str = ""  # the ticket with which one is told when something happens here
    origin: Origin | None = None
    commitment: str | None = None
    rules: str | None = None
    auction: int | None = None
    clocks: tuple[SeatClock, ...] | None = None
    undo_asked: UndoTold | None = None
    seat_asked: SeatAskTold | None = None
    may_hand: tuple[int, ...] = ()  # seats that the others let the host hand on
    reveal: Reveal | None = None


class Seen(Message, frozen=True, kw_only=True, tag="seen"):
    """The game as a seat, or a spectator, may know it after entry `seq`.

    `counted` is everybody's cash, where the table allows the assistance.
    """

    seq: int
    status: Status
    seats: tuple[SeatTold, ...]
    view: View | None = None
    counted: tuple[int, ...] | None = None
    clocks: tuple[SeatClock, ...] | None = None


class Legal(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat may do now. A full store has thousands of arrangements: `complete` says whether
    all of them are listed.
    """

    seq: int
    seat: int
    awaited: bool
    kinds: tuple[Kind, ...]
    actions: tuple[AnyAction, ...]
    complete: bool


class Checked(msgspec.Struct, frozen=True, kw_only=True):
    """Why an action cannot be taken now; null if it can."""

    refused: Refusal | None


# An entry that is JSON already.
Written: TypeAlias = Annotated[msgspec.Raw, Meta(extra_json_schema=ref("Entry"))]


class TurnTold(msgspec.Struct, frozen=True, kw_only=True):
    """What was done: an entry of the log for each action, as one's seat may know it."""

    entries: tuple[Written, ...]


class LogTold(msgspec.Struct, frozen=True, kw_only=True):
    """A part of the log, as whoever asks may know it; `sentences` when a language was named."""

    table: str
    seq: int
    entries: tuple[Written, ...]
    sentences: tuple[tuple[str, ...], ...] | None = None


class LobbyTable(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """A table in the lobby."""

    table: str
    status: Status
    edition: str
    created_at: int
    changed_at: int
    title: str
    pace: Pace
    seats: tuple[SeatTold, ...]
    options: dict[str, bool | int | str | None]
    clocked: bool = False
    spectators: bool = True


class Lobby(msgspec.Struct, frozen=True, kw_only=True):
    """Public tables, the newest first; `more` leads to the next page."""

    tables: tuple[LobbyTable, ...]
    more: str | None = None


class BotTold(msgspec.Struct, frozen=True, kw_only=True):
    """A bot that can be seated."""

    name: str
    kind: str
    description: str


class EditionTold(msgspec.Struct, frozen=True, kw_only=True):
    """An edition: its options for each number of seats, and its colours in the order of the ring.

    Messages name it and its colours: `option-edition-<name>`, `colour-<colour>`.
    """

    name: str
    colours: tuple[str, ...]
    letters: tuple[str, ...]
    paints: tuple[Paints, ...]
    by_seats: dict[str, Options]


class PresetTold(msgspec.Struct, frozen=True, kw_only=True):
    """A table that is set up with one choice: what differs from an edition, for each number of
    seats that it is for. `hints` is whether seats may ask a bot, if it says anything of that.

    One that has the name of an edition is the edition as it is.
    """

    name: str
    edition: str
    hints: bool | None
    by_seats: dict[str, dict[str, bool | int | str | None]]


class NumbersTold(msgspec.Struct, frozen=True, kw_only=True):
    """The numbers of the rulebook that a board is drawn and counted with.

    Prices of machines and warehouses are by space; the first is dealt, and costs nothing.
    """

    colours: int
    brokers: int
    ship_room: int
    factory_prices: tuple[int, ...]
    harbour_prices: tuple[int, ...]
    machine_prices: tuple[int, ...]
    warehouse_prices: tuple[int, ...]
    loan: int
    max_loans: int


class Catalogue(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """What can be played here, and with whom; `accounts`: people can have one here."""

    version: str
    rules: str
    editions: tuple[EditionTold, ...]
    presets: tuple[PresetTold, ...]
    choices: dict[str, tuple[str, ...]]
    ranges: dict[str, tuple[int, int]]  # of options that are numbers: the least and the most
    numbers: NumbersTold
    bots: tuple[BotTold, ...]
    languages: tuple[str, ...]
    address: str  # of this server, for links to others
    accounts: bool = False


class PushKey(msgspec.Struct, frozen=True, kw_only=True):
    """The public key of this server, in base64url, for a browser's `PushManager`."""

    key: str


class PushTold(msgspec.Struct, frozen=True, kw_only=True):
    """A browser that is told when it is one's turn, by a name to take it back with."""

    device: str


class LikelyActions(msgspec.Struct, frozen=True, kw_only=True):
    """What the player that taught itself might do, and in how many of a hundred cases."""

    percent: int
    actions: tuple[AnyAction, ...]


class Hint(msgspec.Struct, frozen=True, kw_only=True):
    """What a bot would do at one's seat. `learned` is what the player that taught itself thinks
    likeliest there, so that one sees how clear the case is, and what else there might be to it.
    """

    bot: str
    seq: int
    actions: tuple[AnyAction, ...]
    texts: tuple[str, ...]
    learned: tuple[LikelyActions, ...]


class TableReview(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """The review of a finished game, or how far it is: so much `done` of so much in `total`.

    `at` has for each action of the game the entry before it, and then the last: `?at=` of a view.
    """

    table: str
    stage: Literal["waiting", "running", "done", "failed"]
    done: int
    total: int
    at: tuple[int, ...] | None = None
    review: GameReview | None = None


class Fairness(TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """The commitments to the deal and to each sealed bid, and what opens them after the end."""

    table: str
    rules: str
    commitment: str
    bids: tuple[tuple[int, int, str], ...]  # entry, seat, commitment
    reveal: Reveal | None = None
