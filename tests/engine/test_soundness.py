"""`status()` finds no fault in a game that is played by the rules, whatever the options."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from longshore.game.options import Options
from longshore.game.validation import status
from tests.support import RUNS, SEEDS, option_sets, random_game, varied_game


@SEEDS
def test_no_fault_after_any_move(seeds: range) -> None:
    for seed in seeds:
        for played in varied_game(seed):
            assert status(played.state) == []


@RUNS
@given(options=option_sets(), seed=st.integers(0, 2**63 - 1))
def test_no_fault_for_any_options(run: str, options: Options, seed: int) -> None:
    for played in random_game(options, seed, limit=500):
        assert status(played.state) == []
