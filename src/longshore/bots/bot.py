"""What a bot is, and what it gets to decide from.

A `Decision` holds what the seat may know and nothing else: it is made from a veiled copy of the
game, and the game itself is not kept.
"""

from __future__ import annotations

import random
from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.bots.auction_history import WITNESSED
from longshore.bots.masking import veiled_into
from longshore.engine.bindings import GameBuffer, Pages
from longshore.engine.compiled import inside
from longshore.engine.moves import MOVES, REPAY, TAKE_LOAN
from longshore.engine.observe import SIZE, Row, observe_cells
from longshore.engine.offering import offered_on
from longshore.engine.play import new_moves
from longshore.engine.state import STATE
from longshore.engine.types import Mask
from longshore.game.actions import Action
from longshore.game.events import Event
from longshore.game.options import Options
from longshore.game.spelling import unfinished

if TYPE_CHECKING:
    from longshore.game.events import Event
    from longshore.game.game import LegalActions
    from longshore.game.views import View

Auctions: TypeAlias = npt.NDArray[np.void]  # rows of `witness.WITNESSED`
Choice: TypeAlias = int | Action | str | Sequence[int]


@dataclass(frozen=True, slots=True)
class Budget:
    """How much thought one decision may take. None leaves it to the bot."""

    seconds: float | None = None
    work: int | None = None  # playouts, or whatever the bot counts


UNBOUNDED = Budget()


class GivenUp(Exception):
    """Raised by a bot that cannot decide, with why: a forfeit, told in these words."""


class Decision:
    """What a bot is given: a seat's knowledge of the game, and what the seat may do."""

    __slots__ = (
        "_actions",
        "_auctions",
        "_cells",
        "_mask",
        "_moves",
        "_observation",
        "_sight",
        "_told",
        "_view",
        "_witnessed",
        "budget",
        "options",
        "rng",
        "seat",
    )

    def __init__(  # noqa: PLR0917  what a table has at hand, in the order of this class
        self,
        buffer: GameBuffer,
        options: Options,
        seat: int,
        rng: random.Random,
        budget: Budget = UNBOUNDED,
        witnessed: Callable[[], Auctions] | None = None,
        told: Callable[[], Sequence[Event]] | None = None,
    ) -> None:
        self.options, self.seat, self.rng, self.budget = options, seat, rng, budget
        self._witnessed, self._told = witnessed, told
        self._cells = _veiled(buffer.cells, seat)
        self._sight: GameBuffer | None = None
        self._view: View | None = None
        self._moves: list[int] | None = None
        self._actions: LegalActions | None = None
        self._observation: Row | None = None
        self._mask: Mask | None = None
        self._auctions: Auctions | None = None

    @property
    def sight(self) -> GameBuffer:
        """The game as the seat may know it, as a record of the engine: the bot's own, to play on.

        The others' cards and sealed bids are blanked out; everybody's cash is counted (V2).
        """
        if self._sight is None:
            self._sight = GameBuffer(self._cells)
        return self._sight

    @property
    def view(self) -> View:
        """The same as plain values, as people see it, with everybody's cash counted."""
        if self._view is None:
            self._view = counted_view(self.sight, self.options, self.seat)
        return self._view

    @property
    def moves(self) -> list[int]:
        """The legal moves, as the engine numbers them."""
        if self._moves is None:
            room = new_moves()
            self._moves = room[: self.sight.legal(self.seat, room)].tolist()
        return self._moves

    @property
    def actions(self) -> LegalActions:
        """All that the seat may say: iterate, or ask with `in`; text is understood too."""
        if self._actions is None:
            from longshore.game.game import Game, LegalActions

            self._actions = LegalActions(Game(self.options, self.sight.state), self.seat)
        return self._actions

    @property
    def observation(self) -> Row:
        """What the seat may know as a row of numbers, the one that environments give it here."""
        if self._observation is None:
            self._observation = np.empty(SIZE, np.float32)
            observe_cells(self._cells, self.seat, self._observation)
        return self._observation

    @property
    def mask(self) -> Mask:
        """The moves that environments offer the seat here: the legal ones that lead somewhere."""
        if self._mask is None:
            room = new_moves()
            self._mask = np.zeros(MOVES, np.bool_)
            self._mask[room[: offered_on(inside(self._cells), self.seat, room)]] = True
        return self._mask

    @property
    def auctions(self) -> Auctions:
        """The bids that were turned over so far, a row an auction (`witness.WITNESSED`)."""
        if self._auctions is None:
            seen = self._witnessed
            self._auctions = np.zeros(0, WITNESSED) if seen is None else seen()
        return self._auctions

    @property
    def events(self) -> Sequence[Event]:
        """All that the seat was told since the deal; nothing where the table does not keep it.

        Tables of many games keep it only for bots that say they look at it (`Bot.hears`).
        """
        return () if self._told is None else self._told()

    @property
    def only(self) -> tuple[int, ...]:
        """The moves of the one action there is; () where there is a choice.

        That a loan can be taken at any time (L1) counts as a choice only if it opens another.
        """
        scratch, unread, run = self.sight.copy(), Pages(), []
        while True:
            moves = _legal(scratch, self.seat)
            rest = [move for move in moves if move != TAKE_LOAN]
            if len(rest) != 1 or _loan_opens(scratch, self.seat, rest):
                return ()
            scratch.step(self.seat, rest[0], unread)
            run.append(rest[0])
            if not unfinished(scratch.state, self.seat, rest[0]):
                return tuple(run)

    @property
    def forced(self) -> bool:
        """Whether there is only one thing to do: the moves in `only`."""
        return bool(self.only)

    def then(self, buffer: GameBuffer) -> Decision:
        """The same seat's decision further on, in the middle of an action it has begun."""
        seat, options = self.seat, self.options
        return Decision(buffer, options, seat, self.rng, self.budget, self._witnessed, self._told)

    def __repr__(self) -> str:
        name = self.options.seat_names[self.seat]
        return f"<decision of {name}, {len(self.moves)} legal moves>"


