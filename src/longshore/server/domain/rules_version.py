"""Which rules a game was played with: the version of the package and a hash of its rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec

from longshore import __version__
from longshore.engine.sources import PACKAGE, Sources
from longshore.game.editions import editions, is_ours

LENGTH = 12  # hexadecimal digits of the hash
# What decides how an action goes: the rules, what an option is to them, how actions are spelled.
_MODULES = (
    "longshore.engine.step",
    "longshore.engine.play",
    "longshore.engine.scoring",
    "longshore.game.options",
    "longshore.game.spelling",
)
# how the rules are compiled, and the words for editions and for what is wrong with an option
_IDLE = ("engine.compiled", "engine.code_cache", "engine.sources", "game.editions.naming", "text*")


def rules_version(edition: str | None = None) -> str:
    """As 0.1.0+ab12cd34ef56; another hash means that a game may go on differently.

    The editions of the package are in it. Of one that is not among them a game has a version of
    its own, so that further editions change nothing for the games of others.
    """
    if edition is None or is_ours(edition):
        return _version("")
    return _version(msgspec.json.encode(editions()[edition].rules(), order="sorted").decode())


def is_here(version: str) -> bool:
    """Whether these are rules that this program plays by."""
    return version in {rules_version(), *map(rules_version, editions())}


@cache
def _version(further: str, package: Path = PACKAGE) -> str:
    ours = package.joinpath("game", "editions").glob("*.toml")
    found = Sources(package, _IDLE).fingerprint(_MODULES, ours, further)
    return f"{__version__}+{found[:LENGTH]}"
