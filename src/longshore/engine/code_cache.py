"""Compiled code kept on disk, so that it cannot go stale: in a folder named by its sources.

Numba's own cache looks only at the file of a function, not at those of the functions it calls; and
at that file as a whole, so that a word in a comment, or one line more above, has it compiled anew.
Here each module has a folder, named by the fingerprint of the module and of all that it imports,
and by the compiler. Within it a function is found by its name alone.
"""

from __future__ import annotations

import os
import re
import shutil
import sys
import time
import warnings
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import Any

import numba
import numpy
from numba.core import caching

try:
    import fcntl
except ImportError:  # Windows
    fcntl = None  # type: ignore[assignment]

from longshore.engine.sources import NAME, Sources, cache_root, imported_names

# What keeps compiled code is no part of it.
_IDLE = ("engine.sources", "engine.code_cache")
_OURS = Sources(idle=_IDLE)
_ENTRIES = {f"longshore.engine.compiled.{name}" for name in ("entry", "long_entry")}
_UNUSED = 14 * 24 * 3600.0  # seconds after which code that nobody uses is thrown away
_STAMPED = 24 * 3600.0  # how exactly it is known when it was last used
_FOLDER = re.compile(r"[a-z_.-]+-[0-9a-f]{16}")


class CodeCache:
    """The compiled code of one module: a folder."""

    def __init__(self, module: str, sources: Sources) -> None:
        compiler = f"{numba.__version__} {numpy.__version__} {sys.version_info[:2]}"
        fingerprint = sources.fingerprint([module], more=compiler)
        self.folder = cache_root() / f"{module.removeprefix(f'{NAME}.')}-{fingerprint}"

    def keep(self, dispatcher: Any) -> None:
        """Let a function's compiled code be looked for here, and be kept here, if that can be."""
        if writable(self.folder):
            dispatcher._cache = _Kept(dispatcher.py_func, self.folder)


@cache
def cache_of(module: str) -> CodeCache | None:
    """The cache for the functions of a module; None of a module that is not ours."""
    ours = module.startswith(f"{NAME}.")  # what others import is not known here, and could change
    return CodeCache(module, _OURS) if ours else None


def entries_in(package: str, sources: Sources = _OURS) -> list[str]:
    """The modules of a package with functions that Python calls, as of `longshore.bots.merchant`"""
    folder = sources.package.joinpath(*package.split(".")[1:])
    files = [file for file in sorted(folder.glob("*.py")) if _ENTRIES & {*imported_names(file)}]
    return [f"{package}.{file.stem}".removesuffix(".__init__") for file in files]


@cache
def writable(folder: Path) -> bool:
    """Whether a folder can be used; it is made, and older ones are thrown away for it."""
    new = not folder.exists()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        if not os.access(folder, os.W_OK):
            raise PermissionError(f"no leave to write in {folder}")
        if time.time() - folder.stat().st_mtime > _STAMPED:
            os.utime(folder)
        _use(folder.parent)
        if new:
            throw_away(folder.parent)
    except OSError as problem:
        _warn(folder.parent, problem)
        return False
    return True


@cache
def _warn(root: Path, problem: OSError) -> None:
    warnings.warn(
        f"Compiled code cannot be kept in {root} ({problem.strerror or problem}): each process"
        " compiles it again. Set LONGSHORE_CACHE_DIR to a folder that can be written.",
        RuntimeWarning,
        stacklevel=2,
    )


# How Numba looks for it and keeps it


class _Place(caching._CacheLocator):
    """Where a function's code lies: of which sources it is, the folder has said."""

    def __init__(self, folder: Path, file: str) -> None:
        self._folder = folder
        self._py_file = file  # named by Numba where a function cannot be kept

    def get_cache_path(self) -> str:
        return str(self._folder)

    def get_source_stamp(self) -> str:
        return "as the folder says"

    def get_disambiguator(self) -> str:
        return "kept"  # where Numba has the number of the function's first line


class _Form(caching.CompileResultCacheImpl):
    """In which form, and under which name."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._lineno = function.__code__.co_firstlineno
        self._locator = _Place(folder, function.__code__.co_filename)
        name = f"{function.__module__}.{function.__qualname__}"
        self._filename_base = self.get_filename_base(name, getattr(sys, "abiflags", ""))


class _Kept(caching.FunctionCache):
    """The code of one function, for each kind of arguments."""

    def __init__(self, function: Any, folder: Path) -> None:
        self._impl_class = lambda function: _Form(function, folder)
        self._lock = folder / "saving.lock"
        super().__init__(function)

    def save_overload(self, sig: Any, data: Any) -> None:
        """One process at a time: Numba numbers the kinds of arguments as it finds the index."""
        from filelock import FileLock

        try:
            with FileLock(self._lock):
                super().save_overload(sig, data)
        except OSError as problem:  # as a disk that is full
            _warn(self._lock.parents[1], problem)


# What nobody uses any more


class _Use:
    """That this process uses compiled code, as others can see: a lock that all of them share."""

    def __init__(self, root: Path) -> None:
        self._file = os.open(root / "in-use", os.O_CREAT | os.O_RDWR)  # until the process ends
        self._lock("LOCK_SH")

    def alone(self) -> bool:
        """Whether no other process does."""
        try:
            self._lock("LOCK_EX")
        except OSError:
            return False
        finally:
            self._lock("LOCK_SH")
        return True

    def _lock(self, kind: str) -> None:
        if fcntl is not None:
            fcntl.flock(self._file, getattr(fcntl, kind) | fcntl.LOCK_NB)


@cache
def _use(root: Path) -> _Use:
    return _Use(root)


def throw_away(root: Path) -> None:
    """Remove the folders that nobody has used for two weeks, unless another process is running.

    A process that runs for longer than that still needs its folder, which looks unused. Where there
    are no such locks (Windows), only their age counts.
    """
    if not _use(root).alone():
        return
    for folder in root.iterdir():
        with suppress(OSError):
            if _FOLDER.fullmatch(folder.name) and time.time() - folder.stat().st_mtime > _UNUSED:
                shutil.rmtree(folder)