class Bot(ABC):
    """Plays one seat of one game.

    A bot's parameters are its constructor's keyword arguments, of type int, float, str or bool,
    and all of them have a value to start from.
    """

    # Whether it runs without a watch on its time: the bots that come with Longshore.
    trusted: ClassVar[bool] = False
    # Whether it cannot be asked and acts by itself, at a table of a server.
    acts_alone: ClassVar[bool] = False
    # Parameters that take the place of others: of each the names of those.
    instead: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    # Whether it looks at `decision.events`.
    hears: ClassVar[bool] = False
    # The seconds that a decision of it may take, if they are more than the table's; None: not so.
    patience: float | None = None

    def check(self) -> None:  # noqa: B027  few have anything to look at
        """Asked once before a game begins: what keeps it from playing is a `ValueError`."""

    @abstractmethod
    def choose(self, decision: Decision) -> Choice:
        """What the seat does.

        An action, its text, one of `decision.moves` (the bot is asked again until its action is
        complete), or a run of moves that is one whole action or several, loans first.
        """

    def end(self, view: View | None) -> None:  # noqa: B027  few have anything to do
        """The game is over, as the view shows it; or it goes on without the bot (None)."""

    def costs(self) -> Mapping[str, float]:
        """What its decisions have cost so far, by what is counted, as `tokens` or `dollars`."""
        return {}


def bot_rng(seed: int, *more: int) -> random.Random:
    """A bot's own generator: the same for the same seed and seat, on every machine."""
    return random.Random(" ".join(map(str, (seed, *more))))


def _veiled(cells: npt.NDArray[np.void], seat: int) -> npt.NDArray[np.void]:
    """A copy without what a seat cannot know."""
    target: npt.NDArray[np.void] = np.frombuffer(bytearray(STATE.itemsize), STATE)
    veiled_into(inside(cells), seat, inside(target))
    return target


def counted_view(sight: GameBuffer, options: Options, seat: int) -> View:
    """What a seat may know, with everybody's cash, as a good memory has counted it (V2)."""
    from longshore.game.viewing import make_view, with_cash

    money: Any = sight.state.cash
    return with_cash(make_view(sight.state, options, seat), money)


def _legal(buffer: GameBuffer, seat: int) -> list[int]:
    room = new_moves()
    listed: list[int] = room[: buffer.legal(seat, room)].tolist()
    return listed


def _loan_opens(buffer: GameBuffer, seat: int, known: list[int]) -> bool:
    """Whether a seat could do something with a loan or two that it cannot do without."""
    after, unread, usual = buffer.copy(), Pages(), {*known, TAKE_LOAN, REPAY}
    while after.step(seat, TAKE_LOAN, unread):
        if not usual.issuperset(_legal(after, seat)):
            return True
    return False
