"""One run at a time writes to a folder of results."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from filelock import FileLock, Timeout

from longshore.lab.errors import LabError
from longshore.lab.folder import LOCK, cannot_write


@contextmanager
def claimed(folder: Path) -> Iterator[None]:
    """The folder is ours, made if need be; a LabError if it is another run's.

    The system holds the lock, not the file, which stays: it ends with its owner, however that ends.
    """
    lock = FileLock(folder / LOCK)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        lock.acquire(timeout=0)
    except Timeout:
        raise LabError(
            f"Another run is writing to {folder}: wait for its end, or give another folder."
        ) from None
    except OSError as problem:
        raise cannot_write(folder, problem) from None
    try:
        yield
    finally:
        lock.release()
