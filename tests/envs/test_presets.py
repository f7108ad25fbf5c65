"""Small games are what they say, and are solved by OpenSpiel's own tools."""

from __future__ import annotations

import random
from typing import Any

import pyspiel
import pytest
from open_spiel.python.algorithms import exploitability, gambit
from open_spiel.python.policy import UniformRandomPolicy

from longshore.engine.state import Phase
from longshore.envs import BatchEnv
from longshore.envs.one_game import OneGame
from longshore.envs.openspiel import seeded_state
from longshore.envs.presets import preset, presets
from tests.envs.spiel_play import random_end


def turn_based(name: str, reward: str = "money") -> Any:
    game = pyspiel.load_game("longshore", {"preset": name, "reward": reward})
    return pyspiel.convert_to_turn_based(game)


def solved(game: Any, iterations: int) -> tuple[float, float]:
    """How much could be won by who answers best: to random play, and to a policy of CFR+."""
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    solver = pyspiel.CFRPlusSolver(tree)
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    before = pyspiel.nash_conv(tree, pyspiel.UniformRandomPolicy(tree))
    return before, pyspiel.nash_conv(tree, solver.average_policy())


@pytest.mark.parametrize("name", list(presets()))
def test_a_preset_is_played_everywhere_and_stays_within_its_bounds(name: str) -> None:
    chosen = preset(name)
    assert chosen.options.round_limit is not None, "it ends"
    env = BatchEnv(settings=[chosen.options] * 2)
    env.reset(starts=chosen.position)
    assert env.states[0] == OneGame.of(chosen.position).buffer.cells[0]
    for reward in ("money", "shaped", "difference"):
        game = pyspiel.load_game("longshore", {"preset": name, "reward": reward})
        for seed in range(6):
            state = seeded_state(game, seed)
            random_end(state, random.Random(seed))
            assert (
                state.move_number() <= game.max_game_length() + game.max_chance_nodes_in_history()
            )
            for one in state.returns():
                assert game.min_utility() <= one <= game.max_utility()


def test_the_last_auction_deals_its_cards_to_all_seats() -> None:
    game = pyspiel.load_game("longshore", {"preset": "auction"})
    dealt = set()
    for seed in range(40):
        state = seeded_state(game, seed)
        record = state.course.game.buffer.state
        assert record["phase"] == Phase.BIDS
        dealt.add(tuple(record["card"][:3].tolist()))
    assert len(dealt) == 6
    first = game.new_initial_state()
    assert first.chance_outcomes() == [(card, pytest.approx(1 / 3)) for card in range(3)]
    assert first.action_to_string(pyspiel.PlayerId.CHANCE, 2) == "card 0 C"


def test_the_last_auction_is_solved() -> None:
    game = turn_based("auction")
    drawn, learned = solved(game, 50)
    exact = exploitability.nash_conv(game, UniformRandomPolicy(game))
    assert drawn == pytest.approx(exact), "the tree is the game"
    assert drawn > 5
    assert learned < 0.05


@pytest.mark.soak
def test_two_rounds_are_solved() -> None:
    drawn, learned = solved(turn_based("two-rounds"), 50)
    assert drawn > 5
    assert learned < 0.05


def test_a_preset_stands_alone() -> None:
    with pytest.raises(ValueError, match=r"A preset has all options itself; leave out: seats, s"):
        pyspiel.load_game("longshore", {"preset": "auction", "seats": 3, "supply": 4})
    with pytest.raises(ValueError, match="There is no preset 'chess'; there are: auction, two-ro"):
        pyspiel.load_game("longshore", {"preset": "chess"})
