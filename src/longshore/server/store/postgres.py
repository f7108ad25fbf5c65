"""The store in PostgreSQL, which any number of processes may share.

Statements commit by themselves. A batch of lines is one statement: one way there and one back, and
no process that comes to a halt leaves a row locked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager

import msgspec
import psycopg
from sqlalchemy import URL, Connection, Engine, Table, create_engine, event, func, select, text
from sqlalchemy.dialects import postgresql

from longshore.server.store.appending import (
    LINE,
    NEXT_ROW,
    ROW,
    Flat,
    FlatLine,
    by_name,
    values_of,
)
from longshore.server.store.database import Database, Keepers
from longshore.server.store.errors import StoreError, plainly
from longshore.server.store.hearing import Ear
from longshore.server.store.listener import Listener
from longshore.server.store.rows import Unit

CHANNEL = "longshore"
_OLDEST = 12  # AS MATERIALIZED
_SCHEMA = 0x6C6F6E6773686F72  # "longshor": the lock of who changes the schema
_CONNECTIONS, _MORE_CONNECTIONS = 4, 4
# A host that is gone without a word is missed within half a minute.
_PATIENCE = {
    "connect_timeout": 10,
    "keepalives_idle": 15,
    "keepalives_interval": 5,
    "keepalives_count": 3,
    "tcp_user_timeout": 30_000,
}

_TIME = "SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::bigint"
_SIZE = "SELECT pg_database_size(current_database())"
_WHAT_IT_IS = """
    SELECT current_setting('server_version_num')::int, current_setting('server_encoding')
"""
_TYPES = {"int": "bigint", "str": "text", "bool": "boolean"}


def _columns(kind: type[msgspec.Struct]) -> str:
    """The fields of a struct as columns."""
    fields = kind.__annotations__.items()
    return ", ".join(f"{name} {_TYPES[str(of).split(' ')[0]]}" for name, of in fields)


# Worded so that it is planned alike for small tables and large, whose sizes the server may not know
# yet: a subquery for a value is looked up in an index, while one with EXISTS may become a walk
# through the whole log.
_WRITE = f"""
    WITH seen AS MATERIALIZED (
        SELECT u.*, u.before = coalesce((SELECT seq FROM tables WHERE id = u.id), 0) AND (
            SELECT seq FROM log WHERE table_id = u.id AND seat = u.seat AND key = u.key
        ) IS NULL AS fits
        FROM json_to_recordset(%(units)s::json) AS u({_columns(Flat)})
    ), new AS MATERIALIZED (
        SELECT * FROM seen WHERE fits ORDER BY id COLLATE "C"
    ), moved AS (
        INSERT INTO tables AS t ({", ".join(ROW)}, keeper, kept_until)
        SELECT {", ".join(ROW)},
            CASE WHEN claim THEN %(process)s END,
            CASE WHEN claim THEN %(until)s WHEN claim IS NULL THEN -1 ELSE 0 END
        FROM new
        ON CONFLICT (id) DO UPDATE SET {NEXT_ROW}
        WHERE (t.id, t.seq) IN (SELECT id, before FROM new)
        RETURNING id, seq, keeper
    ), logged AS (
        INSERT INTO log (table_id, {", ".join(LINE)})
        SELECT id, {", ".join(f"l.{name}" for name in LINE)}
        FROM json_to_recordset(%(lines)s::json) AS l({_columns(FlatLine)}) JOIN moved USING (id)
    ), posted AS (
        INSERT INTO outbox (table_id, seat, body, attempts, next_at, kept_until)
        SELECT id, c.seat, c.body, 0, %(now)s, 0
        FROM json_to_recordset(%(calls)s::json) AS c(id text, seat smallint, body text)
        JOIN moved USING (id)
    ), kept AS (
        INSERT INTO private (table_id, seat, kind, body, changed_at)
        SELECT id, p.seat, p.kind, convert_to(p.body, 'UTF8'), %(now)s
        FROM json_to_recordset(%(private)s::json) AS p(id text, seat smallint, kind text, body text)
        JOIN moved USING (id) WHERE p.body IS NOT NULL
        ON CONFLICT (table_id, seat, kind)
        DO UPDATE SET body = excluded.body, changed_at = excluded.changed_at
    ), dropped AS (
        DELETE FROM private USING moved,
            json_to_recordset(%(private)s::json) AS p(id text, seat smallint, kind text, body text)
        WHERE moved.id = p.id AND p.body IS NULL
            AND private.table_id = p.id AND private.seat = p.seat AND private.kind = p.kind
    )
    SELECT id, keeper, pg_notify('{CHANNEL}', id || ' ' || seq) FROM moved
