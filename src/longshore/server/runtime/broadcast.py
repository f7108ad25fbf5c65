"""What is told of an entry: to each seat what it may know, the same bytes to all who know alike.

Tellings are built by naming what may be told. Nothing is ever taken out of an entry to make one.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple, TypeAlias, TypedDict, cast

import msgspec
from msgspec.structs import replace

from longshore.engine.bindings import GameBuffer
from longshore.game.events import AnyEvent, CardDealt, Event
from longshore.game.events import visible as may_see
from longshore.game.viewing import make_view
from longshore.game.views import View
from longshore.notation.deals import deal_dict
from longshore.server.domain import entries as log
from longshore.server.domain.clocks import SeatClock
from longshore.server.domain.consent import new_holder
from longshore.server.domain.entries import Line
from longshore.server.domain.seats import Status
from longshore.server.domain.state import TableState
from longshore.server.domain.told import (
    AnyTold,
    ClosedTold,
    DealTold,
    JoinedTold,
    KeysTold,
    LeftTold,
    OpenedTold,
    PlayedTold,
    RenamedTold,
    ReturnedTold,
    Reveal,
    SaidTold,
    SeatAnsweredTold,
    SeatAskedTold,
    SeatOfferedTold,
    SeatSetTold,
    SeatsOrderedTold,
    SeatTold,
    StartedTold,
    TakenOverTold,
    UndoAnsweredTold,
    UndoAskedTold,
    UndoneTold,
)
from longshore.server.runtime.framing import framed, message_of

Viewer: TypeAlias = int | None  # a seat, or a spectator

_encode = msgspec.json.Encoder().encode


class Telling:
    """One entry, ready to be told to whoever asks; made from the state after it."""

    __slots__ = (
        "_buffer",
        "_common",
        "_entry",
        "_events",
        "_frames",
        "_knowing",
        "_options",
        "_veiled",
        "actor",
        "at",
        "new_holder",
        "order",
        "reseats",
        "routine",
        "seq",
    )

    def __init__(self, state: TableState, line: Line, events: list[Event]) -> None:
        self.seq, self.at = line.seq, line.at
        entry = line.entry
        self._entry, self._events, self._options = entry, events, state.options
        self._buffer: GameBuffer | None = None  # what everybody sees in a way of one's own
        if isinstance(entry, log.Undone) and state.game is not None:
            self._buffer = state.game.buffer
        self._knowing = _knowing(entry, events)  # seats that know more than everybody
        self._common = _common(state, line, () if self._knowing else tuple(events))
        self._frames: dict[Viewer, bytes] = {}
        self._veiled: set[int] | None = None
        self.actor = _actor(entry)  # a seat that somebody, or an order, has decided for
        self.routine = isinstance(entry, _ROUTINE)  # whether all who may hear of it still may
        self.reseats = not self.routine and isinstance(entry, _RESEATING)  # a key's seats, maybe
        self.new_holder = new_holder(entry, state.status) if self.reseats else None
        self.order = entry.order if isinstance(entry, log.SeatsOrdered) else None

    def veil(self, seat: int) -> None:
        """Somebody else has the seat since: its secrets of before are not for them.

        What they need to play on they are told, which is the card; the cash follows from what all
        have seen. What is left out are bids that were sealed. It stays so after the end, when
        exports tell everything: an entry is told to a seat in one way.
        """
        self._veiled = (self._veiled or set()) | {seat}
        self._frames.pop(seat, None)

    def to(self, viewer: Viewer) -> bytes:
        """The telling as JSON."""
        return message_of(self.frame(viewer))

    def frame(self, viewer: Viewer) -> bytes:
        """The same as a frame of a WebSocket: it is kept so alone, since nearly all are told so."""
        key = viewer if viewer in self._knowing or self._buffer is not None else None
        frame = self._frames.get(key)
        if frame is None:
            frame = self._frames[key] = framed(_encode(self.told(key)))
        return frame

    def told(self, viewer: Viewer) -> AnyTold:
        """The telling as a value: what everybody may know, and with it what this viewer may."""
        told, entry, veiled = (
            self._common,
            self._entry,
            self._veiled is not None and viewer in self._veiled,
        )
        if isinstance(told, UndoneTold) and self._buffer is not None and self._options is not None:
            view = make_view(self._buffer.state, self._options, viewer)
            return replace(told, view=veiled_view(view) if veiled else view)
        if not self._knowing or not isinstance(told, _WITH_EVENTS):
            return told
        events = tuple(
            event
            for event in may_see(self._events, viewer)
            if not veiled or event.audience is None or isinstance(event, CardDealt)
        )
        if not isinstance(told, PlayedTold) or not isinstance(entry, log.Played):
            return replace(told, events=events)
        known = entry.commitment is None or (viewer == entry.seat and not veiled)
        return replace(told, events=events, action=entry.action if known else None)


def _knowing(entry: log.AnyEntry, events: Iterable[Event]) -> frozenset[int]:
    """The seats that may know more of an entry than everybody."""
    private = [event.audience for event in events if event.audience is not None]
    if isinstance(entry, log.Played) and entry.commitment is not None:
        private.append((entry.seat,))
    return frozenset().union(*private) if private else _NOBODY


_NOBODY: frozenset[int] = frozenset()
_WITH_EVENTS = (StartedTold, PlayedTold)
_ROUTINE = (log.Played, log.Said)
_RESEATING = (log.Joined, log.Left, log.SeatSet, log.SeatsOrdered, log.KeyRevoked)


def _actor(entry: log.AnyEntry) -> int | None:
    own = isinstance(entry, log.Played) and entry.by in ("person", "order")
    return entry.seat if own and isinstance(entry, log.Played) else None


class _Common(TypedDict):
    """What is told of every entry."""

    seq: int
    at: int
    status: Status
    clocks: tuple[SeatClock, ...] | None


class _After(NamedTuple):
    """The table after an entry."""

    common: _Common
    state: TableState
    events: tuple[AnyEvent, ...]  # if all may know them

    @property
    def seats(self) -> tuple[SeatTold, ...]:
        return seats_told(self.state)

    @property
    def auction(self) -> int | None:
        return self.state.auction

    @property
    def reveal(self) -> Reveal | None:
        return reveal(self.state)


def _common(state: TableState, line: Line, events: tuple[Event, ...]) -> AnyTold:
    """What everybody may know; `events`, if that is all of them."""
    entry, known = line.entry, cast("tuple[AnyEvent, ...]", events)
    clocked = state.settings.clock is not None and state.game is not None
    shown = clocked and not isinstance(line.entry, log.Said)
    clocks = state.clock.shown() if shown else None
    if isinstance(entry, log.Played):
        return _played(entry, line, state, clocks, known)
    common = _Common(seq=line.seq, at=line.at, status=state.status, clocks=clocks)
    told: AnyTold = _TOLD[type(entry)](entry, _After(common, state, known))
    return told


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


def _opened(entry: log.Opened, after: _After) -> OpenedTold:
    return OpenedTold(
        **after.common,
        settings=entry.settings,
        options=entry.options,
        seats=after.seats,
        origin=entry.origin,
    )


def _joined(entry: log.Joined, after: _After) -> JoinedTold:
    return JoinedTold(**after.common, seat=entry.seat, seats=after.seats, name=entry.name)


def _left(entry: log.Left, after: _After) -> LeftTold:
    return LeftTold(
        **after.common,
        seat=entry.seat,
        seats=after.seats,
        dropped=entry.dropped,
        asked=entry.asked,
    )


def _seat_set(entry: log.SeatSet, after: _After) -> SeatSetTold:
    return SeatSetTold(**after.common, seat=entry.seat, seats=after.seats)


def _seats_ordered(entry: log.SeatsOrdered, after: _After) -> SeatsOrderedTold:
    return SeatsOrderedTold(**after.common, order=entry.order, seats=after.seats, drawn=entry.drawn)


def _seat_offered(entry: log.SeatOffered, after: _After) -> SeatOfferedTold:
    return SeatOfferedTold(**after.common, seat=entry.seat)


def _seat_asked(entry: log.SeatAsked, after: _After) -> SeatAskedTold:
    return SeatAskedTold(**after.common, seat=entry.seat, what=entry.what)


def _seat_answered(entry: log.SeatAnswered, after: _After) -> SeatAnsweredTold:
    return SeatAnsweredTold(
        **after.common,
        seat=entry.seat,
        asked=entry.asked,
        agree=entry.agree,
        settled=entry.settled,
    )


def _renamed(entry: log.Renamed, after: _After) -> RenamedTold:
    return RenamedTold(
        **after.common,
        seat=entry.seat,
        seats=after.seats,
        name=entry.name,
        by_server=entry.by_server,
    )


def _keys(_: log.AnyEntry, after: _After) -> KeysTold:
    """Which key is nobody's business."""
    return KeysTold(**after.common)


