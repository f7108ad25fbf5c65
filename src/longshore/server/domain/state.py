"""The state of a table: a fold of its log, entry by entry, and nothing else.

Every process that folds the same log has the same state. The game in it has no history: the log
is that. What can be taken back without asking anybody is remembered; for an undo that goes further
back the whole log is folded again.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from longshore.bots.auction_history import AuctionHistory, may_show
from longshore.engine.bindings import GameBuffer
from longshore.game.events import AuctionOpened, BidsRevealed, BidsTied, Event, GameOver
from longshore.game.game import Game, Trial
from longshore.game.options import Options, edition_names
from longshore.server.domain import entries as log
from longshore.server.domain.clocks import Clock, Stand, decider
from longshore.server.domain.entries import AnyEntry, Line, Origin, Started
from longshore.server.domain.own_doing import tells_more
from longshore.server.domain.quotas import Share, count
from longshore.server.domain.refused import Lacking
from longshore.server.domain.seats import OVER, SEAT_FOLDS, Seats, moved_to
from longshore.server.domain.settings import STANDARD_BOT, Settings

REVEALING = frozenset((BidsRevealed, GameOver))
_BIDDING = frozenset((AuctionOpened, BidsRevealed, BidsTied))


class NeedsReload(Exception):
    """An undo goes further back than is remembered: fold the whole log again."""


class Taken(NamedTuple):
    """An action, and how things were before it."""

    seq: int
    seat: int
    before: GameBuffer
    auction: int | None
    clock: Stand


class UndoAsk(NamedTuple):
    """A seat's request to go back to before entry `to`, and who has agreed."""

    seq: int
    seat: int
    to: int
    agreed: frozenset[int]


