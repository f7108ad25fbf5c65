"""Games as environments play them, set up and played for tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from longshore.envs.one_game import OneGame
from longshore.game.options import Options
from tests.support import TEMPERS, draw_move

at = OneGame.of  # the game of a position


def drawn(chance: random.Random, game: OneGame, seat: int, temper: str = "shipper") -> int:
    """One of the moves that a seat is offered, so that much happens."""
    return draw_move(chance, game.offered(seat).tolist(), TEMPERS[temper])


def played(
    options: Options, seed: int, reward: str = "difference", most: int = 100_000
) -> Iterator[OneGame]:
    """A random game, before every move and at its end."""
    game, chance = OneGame(options, reward, seed=seed), random.Random(seed)
    tempers = [chance.choice(list(TEMPERS)) for _ in range(options.seats)]
    for _ in range(most):
        yield game
        if game.over:
            return
        seat = chance.choice(game.waiting)
        game.play(seat, drawn(chance, game, seat, tempers[seat]))
    raise AssertionError(f"not over after {most} moves")
