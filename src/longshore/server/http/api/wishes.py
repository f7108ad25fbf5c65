"""What is sent to the server, as types."""

from __future__ import annotations

from typing import Annotated, TypeAlias

from msgspec import Meta

from longshore.game.actions import AnyAction
from longshore.game.options import MAX_SEATS
from longshore.server.domain.settings import (
    LONGEST_CHAT,
    LONGEST_NOTES,
    NEUTRAL,
    Name,
    Strict,
)
from longshore.server.domain.turn import MOST_TOGETHER

Seat = Annotated[int, Meta(ge=0, lt=MAX_SEATS)]
Seq = Annotated[int, Meta(ge=0, le=2**53)]
WishKey = Annotated[str, Meta(min_length=1, max_length=64, pattern=r"^[A-Za-z0-9._~-]+(?!\n)$")]
Token = Annotated[str, Meta(min_length=1, max_length=100)]
AnySaid: TypeAlias = AnyAction | Annotated[str, Meta(min_length=1, max_length=2000)]
Turn = Annotated[tuple[AnySaid, ...], Meta(min_length=1, max_length=MOST_TOGETHER)]


class Join(Strict, frozen=True, kw_only=True):
    """Sit down. Without a seat it is the first open one. A table that is not public needs its
    invitation; a seat that is handed on its own.
    """

    name: Name
    seat: Seat | None = None
    invitation: Token | None = None


class Visit(Strict, frozen=True, kw_only=True):
    """Look on at a table that is not public."""

    invitation: Token


class ForSeat(Strict, frozen=True, kw_only=True):
    """A wish for a seat; it need not be said when one holds only one."""

    seat: Seat | None = None


class Rename(ForSeat, frozen=True, kw_only=True):
    """Go by another name."""

    name: Name


class SetSeat(Strict, frozen=True, kw_only=True):
    """Put a bot on a seat, or make it open (`null`)."""

    bot: str | None


class SeatOrder(Strict, frozen=True, kw_only=True):
    """Who is to sit where: `order[0]` is the seat of the one who is to have the first, and so on;
    null is by chance. `seq` is the last entry that one has seen.
    """

    seq: Seq
    order: Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)] | None = None


class Start(Strict, frozen=True, kw_only=True):
    """Begin the game; `fill` is the bot for the seats that are open."""

    fill: str | None = None


class NewKey(Strict, frozen=True, kw_only=True):
    """Another key for another device."""

    label: Annotated[str, Meta(max_length=40)] = ""


class Draft(ForSeat, frozen=True, kw_only=True):
    """Actions, typed or in notation, and the last entry that one has seen (`seq`)."""

    actions: Turn
    seq: Seq


class Play(Draft, frozen=True, kw_only=True):
    """Actions to be taken, all of them or none, and the last entry that one has seen (`seq`).

    Those who bid in secret are not in each other's way: of others' sealed bids nothing need be
    seen. `key` is made by the client: sent again with the same key, nothing happens twice, and the
    answer is the same.
    """

    key: WishKey


class Check(ForSeat, frozen=True, kw_only=True):
    """Ask whether an action could be taken now."""

    action: AnySaid


class UndoWish(ForSeat, frozen=True, kw_only=True):
    """Take back entry `to` and all after it; without `to` one's own last action."""

    seq: Seq
    key: WishKey
    to: Seq | None = None


class UndoAnswer(ForSeat, frozen=True, kw_only=True):
    """Agree to an undo that somebody asked for with entry `asked`, or refuse it."""

    asked: Seq
    agree: bool


class SeatAnswer(ForSeat, frozen=True, kw_only=True):
    """Agree to what the host asks about a seat with entry `asked`, or refuse it.

    The host asks no more by refusing.
    """

    asked: Seq
    agree: bool


class Chat(ForSeat, frozen=True, kw_only=True):
    """A line of chat. Who looks on says a `name`, where the table lets them talk; whoever holds a
    key goes by the name of its seat.
    """

    name: Name | None = None
    text: Annotated[str, Meta(min_length=1, max_length=LONGEST_CHAT)]
    key: WishKey | None = None


class Notes(Strict, frozen=True, kw_only=True):
    """Private notes of a seat."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTES)]


class Fork(Strict, frozen=True, kw_only=True):
    """A new table that goes on from after entry `at`.

    Of a finished game as it was; of a running one as a private study: what one's seat does not
    know is drawn anew. One plays `play` (by default one's own seat), bots the others.
    """

    at: Seq
    seat: Seat | None = None
    play: Annotated[tuple[Seat, ...], Meta(max_length=MAX_SEATS)] | None = None
    bot: str = "steady"
    title: Annotated[str, Meta(max_length=80)] = ""
    name: Name = NEUTRAL
