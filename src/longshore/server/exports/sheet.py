"""A game as a sheet of comma-separated values: a row an action, for whoever likes to count."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

from longshore.engine import purses
from longshore.engine.state import BROKERS
from longshore.game.actions import AnyAction
from longshore.game.events import BidSealed, Event, payments, visible
from longshore.game.game import Game
from longshore.game.options import BROKER_NAMES, Options
from longshore.notation import format_action
from longshore.render.log import tell, tell_all
from longshore.server.domain import entries as log
from longshore.server.domain.entries import Line, Started
from longshore.server.domain.fairness import is_sealed
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.state import TableState
from longshore.server.runtime.broadcast import Viewer
from longshore.server.runtime.history import counting, held_since

COLUMNS = ("entry", "time", "round", "seat", "who", "by", "action", "what", "paid")
_SEALED = "bid"  # what others may know of it
_FORMULA = ("=", "+", "-", "@", "\t", "\r")


class _Row(NamedTuple):
    """An action to be written down: where it stands in the log, and who was at the seat."""

    seat: int
    action: AnyAction
    line: Line | None  # None before a fork
    who: str
    by: str


def as_csv(table: str, lines: Sequence[Line], viewer: Viewer, finished: bool) -> str:
    """The actions that count, with what the viewer may know; when it is over, with everything."""
    state = TableState.of(table, lines)
    if state.started is None:
        raise WishRefused("not-started")
    options = state.rules
    paper = io.StringIO(newline="")
    writer = csv.writer(paper, lineterminator="\n")
    writer.writerow([*COLUMNS, *(f"cash {name}" for name in options.seat_names)])
    knows = _Knowing(options, viewer, finished, state.settings.counted_cash)
    knows.since = 0 if viewer is None else held_since(lines).get(viewer, 0)
    game = Game.start(options, deal=state.started.deal)
    for row in _rows(state.started, lines):
        writer.writerow(knows.row(game, row))
    return paper.getvalue()


def _rows(started: Started, lines: Sequence[Line]) -> Iterator[_Row]:
    """Actions with the names that their seats went by at the time."""
    for seat, action in started.before:
        yield _Row(seat, action, None, "", "")
    names: dict[int, str] = {}
    for line in counting(lines):
        entry = line.entry
        if isinstance(entry, Started):
            names = {seat: one.name for seat, one in enumerate(entry.seats)}
        elif isinstance(entry, log.Joined | log.Renamed):
            names[entry.seat] = entry.name
        elif isinstance(entry, log.Played):
            by = "person" if entry.by == "order" else entry.by  # orders stay secret
            yield _Row(entry.seat, entry.action, line, names.get(entry.seat, ""), by)


class _Knowing:
    """What one who looks may know of an action; `since` is when its seat was taken over."""

    since = 0

    def __init__(self, options: Options, viewer: Viewer, finished: bool, counted: bool) -> None:
        self.options, self.viewer, self.finished = options, viewer, finished
        everybody = finished or counted or options.money == "open"
        self.purses = tuple(seat for seat in range(options.seats) if everybody or seat == viewer)

    def row(self, game: Game, row: _Row) -> list[Any]:
        """Play an action and write it down."""
        text, number = self._text(game, row), int(game.state.round_number)
        events = game.play(row.action, row.seat)
        seats = range(self.options.seats)
        return [
            row.line.seq if row.line else "",
            _time(row.line.at) if row.line else "",
            number,
            self.options.seat_names[row.seat],
            _plain(row.who),
            row.by,
            text,
            " ".join(self._sentences(events, self._viewer(row))),
            self._paid(events),
            *(game.cash(seat) if seat in self.purses else "" for seat in seats),
        ]

    def _text(self, game: Game, row: _Row) -> str:
        known = self.finished or row.seat == self._viewer(row)
        if not known and is_sealed(game.state, row.seat, row.action):
            return _SEALED
        return format_action(row.action, self.options)

    def _viewer(self, row: _Row) -> Viewer:
        """Of what was sealed before it took the seat over, it knows what all know."""
        before = row.line is not None and row.line.seq < self.since
        return None if before or (row.line is None and self.since) else self.viewer

    def _sentences(self, events: list[Event], viewer: Viewer) -> list[str]:
        if not self.finished:
            return tell_all(events, self.options, viewer)
        told = (tell(one, self.options) for one in events if not isinstance(one, BidSealed))
        return [sentence for sentence in told if sentence is not None]

    def _paid(self, events: list[Event]) -> str:
        """`blue > bank 6; bank > red 10`."""
        seen = events if self.finished else visible(events, self.viewer)
        moved = [payment for event in seen for payment in payments(event)]
        return "; ".join(
            f"{self._purse(giver)} > {self._purse(taker)} {amount}"
            for giver, taker, amount in moved
        )

    def _purse(self, purse: int) -> str:
        if purse < self.options.seats:
            return self.options.seat_names[purse]
        if purses.BROKER <= purse < purses.BROKER + BROKERS:
            return f"broker {BROKER_NAMES[purse - purses.BROKER]}"
        return "card" if purse == purses.CARD else "bank"


def _time(at: int) -> str:
    """As 2026-11-15T13:30:00.250Z."""
    moment = datetime.fromtimestamp(at / 1000, UTC).isoformat(timespec="milliseconds")
    return moment.replace("+00:00", "Z")


def _plain(name: str) -> str:
    """A name as text, also for a program that takes `=…` for a formula."""
    return f"'{name}" if name.startswith(_FORMULA) else name
