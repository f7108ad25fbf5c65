"""What is told of a table: the entries of its log as a seat, or a spectator, may know them.

`AnyTold` is all of them, told apart by `kind`. What has a default is left out where it has nothing
to say.
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from longshore.game.actions import AnyAction
from longshore.game.events import AnyEvent
from longshore.game.options import Options
from longshore.game.views import View
from longshore.server.domain.clocks import SeatClock
from longshore.server.domain.entries import Origin
from longshore.server.domain.seats import Status
from longshore.server.domain.settings import Settings


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Base of what the live channel tells: of which kind one is, is told with it."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


# Parts


class SeatTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Who sits at a seat, as everybody may know. `away` names the bot that plays for a person."""

    kind: Literal["person", "bot", "open"]
    name: str = ""
    bot: str | None = None
    away: str | None = None


class DealTold(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The deal in names and letters, as in notation."""

    first: str
    machines: tuple[str, ...]
    cards: tuple[str, ...]
    brokers: tuple[str, ...] | None = None


class Reveal(msgspec.Struct, frozen=True, kw_only=True):
    """What opens the commitments, once the game is over."""

    secret: str
    deal: DealTold


# Beside the entries


class PresentTold(Message, frozen=True, kw_only=True, tag="present"):
    """Who is connected now: the seats with a live channel open, and how many look on.

    It is no entry: it has no number, is written nowhere, and comes to channels that ask for it.
    """

    seats: tuple[int, ...]
    watching: int


# Entries


class Told(Message, frozen=True, kw_only=True):
    """An entry: its number, its time in ms since 1970, and the table's status after it."""

    seq: int
    at: int
    status: Status
    clocks: tuple[SeatClock, ...] | None = None


class ToldOfSeat(Told, frozen=True, kw_only=True):
    """An entry that is about a seat."""

    seat: int


class ToldOfSeating(ToldOfSeat, frozen=True, kw_only=True):
    """An entry after which somebody else may sit at a seat."""

    seats: tuple[SeatTold, ...]


class OpenedTold(Told, frozen=True, kw_only=True, tag="opened"):
    """The table; `origin` is the one that it was forked from."""

    settings: Settings
    options: Options
    seats: tuple[SeatTold, ...]
    origin: Origin | None = None


class JoinedTold(ToldOfSeating, frozen=True, kw_only=True, tag="joined"):
    """Somebody sat down."""

    name: str


class LeftTold(ToldOfSeating, frozen=True, kw_only=True, tag="left"):
    """Somebody got up, or was dropped by the host; `asked`: the others were asked, and agreed."""

    dropped: bool
    asked: int | None = None


class SeatSetTold(ToldOfSeating, frozen=True, kw_only=True, tag="seat-set"):
    """The host put a bot on a seat, or made it open."""


class SeatsOrderedTold(Told, frozen=True, kw_only=True, tag="seats-ordered"):
    """The host set the order of the seats, or had it `drawn`: `order[0]` is where the one sat who
    sits at the first seat now.
    """

    order: tuple[int, ...]
    seats: tuple[SeatTold, ...]
    drawn: bool = False


class SeatOfferedTold(ToldOfSeat, frozen=True, kw_only=True, tag="seat-offered"):
    """A seat is handed on."""


class SeatAskedTold(ToldOfSeat, frozen=True, kw_only=True, tag="seat-asked"):
    """The host asks the others to let a bot play on for somebody, or the seat be handed on."""

    what: Literal["drop", "hand"]


class SeatAnsweredTold(Told, frozen=True, kw_only=True, tag="seat-answered"):
    """A seat agrees or refuses; without one the host asks no more. `settled`: all have agreed."""

    seat: int | None = None
    asked: int
    agree: bool
    settled: bool = False


class RenamedTold(ToldOfSeating, frozen=True, kw_only=True, tag="renamed"):
    """A person goes by another name; with `by_server` since the one they had was banned."""

    name: str
    by_server: bool = False


class KeysTold(Told, frozen=True, kw_only=True, tag="keys"):
    """A key was made or taken out of use; which one is nobody's business."""


class ClosedTold(Told, frozen=True, kw_only=True, tag="closed"):
    """The host closed the table; or, with `by_server`, whoever runs the server."""

    by_server: bool = False
    reveal: Reveal | None = None


class StartedTold(Told, frozen=True, kw_only=True, tag="started"):
    """The deal. Of a fork also everything that was played before it, in the same events.

    `auction` is the entry that opened the sealed bidding now going on.
    """

    seats: tuple[SeatTold, ...]
    commitment: str
    rules: str
    events: tuple[AnyEvent, ...]
    auction: int | None = None
    reveal: Reveal | None = None


class PlayedTold(ToldOfSeat, frozen=True, kw_only=True, tag="played"):
    """An action, by a `person`, a `bot` or the `clock`. A sealed bid's is told to its seat alone,
    to everybody its `commitment`. `auction` is the entry that opened the sealed bidding now going
    on, `forfeit` why a bot did not decide itself.
    """

    by: Literal["person", "bot", "clock"]
    action: AnyAction | None = None
    events: tuple[AnyEvent, ...]
    commitment: str | None = None
    auction: int | None = None
    forfeit: str | None = None
    reveal: Reveal | None = None


class UndoAskedTold(ToldOfSeat, frozen=True, kw_only=True, tag="undo-asked"):
    """A seat asks everybody for leave to go back to before entry `to`."""

    to: int


class UndoAnsweredTold(ToldOfSeat, frozen=True, kw_only=True, tag="undo-answered"):
    """A seat agrees, though others are still to be heard, or it refuses."""

    asked: int
    agree: bool


class UndoneTold(ToldOfSeat, frozen=True, kw_only=True, tag="undone"):
    """Entry `to` and what was played after it is taken back; `view`: everything as it is now."""

    to: int
    view: View
    asked: int | None = None
    auction: int | None = None


class TakenOverTold(ToldOfSeating, frozen=True, kw_only=True, tag="taken-over"):
    """A seat's time has run out: the bot `name` plays it until the person returns."""

    name: str


class ReturnedTold(ToldOfSeating, frozen=True, kw_only=True, tag="returned"):
    """The person is back."""


class SaidTold(Told, frozen=True, kw_only=True, tag="said"):
    """Chat. A host without a seat has no name; a `guest` looks on, and has said a name."""

    seat: int | None = None
    name: str
    text: str
    guest: bool = False


AnyTold: TypeAlias = (
    OpenedTold
    | JoinedTold
    | LeftTold
    | SeatSetTold
    | SeatsOrderedTold
    | SeatOfferedTold
    | SeatAskedTold
    | SeatAnsweredTold
    | RenamedTold
    | KeysTold
    | ClosedTold
    | StartedTold
    | PlayedTold
    | UndoAskedTold
    | UndoAnsweredTold
    | UndoneTold
    | TakenOverTold
    | ReturnedTold
    | SaidTold
)


def events_of(told: Told) -> tuple[AnyEvent, ...]:
    """What happened in the game with an entry."""
    return told.events if isinstance(told, StartedTold | PlayedTold) else ()