"""


class Call(msgspec.Struct):
    """A delivery on its way into the database."""

    id: str
    seat: int
    body: str


class PrivateRow(msgspec.Struct):
    """What a seat keeps to itself, on its way into the database."""

    id: str
    seat: int
    kind: str
    body: str | None


class Postgres(Database):
    """A database on a server."""

    shared = True

    def __init__(self, url: URL, shown: str, *, reading: bool = False) -> None:
        self.shown = shown
        self._url = patient(url)
        self._engine = _engine(self._url, reading)
        self._transactions = self._engine.execution_options(isolation_level="READ COMMITTED")

    @contextmanager
    def reading(self) -> Iterator[Connection]:
        with plainly(self.shown), self._engine.connect() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        with plainly(self.shown), self._transactions.begin() as connection:
            yield connection

    @contextmanager
    def snapshot(self) -> Iterator[Connection]:
        moment = self._engine.execution_options(
            isolation_level="REPEATABLE READ", postgresql_readonly=True
        )
        with plainly(self.shown), moment.begin() as connection:
            yield connection

    @contextmanager
    def changing(self) -> Iterator[Connection]:
        with self.writing() as connection:
            _check_server(connection, self.shown)
            connection.execute(select(func.pg_advisory_xact_lock(_SCHEMA)))
            yield connection

    def time(self) -> int:
        with self.reading() as connection:
            return int(connection.execute(text(_TIME)).scalar_one())

    def size(self) -> int:
        with self.reading() as connection:
            return int(connection.execute(text(_SIZE)).scalar_one())

    def insert(self, table: Table) -> postgresql.Insert:
        return postgresql.insert(table)

    def tell(self, connection: Connection, message: str) -> None:
        connection.execute(select(func.pg_notify(CHANNEL, message)))

    def listen(self, heard: Callable[[str], None]) -> Listener:
        words, options = self._engine.dialect.create_connect_args(self._url)
        return Ear(lambda: psycopg.connect(*words, **options, autocommit=True), CHANNEL, heard)

    def close(self) -> None:
        self._engine.dispose()

    def write(self, units: Sequence[Unit], process: str, now: int, ms: int) -> Keepers:
        calls = [
            Call(unit.table, call.seat, call.body.decode())
            for unit in units
            for call in unit.outbox
        ]
        private = [
            PrivateRow(unit.table, seat, kind, None if body is None else body.decode())
            for unit in units
            for seat, kind, body in unit.private
        ]
        values = values_of(units, process, now, ms, by_name) | {
            "private": by_name(private),
            "calls": by_name(calls),
        }
        with self.reading() as connection:
            return {row[0]: row[1] for row in connection.exec_driver_sql(_WRITE, values)}


def patient(url: URL) -> URL:
    """The address with our patience, where the host has not said otherwise."""
    own = {name: str(value) for name, value in _PATIENCE.items()}
    return url.set(query={"application_name": "longshore"} | own | dict(url.query))


def _check_server(connection: Connection, shown: str) -> None:
    version, encoding = connection.execute(text(_WHAT_IT_IS)).one()
    if version < _OLDEST * 10_000:
        raise StoreError(
            f"The server of {shown} is PostgreSQL {version // 10_000}: it takes {_OLDEST} or later."
        )
    if encoding != "UTF8":
        raise StoreError(
            f"The database {shown} is encoded in {encoding}: make one WITH ENCODING 'UTF8' TEMPLATE"
            " template0."
        )


def _engine(url: URL, reading: bool) -> Engine:
    engine = create_engine(
        url,
        pool_size=_CONNECTIONS,
        max_overflow=_MORE_CONNECTIONS,
        pool_pre_ping=True,  # the server may have been restarted since
        isolation_level="AUTOCOMMIT",
        hide_parameters=True,
    )

    @event.listens_for(engine, "connect")
    def connected(connection: psycopg.Connection[object], _record: object) -> None:
        # Each statement is to see what was committed before it, whatever the server's custom is.
        connection.execute("SET default_transaction_isolation = 'read committed'")
        if reading:
            connection.execute("SET default_transaction_read_only = on")

    return engine
