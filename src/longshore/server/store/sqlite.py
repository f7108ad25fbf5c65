"""The store in an SQLite file: one connection that writes, a few that read meanwhile."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import sqlite

from longshore.server.store.appending import (
    LINE,
    NEXT_ROW,
    ROW,
    Flat,
    FlatLine,
    by_place,
    values_of,
)
from longshore.server.store.database import Database, Keepers
from longshore.server.store.errors import StoreError, plainly
from longshore.server.store.listener import Deaf, Listener
from longshore.server.store.rows import Unit

_OLDEST = (3, 35)  # RETURNING
_READERS = 4
_PATIENCE_MS = 10_000  # for a host who looks into the file with another program
_CACHE_KB = 8_000  # the pages of a large batch
_LARGEST_WAL = 16 * 2**20
_EXAMINE_SECONDS, _QUICKLY = 300.0, 64 * 2**20  # how often a file is looked through, and how large


def _read(values: str, kind: type[msgspec.Struct]) -> str:
    """A subquery of structs that were handed in as JSON, their fields as its columns."""
    names = enumerate(kind.__struct_fields__)
    fields = (f"json_extract(value, '$[{place}]') AS {name}" for place, name in names)
    return f"(SELECT {', '.join(fields)} FROM json_each(:{values}))"


_FITTING = f"""
    FROM {_read("units", Flat)} AS u
    WHERE before = coalesce((SELECT seq FROM tables WHERE id = u.id), 0)
        AND NOT EXISTS (SELECT 1 FROM log WHERE table_id = u.id AND seat = u.seat AND key = u.key)
"""
# A statement for all units: each of its own would take the interpreter away from the event loop's
# thread, and give it back, a thousand times a batch.
_WRITE_ROWS = f"""
    INSERT INTO tables AS t ({", ".join(ROW)}, keeper, kept_until)
    SELECT {", ".join(ROW)},
        CASE WHEN claim THEN :process END,
        CASE WHEN claim THEN :until WHEN claim IS NULL THEN -1 ELSE 0 END
    {_FITTING}
    ON CONFLICT (id) DO UPDATE SET {NEXT_ROW}
"""
_WRITE_LINES = f"""
    INSERT INTO log (table_id, {", ".join(LINE)})
    SELECT id, {", ".join(LINE)} FROM {_read("lines", FlatLine)}
"""
_WRITE_CALL = """
    INSERT INTO outbox (table_id, seat, body, attempts, next_at, kept_until)
    VALUES (?, ?, ?, 0, ?, 0)
"""
_KEEP = """
    INSERT INTO private (table_id, seat, kind, body, changed_at) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT DO UPDATE SET body = excluded.body, changed_at = excluded.changed_at
