"""States whose deal is that of a seed, as in the other environments."""

from __future__ import annotations

from typing import Any

from longshore.envs.openspiel.dealing import outcomes_of_seed
from longshore.envs.openspiel.game import LongshoreGame
from longshore.envs.openspiel.parameters import read_parameters


def seeded_state(game: Any, seed: int) -> Any:
    """A state of `longshore`, or of its turn-based game, with the deal of a seed drawn."""
    if isinstance(game, LongshoreGame):
        options = game.options
    else:
        options, _ = read_parameters(_parameters_inside(game))
    state = game.new_initial_state()
    for outcome in outcomes_of_seed(options, seed):
        state.apply_action(outcome)
    return state


def _parameters_inside(game: Any) -> dict[str, Any]:
    """The parameters of the game that a transform was made of."""
    inside = game.get_parameters().get("game")
    if not isinstance(inside, dict) or inside.get("name") != "longshore":
        raise ValueError(f"{game} is neither longshore nor made of it.")
    return {name: value for name, value in inside.items() if name != "name"}
