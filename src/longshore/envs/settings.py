"""The settings that environments are made with, and how they are written down."""

from __future__ import annotations

import operator
from typing import Any

from longshore import __version__
from longshore.options import Options

ROUND_LIMIT = 40  # most games of good players are over before; random ones would never be
MOST_SEED = 2**63 - 1
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
    """A setting in one line, from which others can make the same environment."""
    changes = "".join(f", {name}={value}" for name, value in options.changes().items())
    return (
        f"Longshore {__version__}: {options.edition}, {options.seats} seats{changes};"
        f" reward {reward}; seeds {seeds.start} to {seeds.stop - 1}"
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