def _closed(entry: log.Closed, after: _After) -> ClosedTold:
    return ClosedTold(**after.common, by_server=entry.by_server, reveal=after.reveal)


def _started(entry: log.Started, after: _After) -> StartedTold:
    return StartedTold(
        **after.common,
        seats=after.seats,
        commitment=entry.commitment,
        rules=entry.rules,
        events=after.events,
        auction=after.auction,
        reveal=after.reveal,
    )


def _played(
    entry: log.Played,
    line: Line,
    state: TableState,
    clocks: tuple[SeatClock, ...] | None,
    events: tuple[AnyEvent, ...],
) -> PlayedTold:
    """A standing order is shown by its effect only: as if the person had decided. It is told far
    more often than all else.
    """
    return PlayedTold(
        seq=line.seq,
        at=line.at,
        status=state.status,
        clocks=clocks,
        seat=entry.seat,
        by="person" if entry.by == "order" else entry.by,
        action=None if entry.commitment else entry.action,
        events=events,
        commitment=entry.commitment,
        auction=state.auction,
        forfeit=entry.forfeit,
        reveal=reveal(state),
    )


def _undo_asked(entry: log.UndoAsked, after: _After) -> UndoAskedTold:
    return UndoAskedTold(**after.common, seat=entry.seat, to=entry.to)


