"""The clocks of a table: how long each seat may still think, from the times of the log alone.

A *decision* of a seat begins when the seat is awaited that was not awaited before, or when it is
awaited again after a decision of its own. It ends when the seat decides or is awaited no more.

- A decision has its move time (`ClockSettings.move`), from the moment it begins. When that is gone
  it uses up the seat's game time (`ClockSettings.game`), which is one for the whole game. Without
  move time a decision uses game time from its beginning; without game time it ends with the move
  time. The time of a seat has run out when both are gone, at its deadline to the millisecond.
- Whatever is left, every decision has at least `GRACE` ms. So a person who returns to a seat whose
  game time is gone can still play it, and the seat's standing orders come before its clock.
- A deadline depends on nobody else. Seats that owe sealed bids all run at once, each to its own
  deadline, whoever has bid before. A loan taken by another seat, in its turn or out of it, changes
  nothing, nor do chat and the like, of which the clock is not told.
- A loan and a repayment are no decisions: the seat is still asked what it was asked, and whoever
  could borrow and repay for more time would have time without end. `decider` tells them apart.
- Who takes back a decision of its own, without asking, gets no new time for it: the decision goes
  on as if it had not been made, from when it began. Else playing and taking back would be time
  without end.
- An undo that all agree to gives every awaited seat a fresh move time, and no game time back: what
  was thought was thought, also in the decisions that are taken back, and in the ones that the undo
  breaks off.
- Bots, and seats that a bot has taken over, are *exempt*: they have no deadline and use no time.
  Time used before stays used. A seat that is not exempt any more has a fresh move time from then
  on. Game time is the seat's, whoever sits there.
- Only the times of the log's lines are used, so every process comes to the same. They never step
  back: at a table it is never earlier than its last entry (`TableRegistry.now`).

A clock is folded over all lines of the log in order, undone ones too: `turned` after each that
changed the game (the start among them), `undone` after an undo, `exempt` when it changes which
seats are played by bots. Between two lines nothing in it changes; who asks says what time it is.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TypeAlias

import msgspec

from longshore.game.actions import Repay, TakeLoan
from longshore.game.game import Trial
from longshore.server.domain.settings import SHORTEST_CLOCK, ClockSettings

SECOND = 1000
GRACE = SHORTEST_CLOCK * SECOND  # ms that every decision has
# By seat: when the decision began that it owes, and what of its game time was used before.
Stand: TypeAlias = tuple[tuple[int | None, ...], tuple[int, ...]]


class SeatClock(msgspec.Struct, frozen=True, kw_only=True):
    """How a seat's clock stands. Times in ms; `deadline` since 1970.

    `running` while the seat is awaited and not exempt; otherwise, and at a table without clocks, it
    has no deadline. `game_left_ms` is None where there is no game time. Shown for no time in
    particular it is what the decision began with: at any time in it, that or what is left until the
    deadline, whichever is less.
    """

    seat: int
    running: bool
    deadline: int | None
    game_left_ms: int | None


class Clock:
    """The clocks of all seats of a table; at one without clocks (`settings` None) they stand."""

    __slots__ = ("_exempt", "_game", "_move", "_since", "_timed", "_used")

    def __init__(
        self, settings: ClockSettings | None, seats: int, exempt: Iterable[int] = ()
    ) -> None:
        self._timed = settings is not None
        self._move = SECOND * ((settings and settings.move) or 0)
        self._game = None if settings is None or settings.game is None else SECOND * settings.game
        self._since: list[int | None] = [None] * seats  # when the decision began that it owes
        self._used = [0] * seats  # of the game time, before that decision
        self._exempt = frozenset(exempt)

    def stand(self) -> Stand:
        """What `taken_back` goes back to."""
        return tuple(self._since), tuple(self._used)

    # What happens

    def turned(self, awaiting: Collection[int], at: int, by: int | None = None) -> None:
        """The game has gone on, and these seats are awaited now.

        `by` is the seat that decided (`decider`); None if nobody did, as for the deal or a loan.
        """
        for seat, since in enumerate(self._since):
            awaited = seat in awaiting
            if since is not None and (not awaited or seat == by):
                self._stop(seat, at)
            if awaited and self._since[seat] is None:
                self._since[seat] = at

    def undone(self, awaiting: Collection[int], at: int) -> None:
        """The game has gone back, and these seats are awaited now, with a fresh move time."""
        for seat in range(len(self._since)):
            self._stop(seat, at)
        self.turned(awaiting, at)

    def taken_back(self, awaiting: Collection[int], at: int, before: Stand) -> None:
        """Somebody has taken back what it decided; `before` is how the clock stood before that."""
        for seat, (since, used) in enumerate(zip(*before, strict=True)):
            self._stop(seat, at)
            if since is not None and seat in awaiting:
                self._since[seat], self._used[seat] = since, used
        self.turned(awaiting, at)

    def exempt(self, seats: Iterable[int], at: int) -> None:
        """From now on these seats, and no others, are played by bots."""
        exempt = frozenset(seats)
        for seat in exempt ^ self._exempt:
            if self._since[seat] is not None:
                self._stop(seat, at)
                self._since[seat] = at
        self._exempt = exempt

    # How it stands

    def deadline(self, seat: int) -> int | None:
        """When the seat's time runs out; None if its clock is not running."""
        since = self._since[seat]
        if not self._timed or since is None or seat in self._exempt:
            return None
        left = 0 if self._game is None else self._game - self._used[seat]
        return since + max(self._move + left, GRACE)

    def since(self, seat: int) -> int | None:
        """When the decision began that the seat owes, timed or not; None: it owes none."""
        return self._since[seat]

    def next_deadline(self, among: Iterable[int] | None = None) -> tuple[int, int] | None:
        """The next deadline and whose it is, of all seats or of some."""
        if not self._timed:
            return None
        return min(self._deadlines(among), default=None)

    def expired(self, at: int) -> tuple[int, ...]:
        """The seats whose time has run out by then, the first to run out first."""
        return tuple(seat for deadline, seat in sorted(self._deadlines()) if deadline <= at)

    def shown(self, at: int | None = None) -> tuple[SeatClock, ...]:
        """How the clocks stand, for all to see; at a time, or as they were at the last line."""
        return tuple(self._shown(seat, at) for seat in range(len(self._since)))

    # Inside

    def _stop(self, seat: int, at: int) -> None:
        """End the decision that the seat owes, if it owes one, and charge it."""
        self._used[seat] += self._charge(seat, at)
        self._since[seat] = None

    def _charge(self, seat: int, at: int) -> int:
        """The game time that the decision has used until then."""
        since = self._since[seat]
        if self._game is None or since is None or seat in self._exempt:
            return 0
        return min(max(at - since - self._move, 0), self._game - self._used[seat])

    def _deadlines(self, among: Iterable[int] | None = None) -> Iterable[tuple[int, int]]:
        for seat in range(len(self._since)) if among is None else among:
            deadline = self.deadline(seat)
            if deadline is not None:
                yield deadline, seat

    def _shown(self, seat: int, at: int | None) -> SeatClock:
        deadline, left = self.deadline(seat), None
        if self._game is not None:
            left = self._game - self._used[seat]
            left -= 0 if at is None else self._charge(seat, at)
        return SeatClock(
            seat=seat, running=deadline is not None, deadline=deadline, game_left_ms=left
        )


def decider(trial: Trial) -> int | None:
    """The seat that has decided by an action, for `Clock.turned`.

    None for a loan, and for a repayment unless it was the last thing of a turn.
    """
    if isinstance(trial.action, TakeLoan):
        return None
    if isinstance(trial.action, Repay):
        before, after = trial.before.state, trial.after.state
        same_turn = before.active == after.active and before.round_number == after.round_number
        return None if same_turn else trial.seat
    return trial.seat
