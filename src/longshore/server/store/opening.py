"""Opening a store, with one line for whatever stands in the way."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

from longshore.server.store import address, backup
from longshore.server.store.claim import claimed
from longshore.server.store.database import Database
from longshore.server.store.errors import StoreError
from longshore.server.store.leases import free_all
from longshore.server.store.migrating import check, migrate
from longshore.server.store.sqlite import Sqlite
from longshore.server.store.store import Store


def open_store(url: str, *, reading: bool = False, new: bool = True) -> Store:
    """Open a database, bring its schema up to date, and take it if it is a file.

    `sqlite:///path`, `sqlite://` for a file in the user's data folder, or `postgresql://…`. With
    `reading` it is looked at only: nothing is changed, and a server may be using it. Without
    `new` a file has to be there.
    """
    if not new and is_file(url):
        _need_file(address.sqlite_file(address.parsed(url)))
    return _checked(_database(url, reading), reading)


def is_file(url: str) -> bool:
    """Whether an address is that of a file, which one process at a time serves."""
    return address.is_sqlite(address.parsed(url))


def back_up(url: str, file: Path, *, overwrite: bool = False) -> backup.Counts:
    """Write all of a database to a file, while servers use it."""
    with _closing(_database(url, reading=True)) as database:
        return backup.back_up(database, file, overwrite=overwrite)


def restore(url: str, file: Path) -> backup.Counts:
    """Fill a database, which is empty or not there yet, from such a file."""
    if not file.exists():
        raise StoreError(f"There is no file {file}.")
    with _closing(_database(url, reading=False)) as database:
        return backup.restore(database, file)


@contextmanager
def _closing(database: Database) -> Iterator[Database]:
    try:
        yield database
    except StoreError as problem:
        raise _explained(database, problem) from None
    finally:
        database.close()


def _database(url: str, reading: bool) -> Database:
    parts = address.parsed(url)
    if address.is_sqlite(parts):
        return _sqlite(address.sqlite_file(parts), reading)
    try:
        from longshore.server.store.postgres import Postgres
    except ImportError:
        raise StoreError(
            "PostgreSQL needs a driver: install it with pip install 'longshore[postgres]'."
        ) from None
    return Postgres(*address.postgresql(parts), reading=reading)


def _need_file(path: Path) -> None:
    if not path.is_file():
        raise StoreError(f"There is no database {path}.")


def _sqlite(path: Path, reading: bool) -> Sqlite:
    if reading:
        _need_file(path)
        return Sqlite(path, ExitStack(), reading=True)
    if path.is_dir():
        raise StoreError(f"{path} is a folder: give a file in it, as {path / address.FILE}.")
    if not path.parent.is_dir():
        raise StoreError(f"There is no folder {path.parent} for the database: make it first.")
    with ExitStack() as held:
        try:
            held.enter_context(claimed(path))
            os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))  # secrets: for nobody else
        except OSError as problem:
            raise StoreError(f"{path} cannot be written: {problem.strerror}.") from None
        return Sqlite(path, held.pop_all())


def _checked(database: Database, reading: bool) -> Store:
    """The store, if the database answers and its schema will do."""
    try:
        if reading:
            with database.reading() as connection:
                check(connection, database.shown)
        else:
            with database.changing() as connection:
                migrate(connection, database.shown)
            if not database.shared:
                free_all(database)
    except StoreError as problem:
        database.close()
        raise _explained(database, problem) from None
    except BaseException:
        database.close()
        raise
    return Store(database)


def _explained(database: Database, problem: StoreError) -> StoreError:
    """What the host can do about it, where that is known."""
    if problem.code == "SQLITE_NOTADB":
        return StoreError(f"{database.shown} is no SQLite database: give another file.")
    if problem.lost and database.shared:
        return StoreError(
            f"The database {database.shown} cannot be reached: {problem.reason}. Check that its"
            " server is running and that the address is right.",
            lost=True,
        )
    return problem
