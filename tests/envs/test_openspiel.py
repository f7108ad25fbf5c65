"""Longshore in OpenSpiel: its own test suites, what the game says of itself, its parameters."""

from __future__ import annotations

import random
import subprocess
import sys
import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags

import longshore.envs.openspiel as spiel
from longshore.engine.moves import MOVES
from longshore.envs.bounds import most_decisions, utility_bounds
from longshore.envs.openspiel.dealing import PAIRS
from longshore.envs.rewards import REWARDS
from longshore.envs.settings import make_options
from longshore.game.options import OPTION_NAMES, OptionError
from tests.envs.spiel_play import auction, load, random_step, turn_based_auction

Utility = pyspiel.GameType.Utility


# OpenSpiel's own tests


@pytest.mark.parametrize("reward", REWARDS)
@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_random_simulations(edition: str, reward: str) -> None:
    game = load(edition=edition, reward=reward)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    turn_based = pyspiel.convert_to_turn_based(game)
    pyspiel.random_sim_test(turn_based, num_sims=2, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "changes",
    [
        {"auction": "progressive", "all_zero": "tie"},
        {"bluff": "cancel", "domestic_sale": "action"},
        {"seats": 5, "seizure": "printed", "domestic_sale": "pre-turn"},
        {"edition": "anniversary", "seats": 4, "investment_bank": "off"},
    ],
    ids=str,
)
def test_random_simulations_of_other_options(changes: dict[str, Any]) -> None:
    pyspiel.random_sim_test(load(**changes), num_sims=2, serialize=True, verbose=False)


def test_whole_game_of_the_standard_setting() -> None:
    game = pyspiel.load_game("longshore")
    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("edition", ["classic", "anniversary"])
def test_random_simulations_from_an_auction_on(edition: str) -> None:
    """Random players seldom ship anything: here all of them bid."""
    game = load(edition=edition, seats=4)
    for state in (auction(game), turn_based_auction(game)):
        pyspiel.random_sim_test(
            state.get_game(),
            num_sims=3,
            serialize=True,
            verbose=False,
            specific_initial_state=state,
        )


