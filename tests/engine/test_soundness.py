"""`status()` finds no fault in a game that is played by the rules, whatever the options."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from longshore.game.options import Options
from longshore.game.validation import status
from tests.support import RUNS, SEEDS, SHORT, option_sets, random_game, varied_game


@SEEDS
def test_no_fault_after_any_move(seeds: range) -> None:
    for seed in seeds:
        for number, played in enumerate(varied_game(seed)):
            if seeds != SHORT or number % 4 == seed % 4:  # a fault stays in the game
                assert status(played.state) == []


@RUNS
@given(options=option_sets(), seed=st.integers(0, 2**63 - 1))
def test_no_fault_for_any_options(run: str, options: Options, seed: int) -> None:
    for number, played in enumerate(random_game(options, seed, limit=500)):
        if run == "soak" or number % 3 == 0:
            assert status(played.state) == []
