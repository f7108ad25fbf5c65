"""OpenSpiel's MCTS bot against two that play at random, in short games of three.

MCTS looks at the whole state, the others' cards and sealed bids included.
"""

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator
from open_spiel.python.bots.uniform_random import UniformRandomBot

from longshore.envs.openspiel import seeded_state

GAMES, SIMULATIONS, MCTS_SEAT = 3, 20, 0

simultaneous = pyspiel.load_game(
    "longshore", {"seats": 3, "supply": 3, "round_limit": 4, "reward": "win"}
)
game = pyspiel.convert_to_turn_based(simultaneous)
random = np.random.RandomState(1)
evaluator = RandomRolloutEvaluator(n_rollouts=1, random_state=random)
bots = [UniformRandomBot(seat, random) for seat in range(game.num_players())]
bots[MCTS_SEAT] = MCTSBot(
    game, uct_c=1.0, max_simulations=SIMULATIONS, evaluator=evaluator, random_state=random
)

wins = np.zeros(game.num_players())
for seed in range(GAMES):
    state = seeded_state(game, seed)
    while not state.is_terminal():
        state.apply_action(bots[state.current_player()].step(state))
    wins += state.returns()
    print(f"deal {seed}: {state.move_number()} moves, win shares {state.returns()}")
print(f"seat {MCTS_SEAT} with {SIMULATIONS} simulations a move won {wins[MCTS_SEAT]:g} of {GAMES}")
