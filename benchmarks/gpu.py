"""Random legal play on a GPU, by the engine's own functions: games alone, and `BatchEnv`.

The rules are not written again: numba-cuda compiles the same functions that the CPU runs.

    python benchmarks/gpu.py [--edition classic] [--seats 4] [--games 1048576] [--moves 1000]
    python benchmarks/gpu.py --lanes 65536 [--moves 1000]

With `--lanes` it steps a `BatchEnv(device="cuda")`, rows and masks written in every step.

Needs an NVIDIA GPU and the package numba-cuda. Prints moves per second, and checks that some of
the games end in the very bytes that the CPU reaches.
"""

from __future__ import annotations

import argparse
import json
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np

import longshore.envs.cuda  # noqa: F401  which readies NumPy for numba-cuda

CHECKED = 64  # games compared with the CPU's
FAR = 1_000_003  # between the seeds of two games
REGISTERS = 64  # a thread's: fewer than it would take, so that more threads run at once
ROUNDS = 100  # as `longshore bench`: a ruined table is left, and the next game begun


def build_kernel() -> Any:
    """A kernel in which every thread plays its own games."""
    from numba import cuda

    from longshore.engine.moves import MOVES
    from longshore.engine.play import play_random, start_seeded
    from longshore.engine.state import DEAL, STATE

    @cuda.jit(max_registers=REGISTERS)  # type: ignore[untyped-decorator]
    def play(states: Any, rules: Any, finished: Any, seed: int, count: int) -> None:
        game = cuda.grid(1)
        if game < states.shape[0]:
            # in a thread's own memory, where neighbours' bytes lie side by side
            own = cuda.local.array(1, STATE)
            dealt = cuda.local.array(1, DEAL)
            moves = cuda.local.array(MOVES, np.int16)
            own[0] = states[game]
            first = seed + game * FAR
            if own[0].round_number == 0:
                start_seeded(own[0], rules[0], dealt[0], first)
            finished[game] += play_random(own[0], rules[0], dealt[0], moves, first + 1, count)
            states[game] = own[0]

    return play


def on_cpu(rules: np.ndarray[Any, Any], games: int, seed: int, counts: list[int]) -> Any:
    """The first games as the CPU plays them."""
    from longshore.engine.play import new_moves, play_random, start_seeded
    from longshore.engine.state import DEAL, STATE

    states = np.zeros(games, STATE).view(np.recarray)
    deals = np.zeros(games, DEAL).view(np.recarray)
    moves = new_moves()
    for game in range(games):
        first = seed + game * FAR
        start_seeded(states[game], rules[0], deals[game], first)
        for count in counts:
            play_random(states[game], rules[0], deals[game], moves, first + 1, count)
    return states


def measure(edition: str, seats: int, games: int, count: int, block: int) -> dict[str, Any]:
    """Play on the GPU and say how fast; the first launch compiles and is not counted."""
    from numba import cuda

    from longshore.engine.state import STATE
    from longshore.game.options import Options

    rules = np.array([Options.make(edition, seats, round_limit=ROUNDS).rules()])
    states = np.zeros(games, STATE)
    kernel = build_kernel()
    on_gpu = cuda.to_device(states)
    rules_there = cuda.to_device(rules)
    finished = cuda.to_device(np.zeros(games, np.int64))
    grid = -(-games // block)
    began = time.perf_counter()
    kernel[grid, block](on_gpu, rules_there, finished, 1, 8)
    cuda.synchronize()
    compiled = time.perf_counter() - began
    began = time.perf_counter()
    kernel[grid, block](on_gpu, rules_there, finished, 1, count)
    cuda.synchronize()
    seconds = time.perf_counter() - began
    checked = min(CHECKED, games)
    same = on_gpu.copy_to_host()[:checked].tobytes() == (
        on_cpu(rules.view(np.recarray), checked, 1, [8, count]).tobytes()
    )
    device = cuda.get_current_device().name
    return {
        "device": device.decode() if isinstance(device, bytes) else device,
        "edition": edition,
        "seats": seats,
        "games": games,
        "moves_each": count,
        "block": block,
        "compile_s": round(compiled, 1),
        "seconds": round(seconds, 3),
        "moves_per_s": round(games * count / seconds),
        "games_finished": int(finished.copy_to_host().sum()),
        "same_bytes_as_cpu": same,
    }


def measure_batch(edition: str, seats: int, lanes: int, count: int) -> dict[str, Any]:
    """Step a batch; moves are drawn on the GPU, too, and drawing them is counted."""
    import torch

    from longshore.envs import BatchEnv

    began = time.perf_counter()
    env: Any = BatchEnv(
        lanes, edition=edition, seats=seats, round_limit=ROUNDS, reward="win", device="cuda"
    )
    for _ in range(100):  # apart from each other, and all compiled
        env.step(env.sample(out=env.actions))
    torch.cuda.synchronize()
    compiled = time.perf_counter() - began
    began = time.perf_counter()
    for _ in range(count):
        env.step(env.sample(out=env.actions))
    torch.cuda.synchronize()
    seconds = time.perf_counter() - began
    env.check()
    return {
        "device": torch.cuda.get_device_name(),
        "edition": edition,
        "seats": seats,
        "lanes": lanes,
        "steps": count,
        "compile_s": round(compiled, 1),
        "seconds": round(seconds, 3),
        "steps_per_s": round(lanes * count / seconds),
        "games_finished": int(env.games.sum().item()),
    }


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--edition", action="append", help="classic, anniversary; may be repeated")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=1_048_576)
    parser.add_argument("--moves", type=int, default=1_000)
    parser.add_argument("--lanes", type=int, help="of a BatchEnv on the GPU, instead")
    parser.add_argument("--block", type=int, default=64)
    parser.add_argument("--json", type=Path, help="write the results here too")
    wanted = parser.parse_args()
    try:
        from numba import cuda

        there = cuda.is_available()
    except ImportError:
        there = False
    if not there:
        print("No GPU that numba-cuda can use was found on this machine.", file=sys.stderr)
        return 2
    results = []
    for edition in wanted.edition or ["classic", "anniversary"]:
        if wanted.lanes:
            result = measure_batch(edition, wanted.seats, wanted.lanes, wanted.moves)
        else:
            result = measure(edition, wanted.seats, wanted.games, wanted.moves, wanted.block)
        print(json.dumps(result), flush=True)
        results.append(result)
    if wanted.json:
        wanted.json.write_text(json.dumps(results, indent=1) + "\n")
    return 0 if all(result.get("same_bytes_as_cpu", True) for result in results) else 1


if __name__ == "__main__":
    sys.exit(main())
