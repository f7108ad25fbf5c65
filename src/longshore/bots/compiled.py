"""Compiling bots: as the rules are compiled, with caches of their own.

A bot's compiled code holds the rules that it calls and what it shares with other bots, so a cache
is named by all of these sources.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.engine.compiled import INTERPRETED, Cache, F, compiled, engine_sources

__all__ = ["INTERPRETED", "cache_of", "compiled", "entry", "inside", "room_of"]

_MARK = b"from longshore.bots.compiled import"
_HERE = Path(__file__).parent
# which rooms a room's compiled code calls into, beside the modules of this folder itself
_CALLS: dict[str, tuple[str, ...]] = {"search": ("merchant",)}


def _sources(room: str) -> list[Path]:
    """The rules, and the modules here that are compiled: those that import this one."""
    folders = [_HERE.glob("*.py")]
    folders += [(_HERE / name).glob("*.py") for name in (room, *_CALLS.get(room, ())) if name]
    own = [file for folder in folders for file in sorted(folder)]
    return [*engine_sources(), *(file for file in own if _MARK in file.read_bytes())]


@cache
def cache_of(room: str) -> Cache:
    """The cache of a room of this folder, as `merchant`; "" is the folder itself."""
    return Cache(f"bots-{room}" if room else "bots", _sources(room))


def room_of(module: str) -> str:
    """The room that a module of this folder is in."""
    file = _HERE.joinpath(*module.removeprefix("longshore.bots.").split("."))
    return "" if file.parent == _HERE and not file.is_dir() else file.relative_to(_HERE).parts[0]


def entry(function: F) -> F:
    """Compile a function of a bot that Python calls, cached on disk."""
    return cache_of(room_of(function.__module__)).entry(function)


def inside(cells: npt.NDArray[np.void]) -> Any:
    """What an `entry` takes: interpreted, the record in an array has names only so."""
    return cells.view(np.recarray) if INTERPRETED else cells