def test_api_suite_of_openspiel() -> None:
    """Restricted to the game, and the same tests for its turn-based game.

    They sample states of sequential games only: of the plain game they see the first one.
    """
    from open_spiel.integration_tests import api_test  # it lists the games there are at its import

    class TurnBasedTest(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name, game = "turn_based", pyspiel.convert_to_turn_based(load())

    flags.FLAGS(["api_test", "--test_only_games=^longshore$"])
    loader = unittest.TestLoader()
    plain = api_test.load_tests(loader, (), None)
    assert plain.countTestCases() > 0
    suite = unittest.TestSuite([plain, loader.loadTestsFromTestCase(TurnBasedTest)])
    assert suite.countTestCases() == 2 * plain.countTestCases()
    tests = suite.countTestCases()
    result = suite.run(unittest.TestResult())
    assert result is not None
    assert result.testsRun == tests
    assert not result.failures + result.errors
    assert not result.skipped


# what the game says of itself


def test_the_game_and_its_type() -> None:
    game = load(edition="anniversary")
    kind = game.get_type()
    assert kind.dynamics == pyspiel.GameType.Dynamics.SIMULTANEOUS
    assert kind.chance_mode == pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC
    assert kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    assert game.num_distinct_actions() == MOVES
    assert game.num_players() == 3
    assert game.max_chance_nodes_in_history() == 1 + 3 + 3 + 2
    assert game.max_chance_outcomes() == len(PAIRS)
    assert game.max_game_length() == most_decisions(game.options)
    assert game.observation_tensor_size() == len(game.make_py_observer().tensor)


@pytest.mark.parametrize(
    ("reward", "utility", "total"),
    [
        ("money", Utility.GENERAL_SUM, None),
        ("difference", Utility.ZERO_SUM, 0),
        ("rank", Utility.ZERO_SUM, 0),
        ("win", Utility.CONSTANT_SUM, 1),
        ("shaped", Utility.GENERAL_SUM, None),
    ],
)
def test_utility_by_reward(reward: str, utility: Any, total: float | None) -> None:
    game = load(reward=reward)
    assert game.get_type().utility == utility
    assert game.utility_sum() == total
    assert (game.min_utility(), game.max_utility()) == utility_bounds(game.options, reward)
    at_every_move = game.get_type().reward_model == pyspiel.GameType.RewardModel.REWARDS
    assert at_every_move == (reward == "shaped")


def test_shaped_rewards_sum_to_what_was_gained() -> None:
    game = load(reward="shaped")
    state, rng, total = spiel.seeded_state(game, 3), random.Random(3), np.zeros(3)
    while not state.is_terminal():
        random_step(state, rng)
        total += state.rewards()
        assert state.returns() == pytest.approx(total)
    assert total == pytest.approx(state.course.game.worths()[:3] - 20)


# parameters


def test_every_option_is_a_parameter() -> None:
    assert set(spiel.PARAMETERS) == {"edition", "seats", "preset", "reward", *OPTION_NAMES}


def test_parameters_make_the_options() -> None:
    game = pyspiel.load_game(
        "longshore(edition=anniversary,seats=5,investment_bank=off,bluff=cancel,supply=7,"
        "round_limit=9,idle_production_fee=off,domestic_sale=pre-turn)"
    )
    assert game.options == make_options(
        "anniversary",
        5,
        investment_bank=False,
        bluff="cancel",
        supply=7,
        round_limit=9,
        idle_production_fee=False,
        domestic_sale="pre-turn",
    )


def test_left_out_parameters_are_the_editions() -> None:
    assert pyspiel.load_game("longshore").options == make_options("classic", 4)
    given = {"edition": "anniversary", "seats": 3}
    assert pyspiel.load_game("longshore", given).options == make_options("anniversary", 3)


def test_a_game_is_called_by_what_is_not_as_usual() -> None:
    name = str(pyspiel.load_game("longshore", {"seats": 3, "reward": "win", "round_limit": 40}))
    assert name == "longshore(reward=win,seats=3)"
    assert str(pyspiel.load_game(name)) == name
    assert str(pyspiel.load_game(str(pyspiel.load_game("longshore")))) == "longshore()"


@pytest.mark.parametrize(
    ("wrong", "kind", "said"),
    [
        ({"seats": 7}, OptionError, "3 to 5 seats, not 7"),
        ({"edition": "modern"}, OptionError, "there are: classic, anniversary"),
        ({"supply": 99}, OptionError, "number from 2 to 20"),
        ({"auction": "dutch"}, OptionError, "one of sealed, progressive"),
        ({"investment_bank": "perhaps"}, OptionError, "investment_bank"),
        ({"reward": "fame"}, ValueError, "there are: money, difference"),
        ({"round_limit": 0}, ValueError, "has to end: round_limit is 1 to 10000"),
        ({"colour": 1}, pyspiel.SpielError, "Unknown parameter 'colour'"),
        ({"seats": "three"}, pyspiel.SpielError, "Wrong type for parameter seats"),
    ],
    ids=str,
)
def test_wrong_parameters(wrong: dict[str, Any], kind: type[Exception], said: str) -> None:
    with pytest.raises(kind, match=said):
        pyspiel.load_game("longshore", wrong)


def test_wrong_parameters_of_the_class_itself() -> None:
    with pytest.raises(ValueError, match="no parameter 'colour'"):
        spiel.LongshoreGame({"colour": 1})


def test_missing_openspiel_is_said_in_one_sentence() -> None:
    program = (
        "import sys; sys.modules['pyspiel'] = None\n"
        "try:\n    import longshore.envs.openspiel\n"
        "except ImportError as missing:\n    print(missing)"
    )
    said = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    ).stdout
    assert said == "longshore.envs.openspiel needs OpenSpiel: pip install 'longshore[openspiel]'.\n"
