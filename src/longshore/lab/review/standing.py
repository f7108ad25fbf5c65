"""What could be expected of the end: turn by turn, and from the cards alone."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from itertools import permutations
from typing import Protocol

from longshore.bots.bot import Auctions
from longshore.engine.bindings import GameBuffer
from longshore.engine.state import COLOURS, Phase
from longshore.engine.types import State
from longshore.game.game import Game
from longshore.lab.review.evaluating import (
    TO_THE_END,
    Cards,
    Evaluator,
    Worths,
    chances,
    estimate,
    leads,
)
from longshore.lab.review.types import DIGITS, CardLuck, StandingPoint

LUCK_STEPS = 6  # at most, of work
_SEED = 2
_STANDING = 4  # times as many playouts for what stands in the end
_LUCK = 16  # and for what the cards were worth


class ReviewedGame(Protocol):
    """What is needed of a game that is gone through."""

    game: Game
    playouts: int
    buffers: tuple[GameBuffer, ...]
    story: list[State]
    seen: list[Auctions]
    cards: Cards


def turns_of(story: Sequence[State]) -> list[int]:
    """The actions before which a turn begins, and the end."""
    found: list[int] = []
    last = None
    for number, state in enumerate(story[:-1]):
        turn = int(state.round_number), int(state.active)
        if turn != last:
            found.append(number)
        last = turn
    return [*found, len(story) - 1]


def standing_of(looking: Evaluator, reviewed: ReviewedGame, number: int) -> StandingPoint:
    """Final scores and chances as they could be expected there, with the cards as they lay."""
    state = reviewed.story[number]
    if state.phase == Phase.OVER:
        scores: tuple[float, ...] = tuple(map(float, reviewed.game.scores()))
        winners = reviewed.game.winners()
        won = tuple(1 / len(winners) if one in winners else 0.0 for one in range(len(scores)))
    else:
        looking.look_on(reviewed.buffers[number], reviewed.seen[number])
        words = chances(_SEED, number, 0, _STANDING * reviewed.playouts)
        worths = looking.worths(looking.now(), words, [reviewed.cards], TO_THE_END)
        scores = tuple(round(float(one), DIGITS) for one in worths.mean(axis=0))
        won = _chances(worths)
    return StandingPoint(
        number=number,
        round=int(state.round_number),
        seat=None if state.phase == Phase.OVER else int(state.active),
        scores=scores,
        chances=tuple(round(one, 3) for one in won),
    )


def _chances(worths: Worths) -> tuple[float, ...]:
    best = worths == worths.max(axis=1, keepdims=True)
    shares = best / best.sum(axis=1, keepdims=True)
    return tuple(float(one) for one in shares.mean(axis=0))


def luck_of(
    looking: Evaluator, reviewed: ReviewedGame, step: Callable[[], None]
) -> list[CardLuck | None]:
    """What the value cards were worth, by seat; None of a game that did not begin with a deal."""
    cards, seats = reviewed.cards, range(len(reviewed.cards))
    if reviewed.game.deal is None:
        return [None for _ in seats]
    looking.look_on(reviewed.buffers[0], reviewed.seen[0])
    count = _LUCK * reviewed.playouts
    words = chances(_SEED, 0, 1, count)
    every = list(permutations(range(COLOURS), len(cards)))
    chance = random.Random(_SEED)

    def ends(dealt: Sequence[Cards]) -> Worths:
        step()
        return looking.worths(looking.now(), words, dealt, TO_THE_END)

    unknown, truly = ends(chance.choices(every, k=count)), ends([cards])
    found: list[CardLuck | None] = []
    for seat in seats:
        mine = [dealt for dealt in every if dealt[seat] == cards[seat]]
        knowing = leads(ends(chance.choices(mine, k=count)), seat)
        opening, real = leads(unknown, seat), leads(truly, seat)
        found.append(
            CardLuck(
                card=cards[seat],
                opening=round(float(opening.mean()), DIGITS),
                own=round(float(knowing.mean() - opening.mean()), DIGITS),
                others=round(float(real.mean() - knowing.mean()), DIGITS),
                error=round(estimate(real - opening).error, DIGITS),
            )
        )
    return found
