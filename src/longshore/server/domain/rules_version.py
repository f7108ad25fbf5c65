"""Which rules a game was played with: the version of the package and a hash of its rules."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from longshore import __version__
from longshore.engine.sources import PACKAGE, Sources

LENGTH = 12  # hexadecimal digits of the hash
# What decides how an action goes: the rules, what an option is to them, how actions are spelled.
_MODULES = (
    "longshore.engine.step",
    "longshore.engine.play",
    "longshore.engine.scoring",
    "longshore.game.options",
    "longshore.game.spelling",
)
# how the rules are compiled, and the words for what is wrong with an option
_IDLE = ("engine.compiled", "engine.code_cache", "engine.sources", "text*")


@cache
def rules_version(package: Path = PACKAGE) -> str:
    """As 0.1.0+ab12cd34ef56; another hash means that a game may go on differently."""
    editions = package.joinpath("game", "editions").glob("*.toml")
    found = Sources(package, _IDLE).fingerprint(_MODULES, editions)
    return f"{__version__}+{found[:LENGTH]}"
