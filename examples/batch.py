"""A thousand games at once: random play, counted, and the same games again from their seeds."""

import time

import numpy as np

from longshore.envs import BatchEnv

LANES, STEPS = 1_024, 500


def play(env: BatchEnv) -> np.ndarray:
    """Random legal moves in every lane; the seats' final money in every game that ends."""
    env.reset()
    scores = []
    for _ in range(STEPS):
        # a policy would look at env.observations, env.masks and env.seat here
        env.step(env.sample())
        scores.append(env.scores[env.done])
    return np.concatenate(scores)[:, : env.options[0].seats]


env = BatchEnv(LANES, edition="anniversary", seats=4, reward="rank", round_limit=10)
began = time.perf_counter()
scores = play(env)
seconds = time.perf_counter() - began
rate = LANES * STEPS / seconds / 1e6
print(f"{LANES * STEPS:,} moves in {seconds:.2f} s: {rate:.2f} million a second")
print(f"{len(scores):,} games ended; final money {scores.mean():.1f} on average")
print("Played again, the same:", np.array_equal(play(env), scores))
