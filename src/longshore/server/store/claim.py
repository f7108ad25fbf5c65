"""One process at a time serves an SQLite file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from longshore.server.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

# Linux keeps a lock of this kind (flock) apart from those with which SQLite locks its file (fcntl).
# Elsewhere they may stand in each other's way: there a file beside the database is locked.
ON_THE_FILE = sys.platform == "linux"
_ours: set[tuple[int, int]] = set()  # files that this process serves


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """The file is ours; a StoreError if another process serves it.

    The system holds the lock: it ends with its owner, however that ends, and it is on the database
    itself, so that whoever tidies up beside it lets no second server in.
    """
    target = database if ON_THE_FILE else database.with_name(f"{database.name}.lock")
    # to close a second handle of a file ends all of SQLite's own locks that a process has on it
    if target.exists() and _identity(target.stat()) in _ours:
        raise _in_use(database)
    handle = os.open(target, os.O_CREAT | os.O_RDWR, 0o600)
    identity = _identity(os.fstat(handle))
    try:
        _take(handle, database)
        _ours.add(identity)
        try:
            yield
        finally:
            _ours.discard(identity)
    finally:
        os.close(handle)


def _identity(found: os.stat_result) -> tuple[int, int]:
    return found.st_dev, found.st_ino


def _take(handle: int, database: Path) -> None:
    """By the system's own call: a library would open the database as a lock file of its own."""
    try:
        if sys.platform == "win32":
            msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
        else:
            fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except (BlockingIOError, PermissionError):  # what the two of them say
        raise _in_use(database) from None


def _in_use(database: Path) -> StoreError:
    return StoreError(
        f"Another server is using {database}: stop it, or give another file; many servers can"
        " share a PostgreSQL database."
    )
