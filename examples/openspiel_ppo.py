"""OpenSpiel's PPO (in PyTorch) on one seat, against two that play at random, in short games."""

import numpy as np
import pyspiel
import torch
from open_spiel.python.pytorch.ppo import PPO, PPOAgent
from open_spiel.python.rl_environment import ChanceEventSampler, Environment

import longshore.envs.openspiel  # noqa: F401 - registers the game

BATCHES, BATCH, SEAT = 8, 128, 0
SETTING = {"seats": 3, "supply": 4, "round_limit": 3, "reward": "rank"}

torch.manual_seed(1)
torch.set_num_threads(1)
random = np.random.default_rng(1)
game = pyspiel.convert_to_turn_based(pyspiel.load_game("longshore", SETTING))
env = Environment(game, chance_event_sampler=ChanceEventSampler(1))
shape = env.observation_spec()["info_state"]
ppo = PPO(shape, game.num_distinct_actions(), 3, SEAT, steps_per_batch=BATCH, agent_fn=PPOAgent)


def to_own_decision(step):
    while not step.last() and (player := step.observations["current_player"]) != SEAT:
        step = env.step([random.choice(step.observations["legal_actions"][player])])
    return step


step = to_own_decision(env.reset())
for batch in range(BATCHES):
    ranks = []
    for _ in range(BATCH):
        step = to_own_decision(env.step([ppo.step([step])[0].action]))
        ppo.post_step([step.rewards[SEAT]], [step.last()])
        if step.last():
            ranks.append(step.rewards[SEAT])
            step = to_own_decision(env.reset())
    ppo.learn([step])
    print(f"batch {batch + 1}: {len(ranks)} games, mean rank {np.mean(ranks):+.2f} (-1 to 1)")
