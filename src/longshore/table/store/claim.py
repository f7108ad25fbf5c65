"""One process at a time serves an SQLite file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from longshore.locking import HELD, lock
from longshore.table.store.errors import StoreError


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
        lock(handle)
    except HELD:
        raise StoreError(
            f"Another server is using {database}: stop it, or give another file; many servers can"
            " share a PostgreSQL database."
        ) from None
