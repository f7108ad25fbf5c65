"""A game that is followed: the seat's view kept up to date from what is told, and its decisions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cached_property
from typing import TYPE_CHECKING

from longshore.client.channel import News
from longshore.client.errors import Refused
from longshore.game.actions import AnyAction
from longshore.game.folding import fold_view
from longshore.game.options import Options
from longshore.game.views import View
from longshore.server.domain.told import (
    AnyTold,
    OpenedTold,
    SeatsOrderedTold,
    SeatTold,
    StartedTold,
    ToldOfSeating,
    UndoneTold,
    events_of,
)
from longshore.server.http.api.types import Legal, Seen

if TYPE_CHECKING:
    from longshore.client.seat import Seat

MOST = 2000  # actions that are listed for a decision
MOVED_ON = frozenset(("stale", "not-running"))


class Moment:
    """A decision that the table waits for: what the seat knows, and what it may do."""

    def __init__(self, seat: Seat, number: int, seq: int, view: View) -> None:
        self._seat = seat
        self.seat, self.seq, self.view = number, seq, view

    @property
    def options(self) -> Options:
        return self.view.options

    @cached_property
    def legal(self) -> Legal:
        """What may be done now; asked of the server when it is first needed."""
        usual = self._seat.legal()
        return usual if usual.complete else self._seat.legal(MOST)  # which servers limit

    @cached_property
    def actions(self) -> tuple[AnyAction, ...]:
        """The actions that may be taken; of a full store's thousands of arrangements some."""
        return self.legal.actions

    @cached_property
    def counted(self) -> tuple[int, ...] | None:
        """V2: everybody's cash, where the table keeps count of it; asked of the server."""
        return self._seat.view().counted

    def __repr__(self) -> str:
        name = self.options.seat_names[self.seat]
        return f"<decision of {name} after entry {self.seq}>"


class Watch:
    """A seat's view of a running game, folded from the live channel."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat
        self.seq = 0
        self.acted = 0  # the entry of the seat's last action
        self.view: View | None = None
        self.seats: tuple[SeatTold, ...] = ()

    def moments(self) -> Iterator[Moment]:
        """The seat's decisions, one after the other, until the game ends."""
        for news in self.seat.follow():
            self.take(news)
            moment = self._moment()
            if moment is not None:
                yield moment

    def take(self, news: News) -> None:
        """What the table has told."""
        if isinstance(news, Seen):
            self._see(news)
        elif news.seq > self.seq:
            self.seq = news.seq
            if isinstance(news, OpenedTold | StartedTold | ToldOfSeating | SeatsOrderedTold):
                self.seats = news.seats
            self._hear(news)

    def _see(self, seen: Seen) -> None:
        self.seq, self.view, self.seats = seen.seq, seen.view, seen.seats

    def _hear(self, told: AnyTold) -> None:
        if isinstance(told, UndoneTold):
            self.view = told.view
        elif isinstance(told, StartedTold):
            self._see(self.seat.view())
        elif self.view is not None:
            for event in events_of(told):
                self.view = fold_view(self.view, event)

    def _moment(self) -> Moment | None:
        """The decision that the seat owes; not one that it has made, but not heard of yet."""
        view = self.view
        if view is None or view.own is None or self.seq < self.acted:
            return None
        mine = view.own.seat
        if mine not in view.board.awaiting:
            return None
        return Moment(self.seat, mine, self.seq, view)

    def play(self, action: AnyAction | str, moment: Moment) -> None:
        """Play what was decided, unless the game has gone on meanwhile: then it is asked again."""
        try:
            self.acted = self.seat.play(action, moment.seq).seq
        except Refused as problem:
            if problem.code not in MOVED_ON:
                raise
