"""Whatever is played and whoever else sits there, no bot that answers at once forfeits anything."""

from __future__ import annotations

import random

import pytest

from longshore import Game, Options
from longshore.bots import play_out
from tests.bots.test_roster import QUICK
from tests.golden.make import player
from tests.support import varied_options

ROUNDS = 30
SEEDS = pytest.mark.parametrize(
    "seeds",
    [
        pytest.param(range(12), id="short"),
        pytest.param(range(5000, 6000), id="soak", marks=pytest.mark.soak),
    ],
)


def forfeited(options: Options, seed: int, names: list[str]) -> list[tuple[str, str]]:
    """Who forfeited a decision in a whole game, and why."""
    game = Game.start(options, seed)
    bots = {seat: player(names[seat]) for seat in range(options.seats)}
    forfeits = play_out(game, bots, seed)
    assert game.over
    return [(names[one.seat], one.reason) for one in forfeits]


@SEEDS
def test_whatever_the_options(seeds: range) -> None:
    for seed in seeds:
        names = random.Random(seed).sample(QUICK, 5)
        assert forfeited(varied_options(seed, round_limit=ROUNDS), seed, names) == []


@SEEDS
def test_among_players_who_do_anything_and_players_who_go_bankrupt(seeds: range) -> None:
    for seed in seeds:
        names = [*random.Random(seed).sample(QUICK, 2), "drifter", "drifter", "wastrel"]
        random.Random(seed).shuffle(names)
        assert forfeited(varied_options(seed, round_limit=ROUNDS), seed, names) == []
