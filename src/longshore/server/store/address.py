"""Where a database is: what hosts may write after `--database`."""

from __future__ import annotations

from pathlib import Path

from platformdirs import user_data_path
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from longshore.server.store.errors import StoreError

FILE = "tables.db"
_FORMS = "sqlite:///path/to/tables.db, or postgresql://user:password@host/database"
_POSTGRESQL = ("postgresql", "postgres", "postgresql+psycopg")


def parsed(address: str) -> URL:
    """The address in its parts. Nothing of it is repeated in an error: it may hold a password."""
    try:
        url = make_url(address.strip())
    except (ArgumentError, ValueError):
        url = None
    if url is None or "\0" in address:
        raise StoreError(f"That is no address of a database; it is written {_FORMS}.")
    if url.drivername == "sqlite" or url.drivername in _POSTGRESQL:
        return url
    raise StoreError(f"There is no way to keep tables in {url.drivername!r}; there are {_FORMS}.")


def is_sqlite(url: URL) -> bool:
    """Whether it is a file."""
    return url.drivername == "sqlite"


def sqlite_file(url: URL) -> Path:
    """The file of an SQLite address; without one, that in the user's data folder."""
    if url.host or url.username or url.password or url.port:
        raise StoreError(
            "An SQLite address has three strokes before its path: sqlite:///tables.db."
        )
    if url.query:
        raise StoreError("An SQLite address has nothing after its path: sqlite:///tables.db.")
    if not url.database:
        return _own_folder() / FILE
    if url.database.startswith((":", "file:")):
        raise StoreError("Tables are kept in a file, not in memory: sqlite:///tables.db.")
    return Path(url.database).expanduser().resolve()


def postgresql(url: URL) -> tuple[URL, str]:
    """The address for our driver, and as it may be shown."""
    if not url.database:
        raise StoreError(
            "The address has no name of a database: postgresql://user:password@host/database."
        )
    if "@" in f"{url.host}{url.database}" or "/" in url.database:
        raise StoreError(
            "In the address of a database a password's @ is written %40, its : %3A, and its / %2F."
        )
    place = URL.create("postgresql", url.username, None, url.host, url.port, url.database)
    return url.set(drivername="postgresql+psycopg"), place.render_as_string()


def _own_folder() -> Path:
    folder = user_data_path("longshore", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as problem:
        raise StoreError(
            f"The folder {folder} cannot be made: {problem.strerror}; give another place with"
            " sqlite:///path/to/tables.db."
        ) from None
    return folder
