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
        # All of it before any is decoded: a question that is given up in the middle, because an
        # entry is damaged, would hold its connection to what was there then.
        rows = connection.execute(wanted.order_by(written.c.seq)).all()
    return [_line(found) for found in rows]


def _line(found: Row[*tuple[Any, ...]]) -> Line:
    seq, at, body, key = found
    return Line(seq, at, read(body), key)
