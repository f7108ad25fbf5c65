"""All that is kept of an account, to be taken away by its owner."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Connection, select

from longshore.server.people.belongings import BELONGINGS, Belonging
from longshore.server.people.players import of_account
from longshore.server.store.database import Database
from longshore.server.store.schema import results

Rows = tuple[dict[str, Any], ...]


def taken_out(database: Database, account: str) -> dict[str, Rows]:
    """By what it is, the rows of an account, as they stand in the database at one moment."""
    with database.snapshot() as connection:
        return {name: _rows(connection, part, account) for name, part in BELONGINGS.items()}


def _rows(connection: Connection, part: Belonging, account: str) -> Rows:
    table = part.whose.table
    owner = of_account(account) if table is results else account
    columns = (table.c[name].label(part.called.get(name, name)) for name in part.told)
    found = connection.execute(select(*columns).where(part.whose == owner))
    return tuple(dict(row._mapping) for row in found)
