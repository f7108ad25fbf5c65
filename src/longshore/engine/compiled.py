"""Compiling the rules: one decorator, and a cache that cannot go stale.

Every function of the engine is plain Python over one flat record. `compiled` hands it to Numba.
Numba's on-disk cache looks only at the file of the function itself, not at the files of the
functions it calls, so the cache folder is named by a hash of all engine sources.

With `NUMBA_DISABLE_JIT=1` everything runs interpreted, for reading and debugging.
"""

from __future__ import annotations

import hashlib
import os
import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, TypeVar

import numba
import numba.core.config
import numpy
from numba.core.registry import CPUDispatcher

F = TypeVar("F", bound=Callable[..., Any])

INTERPRETED = bool(numba.core.config.DISABLE_JIT)


def engine_sources() -> list[Path]:
    return sorted(Path(__file__).parent.glob("*.py"))


def _fingerprint(sources: Sequence[Path]) -> str:
    """A hash of sources, and of the compiler they are compiled by."""
    digest = hashlib.sha256()
    versions = f"{numba.__version__} {numpy.__version__} {sys.version_info[:2]}"
    digest.update(versions.encode())
    for source in sources:
        digest.update(source.name.encode())
        digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def cache_folder(name: str = "engine", sources: Sequence[Path] | None = None) -> Path:
    """Where compiled code is kept: `LONGSHORE_CACHE_DIR`, else the user's cache folder."""
    base = os.environ.get("LONGSHORE_CACHE_DIR")
    if not base:
        import platformdirs  # not needed where the folder is given

        base = platformdirs.user_cache_dir("longshore")
    return Path(base) / f"{name}-{_fingerprint(engine_sources() if sources is None else sources)}"


class Cache:
    """A folder of compiled code, named by the sources that it was compiled from."""

    def __init__(self, name: str, sources: Sequence[Path]) -> None:
        self.folder = cache_folder(name, sources)
        self.kept = not INTERPRETED and self._writable()

    def _writable(self) -> bool:
        """Whether it can be kept. Numba would else keep it where it can go stale."""
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
        except OSError:
            return False
        return os.access(self.folder, os.W_OK)

    def entry(self, function: F) -> F:
        """Compile a function that Python calls, kept here.

        The folder is set only while Numba looks for its cache, so that other users of Numba in
        the same process keep theirs.
        """
        if INTERPRETED:
            return function
        config = numba.core.config
        before = config.CACHE_DIR
        config.CACHE_DIR = str(self.folder)
        try:
            door: F = numba.njit(cache=self.kept, nogil=True, no_cfunc_wrapper=True)(function)
        finally:
            config.CACHE_DIR = before
        return door


ENGINE = Cache("engine", engine_sources())
CACHE, KEPT = ENGINE.folder, ENGINE.kept


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
    third of the compilation. `entry` has it.
    """
    if INTERPRETED:
        return function
    rule: F = numba.njit(nogil=True, no_cpython_wrapper=True, no_cfunc_wrapper=True)(function)
    rule.__class__ = Rule
    return rule


def entry(function: F) -> F:
    """Compile a function that Python calls, cached on disk."""
    return ENGINE.entry(function)
