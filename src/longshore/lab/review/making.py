"""Making a review: every decision once, then the costly ones again, more closely.

The same game and the same number of playouts give the same review. Which choice is best is settled
by one set of playouts and what it is worth by another, since the best of several guesses is mostly
a lucky one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import cache
from typing import NamedTuple, TypeVar

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import Auctions, Decision, bot_rng
from longshore.engine.bindings import GameBuffer
from longshore.engine.sources import Sources
from longshore.engine.state import Phase
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game.actions import AnyAction
from longshore.game.editions import edition_files
from longshore.game.events import Produced
from longshore.game.game import Game
from longshore.game.plain import plain
from longshore.game.spelling import fold
from longshore.lab.review.causes import MadeChoice, explain
from longshore.lab.review.evaluating import (
    Cards,
    Dollars,
    Estimate,
    Evaluator,
    Moves,
    chances,
    estimate,
    leads,
)
from longshore.lab.review.standing import LUCK_STEPS, luck_of, standing_of, turns_of
from longshore.lab.review.types import (
    DIGITS,
    AccountPart,
    CardLuck,
    CostlyDecision,
    GameReview,
    ReviewedAction,
    ReviewedDecision,
    SeatReview,
)

PLAYOUTS = 64  # of each choice; how closely a game is looked at by default
FEWEST, MOST = 4, 512
COSTLIEST = 5  # decisions of a seat that are named
_CLOSER = 12  # decisions of a seat that are looked at again
_CLOSELY = 8  # times as many playouts
_CONSIDERED = 4  # choices beside the one made
_SEARCHED = 2  # iterations of the search for what these are, a playout
_SURELY = 2.0  # standard errors
_LEAST = 1.0  # dollars
_SEED = 1

T = TypeVar("T")
Progress = Callable[[int, int], None]  # what is done and all there is; what it raises ends the work


class UnfinishedGame(ValueError):
    """Only a game that is over is reviewed."""


class _Asked(NamedTuple):
    """One decision of the game."""

    number: int
    seat: int
    action: AnyAction


class _Better(NamedTuple):
    """Another choice: its moves, what is said for them, and the game after it."""

    moves: Moves
    action: AnyAction
    after: GameBuffer


class _Found(NamedTuple):
    """What a first look came to: the lead to be expected, and how much better it might be."""

    asked: _Asked
    better: _Better | None  # None: nothing better was found
    after: float
    loss: Estimate


def make_review(
    game: Game, playouts: int = PLAYOUTS, progress: Progress = lambda _done, _all: None
) -> GameReview:
    """The review of a game that is over, with its history."""
    if not game.over:
        raise UnfinishedGame("The game is not over.")
    if not FEWEST <= playouts <= MOST:
        raise ValueError(f"A review takes {FEWEST} to {MOST} playouts, not {playouts}.")
    return _Reviewer(game, playouts, progress).review()


@cache
def review_version() -> str:
    """Which bots and rules a review is made by; another one may come to another result."""
    idle = ("text*", "render*", "engine.code_cache", "engine.sources", "engine.readiness")
    return Sources(idle=idle).fingerprint([__name__], edition_files())


class _Reviewer:
    def __init__(self, game: Game, playouts: int, progress: Progress) -> None:
        self.game, self.playouts = game, playouts
        self.buffers = game.buffers
        self.story: list[State] = [plain(buffer) for buffer in self.buffers]
        self.seen = _auctions(self.buffers)
        self.evaluator = Evaluator(game.options)
        self.cards = tuple(int(card) for card in self.story[0].card[: game.options.seats])
        self._asked = [
            _Asked(number, seat, action)
            for number, (seat, action) in enumerate(game.history)
            if self._is_choice(number, seat)
        ]
        self._done = 0
        self._told = progress

    def review(self) -> GameReview:
        seats = self.game.options.seats
        turns = turns_of(self.story)
        self._all = len(self._asked) + len(turns) + LUCK_STEPS + seats * _CLOSER
        found = [self._first_look(asked) for asked in self._asked]
        standing = tuple(standing_of(self.evaluator, self, turn) for turn in self._counted(turns))
        luck = luck_of(self.evaluator, self, self._step)
        reviewed = tuple(
            self._seat(seat, [one for one in found if one.asked.seat == seat], luck[seat])
            for seat in range(seats)
        )
        self._told(self._all, self._all)
        return GameReview(
            version=review_version(), playouts=self.playouts, seats=reviewed, standing=standing
        )

    def _step(self) -> None:
        self._done += 1
        self._told(min(self._done, self._all), self._all)

    def _counted(self, items: Iterable[T]) -> Iterator[T]:
        for item in items:
            self._step()
            yield item

    def _is_choice(self, number: int, seat: int) -> bool:
        """Whether there was anything to choose."""
        state = self.story[number]
        if state.phase == Phase.ACT and not state.actions_left:
            return False  # nothing is left but to say so
        decision = Decision(self.buffers[number], self.game.options, seat, bot_rng(0))
        return not decision.forced

    # One decision

    def _look(self, asked: _Asked) -> GameBuffer:
        """Turn to a decision; the game after what was done there."""
        number, seat, action = asked
        seed = chances(_SEED, number, 0, 1)[0]
        self.evaluator.look(self.buffers[number], seat, self.seen[number], seed)
        return self.evaluator.after(action)

    def _leads(self, after: GameBuffer, seat: int, words: list[int], *cards: Cards) -> Dollars:
        return leads(self.evaluator.worths(after, words, cards), seat)

    def _first_look(self, asked: _Asked) -> _Found:
        """Which choice was best, and what the one made was worth beside it."""
        self._step()
        number, seat, _ = asked
        made = self._look(asked)
        others = self._others(made)
        words = chances(_SEED, number, 1, self.playouts)
        mine = self._leads(made, seat, words)
        rated = [float(self._leads(other.after, seat, words).mean()) for other in others]
        if not rated or max(rated) <= mine.mean():
            return _Found(asked, None, float(mine.mean()), Estimate(0.0, 0.0))
        best = others[rated.index(max(rated))]
        words = chances(_SEED, number, 2, self.playouts)
        mine = self._leads(made, seat, words)
        apart = estimate(self._leads(best.after, seat, words) - mine)
        if apart.dollars <= 0:
            return _Found(asked, None, float(mine.mean()), Estimate(0.0, apart.error))
        return _Found(asked, best, float(mine.mean()), apart)

    def _others(self, made: GameBuffer) -> list[_Better]:
        """What else a search would think of."""
        looking = self.evaluator
        known = {made.cells.tobytes()}
        found: list[_Better] = []
        for moves in looking.candidates(_SEARCHED * self.playouts, 2 * _CONSIDERED):
            after = looking.after(moves)
            if after.cells.tobytes() in known:
                continue
            known.add(after.cells.tobytes())
            # a loan that an action needs is said before it
            spoken = fold(looking.now(), looking.seat, moves)
            action = next((one for one in spoken if not isinstance(one, said.TakeLoan)), None)
            if action is not None:
                found.append(_Better(moves, action, after))
        return found[:_CONSIDERED]

    def _closer_look(self, asked: _Asked, better: _Better) -> CostlyDecision | None:
        """The same with many more playouts; None if the loss may have been chance."""
        number, seat, action = asked
        made = self._look(asked)
        words = chances(_SEED, number, 3, _CLOSELY * self.playouts)
        mine = self._leads(made, seat, words)
        apart = estimate(self._leads(better.after, seat, words) - mine)
        if apart.dollars < max(_LEAST, _SURELY * apart.error):
            return None
        words = chances(_SEED, number, 4, _CLOSELY * self.playouts // 2)
        truly = self._leads(better.after, seat, words, self.cards)
        hindsight = truly - self._leads(made, seat, words, self.cards)
        choice = MadeChoice(
            self.story, number, seat, action, better.action, self._scores_at(number)
        )
        return CostlyDecision(
            number=number,
            round=int(self.story[number].round_number),
            played=self._told_action(number, seat, action),
            better=self._told_action(number, seat, better.action),
            loss=round(apart.dollars, DIGITS),
            error=round(apart.error, DIGITS),
            hindsight=round(float(hindsight.mean()), DIGITS),
            cause=explain(choice),
        )

    def _told_action(self, number: int, seat: int, action: AnyAction) -> ReviewedAction:
        if not isinstance(action, said.Produce):
            return ReviewedAction(action=action)
        trial = Game(self.game.options, self.buffers[number].state)
        while not trial.can(action, seat):
            trial.play(said.TakeLoan(), seat)  # it needs one first
        told = trial.play(action, seat)
        made = next((one.colours for one in told if isinstance(one, Produced)), ())
        return ReviewedAction(action=action, made=tuple(made))

    def _scores_at(self, number: int) -> tuple[int, ...]:
        return Game(self.game.options, self.buffers[number].state).scores()

    # One seat

    def _seat(self, seat: int, found: list[_Found], luck: CardLuck | None) -> SeatReview:
        suspects = sorted(found, key=lambda one: (-one.loss.dollars, one.asked.number))
        looked = (
            self._closer_look(one.asked, one.better)
            for one in self._counted(suspects[:_CLOSER])
            if one.better is not None
        )
        costly = _each_once(one for one in looked if one is not None)
        scores = self.game.scores()
        final = scores[seat] - max(score for other, score in enumerate(scores) if other != seat)
        lost = round(sum(one.loss for one in costly), DIGITS)
        return SeatReview(
            seat=seat,
            final=final,
            lost=lost,
            luck=luck,
            account=_account(final, lost, luck),
            decisions=tuple(_told(one, self.story, costly) for one in found),
            costliest=tuple(costly[:COSTLIEST]),
        )


def _account(final: int, lost: float, luck: CardLuck | None) -> tuple[AccountPart, ...]:
    """How a lead came about; what nothing else explains is the rest."""
    parts = [AccountPart(part="decisions", amount=-lost)]
    if luck is not None:
        parts = [
            AccountPart(part="opening", amount=luck.opening),
            AccountPart(part="own-card", amount=luck.own),
            AccountPart(part="other-cards", amount=luck.others),
            *parts,
        ]
    rest = round(final - sum(one.amount for one in parts), DIGITS)
    return (
        *parts,
        AccountPart(part="rest", amount=rest),
        AccountPart(part="final", amount=float(final)),
    )


def _each_once(costly: Iterable[CostlyDecision]) -> list[CostlyDecision]:
    """The costliest first; what was left undone twice in a turn was left undone once."""
    found: dict[tuple[int, type], CostlyDecision] = {}
    for one in sorted(costly, key=lambda one: (-one.loss, one.number)):
        found.setdefault((one.round, type(one.better.action)), one)
    return list(found.values())


def _told(found: _Found, story: list[State], costly: list[CostlyDecision]) -> ReviewedDecision:
    """A decision with what the closer look came to, where there was one."""
    number = found.asked.number
    closer = next((one for one in costly if one.number == number), None)
    loss = found.loss if closer is None else Estimate(closer.loss, closer.error)
    return ReviewedDecision(
        number=number,
        round=int(story[number].round_number),
        before=round(found.after + loss.dollars, DIGITS),
        after=round(found.after, DIGITS),
        loss=round(loss.dollars, DIGITS),
        error=round(loss.error, DIGITS),
    )


def _auctions(buffers: tuple[GameBuffer, ...]) -> list[Auctions]:
    """What everybody had seen of auctions before each action, and in the end."""
    history = AuctionHistory()
    seen = [history.rows.copy()]
    for at in range(1, len(buffers)):
        history.see(buffers[at - 1], buffers[at])
        seen.append(history.rows.copy() if len(history.rows) != len(seen[-1]) else seen[-1])
    return seen
