"""Learn to beat random play with sb3-contrib's MaskablePPO, on a game of ten rounds.

Needs `pip install 'longshore[train]'` and two or three minutes of one core. To pass all the time
wins most games against random play, too: what tells them apart is the money at the end.
"""

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv, VecNormalize

from longshore.envs.gymnasium import LongshoreEnv

GAMES, STEPS = 300, 150_000


def make(opponents: str = "random") -> LongshoreEnv:
    return LongshoreEnv(seats=3, round_limit=10, opponents=opponents, reward="difference")


def judge(name: str, choose, opponents: str = "random") -> None:
    """Play deals that are not learned from; a third of the wins would be even."""
    env, won, money = make(opponents), 0.0, 0.0
    for seed in range(2**40, 2**40 + GAMES):
        (seen, info), over = env.reset(seed=seed), False
        while not over:
            seen, _, over, _, info = env.step(choose(seen, env.action_masks()))
        won, money = won + info["win"], money + info["scores"][env.seat]
    print(f"{name}, against {opponents}: wins {won / GAMES:.0%}, has ${money / GAMES:.0f}")


torch.set_num_threads(1)
table = VecNormalize(DummyVecEnv([make] * 8), norm_obs=False, gamma=0.999)
settings = {"n_steps": 256, "batch_size": 512, "n_epochs": 4, "learning_rate": 1e-3}
model = MaskablePPO("MlpPolicy", table, gamma=0.999, ent_coef=0.01, seed=1, **settings)
judge("Passing", lambda _, mask: 0 if mask[0] else mask[3:].argmax() + 3)
judge("Before", lambda seen, mask: model.predict(seen, action_masks=mask)[0])
model.learn(STEPS)
for rival in ("random", "easy"):
    judge("After", lambda seen, mask: model.predict(seen, action_masks=mask)[0], rival)
