"""What every peer's measurement shares: one core, a warm-up, a clock, and one line of JSON.

The peers live in a virtual environment of their own, which has neither Longshore nor its
dependencies: this package uses the standard library, and each peer's module loads its peer late.
"""

import argparse
import json
import os
import sys
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass

ONE_THREAD = {
    "OMP_NUM_THREADS": "1",
    "OPENBLAS_NUM_THREADS": "1",
    "MKL_NUM_THREADS": "1",
    "NUMBA_NUM_THREADS": "1",
    "XLA_FLAGS": "--xla_cpu_multi_thread_eigen=false",
    "JAX_PLATFORMS": "cpu",
}


@dataclass(frozen=True, slots=True)
class Tally:
    """Moves applied, games that came to their end, and games given up before it."""

    moves: int
    games: int
    given_up: int = 0


@dataclass(frozen=True, slots=True)
class Played:
    """What a peer did in the time it was given."""

    moves: int
    seconds: float
    games: int
    given_up: int
    version: str

    @property
    def rate(self) -> float:
        return self.moves / self.seconds


Measure = Callable[[str, float, float], Played]


def use_one_core() -> None:
    """Keep this process and its children to one core and one thread. Call before heavy imports."""
    os.environ.update(ONE_THREAD)
    if sys.platform == "linux":
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})


def play_for(seconds: float, play: Callable[[], Tally], version: str) -> Played:
    """Call `play` again and again until `seconds` have passed."""
    moves = games = given_up = 0
    start = now = time.perf_counter()
    while now - start < seconds:
        tally = play()
        moves += tally.moves
        games += tally.games
        given_up += tally.given_up
        now = time.perf_counter()
    return Played(moves, now - start, games, given_up, version)


def main(measure: Measure, games: tuple[str, ...]) -> None:
    """The command line of a peer's module: measure one game, print the result as JSON."""
    parser = argparse.ArgumentParser()
    parser.add_argument("game", choices=games)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--warmup", type=float, default=1.0)
    chosen = parser.parse_args()
    use_one_core()
    print(json.dumps(asdict(measure(chosen.game, chosen.seconds, chosen.warmup))))
