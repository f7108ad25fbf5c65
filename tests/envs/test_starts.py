"""Environments begin from wherever a game stands."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from longshore import Game
from longshore.engine.moves import PASS
from longshore.envs import BatchEnv
from longshore.envs.gymnasium import LongshoreEnv
from longshore.envs.one_game import OneGame
from longshore.envs.pettingzoo import LongshoreAEC, LongshoreParallel
from longshore.envs.settings import make_options
from tests.envs.playing import played

LATE = """
longshore classic 3
turn red, round 7
blue: cash 31, loans 1, machines k n, factory k@2 n@3
red: cash 12, warehouses 2, harbour o@4, ship t w, island k2 o
"""


def late() -> Game:
    return Game.from_position(LATE)


def ways() -> dict[str, Any]:
    """The same game in all the ways in which one can be given."""
    game = late()
    return {
        "a game": game,
        "text": LATE,
        "a position": game.position_dict(),
        "a record": game.record(),
        "a record as text": game.record().to_text(),
        "a record as JSON": game.record().to_json(),
    }


@pytest.mark.parametrize("way", list(ways()))
def test_a_game_goes_on_from_all_ways_of_giving_one(way: str) -> None:
    given, state = ways()[way], late().state
    game = OneGame.of(given)
    assert game.options == late().options
    assert game.buffer.state == state
    assert game.to_move == 1
    limited = OneGame(make_options("classic", 3), begun=given)
    assert limited.buffer.state.round_limit == 40, "the environment's own"
    assert limited.observe(1).sum() > game.observe(1).sum(), "it sees the rounds that are left"


def test_a_played_game_goes_on_from_its_last_action() -> None:
    game = Game.new("classic", 3, seed=2)
    game.play("pass")
    begun = OneGame.of(game.record())
    assert begun.buffer.state == game.state
    begun.play(begun.to_move, PASS)
    assert begun.buffer.state != game.state, "a copy is played on"


def test_what_is_shaped_counts_from_the_start() -> None:
    game = OneGame(make_options("classic", 3, round_limit=7), "shaped", begun=LATE)
    first, earned = game.worths(), np.zeros(5)
    while not game.over:
        earned += game.play(game.to_move, PASS)
    assert np.array_equal(earned, game.worths() - first)


OVER = LATE.replace("turn red", "turn yellow, first blue, phase over").replace(
    "classic 3", "classic 3 round_limit=7"
)


@pytest.mark.parametrize(
    ("given", "said"),
    [
        (OVER, "The game that is given is over: there is nothing left to play."),
        (LATE.replace("round 7", "round 9"), "is in round 9, but round_limit is 8 in this env"),
        (LATE.replace("classic 3", "classic 3 supply=9"), "has supply 9, but it is 12 in this"),
        (LATE.replace("classic 3", "classic 4"), "has seats 4, but it is 3 in this environment."),
        ("longshore classic 3; blue: cash -4", "cash"),
        ("hello", "is not how a game or a position begins; each begins with longshore"),
    ],
)
def test_a_start_that_cannot_be(given: Any, said: str) -> None:
    options = {"seats": 3, "round_limit": 8}
    batch, single = BatchEnv(2, **options), LongshoreEnv(**options)
    several = LongshoreAEC(**options), LongshoreParallel(**options)
    before = batch.states.tobytes()
    for reset in (
        lambda: batch.reset(lanes=[1], starts=given),
        *(lambda env=env: env.reset(options={"start": given}) for env in (single, *several)),
    ):
        with pytest.raises(ValueError, match=re.escape(said)):
            reset()
    assert batch.states.tobytes() == before


def test_what_is_no_start_is_refused() -> None:
    with pytest.raises(TypeError, match="A game begins from a Game, or from a position or a rec"):
        OneGame(make_options("classic", 3), begun=3)  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="both also as text; not from 3"):
        OneGame.of(3)  # type: ignore[arg-type]


# One seat, all seats


def test_gymnasium_begins_from_a_position_and_the_next_game_is_dealt() -> None:
    env = LongshoreEnv(seats=3, seat="red", opponents="merchant", round_limit=9)
    seen, info = env.reset(seed=1, options={"start": LATE})
    assert env.game.buffer.state["cash"].tolist()[:3] == [31, 12, 20]
    assert np.array_equal(seen, env.game.observe(1))
    assert info["action_mask"].sum() > 1
    env.reset()
    assert env.game.buffer.state["round_number"] == 1


def test_gymnasium_refuses_a_start_that_asks_the_seat_nothing() -> None:
    last = LATE.replace("turn red", "turn yellow, first blue")
    env = LongshoreEnv(seats=3, seat="red", round_limit=7)
    with pytest.raises(ValueError, match="the game ends before red has a decision to make"):
        env.reset(options={"start": last})


@pytest.mark.parametrize("make", [LongshoreAEC, LongshoreParallel])
def test_pettingzoo_begins_from_a_position(make: Any) -> None:
    env = make("classic", 3)
    env.reset(seed=0, options={"start": late()})
    assert env.game.to_move == 1
    assert env.game.buffer.state["round_number"] == 7
    env.reset(seed=0)
    assert env.game.buffer.state["round_number"] == 1


# Lanes


def shown(env: BatchEnv, lanes: Any) -> list[bytes]:
    names = ("states", "observations", "masks", "rewards", "seat", "done", "scores")
    arrays = (getattr(env, name)[lanes].tobytes() for name in (*names, "episode_seeds", "games"))
    return list(arrays)


@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("reward", ["difference", "shaped"])
def test_some_lanes_begin_again_and_the_others_do_not_notice(threads: int, reward: str) -> None:
    env = BatchEnv(5, seats=3, round_limit=2, reward=reward, threads=threads)
    for _ in range(90):
        env.step(env.sample())
    assert env.games.all()
    others, draws = shown(env, [0, 2, 4]), env.draws
    env.reset(seeds=[70, 71], lanes=np.array([False, True, False, True, False]))
    assert shown(env, [0, 2, 4]) == others
    assert env.draws == draws
    fresh = BatchEnv(2, seats=3, round_limit=2, reward=reward, seeds=70)
    assert shown(env, [1, 3]) == shown(fresh, [0, 1])
    env.step(actions := env.sample())
    fresh.step(actions[[1, 3]])
    assert np.array_equal(env.rewards[[1, 3]], fresh.rewards)


def test_a_lane_begins_again_with_its_seed_of_the_last_time() -> None:
    env = BatchEnv(3, seats=3, seeds=[5, 6, 7])
    begun = env.states.copy()
    env.reset(seeds=90, lanes=[2, 0])
    assert env.episode_seeds.tolist() == [91, 6, 90]
    env.step(env.sample())
    env.reset(lanes=[1])
    assert env.states[1] == begun[1]
    env.reset()
    assert env.episode_seeds.tolist() == [91, 6, 90]
    env.reset(lanes=env.done)
    env.reset(lanes=[])


def test_lanes_begin_from_positions_and_go_on_with_deals() -> None:
    options = make_options("classic", 3, round_limit=7)
    env = BatchEnv(settings=[options] * 3, seeds=10, reward="money")
    env.reset(lanes=[0, 2], starts=[LATE, late()])
    alone = OneGame(options, "money", begun=LATE)
    while not env.games[2]:
        assert env.states[2] == alone.buffer.cells[0]
        assert np.array_equal(env.observations[2], alone.observe(alone.to_move))
        assert np.array_equal(env.masks[2], alone.mask(alone.to_move))
        actions = env.sample()
        earned = alone.play(alone.to_move, int(actions[2]))
        env.step(actions)
        assert np.array_equal(env.rewards[2], earned)
    assert alone.over
    assert env.episode_seeds.tolist() == [13, 11, 15], "as after any other game"


def test_lanes_begin_from_records_of_the_engine() -> None:
    env = BatchEnv(2, edition="anniversary", seats=3, seeds=1)
    for game in played(env.options[0], 8):
        if not game.over and game.buffer.state["round_number"] % 4 == 0:
            env.reset(lanes=[1], starts=game.buffer.state)
            assert env.states[1] == game.buffer.cells[0]
            assert env.seat[1] == game.to_move
    env.reset(starts=env.states)
    wrong = env.states[0].copy()
    wrong["cash"][0] = -7
    with pytest.raises(ValueError, match="Lane 1: The record that is given cannot be: "):
        env.reset(lanes=[1], starts=wrong)
    wrong["seats"] = 4
    with pytest.raises(ValueError, match="Lane 1: The record that is given has seats 4, but it is"):
        env.reset(lanes=[1], starts=wrong)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"lanes": [3]}, "Lanes are numbered 0 to 2, each at most once; not [3]."),
        ({"lanes": [1, 1]}, "Lanes are numbered 0 to 2, each at most once; not [1, 1]."),
        ({"lanes": [True]}, "Lanes are a mask of 3, or numbers from 0 to 2; these have the shape"),
        ({"lanes": [0.5]}, "Lanes are a mask of 3, or numbers from 0 to 2; these have the shape"),
        ({"lanes": [0, 1], "seeds": [1]}, "Seeds are a whole number or an array of 2 of them"),
        ({"lanes": [0], "starts": LATE, "seeds": -1}, "Seeds are whole numbers from 0 to 2^62."),
        ({"lanes": [0], "starts": [LATE] * 2}, "There are 2 starts for 1 lanes: one, or one each."),
    ],
)
def test_a_reset_that_cannot_be_changes_nothing(arguments: dict[str, Any], said: str) -> None:
    env = BatchEnv(3, seats=3)
    env.step(env.sample())
    before = shown(env, slice(None))
    with pytest.raises(ValueError, match=re.escape(said)):
        env.reset(**arguments)
    assert shown(env, slice(None)) == before
    env.reset(lanes=[0])
    assert env.episode_seeds[0] == 0


@pytest.mark.parametrize("name", ["states", "seat", "episode_seeds", "games"])
def test_what_is_played_by_cannot_be_written_to(name: str) -> None:
    env = BatchEnv(2, seats=3)
    for one in (env, env.copy()):
        with pytest.raises(ValueError, match="read-only"):
            getattr(one, name)[0] = getattr(one, name)[1]
    with pytest.raises(ValueError, match="cannot set WRITEABLE"):
        env.states.setflags(write=True)
    with pytest.raises(ValueError, match="read-only"):
        env.states["cash"][0, 0] = 99
    with pytest.raises(ValueError, match="read-only"):
        env.states[0]["cash"] = 99


def test_what_is_only_shown_changes_no_game() -> None:
    env, plain = BatchEnv(3, seats=3), BatchEnv(3, seats=3)
    for _ in range(5):
        actions = plain.sample()
        for name in ("observations", "masks", "rewards", "done", "scores"):
            getattr(env, name)[:] = 1
        env.step(actions)
        plain.step(actions)
        assert env.states.tobytes() == plain.states.tobytes()
        assert np.array_equal(env.masks, plain.masks)
