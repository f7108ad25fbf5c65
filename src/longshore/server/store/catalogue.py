"""Tables without their logs, and what a database knows of itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator
from typing import Any

from sqlalchemy import ColumnElement, Row, func, select, tuple_

from longshore.server.domain.seats import Status
from longshore.server.store.database import Database
from longshore.server.store.rows import TableRow
from longshore.server.store.schema import facts, tables

_SECRET, _PULSE = "secret", "pulse"
_PULSE_BYTES = 8 * 1024  # more than a page of SQLite: on a full disk it fails
_PAGE = 1000
_shown = [tables.c[name] for name in TableRow.__struct_fields__]


def row(database: Database, table: str) -> TableRow | None:
    """A table, if there is one of that name."""
    with database.reading() as connection:
        found = connection.execute(select(*_shown).where(tables.c.id == table)).first()
    return None if found is None else _read(found)


def lobby(
    database: Database,
    status: Status,
    edition: str | None,
    before: tuple[int, str] | None,
    limit: int,
) -> list[TableRow]:
    """A page of the public tables, newest change first."""
    return _page(database, [tables.c.public, tables.c.status == status], edition, before, limit)


def tables_changed(
    database: Database,
    status: Status | None,
    edition: str | None,
    before: tuple[int, str] | None,
    limit: int | None,
) -> list[TableRow]:
    """A page of all tables, newest change first."""
    conditions = [] if status is None else [tables.c.status == status]
    return _page(database, conditions, edition, before, limit)


def _page(
    database: Database,
    conditions: list[ColumnElement[bool]],
    edition: str | None,
    before: tuple[int, str] | None,
    limit: int | None,
) -> list[TableRow]:
    wanted = select(*_shown).where(*conditions)
    if edition is not None:
        wanted = wanted.where(tables.c.edition == edition)
    if before is not None:
        wanted = wanted.where(tuple_(tables.c.changed_at, tables.c.id) < tuple_(*before))
    newest = wanted.order_by(tables.c.changed_at.desc(), tables.c.id.desc()).limit(limit)
    with database.reading() as connection:
        return [_read(found) for found in connection.execute(newest)]


def open_tables(database: Database, creator: str, since: int) -> int:
    """How many tables of an address are not over, and had something happen since then."""
    going = tables.c.status.in_(("open", "running")), tables.c.changed_at >= since
    count = select(func.count()).select_from(tables).where(tables.c.creator == creator, *going)
    with database.reading() as connection:
        return connection.execute(count).scalar_one()


def every_table(database: Database) -> Iterator[str]:
    """All tables, a page at a time: no reader stands in the way while the caller is busy."""
    last = ""
    while True:
        page = select(tables.c.id).where(tables.c.id > last).order_by(tables.c.id).limit(_PAGE)
        with database.reading() as connection:
            names = list(connection.scalars(page))
        if not names:
            return
        yield from names
        last = names[-1]


def secret(database: Database) -> bytes:
    """The bytes of this database; whoever asks first makes them."""
    return fact(database, _SECRET, secrets.token_bytes(32))


def fact(database: Database, name: str, new: bytes) -> bytes:
    """What a database knows under a name; what is new becomes known, unless something is."""
    ours = {"name": name, "value": new}
    known = select(facts.c.value).where(facts.c.name == name)
    with database.writing() as connection:
        connection.execute(database.insert(facts).values(ours).on_conflict_do_nothing())
        return bytes(connection.execute(known).scalar_one())


def tell(database: Database, message: str) -> None:
    """Let all processes hear something."""
    with database.reading() as connection:
        database.tell(connection, message)


def pulse(database: Database) -> None:
    """Write something that takes room, as entries do."""
    ours = {"name": _PULSE, "value": secrets.token_bytes(_PULSE_BYTES)}
    beat = database.insert(facts).values(ours)
    anew = beat.on_conflict_do_update(index_elements=["name"], set_={"value": ours["value"]})
    with database.writing() as connection:
        connection.execute(anew)


def latest(database: Database) -> int:
    """When something last happened at a table; 0 if nothing has."""
    with database.reading() as connection:
        return connection.execute(select(func.max(tables.c.changed_at))).scalar_one() or 0


def _read(found: Row[*tuple[Any, ...]]) -> TableRow:
    values = found._asdict()
    values["card"] = values["card"].encode()
    return TableRow(**values)
