"""Bots at a table that is a `Game`: for front ends that let people play with them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import pairwise
from typing import NamedTuple

from longshore.bots.auction_history import AuctionHistory
from longshore.bots.bot import UNBOUNDED, Auctions, Bot, Budget, Decision, bot_rng
from longshore.bots.referee import ask, dismiss
from longshore.engine.bindings import GameBuffer
from longshore.game.actions import AnyAction
from longshore.game.events import Event, visible
from longshore.game.game import Game
from longshore.game.spelling import fold

PATIENCE = 30.0  # seconds that a bot which is not trusted may take


class Forfeit(NamedTuple):
    """A decision that a bot did not make, how many actions had been played, and why."""

    seat: int
    played: int
    reason: str


class Chosen(NamedTuple):
    """What a bot does: one action or several; and why, if it did not choose them."""

    actions: list[AnyAction]
    forfeit: str | None


class SeatedBots:
    """The bots of a game, by seat.

    Each decision has a generator of its own, from the seed, the number of actions played and the
    seat: after an undo, or when a game is gone on with, the same is decided again.
    """

    def __init__(
        self,
        game: Game,
        bots: Mapping[int, Bot],
        seed: int,
        budget: Budget = UNBOUNDED,
        patience: float | None = PATIENCE,
    ) -> None:
        self.game, self.bots, self.seed = game, dict(bots), seed
        self.budget, self.patience = budget, patience
        self.forfeits: list[Forfeit] = []
        self._witnesses = AuctionHistory()
        self._seen: tuple[GameBuffer, ...] = ()

    def choose(self, seat: int) -> Chosen:
        """What the bot of a seat does that owes a decision. Nothing is played."""
        game, played = self.game, len(self.game.history)
        decision = Decision(
            game.buffer,
            game.options,
            seat,
            bot_rng(self.seed, played, seat),
            self.budget,
            self._watch(),
            lambda: visible(game.events, seat),
        )
        answer = ask(self.bots[seat], decision, self.patience)
        if answer.forfeit is not None:
            self.forfeits.append(Forfeit(seat, played, answer.forfeit))
        return Chosen(fold(game.buffer, seat, answer.moves), answer.forfeit)

    def play(self, seat: int) -> list[Event]:
        """Let the bot of a seat play, and return what happened."""
        chosen = self.choose(seat)
        return [event for action in chosen.actions for event in self.game.play(action, seat)]

    def end(self) -> None:
        """The bots are no longer needed: the game is over, or nobody goes on with it."""
        game, seats = self.game, list(self.bots)
        dismiss(self.bots.values(), lambda place: game.view(seats[place]) if game.over else None)

    def _watch(self) -> Callable[[], Auctions]:
        """What was shown since the last decision; from the start again if it was taken back."""
        buffers, known = self.game.buffers, len(self._seen)
        if buffers[:known] != self._seen:
            self._witnesses, known = AuctionHistory(), 0
        for before, after in pairwise(buffers[max(0, known - 1) :]):
            self._witnesses.see(before, after)
        self._seen = buffers
        return self._witnesses.rows.copy  # a bot may write to its own


def play_out(
    game: Game,
    bots: Mapping[int, Bot],
    seed: int,
    budget: Budget = UNBOUNDED,
    patience: float | None = PATIENCE,
) -> list[Forfeit]:
    """Play a game to its end by bots at all seats; the decisions that they forfeited."""
    table = SeatedBots(game, bots, seed, budget, patience)
    try:
        while not game.over:
            table.play(game.waiting[0])
    finally:
        table.end()
    return table.forfeits
