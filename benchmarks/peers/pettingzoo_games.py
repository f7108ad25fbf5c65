"""PettingZoo's classic games: random play through its own interface, one seat after the other.

The loop is the one of PettingZoo's documentation. Every action counts; the empty steps by which
agents leave a finished game do not.
"""

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from peers import harness

GAMES = {
    "tictactoe": "tictactoe_v3",
    "connect_four": "connect_four_v3",
    "leduc_holdem": "leduc_holdem_v4",
    "chess": "chess_v6",
}


def play_once(env: Any, seed: int) -> int:
    """One game of random moves from the mask, and how many they were."""
    env.reset(seed=seed)
    moves = 0
    for _agent in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        (legal,) = observation["action_mask"].nonzero()
        env.step(int(legal[int(random.random() * len(legal))]))
        moves += 1
    return moves


def measure(game: str, seconds: float, warmup: float) -> harness.Played:
    """Whole games, one after the other."""
    env: Any = import_module(f"pettingzoo.classic.{GAMES[game]}").env()
    seed = 0

    def play() -> harness.Tally:
        nonlocal seed
        seed += 1
        return harness.Tally(play_once(env, seed), games=1)

    named = f"pettingzoo {version('pettingzoo')}"
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


if __name__ == "__main__":
    harness.main(measure, tuple(GAMES))