"""
_DROP = "DELETE FROM private WHERE table_id = ? AND seat = ? AND kind = ?"


class _NotAll(Exception):
    """Some units do not fit: their tables have gone on, or their keys were used."""


class Sqlite(Database):
    """A file that is this process's alone, unless it is only read.

    `held` is what is let go of with it.
    """

    shared = False

    def __init__(self, path: Path, held: ExitStack, *, reading: bool = False) -> None:
        self.shown = f"sqlite:///{path}"
        self._held, self._path = held, path
        self._examined = float("-inf")
        self._readers = _readers(path)
        self._writer = self._readers if reading else _writer(path)

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with plainly(self.shown), self._readers.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with plainly(self.shown), self._writer.begin() as connection:
            yield connection

    @contextmanager
    def _own_transaction(self) -> Iterator[sqlite3.Connection]:
        """The same by the driver alone: SQLAlchemy's part takes as long as to write an action."""
        with plainly(self.shown), closing(self._writer.raw_connection()) as lent:
            connection = _is_driver(lent.driver_connection)
            try:
                connection.execute("BEGIN IMMEDIATE")
                yield connection
                connection.execute("COMMIT")
            except BaseException:
                connection.rollback()
                raise

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        with self.reading() as connection:
            connection.exec_driver_sql("BEGIN")
            try:
                yield connection
            finally:
                connection.exec_driver_sql("ROLLBACK")

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        """References are not looked after: a table that is made anew must not take others along."""
        _check_version()
        with plainly(self.shown), self._writer.connect() as connection:
            _check_json(_driver(connection))
            _set(_driver(connection), foreign_keys="OFF")
            with connection.begin():
                yield connection
            _set(_driver(connection), foreign_keys="ON")

    def examine(self) -> None:
        """A file that is not too large, every few minutes."""
        try:
            size = self._path.stat().st_size
        except OSError as fault:
            why = fault.strerror or fault
            raise StoreError(f"The file of {self.shown} is not there any more: {why}.") from None
        now = time.monotonic()
        if now - self._examined < _EXAMINE_SECONDS or size > _QUICKLY:
            return
        with self.reading() as connection:
            found = connection.exec_driver_sql("PRAGMA quick_check(1)").scalar_one()
        if found != "ok":
            raise StoreError(f"The database {self.shown} is damaged (quick_check): {found}.")
        self._examined = now

    def size(self) -> int:
        beside = self._path.with_name(f"{self._path.name}-wal")  # what was written last
        return sum(one.stat().st_size for one in (self._path, beside) if one.is_file())

    def insert(self, table: Table) -> sqlite.Insert:
        return sqlite.insert(table)

    def tell(self, connection: Connection, message: str) -> None:
        pass

    def listen(self, heard: Callable[[str], None]) -> Listener:  # noqa: ARG002
        return Deaf()

    def close(self) -> None:
        self._readers.dispose()
        self._writer.dispose()
        self._held.close()

    def write(self, units: Sequence[Unit], process: str, now: int, ms: int) -> Keepers:
        try:
            return self._write(units, process, now, ms)
        except _NotAll:
            values = values_of(units, process, now, ms, by_place)
            with self.reading() as connection:  # nobody else writes here: it stays so
                found = _driver(connection).execute(f"SELECT id {_FITTING}", values)
                fitting = {row[0] for row in found}
            return self._write([unit for unit in units if unit.table in fitting], process, now, ms)

    def _write(self, units: Sequence[Unit], process: str, now: int, ms: int) -> Keepers:
        calls = [(unit.table, c.seat, c.body.decode(), now) for unit in units for c in unit.outbox]
        private = [(unit.table, *one) for unit in units for one in unit.private]
        kept = [(*one, now) for one in private if one[-1] is not None]
        dropped = [one[:-1] for one in private if one[-1] is None]
        values = values_of(units, process, now, ms, by_place)
        with self._own_transaction() as connection:
            if connection.execute(_WRITE_ROWS, values).rowcount != len(units):
                raise _NotAll
            connection.execute(_WRITE_LINES, values)
            for statement, rows in ((_WRITE_CALL, calls), (_KEEP, kept), (_DROP, dropped)):
                if rows:
                    connection.executemany(statement, rows)
        return {unit.table: process if unit.claim else None for unit in units}


def _check_version() -> None:
    if sqlite3.sqlite_version_info < _OLDEST:
        raise StoreError(
            f"This Python comes with SQLite {sqlite3.sqlite_version}: it takes 3.35 or later."
        )


def _check_json(connection: sqlite3.Connection) -> None:
    """It is always there from 3.38 on."""
    try:
        connection.execute("SELECT json('1')").close()
    except sqlite3.OperationalError:
        raise StoreError(
            f"This Python's SQLite {sqlite3.sqlite_version} was built without JSON: it takes one"
            " with it, or 3.38 or later."
        ) from None


def _writer(path: Path) -> Engine:
    """One connection: who wants to write waits for it."""
    engine = _engine(path, pool_size=1)

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        connection.isolation_level = None  # BEGIN is ours
        _set(
            connection,
            journal_mode="WAL",
            synchronous="FULL",
            cache_size=-_CACHE_KB,
            journal_size_limit=_LARGEST_WAL,
            temp_store="MEMORY",  # the rows of a batch, on their way from its JSON
        )

    @event.listens_for(engine, "begin")
    def begun(connection: Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _readers(path: Path) -> Engine:
    """Connections that cannot write, and that keep no transaction open."""
    engine = _engine(path, pool_size=_READERS, isolation_level="AUTOCOMMIT")

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        _set(connection, query_only="ON")

    return engine


def _engine(path: Path, **options: Any) -> Engine:
    engine = create_engine(
        URL.create("sqlite", database=str(path)),
        max_overflow=0,
        hide_parameters=True,
        connect_args={"check_same_thread": False},
        **options,
    )

    @event.listens_for(engine, "connect")
    def connected(connection: sqlite3.Connection, _record: object) -> None:
        _set(connection, busy_timeout=_PATIENCE_MS, foreign_keys="ON")

    return engine


def _set(connection: sqlite3.Connection, **pragmas: str | int) -> None:
    for name, value in pragmas.items():
        connection.execute(f"PRAGMA {name} = {value}").close()


def _driver(connection: Connection) -> sqlite3.Connection:
    return _is_driver(connection.connection.driver_connection)


def _is_driver(connection: object) -> sqlite3.Connection:
    if not isinstance(connection, sqlite3.Connection):
        raise TypeError(connection)
    return connection
