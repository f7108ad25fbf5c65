"""Games small enough to be solved, by name: a position to begin from, and what is dealt to it."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files

import msgspec

from longshore.game.options import Options
from longshore.notation import read_position


class SmallGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The end of a game. Its `position` can be begun from in every environment."""

    says: str
    position: str
    cards: str = ""  # these are dealt anew, where there are chance nodes

    @property
    def options(self) -> Options:
        """What it is played by."""
        return read_position(self.position)[1]


@cache
def presets() -> dict[str, SmallGame]:
    """All there are, by name."""
    text = files(__package__).joinpath("presets.toml").read_text(encoding="utf-8")
    return msgspec.convert(tomllib.loads(text), dict[str, SmallGame])


def preset(name: str) -> SmallGame:
    """One of them."""
    found = presets().get(name)
    if found is None:
        raise ValueError(f"There is no preset {name!r}; there are: {', '.join(presets())}.")
    return found