class TableState(Seats):
    """A table as it is now."""

    def __init__(self, table: str) -> None:
        super().__init__()
        self.id = table
        self.seq = 0
        self.opened_at = self.changed_at = 0
        self.settings = Settings()
        self.options: Options | None = None
        self.origin: Origin | None = None
        self.used: dict[tuple[int | None, str], range] = {}  # idempotency keys, and their entries
        self.written: Counter[Share] = Counter()  # what quotas are counted by
        self.seated_seq = 0  # the last entry with which somebody sat down, got up or moved
        # the game
        self.started: Started | None = None
        self.started_seq = 0
        self.game: Game | None = None
        self.game_seq = self.game_at = 0  # the last entry that changed the game, and when
        self.plays: list[int] = []  # the entries of the actions that count
        self.auction: int | None = None  # the entry that opened the sealed bidding
        self.asked: UndoAsk | None = None
        self.clock = Clock(None, 0)
        self.witnesses = AuctionHistory()
        self.result: GameOver | None = None
        self._past: list[Taken] = []
        self._free_from = 0  # from here on `_past` is one seat's own turn, with nothing revealed

    @classmethod
    def of(cls, table: str, lines: Iterable[Line]) -> TableState:
        """Fold a whole log."""
        state = cls(table)
        for line in lines:
            state._fold(line, None)
        state._forget()
        return state

    def apply(self, line: Line, trial: Trial | None = None) -> list[Event]:
        """Fold the next entry; what happened in the game. `trial` saves playing it again."""
        happened = self._fold(line, trial)
        self._forget()
        return happened

    # Looking

    @property
    def rules(self) -> Options:
        """The options of the game."""
        if self.options is None:
            raise RuntimeError(f"The log of table {self.id} does not begin with its opening.")
        return self.options

    @property
    def awaiting(self) -> tuple[int, ...]:
        """The seats that owe a decision now."""
        if self.status != "running" or self.game is None:
            return ()
        return self.game.waiting

    @property
    def ended(self) -> bool:
        """Whether the game is over or given up: nothing about it is secret any more."""
        return self.status in OVER

    @property
    def played(self) -> int:
        """How many actions were played and count, those before a fork among them."""
        return len(self.plays) + (len(self.started.before) if self.started else 0)

    @property
    def standard_bot(self) -> str:
        """Who plays for a person that is not there."""
        clock = self.settings.clock
        return STANDARD_BOT if clock is None else clock.bot

    def free_undo(self, seat: int) -> tuple[int, ...]:
        """The entries that a seat may go back to without asking: its own turn, nothing revealed."""
        free = self._past[self._free_from :]
        return tuple(one.seq for one in free) if free and free[0].seat == seat else ()

    # Folding

    def _fold(self, line: Line, trial: Trial | None) -> list[Event]:
        if line.seq != self.seq + 1:
            raise ValueError(f"Entry {line.seq} of table {self.id} cannot follow {self.seq}.")
        entry = line.entry
        if isinstance(entry, log.Played):
            happened = self._play(entry, line, trial)
        else:
            happened = _FOLDS[type(entry)](self, entry, line) or []
        self.seq, self.changed_at = line.seq, line.at
        self._see_stirring(entry)
        if line.key is not None:
            more = entry.more if isinstance(entry, log.Played) else 0
            self.used[getattr(entry, "seat", None), line.key] = range(line.seq, line.seq + 1 + more)
        count(self.written, entry, before_start=self.started is None)
        if isinstance(entry, log.Played):
            return happened
        if isinstance(entry, log.SeatsOrdered):
            self._move(moved_to(entry.order))
        if type(entry) in _SITTING:
            self.seated_seq = line.seq
        if type(entry) in _SEATING:
            self.clock.exempt(self._without_person(), line.at)
        return happened

    def _move(self, now: dict[int, int]) -> None:
        """What is counted and remembered for seats goes with those who sit there."""
        self.written = Counter(
            {
                (kind, None if seat is None else now[seat]): times
                for (kind, seat), times in self.written.items()
            }
        )
        self.used = {
            (None if seat is None else now[seat], key): entries
            for (seat, key), entries in self.used.items()
        }

    def _forget(self) -> None:
        if self._free_from:
            del self._past[: self._free_from]
            self._free_from = 0

    def _opened(self, entry: log.Opened, line: Line) -> None:
        edition = entry.options.edition
        if edition not in edition_names():
            raise Lacking("edition-gone", table=self.id, edition=edition)
        self.settings, self.options, self.origin = entry.settings, entry.options, entry.origin
        self.seats, self.invitation = entry.seats, entry.invitation
        self.keys[entry.key.hash] = entry.key
        self.opened_at = line.at
        self.clock = Clock(None, len(entry.seats))  # it stands until the game begins

    def _closed(self, entry: log.Closed, line: Line) -> None:
        self.status = "closed"
        self.clock.turned((), line.at)

    def _said(self, entry: log.Said, line: Line) -> None:
        """Chat is kept in the log alone."""

    def _started(self, entry: Started, line: Line) -> list[Event]:
        game = Game.start(self.rules, deal=entry.deal)
        for seat, action in entry.before:
            before = game.buffer
            game.play(action, seat)
            self.witnesses.see(before, game.buffer)
        happened = list(game.events)
        self.auction = _auction(happened, line.seq, None)
        game.forget()
        self.game, self.started, self.seats = game, entry, entry.seats
        self.from_start = frozenset(self.people)
        self.game_seq = self.started_seq = line.seq
        self.game_at = line.at
        self.status = "running"
        self.offers.clear()
        self.clock = Clock(self.settings.clock, self.rules.seats, self._without_person())
        self._see_end(happened)
        self.clock.turned(self.awaiting, line.at)
        return happened

    def _play(self, entry: log.Played, line: Line, trial: Trial | None) -> list[Event]:
        if self.game is None:
            raise ValueError(f"Entry {line.seq} of table {self.id}: the game has not begun.")
        game, before = self.game, self.game.buffer
        own_turn, auctioned = game.active == entry.seat, may_show(game.facts)
        if trial is None or trial.before is not before:
            trial = game.attempt(entry.action, entry.seat)
        game.move_on(trial)
        happened, kinds = trial.events, frozenset(map(type, trial.events))
        self._past.append(Taken(line.seq, entry.seat, before, self.auction, self.clock.stand()))
        self._set_boundary(entry.seat, own_turn and kinds.isdisjoint(REVEALING), happened)
        if not kinds.isdisjoint(_BIDDING):  # as with few actions
            self.auction = _auction(happened, line.seq, self.auction)
        if auctioned:
            self.witnesses.see(before, game.buffer)
        self.plays.append(line.seq)
        self.game_seq, self.game_at, self.asked = line.seq, line.at, None
        if GameOver in kinds:
            self._see_end(happened)
        self.clock.turned(self.awaiting, line.at, decider(trial))
        if entry.by == "person" and entry.seat in self.absent:
            self._change_hands(entry.seat)
            self.clock.exempt(self._without_person(), line.at)
        return happened

    def _set_boundary(self, seat: int, free: bool, happened: list[Event]) -> None:
        """An undo of one's own stops at what others did and at what was revealed, which is not
        `free` to be taken back.
        """
        if not free or tells_more(happened):
            self._free_from = len(self._past)
        elif self._past[self._free_from].seat != seat:
            self._free_from = len(self._past) - 1

    def _see_end(self, happened: list[Event]) -> None:
        for event in happened:
            if isinstance(event, GameOver):
                self.status, self.result = "finished", event

    def _undo_asked(self, entry: log.UndoAsked, line: Line) -> None:
        self.asked = UndoAsk(line.seq, entry.seat, entry.to, frozenset())

    def _undo_answered(self, entry: log.UndoAnswered, line: Line) -> None:
        if self.asked is None or self.asked.seq != entry.asked:
            return
        agreed = self.asked.agreed | {entry.seat}
        self.asked = self.asked._replace(agreed=agreed) if entry.agree else None

    def _undone(self, entry: log.Undone, line: Line) -> None:
        place = next((at for at, one in enumerate(self._past) if one.seq == entry.to), None)
        if place is None or self.game is None:
            raise NeedsReload
        back = self._past[place]
        del self.plays[place - len(self._past) :]
        del self._past[place:]
        self._free_from = min(self._free_from, place)
        self.game = Game(self.rules, back.before.state)
        self.auction, self.asked = back.auction, None
        self.game_seq, self.game_at = line.seq, line.at
        self.status, self.result = "running", None
        if entry.asked is None:
            self.clock.taken_back(self.awaiting, line.at, back.clock)
        else:
            self.clock.undone(self.awaiting, line.at)

    def _taken_over(self, entry: log.TakenOver, line: Line) -> None:
        self.absent[entry.seat] = entry.bot

    def _returned(self, entry: log.Returned, line: Line) -> None:
        self._change_hands(entry.seat)


def _auction(happened: list[Event], seq: int, before: int | None) -> int | None:
    """The entry with which the sealed bidding that is going on was opened."""
    for event in happened:
        if isinstance(event, BidsRevealed):
            before = None
        if isinstance(event, AuctionOpened):
            before = seq if event.bidding == "sealed" else None
        elif isinstance(event, BidsTied):
            before = seq if event.again else None
    return before


_FOLDS: dict[type[AnyEntry], Callable[[TableState, Any, Line], list[Event] | None]] = {
    **SEAT_FOLDS,
    log.Opened: TableState._opened,
    log.Closed: TableState._closed,
    log.Started: TableState._started,
    log.UndoAsked: TableState._undo_asked,
    log.UndoAnswered: TableState._undo_answered,
    log.Undone: TableState._undone,
    log.TakenOver: TableState._taken_over,
    log.Returned: TableState._returned,
    log.Said: TableState._said,
}
# these change who sits where
_SITTING = frozenset((log.Opened, log.Joined, log.Left, log.SeatSet, log.SeatsOrdered))
# these change who has a clock
_SEATING = frozenset((log.Joined, log.Left, log.TakenOver, log.Returned))
