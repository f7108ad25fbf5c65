"""A batch plays the games that `OneGame` plays, whatever else goes on beside them."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from typing import Any

import numpy as np
import pytest

from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE, observe
from longshore.envs import BatchEnv
from longshore.envs.one_game import OneGame
from longshore.envs.rewards import REWARDS
from longshore.envs.settings import STANDARD, make_options
from longshore.game.options import Options

ARRAYS = (
    *("states", "observations", "masks", "rewards", "seat", "done"),
    *("scores", "episode_seeds", "games"),
)
# every option at least once away from its edition, in the fewest settings
UNUSUAL: tuple[dict[str, Any], ...] = (
    {"edition": "classic", "seats": 3, "auction": "progressive", "discard_tie": "free"},
    {"edition": "classic", "seats": 5, "bluff": "cancel", "tie_break": "factory", "supply": 3},
    {"edition": "classic", "seats": 4, "bluff": "plain", "all_zero": "tie", "seizure": "erratum"},
    {"edition": "classic", "seats": 3, "money_cards": "open", "domestic_sale": "pre-turn"},
    {"edition": "anniversary", "seats": 4, "domestic_sale": "action", "docked_loading": True},
    {"edition": "anniversary", "seats": 5, "bluff": "plain", "idle_production_fee": True},
    {"edition": "anniversary", "seats": 3, "auction": "progressive", "round_limit": 10_000},
)


def settings() -> list[Options]:
    standard = [make_options(edition, seats) for edition, seats in STANDARD.values()]
    return standard + [make_options(**setting) for setting in UNUSUAL]


def everything(env: BatchEnv) -> list[bytes]:
    return [getattr(env, name).tobytes() for name in ARRAYS]


def played(env: BatchEnv, steps: int) -> list[bytes]:
    for _ in range(steps):
        env.step(env.sample())
    return everything(env)


class Follower:
    """One lane's game after the other, played by `OneGame` next to a batch."""

    def __init__(self, env: BatchEnv, lane: int) -> None:
        self.env, self.lane = env, lane
        self.game, self.ended = self._begin(), 0

    def _begin(self) -> OneGame:
        seed = int(self.env.episode_seeds[self.lane])
        return OneGame(self.env.options[self.lane], self.env.reward, seed=seed)

    def check_sight(self) -> None:
        env, lane, game = self.env, self.lane, self.game
        assert env.seat[lane] == game.to_move
        assert np.array_equal(env.masks[lane], game.mask(game.to_move))
        assert np.array_equal(env.observations[lane], game.observe(game.to_move))
        assert env.states[lane].tobytes() == game.buffer.cells[0].tobytes()

    def step(self, move: int) -> None:
        """After the batch has stepped."""
        env, lane, game = self.env, self.lane, self.game
        earned = game.play(game.to_move, move)
        assert np.array_equal(env.rewards[lane], earned.astype(np.float32))
        assert env.done[lane] == game.over
        if game.over:
            self.ended += 1
            assert np.array_equal(env.scores[lane], game.worths())
            self.game = self._begin()
        assert env.games[lane] == self.ended


def test_no_mask_is_ever_empty() -> None:
    """A lane whose game has ended offers the moves of the next one."""
    env = BatchEnv(16, seats=3, supply=2, round_limit=1)
    while env.games.min() < 3:
        env.step(env.sample())
        assert env.masks.any(axis=1).all()


@pytest.mark.parametrize("reward", REWARDS)
def test_every_lane_plays_as_one_game_does(reward: str) -> None:
    env = BatchEnv(settings=settings(), seeds=1_000 * REWARDS.index(reward), reward=reward)
    followers = [Follower(env, lane) for lane in range(env.lanes)]
    for _ in range(250):
        for follower in followers:
            follower.check_sight()
        actions = env.sample()
        env.step(actions)
        for follower, move in zip(followers, actions.tolist(), strict=True):
            follower.step(move)


@pytest.mark.parametrize("reward", REWARDS)
def test_whole_games_end_and_the_next_begins_at_once(reward: str) -> None:
    options = [make_options(edition, 3, round_limit=2) for edition in ("classic", "anniversary")]
    env = BatchEnv(settings=options, reward=reward)
    followers = [Follower(env, lane) for lane in range(2)]
    while min(follower.ended for follower in followers) < 3:
        actions = env.sample()
        env.step(actions)
        for follower, move in zip(followers, actions.tolist(), strict=True):
            follower.step(move)
            follower.check_sight()


@pytest.mark.parametrize("reward", REWARDS)
def test_rewards_add_up_as_they_promise(reward: str) -> None:
    env = BatchEnv(32, seats=3, reward=reward, round_limit=2)
    earned = np.zeros((32, 5))
    while env.games.min() == 0:
        env.step(env.sample())
        first = env.games == 0
        earned[first | (env.done & (env.games == 1))] += env.rewards[
            first | (env.done & (env.games == 1))
        ]
    assert not earned[:, 3:].any(), "absent seats earn nothing"
    total = {"difference": 0.0, "rank": 0.0, "win": 1.0}
    if reward in total:
        assert np.allclose(earned.sum(axis=1), total[reward], atol=1e-4)
    assert earned.any()


def test_money_is_the_final_money_and_what_is_shaped_leads_to_it() -> None:
    money, shaped = (
        BatchEnv(16, seats=3, reward=kind, round_limit=2) for kind in ("money", "shaped")
    )
    earned, begun = np.zeros((16, 5)), np.array([20.0] * 3 + [0.0] * 2)
    ended = np.zeros(16, bool)
    while not ended.all():
        actions = money.sample()
        shaped.sample()
        money.step(actions)
        shaped.step(actions)
        earned[~ended] += shaped.rewards[~ended]
        now = money.done & ~ended
        assert np.array_equal(money.rewards[now], money.scores[now])
        assert np.allclose(earned[now] + begun, money.scores[now])
        ended |= now


