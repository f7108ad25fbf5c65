"""Longshore as a game of OpenSpiel. Importing this registers it as `longshore`.

    import pyspiel
    import longshore.envs.openspiel

    game = pyspiel.load_game("longshore", {"edition": "anniversary", "seats": 3})
    turn_based = pyspiel.convert_to_turn_based(game)

The deal is drawn at chance nodes. Sealed bids are simultaneous nodes: at each of them every bidder
spells on, one move, until all bids are complete; a bidder that is done has no legal actions. All
other decisions are one seat's. `convert_to_turn_based` makes a sequential game of it.

What a seat is told while bids are sealed depends on its own moves alone: its observation, its
information state, its legal actions, and that the node is a simultaneous one, even when it is the
last who spells. The turn-based game says to all, at every node, whose move it is; who listens at
the others' nodes can hear how long they spell, which is known to all once the bids are revealed.

Search with the bots in `open_spiel.python.algorithms`: `pyspiel.MCTSBot`, which is compiled, ends
the interpreter with any game that is written in Python (OpenSpiel 2.0.2).
"""

from __future__ import annotations

try:
    import pyspiel
except ImportError as missing:
    raise ImportError(
        "longshore.envs.openspiel needs OpenSpiel: pip install 'longshore[openspiel]'."
    ) from missing

from longshore.envs.openspiel.dealing import outcomes_of_seed
from longshore.envs.openspiel.game import LongshoreGame, game_type
from longshore.envs.openspiel.observer import LongshoreObserver
from longshore.envs.openspiel.parameters import PARAMETERS
from longshore.envs.openspiel.resampling import resampled
from longshore.envs.openspiel.seeded import seeded_state
from longshore.envs.openspiel.state import LongshoreState

__all__ = [
    "PARAMETERS",
    "LongshoreGame",
    "LongshoreObserver",
    "LongshoreState",
    "outcomes_of_seed",
    "resampled",
    "seeded_state",
]

pyspiel.register_game(game_type("difference"), LongshoreGame)
