"""Several actions of one seat at once: how far they go before somebody else has a say.

They are tried one after the other, each on what the one before it leaves. Nothing can follow what
ends the seat's own doing: whether it could be done then would tell what nobody was told yet.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from longshore.engine.bindings import GameBuffer
from longshore.engine.state import Phase
from longshore.game.actions import AnyAction
from longshore.game.events import AuctionOpened, BidsRevealed, GameOver, TurnBegan
from longshore.game.game import Game, Trial
from longshore.game.options import Options
from longshore.game.refusals import IllegalAction
from longshore.server.domain.refused import WishRefused

MOST_TOGETHER = 13  # actions at once: a dozen, and the pass that ends them
_ENDING = (AuctionOpened, BidsRevealed, GameOver, TurnBegan)


class Tried(NamedTuple):
    """An action of several, tried out on the game as those before it leave it."""

    before: Game
    trial: Trial

    def after(self) -> Game:
        """The game as it leaves it."""
        return self.before.after(self.trial)


def attempts(game: Game, seat: int, actions: Sequence[AnyAction]) -> Iterator[Tried]:
    """Try actions of a seat, in their order; the game is not changed.

    A refusal has the place of the action that cannot be taken among its values, as `index`.
    """
    last: Tried | None = None
    for index, action in enumerate(actions):
        if last is not None:
            before, game = game, last.after()
            if _is_over(before, last.trial, game, seat):
                raise WishRefused("turn-over", seat=game.options.seat_names[seat], index=index)
        try:
            last = Tried(game, game.attempt(action, seat))
        except IllegalAction as why:
            raise IllegalAction(why.code, **why.values, index=index) from None
        yield last


def in_own_turn(game: Game, seat: int) -> bool:
    """Whether a seat is to act in its own turn."""
    return bool(game.facts.phase == Phase.ACT) and seat in game.waiting


def _is_over(before: Game, trial: Trial, after: Game, seat: int) -> bool:
    """Whether somebody else has a say after an action, or something was revealed."""
    if in_own_turn(before, seat):
        return any(isinstance(event, _ENDING) for event in trial.events)
    # out of turn a loan leaves everything as it was; a decision does not
    return bool(before.facts.phase != after.facts.phase) or before.waiting != after.waiting


def stretches(
    options: Options, buffer: GameBuffer, seat: int, actions: Sequence[AnyAction]
) -> Iterator[Sequence[AnyAction]]:
    """Actions that were decided on together, in parts that can each be played at once."""
    if len(actions) == 1:
        yield actions
        return
    game = Game(options, buffer.state)
    while actions:
        count = 0
        try:
            for tried in attempts(game, seat, actions[:MOST_TOGETHER]):
                count, last = count + 1, tried
        except (WishRefused, IllegalAction):
            pass
        if not count:  # it is for the table to say why
            yield from ((action,) for action in actions)
            return
        yield actions[:count]
        actions, game = actions[count:], last.after()
