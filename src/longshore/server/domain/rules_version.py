"""Which rules a game was played with: the version of the package and a hash of its rules."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

import msgspec

from longshore import __version__
from longshore.game.editions import Edition, editions, is_ours

LENGTH = 12  # hexadecimal digits of the hash


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
def _version(further: bytes) -> str:
    found = sha256()
    for name, text in (*_sources(), *([("further", further)] if further else [])):
        found.update(f"{name} {len(text)}\n".encode())
        found.update(text)
    return f"{__version__}+{found.hexdigest()[:LENGTH]}"


def _sources() -> list[tuple[str, bytes]]:
    """What decides how an action goes: the engine, our editions, and how actions are spelled."""
    package = resources.files("longshore")
    rules = [
        *_inside(package / "engine", ".py"),
        ("spelling.py", package / "game" / "spelling.py"),
    ]
    ours = [edition for name, edition in editions().items() if is_ours(name)]
    return [
        *((name, _plain(file.read_bytes())) for name, file in rules),
        *((f"editions/{edition.name}", _told(edition)) for edition in ours),
    ]


def _told(edition: Edition) -> bytes:
    """An edition as far as it is rules: not what its colours look like, nor what it is called."""
    return msgspec.json.encode(edition.rules(), order="sorted")


def _inside(folder: Traversable, ending: str) -> list[tuple[str, Traversable]]:
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(ending)}
    return [(f"{folder.name}/{name}", files[name]) for name in sorted(files)]


def _plain(text: bytes) -> bytes:
    """The same on every machine, whatever its ends of lines."""
    return text.replace(b"\r\n", b"\n")