def _undo_answered(entry: log.UndoAnswered, after: _After) -> UndoAnsweredTold:
    return UndoAnsweredTold(**after.common, seat=entry.seat, asked=entry.asked, agree=entry.agree)


def _undone(entry: log.Undone, after: _After) -> UndoneTold:
    """The view is a spectator's until it is told to a seat."""
    game = after.state.game
    if game is None:
        raise RuntimeError(f"Entry {after.common['seq']} takes back what was never played.")
    return UndoneTold(
        **after.common,
        seat=entry.seat,
        to=entry.to,
        asked=entry.asked,
        view=game.view(None),
        auction=after.auction,
    )


def _taken_over(entry: log.TakenOver, after: _After) -> TakenOverTold:
    return TakenOverTold(**after.common, seat=entry.seat, seats=after.seats, name=entry.bot)


def _returned(entry: log.Returned, after: _After) -> ReturnedTold:
    return ReturnedTold(**after.common, seat=entry.seat, seats=after.seats)


def _said(entry: log.Said, after: _After) -> SaidTold:
    return SaidTold(
        **after.common, seat=entry.seat, name=entry.name, text=entry.text, guest=entry.guest
    )


_TOLD: dict[type[log.AnyEntry], Any] = {
    log.Opened: _opened,
    log.Joined: _joined,
    log.Left: _left,
    log.SeatSet: _seat_set,
    log.SeatsOrdered: _seats_ordered,
    log.SeatOffered: _seat_offered,
    log.SeatAsked: _seat_asked,
    log.SeatAnswered: _seat_answered,
    log.Renamed: _renamed,
    log.KeyMade: _keys,
    log.KeyRevoked: _keys,
    log.Closed: _closed,
    log.Started: _started,
    log.UndoAsked: _undo_asked,
    log.UndoAnswered: _undo_answered,
    log.Undone: _undone,
    log.TakenOver: _taken_over,
    log.Returned: _returned,
    log.Said: _said,
}
