"""One run at a time writes to a folder of results."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from longshore.lab.errors import LabError
from longshore.lab.folder import LOCK, cannot_write
from longshore.locking import HELD, lock


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder is ours, made if need be; a LabError if it is another run's.

    The system holds the lock, not the file: it ends with its owner, however that ends. A number of
    a process in the file would not do, since after a power cut it may be somebody else's.
    """
    path = folder / LOCK
    try:
        folder.mkdir(parents=True, exist_ok=True)
        handle = _taken(path)
    except OSError as problem:
        raise cannot_write(folder, problem) from None
    try:
        yield
    finally:
        _let_go(path, handle)


def _taken(path: Path) -> int:
    while True:
        handle = os.open(path, os.O_CREAT | os.O_RDWR, 0o644)
        try:
            lock(handle)
            if _is(path, handle):
                return handle
        except HELD:
            os.close(handle)
            raise LabError(
                f"Another run is writing to {path.parent}: wait for its end, or give another"
                " folder."
            ) from None
        except BaseException:
            os.close(handle)
            raise
        os.close(handle)  # its last owner has just removed it: this one locks nothing


def _is(path: Path, handle: int) -> bool:
    try:
        return os.path.samestat(path.stat(), os.fstat(handle))
    except FileNotFoundError:
        return False


def _let_go(path: Path, handle: int) -> None:
    if sys.platform == "win32":  # where a file that is open cannot be removed
        os.close(handle)
        with suppress(OSError):
            path.unlink()
        return
    with suppress(OSError):
        path.unlink()
    os.close(handle)
