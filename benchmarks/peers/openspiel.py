"""OpenSpiel: random play through pyspiel, chance sampled with its probabilities.

Every action applied counts, chance outcomes too: the engine does the work of a move for each.
"""

import random
from importlib import import_module
from importlib.metadata import version
from typing import Any

from peers import harness


def measure(game: str, seconds: float, warmup: float) -> harness.Played:
    """Whole games from a new initial state."""
    pyspiel: Any = import_module("pyspiel")
    rules = pyspiel.load_game(game)
    sample_action = pyspiel.sample_action

    def play() -> harness.Tally:
        state = rules.new_initial_state()
        moves = 0
        while not state.is_terminal():
            if state.is_chance_node():
                action = sample_action(state.chance_outcomes(), random.random())[0]
            else:
                action = random.choice(state.legal_actions())
            state.apply_action(action)
            moves += 1
        return harness.Tally(moves, games=1)

    named = f"open_spiel {version('open_spiel')}"
    harness.play_for(warmup, play, named)
    return harness.play_for(seconds, play, named)


if __name__ == "__main__":
    harness.main(measure, ("gin_rummy", "backgammon"))
