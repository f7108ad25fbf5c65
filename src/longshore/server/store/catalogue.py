"""Tables without their logs, and what a database knows of itself."""

from __future__ import annotations

import secrets
from collections.abc import Iterator, Sequence
from itertools import product
from typing import Any, get_args

from sqlalchemy import (
    Column,
    ColumnElement,
    Row,
    Select,
    func,
    select,
    text,
    tuple_,
    union_all,
)

from longshore.server.domain.seats import Status
from longshore.server.store.database import Database
from longshore.server.store.rows import TableRow
from longshore.server.store.schema import DELETED, GOING, account_tables, facts, tables

_SECRET, _PULSE = "secret", "pulse"
_PULSE_BYTES = 8 * 1024  # more than a page of SQLite: on a full disk it fails
_PAGE = 1000
_statuses: tuple[Status, ...] = get_args(Status)
_place = [tables.c.changed_at, tables.c.id]
_shown = [tables.c[name] for name in TableRow.__struct_fields__]


def row(database: Database, table: str) -> TableRow | None:
    """A table, if there is one of that name."""
    wanted = select(*_shown).where(tables.c.id == table, there())
    with database.reading() as connection:
        found = connection.execute(wanted).first()
    return None if found is None else _read(found)


def lobby(
    database: Database,
    status: Status,
    edition: str | None,
    before: tuple[int, str] | None,
    limit: int,
) -> list[TableRow]:
    """A page of the public tables, newest change first."""
    wanted = _changed(_shown, status, before).where(tables.c.public)
    if edition is not None:
        wanted = wanted.where(tables.c.edition == edition)
    with database.reading() as connection:
        return [_read(found) for found in connection.execute(wanted.limit(limit))]


def tables_changed(
    database: Database,
    status: Status | None,
    before: tuple[int, str] | None,
    limit: int | None,
) -> list[TableRow]:
    """A page of all tables, newest change first."""
    # the index begins with these two: of what it has for each of them the newest, and their rows
    parts = product(_statuses if status is None else (status,), (tables.c.public, ~tables.c.public))
    pages = (_changed(_place, one, before).where(public).limit(limit) for one, public in parts)
    places = union_all(*(select(page.subquery()) for page in pages))
    newest = places.order_by(text("changed_at DESC"), text("id DESC")).limit(limit).subquery()
    wanted = select(*_shown).join(newest, tables.c.id == newest.c.id)
    with database.reading() as connection:
        found = [_read(one) for one in connection.execute(wanted)]
    return sorted(found, key=lambda one: (one.changed_at, one.id), reverse=True)


def _changed(
    columns: list[Column[Any]], status: Status, before: tuple[int, str] | None
) -> Select[*tuple[Any, ...]]:
    """The tables of a status, newest change first."""
    wanted = select(*columns).where(tables.c.status == status)
    if before is not None:
        wanted = wanted.where(tuple_(tables.c.changed_at, tables.c.id) < tuple_(*before))
    return wanted.order_by(tables.c.changed_at.desc(), tables.c.id.desc())


def tables_of_account(
    database: Database,
    account: str,
    statuses: tuple[Status, ...],
    before: tuple[int, str] | None,
    limit: int,
) -> list[TableRow]:
    """A page of the tables that an account has sat down at, or was about to, newest change first;
    of those that are written down as over, where it had a seat to the end.
    """
    had = account_tables.c.seats.is_(None) | (account_tables.c.seats != "[]")
    wanted = (
        select(*_shown)
        .join(account_tables, account_tables.c.table_id == tables.c.id)
        .where(account_tables.c.account_id == account, tables.c.status.in_(statuses), had)
    )
    if before is not None:
        wanted = wanted.where(tuple_(tables.c.changed_at, tables.c.id) < tuple_(*before))
    newest = tables.c.changed_at.desc(), tables.c.id.desc()
    with database.reading() as connection:
        return [_read(found) for found in connection.execute(wanted.order_by(*newest).limit(limit))]


def going_tables_of(database: Database, account: str) -> frozenset[str]:
    """All tables that are not over and that an account has sat down at, or was about to."""
    wanted = (
        select(tables.c.id)
        .join(account_tables, account_tables.c.table_id == tables.c.id)
        .where(account_tables.c.account_id == account, GOING)
    )
    with database.reading() as connection:
        return frozenset(connection.scalars(wanted))


def public_ones(database: Database, wanted: Sequence[str]) -> frozenset[str]:
    """Those of some tables that everybody may find."""
    found = select(tables.c.id).where(tables.c.id.in_(wanted), tables.c.public, there())
    with database.reading() as connection:
        return frozenset(connection.scalars(found))


def open_tables(database: Database, creator: str, since: int) -> int:
    """How many tables of an address are not over, and had something happen since then."""
    theirs = tables.c.creator == creator, GOING, tables.c.changed_at >= since
    count = select(func.count()).select_from(tables).where(*theirs)
    with database.reading() as connection:
        return connection.execute(count).scalar_one()


def every_table(database: Database) -> Iterator[str]:
    """All tables, a page at a time: no reader stands in the way while the caller is busy."""
    last = ""
    while True:
        further = select(tables.c.id).where(tables.c.id > last, there())
        with database.reading() as connection:
            names = list(connection.scalars(further.order_by(tables.c.id).limit(_PAGE)))
        if not names:
            return
        yield from names
        last = names[-1]


def there() -> ColumnElement[bool]:
    """Tables that were not deleted."""
    return tables.c.status != DELETED


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
