"""Compiling the rules, bots and environments: three decorators, for all that is compiled.

Every such function is plain Python over flat records. `compiled`, `entry` and `long_entry` hand it
to Numba; what an entry is compiled to is kept on disk (`code_cache`).

With `NUMBA_DISABLE_JIT=1` everything runs interpreted, for reading and debugging.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numba.core.config
import numpy as np
import numpy.typing as npt
from numba.core.registry import CPUDispatcher

from longshore.engine.code_cache import cache_of

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.core.config.DISABLE_JIT)


class Rule(CPUDispatcher):
    """A compiled function without a door to Python, where Numba would jump to nowhere."""

    def __call__(self, *_: object, **__: object) -> Any:
        function = self.py_func
        raise TypeError(
            f"{function.__module__}.{function.__qualname__} has no door to Python: it is compiled"
            " for other compiled functions. Call a function that is marked @entry, as those of"
            " longshore.engine.step and longshore.engine.bindings, or play by longshore.Game."
            " With NUMBA_DISABLE_JIT=1 every function can be called."
        )


def compiled(function: F) -> F:
    """Compile a rule for the CPU, without the interpreter lock, to be called by other rules.

    It cannot be called from Python unless `NUMBA_DISABLE_JIT` is set: leaving out that door is a
    third of the compilation. An entry has it.
    """
    if INTERPRETED:
        return function
    rule: F = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    rule.__class__ = Rule
    return rule


def entry(function: F) -> F:
    """Compile a function that Python calls; kept on disk, if it is one of ours.

    It keeps the interpreter lock: who lets go of it for a microsecond may wait for milliseconds
    until other threads give it back.
    """
    return _door(function, nogil=False)


def long_entry(function: F) -> F:
    """The same for what takes long: other threads go on meanwhile."""
    return _door(function, nogil=True)


def _door(function: F, *, nogil: bool) -> F:
    if INTERPRETED:
        return function
    door: F = numba.njit(nogil=nogil, no_cfunc_wrapper=True)(function)
    if found := cache_of(function.__module__):
        found.keep(door)
    return door


def inside(cells: npt.NDArray[np.void]) -> Any:
    """What an `entry` takes: interpreted, the record in an array has names only so."""
    return cells.view(np.recarray) if INTERPRETED else cells
