"""The settings that environments are made with, and how they are written down."""

from __future__ import annotations

import math
import operator
from typing import Any

from longshore import __version__
from longshore.envs.rewards import ILLEGAL, reward_kind
from longshore.game.options import Options

ROUND_LIMIT = 40  # most games of good players are over before; random ones would never be
MOST_SEED = 2**63 - 1
DRAWN_SEEDS = 2**31  # a reset without a seed draws one below: those above are free for tests
STANDARD: dict[str, tuple[str, int]] = {
    f"{edition}-{seats}": (edition, seats)
    for edition in ("classic", "anniversary")
    for seats in (3, 4, 5)
}


def make_options(edition: str = "classic", seats: int = 4, **options: Any) -> Options:
    """The options of an environment: of an edition, with a round limit if none is given.

    `round_limit=None` is a game without a limit, which may never end.
    """
    return Options.make(edition, seats, **{"round_limit": ROUND_LIMIT, **options})


def citation(options: Options, reward: str, seeds: range) -> str:
    """A setting in one line, from which others can make the same environment.

    The round limit is always in it: an environment has one of its own if none is given.
    """
    if not seeds or seeds.step != 1:
        raise ValueError(f"The seeds are a range of at least one, without gaps; not {seeds}.")
    changes = {**options.changes(), "round_limit": options.round_limit}
    told = "".join(f", {name}={value}" for name, value in changes.items())
    return (
        f"Longshore {__version__}: {options.edition}, {options.seats} seats{told};"
        f" reward {reward_kind(reward).name.lower()}; seeds {seeds.start} to {seeds.stop - 1}"
    )


def whole_number(name: str, value: Any, least: int, most: int) -> int:
    """A number that somebody gave, as one of Python's; or what is wrong with it."""
    try:
        number = operator.index(value)
    except TypeError:
        number = least - 1
    if not least <= number <= most:
        raise ValueError(f"{name} is a whole number from {least} to {most}, not {value!r}.")
    return number


def seat_number(name: str, given: Any, options: Options, besides: str) -> int:
    """A seat that somebody gave by its number or its colour; `besides` could be given, too."""
    names = options.seat_names
    if isinstance(given, str) and given in names:
        return names.index(given)
    if not isinstance(given, str | bool):
        try:
            return whole_number(name, given, 0, options.seats - 1)
        except ValueError:
            pass
    listed = ", ".join(f"{number} ({colour})" for number, colour in enumerate(names))
    raise ValueError(f"{name} is one of {listed}, or {besides}; not {given!r}.")


def penalty(reward: str, given: Any) -> float:
    """What a move that is not offered earns where it ends a game: as given, or as is usual."""
    if given is None:
        return ILLEGAL[reward]
    try:
        number = float(given)
    except (TypeError, ValueError):
        number = math.nan
    if not math.isfinite(number):
        raise ValueError(f"illegal_reward is a number, or None for the usual one; not {given!r}.")
    return number
