"""The parameters of the game: OpenSpiel's have one type each, and a default that is no option."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from longshore.envs.openspiel.course import CourseSetting, setting_of, setting_of_preset
from longshore.envs.rewards import reward_kind
from longshore.envs.settings import ROUND_LIMIT, make_options
from longshore.game.options import MAX_ROUNDS, OPTION_NAMES

EDITION = "edition"  # a choice or a switch as the edition has it
NUMBERS = ("supply", "machines", "warehouses")  # 0: as the edition has it

# Switches are "on" and "off": a bool could not say "as the edition has it".
PARAMETERS: dict[str, Any] = {
    "edition": "classic",
    "seats": 4,
    "preset": "",  # the end of a game, which stands for all options
    "reward": "difference",
    **{name: 0 if name in NUMBERS else EDITION for name in OPTION_NAMES},
    "round_limit": ROUND_LIMIT,
}


def read_parameters(given: Mapping[str, Any]) -> CourseSetting:
    """What is played, and for what, from parameters, of which some may be left out."""
    unknown = sorted(set(given) - set(PARAMETERS))
    if unknown:
        known = ", ".join(sorted(PARAMETERS))
        raise ValueError(f"There is no parameter {unknown[0]!r}; there are: {known}.")
    values = {**PARAMETERS, **given}
    reward = values.pop("reward")
    reward_kind(reward)
    if name := values.pop("preset"):
        if others := sorted(set(changed_parameters(given)) - {"preset", "reward"}):
            raise ValueError(f"A preset has all options itself; leave out: {', '.join(others)}.")
        return setting_of_preset(name, reward)
    limit = values["round_limit"]
    if not isinstance(limit, int) or not 1 <= limit <= MAX_ROUNDS:
        raise ValueError(
            f"A game of OpenSpiel has to end: round_limit is 1 to {MAX_ROUNDS} rounds, not {limit}."
        )
    changed = {name: value for name, value in values.items() if value != _unchanged(name)}
    return setting_of(make_options(**changed), reward)


def changed_parameters(given: Mapping[str, Any]) -> dict[str, Any]:
    """Those that are not as they are by default: what the game is called by."""
    return {name: value for name, value in given.items() if value != PARAMETERS[name]}


def _unchanged(name: str) -> Any:
    """The value that leaves an option to the edition, if there is one."""
    if name in NUMBERS:
        return 0
    return EDITION if name in OPTION_NAMES and name != "round_limit" else None
