"""All of a database in one file, of whichever kind it is; and back, into either kind.

The file is compressed text, JSON line by line: what it is, then each table with its columns and its
rows, then how many there were. It is written from one moment of the database, while servers go on.
What is restored is what was written, but for leases, which were other processes'.
"""

from __future__ import annotations

import base64
import gzip
import os
import zlib
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any, BinaryIO

import msgspec
from sqlalchemy import (
    Connection,
    LargeBinary,
    MetaData,
    Select,
    Table,
    delete,
    func,
    insert,
    select,
)

from longshore import __version__
from longshore.server.store.catalogue import there
from longshore.server.store.database import Database
from longshore.server.store.deleting import NOTHING
from longshore.server.store.errors import StoreError
from longshore.server.store.migrating import (
    check,
    check_references,
    known,
    refuse_foreign,
    refuse_newer,
    revision,
    take_down,
    upgrade,
)
from longshore.server.store.schema import HEAD, metadata, results, tables

FORMAT = "longshore-backup"
AT_ONCE = 500  # rows
_FREE = {"keeper": None, "kept_until": 0}  # as a lease is that nobody has
_NUMBERED = "outbox"  # the database gives its rows their numbers itself
_BROKEN = (OSError, EOFError, KeyError, TypeError, ValueError, zlib.error, msgspec.MsgspecError)

Counts = dict[str, int]  # rows, by table
_encode = msgspec.json.Encoder().encode


class Heading(msgspec.Struct, frozen=True, kw_only=True):
    """The first line."""

    format: str
    schema: str
    version: str  # of the program that wrote it


class DumpedTable(msgspec.Struct, frozen=True, kw_only=True):
    """A table begins."""

    table: str
    columns: tuple[str, ...]


class Ending(msgspec.Struct, frozen=True, kw_only=True):
    """The last line."""

    rows: Counts


def back_up(database: Database, file: Path, *, overwrite: bool = False) -> Counts:
    """Write all of a database to a file, whole or not at all."""
    if file.is_dir():
        raise StoreError(f"{file} is a folder: give a file, as {file / 'tables.backup'}.")
    if file.exists() and not overwrite:
        raise StoreError(f"{file} is there already: give another name, or --overwrite.")
    part = file.with_name(f".{file.name}.{os.getpid()}.part")
    try:
        handle = os.open(part, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)  # secrets are in it
        try:
            with os.fdopen(handle, "wb") as raw:
                counts = _write_all(database, raw)
                raw.flush()
                os.fsync(raw.fileno())
            part.replace(file)
        finally:
            part.unlink(missing_ok=True)
    except OSError as problem:
        raise StoreError(f"{file} cannot be written: {problem.strerror}.") from None
    return counts


def _write_all(database: Database, raw: BinaryIO) -> Counts:
    counts: Counts = {}
    with gzip.GzipFile(fileobj=raw, mode="wb", mtime=0) as out, database.snapshot() as connection:
        check(connection, database.shown)
        _write(out, Heading(format=FORMAT, schema=HEAD, version=__version__))
        for table in metadata.sorted_tables:
            _write(out, DumpedTable(table=str(table.name), columns=tuple(map(str, table.c.keys()))))
            counts[table.name] = 0
            rows = connection.execution_options(yield_per=AT_ONCE).execute(_all_of(table))
            for row in rows:
                _write(out, [_told(value) for value in row])
                counts[table.name] += 1
        _write(out, Ending(rows=counts))
        return _told_of(connection, counts)


def _all_of(table: Table) -> Select[*tuple[Any, ...]]:
    """Its rows, in order. Of tables that were deleted, too: their results stay."""
    return select(table).order_by(*table.primary_key)


def _told_of(connection: Connection, counts: Counts) -> Counts:
    """The counts, with only those tables that are there."""
    here = connection.execute(select(func.count()).select_from(tables).where(there()))
    return {**counts, tables.name: here.scalar_one()}


def _write(out: gzip.GzipFile, line: object) -> None:
    out.write(_encode(line) + b"\n")


def _told(value: Any) -> Any:
    return base64.b64encode(value).decode() if isinstance(value, bytes | memoryview) else value


