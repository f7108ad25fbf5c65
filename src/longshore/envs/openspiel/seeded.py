"""States whose deal is that of a seed, as in the other environments."""

from __future__ import annotations

from typing import Any

from longshore.envs.openspiel.game import LongshoreGame
from longshore.envs.openspiel.parameters import read_parameters
from longshore.envs.settings import MOST_SEED, whole_number


def seeded_state(game: Any, seed: int) -> Any:
    """A state of `longshore`, or of its turn-based game, with the deal of a seed drawn."""
    if isinstance(game, LongshoreGame):
        setting = game.setting
    else:
        setting = read_parameters(_parameters_inside(game))
    seed = whole_number("A seed", seed, 0, MOST_SEED)
    state = game.new_initial_state()
    for outcome in setting.dealing.of_seed(seed):
        state.apply_action(outcome)
    return state


def _parameters_inside(game: Any) -> dict[str, Any]:
    """The parameters of the game that a transform was made of."""
    inside = game.get_parameters().get("game")
    if not isinstance(inside, dict) or inside.get("name") != "longshore":
        raise ValueError(f"{game} is neither longshore nor made of it.")
    return {name: value for name, value in inside.items() if name != "name"}
