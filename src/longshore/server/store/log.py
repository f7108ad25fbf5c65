"""Reading the log."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Row, select

from longshore.server.domain.entries import Line, read
from longshore.server.store.database import Database
from longshore.server.store.schema import log as written

_shown = (written.c.seq, written.c.at, written.c.body, written.c.key)


def lines(database: Database, table: str, after: int, upto: int | None) -> list[Line]:
    """The lines of a table with `after` < seq ≤ `upto`."""
    wanted = select(*_shown).where(written.c.table_id == table, written.c.seq > after)
    if upto is not None:
        wanted = wanted.where(written.c.seq <= upto)
    with database.reading() as connection:
        return [_line(found) for found in connection.execute(wanted.order_by(written.c.seq))]


def _line(found: Row[*tuple[Any, ...]]) -> Line:
    seq, at, body, key = found
    return Line(seq, at, read(body), key)
