"""What a seat has heard of a game since its deal, put together again.

Money that moves is seen to move, so a good memory has counted everybody's cash (V2), and it knows
the bids of every auction.
"""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Auctions
from longshore.client.masking import buffer_of, remember_bids
from longshore.engine.bindings import GameBuffer
from longshore.engine.moves import REPAY, TAKE_LOAN
from longshore.engine.state import FIRST_BIDS, NONE, Phase
from longshore.game.events import (
    AnyEvent,
    Awaited,
    CargoUnsold,
    Event,
    GameBegan,
    LoanRepaid,
    LoanTaken,
    MoneyCardsCounted,
)
from longshore.game.events.shown import phase_name
from longshore.game.folding import begin, fold_view
from longshore.game.views import Bidding, Own, View
from longshore.server.domain.told import AnyTold, PlayedTold, StartedTold, UndoneTold

_FIRST_BIDS = tuple(map(phase_name, FIRST_BIDS))
_SHOWN = tuple(map(phase_name, (Phase.TIEBREAK, Phase.DECIDE)))  # first bids lie open


class Memory:
    """Hears every entry of a log, from the first on, as a seat is told of it."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.seq = 0
        self._heard: list[
            StartedTold | PlayedTold
        ] = []  # those that count: what was taken back is forgotten
        self._forget()

    def _forget(self) -> None:
        self.view: View | None = None  # with everybody's cash
        self.played = 0  # actions
        self._witnesses = AuctionHistory()
        self._before: View | None = None  # when somebody was last asked
        self._shown: Bidding | None = None  # the last auction whose bids were turned over
        self._just = NONE  # as the engine's record has it

    @property
    def auctions(self) -> Auctions:
        """The bids that were turned over so far, a row an auction."""
        return self._witnesses.rows.copy()

    @property
    def events(self) -> list[AnyEvent]:
        """All that was told of the game since its deal."""
        return [event for told in self._heard for event in told.events]

    def buffer(self) -> GameBuffer:
        """The game as the seat knows it, what it remembers included, to be decided from."""
        if self.view is None:
            raise ValueError("The game has not begun: there is nothing to remember.")
        buffer = buffer_of(self.view)
        buffer.state.just = self._just
        if self._shown is not None:
            remember_bids(buffer.state, self._shown)
        return buffer

    def hear(self, told: AnyTold) -> None:
        """The next entry."""
        self.seq = told.seq
        if isinstance(told, UndoneTold):
            self._heard = [one for one in self._heard if one.seq < told.to]
            self._forget()
            for one in self._heard:
                self._happen(one)
        elif isinstance(told, StartedTold | PlayedTold):
            self._heard.append(told)
            self._happen(told)

    def _happen(self, told: StartedTold | PlayedTold) -> None:
        self.played += isinstance(told, PlayedTold)
        self.happened(told.events)

    def happened(self, events: Iterable[AnyEvent | Event]) -> None:
        """What an entry has brought about."""
        for event in events:
            if isinstance(event, GameBegan):
                self.view = _empty(event, self.seat)
            elif self.view is not None:
                self._remember(self.view, event)
                self.view = fold_view(self.view, event)
            if isinstance(event, Awaited):
                self._witness()

    def _remember(self, before: View, event: AnyEvent | Event) -> None:
        """What the view after an event no longer shows: the bids, and a loan of just now."""
        bidding = before.board.bidding
        turned_over = isinstance(event, CargoUnsold)
        if isinstance(event, Awaited):
            turned_over = event.phase in _SHOWN
        if turned_over and bidding is not None:
            self._shown = bidding
        if isinstance(event, LoanTaken | LoanRepaid):
            own_turn = event.seat == before.board.active
            move = REPAY if isinstance(event, LoanRepaid) else TAKE_LOAN
            self._just = move if own_turn else NONE
        elif not isinstance(event, Awaited | MoneyCardsCounted):
            self._just = NONE

    def _witness(self) -> None:
        before, after = self._before, self.view
        self._before = after
        if before is None or after is None or before.board.phase not in _FIRST_BIDS:
            return
        if before.board.phase != after.board.phase:
            self._witnesses.see(buffer_of(before), buffer_of(after))


def _empty(event: GameBegan, seat: int) -> View:
    """The table before anything is dealt, with purses that are counted from now on."""
    board = begin(event)
    counted = tuple(replace(area, cash=0) for area in board.seats)
    own = Own(seat=seat, cash=0, card=0, values=(), two_value=0, bid=None)
    return View(options=event.options, board=replace(board, seats=counted), own=own)
