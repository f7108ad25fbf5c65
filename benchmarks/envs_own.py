"""Longshore's environments: a batch of games, and one game as PettingZoo plays it.

Runs in the project's environment, in a process of its own, and prints what the peers print.
"""

import os
import sys
from collections.abc import Callable
from importlib.metadata import version
from itertools import count

from peers import OWN_LANES, STEPPED, harness
from peers.pettingzoo_games import play_once

STEPS = 16  # between two looks at the clock

Play = Callable[[], harness.Tally]


def measure(game: str, seconds: float, warmup: float) -> harness.Played:
    """`batch` or `pettingzoo`, an edition, the seats and the threads."""
    kind, edition, seats, threads = game.split(":")
    _use_cores(int(threads))
    named = f"longshore {version('longshore')}, numba {version('numba')}"
    if kind == "batch":
        play = batch(edition, int(seats), int(threads))
    else:
        named += f", pettingzoo {version('pettingzoo')}"
        play = one_game(edition, int(seats))
    play()  # compiles, or fetches what was compiled before
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


def batch(edition: str, seats: int, threads: int) -> Play:
    """Steps of all lanes: a random move of each is drawn, checked and played; observations, masks,
    rewards and who is to move are written; games that are over are dealt anew."""
    from longshore.envs import BatchEnv

    lanes = OWN_LANES * threads
    env = BatchEnv(lanes, edition=edition, seats=seats, threads=threads)
    actions = env.sample()

    def play() -> harness.Tally:
        before = int(env.games.sum())
        for _ in range(STEPS):
            env.step(env.sample(out=actions))
        return harness.Tally(STEPS * lanes, games=int(env.games.sum()) - before)

    return play


def one_game(edition: str, seats: int) -> Play:
    """The loop that plays PettingZoo's own games."""
    from longshore.envs.pettingzoo import env as make

    env, seeds = make(edition=edition, seats=seats), count()

    def play() -> harness.Tally:
        return harness.Tally(play_once(env, next(seeds)), games=1)

    return play


def _use_cores(threads: int) -> None:
    """A core for each thread: the harness leaves one to all."""
    if threads > 1 and sys.platform == "linux":
        os.sched_setaffinity(0, range(os.cpu_count() or 1))
        os.sched_setaffinity(0, sorted(os.sched_getaffinity(0))[-threads:])


if __name__ == "__main__":
    harness.main(measure, tuple(one.game for one in STEPPED if one.own))
