"""What is told of an entry: to each seat what it may know, the same bytes to all who know alike.

Tellings are built by naming what may be told. Nothing is ever taken out of an entry to make one.
"""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from longshore.actions import AnyAction
from longshore.engine.doors import Slate
from longshore.events import AnyEvent, CardDealt, Event
from longshore.events import visible as may_see
from longshore.notation.deals import deal_dict
from longshore.options import Options
from longshore.table import entries as log
from longshore.table.clocks import SeatClock
from longshore.table.consent import new_holder
from longshore.table.entries import Line, Origin
from longshore.table.framing import framed
from longshore.table.settings import Settings
from longshore.table.state import TableState
from longshore.views import View, make_view


class Message(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, tag_field="kind"):
    """Base of what the live channel tells: of which kind one is, is told with it."""

    @property
    def kind(self) -> str:
        return str(self.__struct_config__.tag)


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


class Told(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """An entry of the log as a seat, or a spectator, may know it.

    `seq` is its number, `at` its time in ms since 1970, `kind` what it is: opened, joined, left,
    seat-set, seat-offered, seat-asked, seat-answered, renamed, keys, closed, started, played,
    undo-asked, undo-answered, undone, taken-over, returned, said. Which other fields there are
    depends on that.
    """

    seq: int
    at: int
    kind: str
    status: str
    seat: int | None = None
    by: str | None = None  # who decided: person, bot or clock
    action: AnyAction | None = None  # a sealed bid's is told to its seat alone
    events: tuple[AnyEvent, ...] | None = None
    commitment: str | None = None  # to the deal, or to a sealed bid
    auction: int | None = None  # what a sealed bid refers to now
    clocks: tuple[SeatClock, ...] | None = None
    forfeit: str | None = None  # why a bot did not decide itself
    seats: tuple[SeatTold, ...] | None = None
    settings: Settings | None = None
    options: Options | None = None
    rules: str | None = None
    origin: Origin | None = None
    name: str | None = None
    text: str | None = None
    to: int | None = None
    asked: int | None = None
    agree: bool | None = None
    dropped: bool | None = None
    what: str | None = None  # what the host asks for: drop or hand
    settled: bool | None = None  # all have agreed
    view: View | None = None  # after an undo: everything as it is now
    reveal: Reveal | None = None


_SEATING = (
    log.Opened
    | log.Joined
    | log.Left
    | log.SeatSet
    | log.Renamed
    | log.Started
    | log.TakenOver
    | log.Returned
)
Viewer: TypeAlias = int | None  # a seat, or a spectator

_encode = msgspec.json.Encoder().encode


class Telling:
    """One entry, ready to be told to whoever asks; made from the state after it."""

    __slots__ = (
        "_common",
        "_entry",
        "_events",
        "_frames",
        "_made",
        "_options",
        "_same",
        "_slate",
        "_veiled",
        "at",
        "new_holder",
        "seq",
    )

    def __init__(self, state: TableState, line: Line, events: list[Event]) -> None:
        self.seq, self.at = line.seq, line.at
        self._entry, self._events, self._options = line.entry, events, state.options
        self._slate: Slate | None = None
        if isinstance(line.entry, log.Undone) and state.game is not None:
            self._slate = state.game.slate
        self._common = _common(state, line)
        self._made: dict[Viewer, bytes] = {}
        self._frames: dict[Viewer, bytes] = {}
        self._same = self._same_for_all()
        self._veiled: set[int] = set()
        self.new_holder = new_holder(line.entry, state.status)

    def veil(self, seat: int) -> None:
        """Somebody else has the seat since: its secrets of before are not for them.

        What they need to play on they are told, which is the card; the cash follows from what all
        have seen. What is left out are bids that were sealed. It stays so after the end, when
        exports tell everything: an entry is told to a seat in one way.
        """
        self._veiled.add(seat)
        self._made.pop(seat, None)
        self._frames.pop(seat, None)

    def to(self, viewer: Viewer) -> bytes:
        """The telling as JSON."""
        key = None if self._same else viewer
        made = self._made.get(key)
        if made is None:
            made = self._made[key] = _encode(self.told(key))
        return made

    def frame(self, viewer: Viewer) -> bytes:
        """The same as a frame of a WebSocket."""
        key = None if self._same else viewer
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = framed(self.to(key))
        return frame

    def told(self, viewer: Viewer) -> Told:
        """The telling as a value."""
        fields = dict(self._common)
        entry = self._entry
        veiled = viewer in self._veiled
        if isinstance(entry, log.Started | log.Played):
            fields["events"] = tuple(
                event
                for event in may_see(self._events, viewer)
                if not veiled or event.audience is None or isinstance(event, CardDealt)
            )
        own = viewer == entry.seat if isinstance(entry, log.Played) else False
        if isinstance(entry, log.Played) and (entry.commitment is None or (own and not veiled)):
            fields["action"] = entry.action
        if self._slate is not None and self._options is not None:
            view = make_view(self._slate.state, self._options, viewer)
            fields["view"] = veiled_view(view) if veiled else view
        return Told(**fields)

    def _same_for_all(self) -> bool:
        if self._slate is not None:
            return False
        entry = self._entry
        if isinstance(entry, log.Played) and entry.commitment is not None:
            return False
        return all(event.audience is None for event in self._events)


def _common(state: TableState, line: Line) -> dict[str, Any]:
    """What everybody may know."""
    entry = line.entry
    fields: dict[str, Any] = {"seq": line.seq, "at": line.at, "status": state.status}
    fields |= _TOLD[type(entry)](entry)
    if isinstance(entry, _SEATING):
        fields["seats"] = seats_told(state)
    if isinstance(entry, log.Started | log.Played | log.Undone):
        fields["auction"] = state.auction
    if state.settings.clock is not None and state.game is not None and fields["kind"] != "said":
        fields["clocks"] = state.clock.shown()
    if isinstance(entry, log.Started | log.Played | log.Closed) and state.ended:
        fields["reveal"] = reveal(state)
    return fields


def veiled_view(view: View) -> View:
    """What who has taken the seat over since may know of a moment before: not what was sealed."""
    own = view.own
    return view if own is None else replace(view, own=replace(own, bid=None))


def seats_told(state: TableState) -> tuple[SeatTold, ...]:
    """Who sits where."""
    return tuple(
        SeatTold(kind=one.kind, name=one.name, bot=one.bot, away=state.absent.get(seat))
        for seat, one in enumerate(state.seats)
    )


def reveal(state: TableState) -> Reveal | None:
    """What opens the commitments; None before the end. A game that is given up is opened too."""
    if not state.ended or state.started is None:
        return None
    deal = DealTold(**deal_dict(state.started.deal, state.rules))
    return Reveal(secret=state.started.secret, deal=deal)


def _opened(entry: log.Opened) -> dict[str, Any]:
    settings, options, origin = entry.settings, entry.options, entry.origin
    return {"kind": "opened", "settings": settings, "options": options, "origin": origin}


def _joined(entry: log.Joined) -> dict[str, Any]:
    return {"kind": "joined", "seat": entry.seat, "name": entry.name}


def _left(entry: log.Left) -> dict[str, Any]:
    told = {"kind": "left", "seat": entry.seat, "dropped": entry.dropped}
    return {**told, "asked": entry.asked}


def _seat_set(entry: log.SeatSet) -> dict[str, Any]:
    return {"kind": "seat-set", "seat": entry.seat}


def _seat_offered(entry: log.SeatOffered) -> dict[str, Any]:
    return {"kind": "seat-offered", "seat": entry.seat}


def _seat_asked(entry: log.SeatAsked) -> dict[str, Any]:
    return {"kind": "seat-asked", "seat": entry.seat, "what": entry.what}


def _seat_answered(entry: log.SeatAnswered) -> dict[str, Any]:
    told = {"kind": "seat-answered", "seat": entry.seat, "asked": entry.asked}
    return {**told, "agree": entry.agree, "settled": entry.settled or None}


def _renamed(entry: log.Renamed) -> dict[str, Any]:
    return {"kind": "renamed", "seat": entry.seat, "name": entry.name}


def _keys(_: log.AnyEntry) -> dict[str, Any]:
    """Which key is nobody's business."""
    return {"kind": "keys"}


def _closed(_: log.Closed) -> dict[str, Any]:
    return {"kind": "closed"}


def _started(entry: log.Started) -> dict[str, Any]:
    return {"kind": "started", "commitment": entry.commitment, "rules": entry.rules}


def _played(entry: log.Played) -> dict[str, Any]:
    """A standing order is shown by its effect only: as if the person had decided."""
    by = "person" if entry.by == "order" else entry.by
    told = {"kind": "played", "seat": entry.seat, "by": by, "commitment": entry.commitment}
    return {**told, "forfeit": entry.forfeit}


def _undo_asked(entry: log.UndoAsked) -> dict[str, Any]:
    return {"kind": "undo-asked", "seat": entry.seat, "to": entry.to}


def _undo_answered(entry: log.UndoAnswered) -> dict[str, Any]:
    told = {"kind": "undo-answered", "seat": entry.seat, "asked": entry.asked}
    return {**told, "agree": entry.agree}


def _undone(entry: log.Undone) -> dict[str, Any]:
    return {"kind": "undone", "seat": entry.seat, "to": entry.to, "asked": entry.asked}


def _taken_over(entry: log.TakenOver) -> dict[str, Any]:
    return {"kind": "taken-over", "seat": entry.seat, "name": entry.bot}


def _returned(entry: log.Returned) -> dict[str, Any]:
    return {"kind": "returned", "seat": entry.seat}


def _said(entry: log.Said) -> dict[str, Any]:
    return {"kind": "said", "seat": entry.seat, "name": entry.name, "text": entry.text}


_TOLD: dict[type[log.AnyEntry], Any] = {
    log.Opened: _opened,
    log.Joined: _joined,
    log.Left: _left,
    log.SeatSet: _seat_set,
    log.SeatOffered: _seat_offered,
    log.SeatAsked: _seat_asked,
    log.SeatAnswered: _seat_answered,
    log.Renamed: _renamed,
    log.KeyMade: _keys,
    log.KeyRevoked: _keys,
    log.Closed: _closed,
    log.Started: _started,
    log.Played: _played,
    log.UndoAsked: _undo_asked,
    log.UndoAnswered: _undo_answered,
    log.Undone: _undone,
    log.TakenOver: _taken_over,
    log.Returned: _returned,
    log.Said: _said,
}
