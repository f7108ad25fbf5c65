"""A batch on a GPU beside one on the processor: the same bytes after every step.

    python -m tests.envs.lockstep_cuda [--lanes 256] [--steps 2000]

Says how many steps were compared. On Numba's simulator, where there is no GPU, a step takes a
second: then a few lanes and steps.
"""

from __future__ import annotations

import argparse
import os

if os.environ.get("NUMBA_ENABLE_CUDASIM"):
    import tests.envs.simulating  # noqa: F401

import numpy as np
import pytest

from longshore.envs import BatchEnv
from longshore.envs.settings import STANDARD, make_options

SHOWN = ("observations", "masks", "seat", "rewards", "done", "scores", "episode_seeds", "games")


def compare(lanes: int, steps: int, reward: str, round_limit: int | None) -> int:
    """All standard tables side by side; how many games ended."""
    tables = [STANDARD[name] for name in STANDARD]
    settings = [
        make_options(*tables[lane % len(tables)], round_limit=round_limit) for lane in range(lanes)
    ]
    plain = BatchEnv(settings=settings, reward=reward, seeds=11)
    there = BatchEnv(settings=settings, reward=reward, seeds=11, device="cuda")
    _same(plain, there, "the deal")
    for step in range(steps):
        actions = plain.sample()
        drawn = there.sample(out=there.actions)
        assert (drawn.cpu().numpy() == actions).all(), f"step {step}: what is drawn"
        plain.step(actions)
        there.step(there.actions)
        _same(plain, there, f"step {step}")
    there.check()
    ended = int(plain.games.sum())
    some = np.arange(0, lanes, 2)
    plain.reset(seeds=77, lanes=some)
    there.reset(seeds=77, lanes=some)
    _same(plain, there, "some lanes begun again")
    before = there.states.cpu().numpy().copy()
    wrong = np.flatnonzero(~plain.masks[1])[0]
    there.step(np.where(np.arange(lanes) == 1, wrong, there.sample().cpu().numpy()))
    told = rf"Lane 1 was given move {wrong} .*, which its mask did not offer"
    with pytest.raises(ValueError, match=told):
        there.check()
    there.check()
    after = there.states.cpu().numpy()
    assert (after[1] == before[1]).all()
    assert (after[0] != before[0]).any()
    return ended


def _same(plain: BatchEnv, there: BatchEnv, when: str) -> None:
    mine = there.states.cpu().numpy()  # type: ignore[attr-defined]
    assert mine.tobytes() == plain.states.tobytes(), f"{when}: states"
    for name in SHOWN:
        found = getattr(there, name).cpu().numpy()
        assert (found == getattr(plain, name)).all(), f"{when}: {name}"
    everything = there.observe_all().cpu().numpy()  # type: ignore[attr-defined]
    assert (everything == plain.observe_all()).all(), f"{when}: observe_all"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--lanes", type=int, default=256)
    parser.add_argument("--steps", type=int, default=2000)
    parser.add_argument("--round-limit", type=int, default=12)
    parser.add_argument("--reward", action="append")
    wanted = parser.parse_args()
    for reward in wanted.reward or ["money", "difference", "rank", "win", "shaped"]:
        ended = compare(wanted.lanes, wanted.steps, reward, wanted.round_limit)
        print(f"{reward}: {wanted.lanes} lanes, {wanted.steps} steps, {ended} games: the same")


if __name__ == "__main__":
    main()
