"""Wrappers that make many environments one: who draws from every mask is never refused."""

from __future__ import annotations

from functools import partial
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AsyncVectorEnv, AutoresetMode, SyncVectorEnv

from longshore.envs.gymnasium import ID, LongshoreEnv
from longshore.envs.pettingzoo import parallel_env

TABLE: dict[str, Any] = {"seats": 3, "supply": 2, "round_limit": 2}


def drawn(masks: Any, rng: np.random.Generator) -> Any:
    """A move from each mask, whatever may have become of its game."""
    return np.array([rng.choice(np.flatnonzero(mask)) for mask in masks])


def play(vector: Any, games: int) -> None:
    """Until so many games have ended, drawing from all masks that are shown."""
    rng, ended = np.random.default_rng(1), 0
    _, info = vector.reset(seed=1)
    manual = vector.metadata["autoreset_mode"] == AutoresetMode.DISABLED
    while ended < games:
        masks = info["action_mask"]
        assert masks.any(axis=1).all()
        _, rewards, over, cut, info = vector.step(drawn(masks, rng))
        assert not cut.any()
        assert (rewards[~over] == 0).all(), "nothing is lost by a move that was drawn"
        assert (rewards > -999).all()
        ended += int(over.sum())
        if manual and over.any():  # what it tells then is of those that were reset
            _, new = vector.reset(options={"reset_mask": over})
            info["action_mask"][over] = new["action_mask"][over]
    vector.close()


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_gymnasiums_vector_of_environments(mode: AutoresetMode) -> None:
    make = partial(LongshoreEnv, **TABLE)
    play(SyncVectorEnv([make, make, make], autoreset_mode=mode), games=9)


def test_gymnasiums_vector_by_its_id() -> None:
    play(gymnasium.make_vec(ID, 2, **TABLE), games=4)


def test_gymnasiums_vector_of_processes() -> None:
    make = partial(LongshoreEnv, **TABLE)
    play(AsyncVectorEnv([make, make], context="spawn", shared_memory=False), games=4)


def test_a_game_that_is_over_waits_for_the_others() -> None:
    """Without resets who has ended draws the one move on its mask, until all have."""
    make = partial(LongshoreEnv, **TABLE)
    games = [make() for _ in range(3)]
    rng = np.random.default_rng(2)
    masks = [game.reset(seed=seed)[1]["action_mask"] for seed, game in enumerate(games)]
    over = [False] * 3
    while not all(over):
        for number, move in enumerate(drawn(masks, rng)):
            _, reward, ended, _, info = games[number].step(move)
            assert not (over[number] and reward), "the end is earned once"
            over[number], masks[number] = ended, info["action_mask"]


def test_supersuits_vector_of_pettingzoo() -> None:
    supersuit = pytest.importorskip("supersuit")
    vector = supersuit.pettingzoo_env_to_vec_env_v1(parallel_env("classic", **TABLE))
    seen, _ = vector.reset(seed=1)
    rng, ended = np.random.default_rng(1), 0
    while ended < 4:
        seen, rewards, over, _, _ = vector.step(drawn(seen["action_mask"], rng))
        assert (rewards > -999).all()
        ended += int(over.any())
