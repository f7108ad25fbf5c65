"""One process at a time serves an SQLite file."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from longshore.table.store.errors import StoreError

if sys.platform == "win32":
    import msvcrt

    _HELD: type[OSError] = PermissionError

    def _lock(handle: int) -> None:
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    _HELD = BlockingIOError

    def _lock(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


@contextmanager
def claimed(database: Path) -> Iterator[None]:
    """The file is ours; a StoreError if another process serves it.

    The system holds the lock, not the file beside the database: it ends with its owner, however
    that ends. The file stays, so that nobody locks one that has just been removed.
    """
    handle = os.open(database.with_name(f"{database.name}.lock"), os.O_CREAT | os.O_RDWR, 0o600)
    try:
        _take(handle, database)
        yield
    finally:
        os.close(handle)


def _take(handle: int, database: Path) -> None:
    try:
        _lock(handle)
    except _HELD:
        raise StoreError(
            f"Another server is using {database}: stop it, or give another file; many servers can"
            " share a PostgreSQL database."
        ) from None
