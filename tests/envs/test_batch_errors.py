"""What a batch refuses: one clear error, and nothing has changed."""

from __future__ import annotations

import re
from typing import Any

import numpy as np
import pytest

from longshore.envs import BatchEnv
from longshore.envs.settings import make_options
from longshore.game.options import OptionError


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({}, "A batch has at least one lane; None were asked for."),
        ({"lanes": 0}, "A batch has at least one lane; 0 were asked for."),
        ({"lanes": 2.5}, "A batch has at least one lane; 2.5 were asked for."),
        ({"lanes": True}, "A batch has at least one lane; True were asked for."),
        ({"lanes": 2, "threads": 0}, "at least one thread; 0 were asked for."),
        ({"lanes": 2, "reward": "fame"}, "There is no reward 'fame'; there are: money, diff"),
        ({"lanes": 2, "seeds": -1}, "Seeds are whole numbers from 0 to 2^62."),
        ({"lanes": 2, "seeds": [0, 2**62 + 1]}, "Seeds are whole numbers from 0 to 2^62."),
        ({"lanes": 2, "seeds": [1, 2, 3]}, "an array of 2 of them, one a lane; these have the"),
        ({"lanes": 2, "seeds": 1.0}, "Seeds are a whole number or an array of 2 of them"),
        ({"settings": []}, "Settings are `Options`, one for each lane, and at least one."),
        ({"settings": ["classic"]}, "Settings are `Options`, one for each lane"),
        ({"settings": [make_options()], "lanes": 2}, "There are 1 settings, one a lane, but 2"),
        ({"settings": [make_options()], "seats": 5}, "leave out edition, seats and options."),
        ({"settings": [make_options()], "supply": 5}, "leave out edition, seats and options."),
    ],
)
def test_a_batch_that_cannot_be_made(arguments: dict[str, Any], said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)) as error:
        BatchEnv(**arguments)
    assert "\n" not in str(error.value)


def test_options_are_refused_as_everywhere() -> None:
    with pytest.raises(OptionError, match="supply"):
        BatchEnv(2, suply=3)
    with pytest.raises(OptionError, match="3 to 5"):
        BatchEnv(2, seats=6)


def test_an_action_that_is_not_offered_is_named_and_nothing_is_played() -> None:
    env = BatchEnv(3, seats=3)
    before = [env.states.tobytes(), env.observations.tobytes(), env.rewards.tobytes()]
    actions = env.sample()
    actions[2] = 1
    with pytest.raises(ValueError, match=r"^Lane 2: seat \d is not offered") as error:
        env.step(actions)
    said = str(error.value)
    assert said.startswith(
        f"Lane 2: seat {env.seat[2]} is not offered move 1 (done), but: 0 (pass), "
    )
    assert said.count("(") == 1 + env.masks[2].sum()
    assert [env.states.tobytes(), env.observations.tobytes(), env.rewards.tobytes()] == before


@pytest.mark.parametrize("action", [-1, 304, 2**40])
def test_an_action_that_is_no_move(action: int) -> None:
    env = BatchEnv(2)
    with pytest.raises(ValueError, match=rf"Lane 0: .* cannot play {action}; .* 0 to 303\."):
        env.step(np.array([action, 0]))


@pytest.mark.parametrize(
    "actions", [0, [0], [0, 0, 0], [0.0, 0.0], [[0, 0]], ["0", "0"], [True, True]]
)
def test_actions_of_another_shape_or_kind(actions: Any) -> None:
    with pytest.raises(ValueError, match="Actions are an array of 2 whole numbers, one a lane;"):
        BatchEnv(2).step(actions)


@pytest.mark.parametrize("kind", [np.int8, np.uint16, np.int32, np.int64])
def test_actions_of_any_kind_of_whole_number_are_taken(kind: type) -> None:
    env, plain = BatchEnv(2), BatchEnv(2)
    env.step(np.zeros(4, kind)[::2])
    plain.step([0, 0])
    assert env.states.tobytes() == plain.states.tobytes()


def test_masks_that_were_written_into_open_no_way() -> None:
    env = BatchEnv(2)
    env.masks[:] = True
    with pytest.raises(ValueError, match=r"is not offered move 1 \(done\)"):
        env.step([1, 1])


def test_room_that_does_not_fit() -> None:
    env = BatchEnv(2)
    with pytest.raises(ValueError, match=r"`out` has to be a writable int64 array .* of \(2,\)\."):
        env.sample(out=np.zeros(3, np.int64))
    with pytest.raises(ValueError, match=r"`out` has to be a writable float32 array"):
        env.observe_all(np.zeros((2, 3), np.float32))
    with pytest.raises(ValueError, match="A draw is a whole number from 0 to"):
        env.sample(-1)


def test_seeds_that_are_refused_leave_the_games_as_they_are() -> None:
    env = BatchEnv(2, seeds=5)
    env.step(env.sample())
    before = env.states.tobytes()
    with pytest.raises(ValueError, match="Seeds are"):
        env.reset([1])
    assert env.states.tobytes() == before
    env.reset()
    assert env.episode_seeds.tolist() == [5, 6]