def restore(database: Database, file: Path) -> Counts:
    """Fill an empty database from a file, wholly or not at all."""
    with _legible(file), gzip.open(file, "rb") as lines:
        heading = msgspec.json.decode(next(iter(lines), b""), type=Heading)
        if heading.format != FORMAT:
            raise ValueError(heading.format)
        if heading.schema not in known():
            raise StoreError(
                f"{file} is of a newer Longshore ({heading.version}): update Longshore first."
            )
        with database.changing() as connection:
            _make_empty(connection, database.shown, heading.schema)
            counts = _fill(connection, lines)
            upgrade(connection, HEAD)
            check_references(connection, database.shown)
            return _told_of(connection, counts)


@contextmanager
def _legible(file: Path) -> Iterator[None]:
    try:
        yield
    except PermissionError:
        raise StoreError(f"{file} cannot be read: permission denied.") from None
    except IsADirectoryError:
        raise StoreError(f"{file} is a folder, not a backup.") from None
    except _BROKEN:
        raise StoreError(
            f"{file} is no whole backup of Longshore's: nothing was restored."
        ) from None


def _make_empty(connection: Connection, shown: str, schema: str) -> None:
    """Where nothing of ours is, or a server was begun and has never had a table."""
    found = revision(connection)
    if found is None:
        refuse_foreign(connection, shown)
        upgrade(connection, schema)
        return
    ours = MetaData()
    ours.reflect(connection, only=lambda name, _: name in metadata.tables)
    kept = (table for name, table in ours.tables.items() if name in ("tables", "accounts"))
    if any(connection.execute(select(func.count()).select_from(one)).scalar_one() for one in kept):
        raise StoreError(f"The database {shown} is in use already: restore into a new one.")
    if found == schema:
        for table in reversed(ours.sorted_tables):
            connection.execute(delete(table))
    else:  # of another release than the backup: begun anew
        refuse_newer(found, shown)
        take_down(connection)
        upgrade(connection, schema)


def _fill(connection: Connection, lines: gzip.GzipFile) -> Counts:
    filling = _Filling(connection)
    for line in lines:
        told = msgspec.json.decode(line)
        if isinstance(told, list):
            filling.add(told)
        elif "rows" in told:
            filling.flush()
            if msgspec.convert(told, Ending).rows != filling.counts or lines.read(1):
                raise ValueError(told)  # at the end of the file its sum is compared
            return filling.counts
        else:
            filling.begin(msgspec.convert(told, DumpedTable))
    raise EOFError


class _Filling:
    """A database that is being filled, table by table."""

    def __init__(self, connection: Connection) -> None:
        self._connection, self._there = connection, MetaData()
        self._there.reflect(connection)
        self._table = DumpedTable(table="", columns=())
        self._rows: list[dict[str, Any]] = []
        self.counts: Counts = {}

    def begin(self, table: DumpedTable) -> None:
        self.flush()
        if table.table not in metadata.tables:
            raise ValueError(table.table)
        self._table = table
        self.counts[table.table] = 0

    def add(self, told: list[Any]) -> None:
        table = self._there.tables[self._table.table]
        self._rows.append(_row(table, dict(zip(self._table.columns, told, strict=True))))
        if len(self._rows) == AT_ONCE:
            self.flush()

    def flush(self) -> None:
        if self._rows:
            if self._table.table == results.name:
                self._need_tables()
            self._connection.execute(insert(self._there.tables[self._table.table]), self._rows)
            self.counts[self._table.table] += len(self._rows)
            self._rows.clear()

    def _need_tables(self) -> None:
        """Earlier backups have no rows of deleted tables, whose results stay."""
        ours = self._there.tables[tables.name]
        of = {row["table_id"]: row for row in self._rows}
        here = set(self._connection.scalars(select(ours.c.id).where(ours.c.id.in_(of))))
        missing = [row for table, row in of.items() if table not in here]
        if missing:
            self._connection.execute(insert(ours), [_deleted(row) for row in missing])


def _deleted(result: Mapping[str, Any]) -> dict[str, Any]:
    """The row of a deleted table, by a result that was kept of it."""
    at = {"created_at": result["at"], "changed_at": result["at"]}
    known = {name: result[name] for name in ("edition", "seats")}
    return {"id": result["table_id"], **at, **known, **NOTHING}


def _row(table: Table, told: Mapping[str, Any]) -> dict[str, Any]:
    """A row as it is stored again."""
    values = {name: _FREE.get(name, value) for name, value in told.items()}
    for name, value in values.items():
        if isinstance(table.c[name].type, LargeBinary) and value is not None:
            values[name] = base64.b64decode(value, validate=True)
    if table.name == _NUMBERED:
        values.pop("id", None)
    return values
