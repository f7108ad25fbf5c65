"""Which rules a game was played with: the version of the package and a hash of its rules."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from longshore import __version__
from longshore.engine.sources import PACKAGE, Sources
from longshore.game.editions import Edition, editions, is_ours

LENGTH = 12  # hexadecimal digits of the hash
# What decides how an action goes: the rules, what an option is to them, how actions are spelled.
_MODULES = (
    "longshore.engine.step",
    "longshore.engine.play",
    "longshore.engine.scoring",
    "longshore.game.options",
    "longshore.game.spelling",
)
# how the rules are compiled, the words for what is wrong with an option, and editions, which count
# by what they say
_IDLE = ("engine.compiled", "engine.code_cache", "engine.sources", "text*", "game.editions*")


def rules_version(edition: str | None = None) -> str:
    """As 0.1.0+ab12cd34ef56; another hash means that a game may go on differently.

    The editions of the package are in it. Of one that is not among them a game has a version of
    its own, so that further editions change nothing for the games of others.
    """
    further = None if edition is None or is_ours(edition) else editions()[edition]
    return _version(b"" if further is None else _told(further))


def is_here(version: str) -> bool:
    """Whether these are rules that this program plays by."""
    return version in {rules_version(), *map(rules_version, editions())}


@cache
def _version(further: bytes, package: Path = PACKAGE) -> str:
    ours = [_told(edition) for name, edition in editions().items() if is_ours(name)]
    found = sha256(Sources(package, _IDLE).fingerprint(_MODULES).encode())
    for said in (*ours, further):
        found.update(b"%d " % len(said) + said)
    return f"{__version__}+{found.hexdigest()[:LENGTH]}"


def _told(edition: Edition) -> bytes:
    """An edition as far as it is rules: not what its colours look like, nor what it is called."""
    return msgspec.json.encode(edition.rules(), order="sorted")
