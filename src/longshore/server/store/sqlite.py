"""The store in an SQLite file: one connection that writes, a few that read meanwhile."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event
from sqlalchemy.dialects import sqlite

from longshore.server.store.appending import CHANGING, LINE, ROW, flat, flat_lines
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

_NEW_KEY = "NOT EXISTS (SELECT 1 FROM log WHERE table_id = :id AND seat = :seat AND key = :key)"
_LEASE = "CASE WHEN :claim THEN :process END", "CASE WHEN :claim THEN :until ELSE 0 END"
_KEPT = "CASE WHEN :claim IS NULL THEN {0} ELSE {1} END"
_FIRST_ROW = f"""
    INSERT INTO tables ({", ".join(ROW)}, keeper, kept_until)
    VALUES ({", ".join(f":{name}" for name in ROW)},
        {_LEASE[0]}, {_LEASE[1]})
    ON CONFLICT (id) DO NOTHING
"""
_NEXT_ROW = f"""
    UPDATE tables SET {", ".join(f"{name} = :{name}" for name in CHANGING)},
        keeper = {_KEPT.format("keeper", _LEASE[0])},
        kept_until = {_KEPT.format("kept_until", _LEASE[1])}
    WHERE id = :id AND seq = :before AND {_NEW_KEY}
"""
_WRITE_LINE = f"""
    INSERT INTO log (table_id, {", ".join(LINE)})
    VALUES (:id, {", ".join(f":{name}" for name in LINE)})
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
    def changing(self) -> Iterator[Connection]:
        """References are not looked after: a table that is made anew must not take others along."""
        _check_version()
        with plainly(self.shown), self._writer.connect() as connection:
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
        common = {"process": process, "now": now, "until": now + ms}
        keepers: Keepers = {}
        written: list[dict[str, Any]] = []
        calls: list[tuple[str, int, str, int]] = []
        kept: list[tuple[str, int, str, bytes, int]] = []
        dropped: list[tuple[str, int, str]] = []
        with self.writing() as connection:
            # SQLAlchemy's own way, statement by statement, takes three times as long
            cursor = _driver(connection).cursor()
            for unit in units:
                values = msgspec.structs.asdict(flat(unit)) | common
                cursor.execute(_NEXT_ROW if values["before"] else _FIRST_ROW, values)
                if cursor.rowcount == 1:
                    keepers[unit.table] = process if unit.claim else None
                    written += map(msgspec.structs.asdict, flat_lines(unit))
                    calls += [(unit.table, c.seat, c.body.decode(), now) for c in unit.outbox]
                    for seat, kind, body in unit.private:
                        if body is None:
                            dropped.append((unit.table, seat, kind))
                        else:
                            kept.append((unit.table, seat, kind, body, now))
            cursor.executemany(_WRITE_LINE, written)
            cursor.executemany(_WRITE_CALL, calls)
            cursor.executemany(_KEEP, kept)
            cursor.executemany(_DROP, dropped)
        return keepers


def _check_version() -> None:
    if sqlite3.sqlite_version_info < _OLDEST:
        raise StoreError(
            f"This Python comes with SQLite {sqlite3.sqlite_version}: it takes 3.35 or later."
        )


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
    driver = connection.connection.driver_connection
    if not isinstance(driver, sqlite3.Connection):
        raise TypeError(driver)
    return driver
