"""Compiling what environments do at every step: as the rules are, with a cache of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.engine.compiled import INTERPRETED, Cache, F, compiled, engine_sources

__all__ = ["ENVS", "compiled", "entry", "inside"]

_MARK = b"from longshore.envs.compiled import"


def _sources() -> list[Path]:
    """The rules, and the modules here that are compiled: those that import this one."""
    own = sorted(Path(__file__).parent.glob("*.py"))
    return [*engine_sources(), *(file for file in own if _MARK in file.read_bytes())]


ENVS = Cache("envs", _sources())


def entry(function: F) -> F:
    """Compile a function that Python calls, cached on disk."""
    return ENVS.entry(function)


def inside(cells: npt.NDArray[np.void]) -> Any:
    """What an `entry` takes: interpreted, the record in an array has names only so."""
    return cells.view(np.recarray) if INTERPRETED else cells
