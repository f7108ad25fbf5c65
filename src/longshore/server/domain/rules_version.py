"""Which rules a game was played with: the version of the package and a hash of its rules."""

from __future__ import annotations

from functools import cache
from hashlib import sha256
from importlib import resources
from importlib.resources.abc import Traversable

from longshore import __version__

LENGTH = 12  # hexadecimal digits of the hash


@cache
def rules_version() -> str:
    """As 0.1.0+ab12cd34ef56; another hash means that a game may go on differently."""
    found = sha256()
    for name, text in _sources():
        found.update(f"{name} {len(text)}\n".encode())
        found.update(text)
    return f"{__version__}+{found.hexdigest()[:LENGTH]}"


def _sources() -> list[tuple[str, bytes]]:
    """What decides how an action goes: the engine, the editions, and how actions are spelled."""
    package = resources.files("longshore")
    rules = [
        *_inside(package / "engine", ".py"),
        *_inside(package / "game" / "editions", ".toml"),
        ("spelling.py", package / "game" / "spelling.py"),
    ]
    return [(name, _plain(file.read_bytes())) for name, file in rules]


def _inside(folder: Traversable, ending: str) -> list[tuple[str, Traversable]]:
    files = {file.name: file for file in folder.iterdir() if file.name.endswith(ending)}
    return [(f"{folder.name}/{name}", files[name]) for name in sorted(files)]


def _plain(text: bytes) -> bytes:
    """The same on every machine, whatever its ends of lines."""
    return text.replace(b"\r\n", b"\n")
