"""Small finished games for the tests of reviews, some with a blunder in them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from longshore.bots import make_bot
from longshore.bots.seated import SeatedBots
from longshore.game.actions import AnyAction
from longshore.game.game import Game

# What somebody does instead of what a merchant would do; None: as a merchant.
Blunder = Callable[[Game, int], AnyAction | None]


def played(blunder: Blunder = lambda _game, _seat: None, seed: int = 3, **options: Any) -> Game:
    """A game of merchants to its end."""
    game = Game.new("classic", 3, seed=seed, **{"supply": 6, "round_limit": 8, **options})
    table = SeatedBots(game, {seat: make_bot("merchant") for seat in range(3)}, seed)
    while not game.over:
        seat = game.waiting[0]
        instead = blunder(game, seat)
        if instead is None:
            table.play(seat)
        else:
            game.play(instead, seat)
    return game


@cache
def sound_game() -> Game:
    return played()