def test_a_lanes_seeds_go_up_by_the_number_of_lanes() -> None:
    env = BatchEnv(8, seats=3, round_limit=1)
    seen = set(env.episode_seeds.tolist())
    assert seen == set(range(8))
    for _ in range(400):
        before = env.episode_seeds.copy()
        env.step(env.sample())
        assert np.array_equal(env.episode_seeds, before + 8 * env.done)
        new = env.episode_seeds[env.done].tolist()
        assert not seen & set(new)
        seen |= set(new)
    assert np.array_equal(env.episode_seeds, np.arange(8) + 8 * env.games)
    assert env.games.min() > 1


def test_seeds_are_given_one_by_one_or_as_the_first() -> None:
    one_by_one = BatchEnv(3, seeds=[7, 8, 9])
    assert everything(one_by_one) == everything(BatchEnv(3, seeds=7))
    assert everything(one_by_one) != everything(BatchEnv(3, seeds=[7, 8, 10]))
    again = BatchEnv(3)
    again.reset(7)
    assert everything(again) == everything(one_by_one)


def test_reset_begins_again() -> None:
    env = BatchEnv(5, edition="anniversary", seeds=40, round_limit=2)
    before = everything(env)
    first = played(env, 300)
    assert env.games.any()
    env.reset()
    assert everything(env) == before
    assert played(env, 300) == first


def test_arrays_stay_the_same_objects() -> None:
    env = BatchEnv(4, round_limit=1)
    before = {name: getattr(env, name) for name in ARRAYS}
    played(env, 50)
    env.reset()
    assert all(getattr(env, name) is array for name, array in before.items())
    assert env.observations.shape == (4, SIZE)
    assert env.observations.dtype == np.float32
    assert env.masks.shape == (4, MOVES)
    assert env.masks.dtype == np.bool_


@pytest.mark.parametrize("threads", [2, 3, 7, 100])
def test_threads_change_nothing(threads: int) -> None:
    alone = BatchEnv(300, edition="anniversary", round_limit=2)
    shared = BatchEnv(300, edition="anniversary", round_limit=2, threads=threads)
    assert played(shared, 120) == played(alone, 120)
    assert np.array_equal(shared.observe_all(), alone.observe_all())
    assert alone.games.any()


def test_lanes_do_not_depend_on_their_neighbours() -> None:
    """Lanes in other blocks than before, too."""
    many, few = BatchEnv(260), BatchEnv(20, seeds=240)
    for _ in range(60):
        actions = many.sample()
        many.step(actions)
        few.step(actions[240:])
    assert np.array_equal(many.observations[240:], few.observations)
    assert np.array_equal(many.masks[240:], few.masks)


@pytest.mark.parametrize("again", [BatchEnv.copy, lambda env: pickle.loads(pickle.dumps(env))])
def test_a_copy_goes_its_own_way_from_the_same_spot(again: Any) -> None:
    env = BatchEnv(6, reward="shaped", round_limit=2, threads=2)
    played(env, 70)
    spot = everything(env)
    twin = again(env)
    assert everything(twin) == spot
    ahead = played(twin, 100)
    assert everything(env) == spot
    assert played(env, 100) == ahead


def test_sampling_is_uniform_and_comes_again_with_its_draw() -> None:
    env = BatchEnv(2_000)  # all at their first move
    env.reset(np.zeros(2_000, int))
    offered = np.flatnonzero(env.masks[0])
    counts = np.bincount(np.concatenate([env.sample(draw) for draw in range(50)]), minlength=MOVES)
    assert np.array_equal(np.flatnonzero(counts), offered)
    expected = 100_000 / len(offered)
    assert np.all(np.abs(counts[offered] - expected) < 5 * np.sqrt(expected))
    out = np.zeros(2_000, np.int64)
    assert env.sample(3, out=out) is out
    assert np.array_equal(out, env.sample(3))
    assert not np.array_equal(out, env.sample(4))


def test_observe_all_has_the_cards_that_observations_leave_out() -> None:
    env = BatchEnv(4, seats=3)
    rows = env.observe_all()
    for lane in range(4):
        game = OneGame(env.options[lane], seed=lane)
        assert np.array_equal(rows[lane], game.observe_all(game.to_move))
        row = np.zeros(SIZE, np.float32)
        observe(game.buffer.state, game.to_move, row)
        assert (rows[lane] != row).sum() == 2, "the others' two cards"
    out = np.zeros_like(rows)
    assert env.observe_all(out) is out
    assert np.array_equal(out, rows)


INTERPRETED = """
import hashlib
from longshore.envs import BatchEnv
env = BatchEnv(2, edition="anniversary", seats=3, reward="shaped", round_limit=1)
for _ in range(60):
    env.step(env.sample())
told = (env.states, env.observations, env.masks, env.rewards, env.scores, env.observe_all())
print(env.games.sum(), hashlib.sha256(b"".join(one.tobytes() for one in told)).hexdigest())
"""


def test_a_batch_is_the_same_interpreted() -> None:
    def told(**environment: str) -> str:
        done = subprocess.run(
            [sys.executable, "-W", "error", "-c", INTERPRETED],
            env={**os.environ, **environment},
            capture_output=True,
            encoding="utf-8",
            check=False,
        )
        assert done.returncode == 0, done.stderr
        return done.stdout

    compiled = told()
    assert not compiled.startswith("0 "), "games have ended"
    assert told(NUMBA_DISABLE_JIT="1") == compiled
