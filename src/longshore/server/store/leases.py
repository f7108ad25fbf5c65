"""Who runs a table's bots, orders and clocks: one process at a time, as long as it lives.

Whoever locks rows of several tables and may have to wait does so in the order of their names; who
does not wait (SKIP LOCKED) may take them in any order. So nobody waits in a circle.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import CTE, ColumnElement, Select, and_, or_, select, update
from sqlalchemy.sql.dml import ReturningUpdate

from longshore.server.store.database import Database
from longshore.server.store.schema import outbox, tables

_AT_ONCE = 500  # a statement takes only so many values
_IN_HAND_MS = 1000  # so long a lease is fresh


def claim(database: Database, names: Sequence[str], process: str, now: int, ms: int) -> set[str]:
    """Take or renew the leases of these tables that are free, over, or ours."""
    ours: set[str] = set()
    free = or_(_free(now), tables.c.keeper == process)
    ordered = sorted(names)
    with database.writing() as connection:
        for start in range(0, len(ordered), _AT_ONCE):
            some = tables.c.id.in_(ordered[start : start + _AT_ONCE])
            chosen = _in_order(select(tables.c.id).where(some, free))
            ours.update(row.id for row in connection.execute(_taking(chosen, process, now + ms)))
    return ours


def due(database: Database, process: str, now: int, ms: int, limit: int) -> list[str]:
    """Take the leases of tables that are due and that nobody else has, longest due first.

    Of our own those that are not fresh: what was to be done there has not been done. The others are
    in hand, and must not stand before those that are not.
    """
    fresh = now + ms - min(_IN_HAND_MS, ms // 2)
    stale = and_(tables.c.keeper == process, tables.c.kept_until <= fresh)
    wanted = select(tables.c.id).where(tables.c.due_at <= now, or_(_free(now), stale))
    if not any_of(database, wanted):
        return []
    first = wanted.order_by(tables.c.due_at, tables.c.id).limit(limit)
    chosen = first.with_for_update(skip_locked=True).cte("chosen")
    with database.writing() as connection:
        taken = connection.execute(_taking(chosen, process, now + ms)).all()
    return [name for _, name in sorted((row.due_at, row.id) for row in taken)]


def put_off(database: Database, process: str, table: str, seq: int, due_at: int | None) -> None:
    """Nothing is to be done after this entry until then, by whoever has the lease."""
    until = update(tables).values(due_at=due_at, keeper=None, kept_until=0)
    ours = tables.c.id == table, tables.c.seq == seq, tables.c.keeper == process
    with database.writing() as connection:
        connection.execute(until.where(*ours))


def release(database: Database, process: str, table: str | None) -> None:
    """Give back a table's lease, or all of a process that stops."""
    held = select(tables.c.id).where(tables.c.keeper == process)
    if table is not None:
        held = held.where(tables.c.id == table)
    chosen = _in_order(held)
    free = update(tables).values(keeper=None, kept_until=0)
    with database.writing() as connection:
        connection.execute(free.where(tables.c.id.in_(select(chosen.c.id))))
        if table is None:
            calls = select(outbox.c.id).where(outbox.c.keeper == process).order_by(outbox.c.id)
            ours = calls.with_for_update().cte("ours")
            given_back = update(outbox).values(keeper=None, kept_until=0)
            connection.execute(given_back.where(outbox.c.id.in_(select(ours.c.id))))


def free_all(database: Database) -> None:
    """Whoever had a lease is dead: so it is with a file, which has one process at a time."""
    with database.writing() as connection:
        for held in (tables, outbox):
            free = update(held).values(keeper=None, kept_until=0)
            connection.execute(free.where(held.c.keeper.is_not(None)))


def any_of(database: Database, wanted: Select[Any]) -> bool:
    """Whether there is anything to take: mostly not, and then nobody needs to be kept waiting."""
    with database.reading() as connection:
        return connection.execute(wanted.limit(1)).first() is not None


def _free(now: int) -> ColumnElement[bool]:
    """Leases that are nobody's, or over."""
    return or_(tables.c.keeper.is_(None), tables.c.kept_until <= now)


def _in_order(wanted: Select[Any]) -> CTE:
    return wanted.order_by(tables.c.id).with_for_update().cte("chosen")


def _taking(chosen: CTE, process: str, until: int) -> ReturningUpdate[*tuple[Any, ...]]:
    ours = update(tables).values(keeper=process, kept_until=until)
    return ours.where(tables.c.id.in_(select(chosen.c.id))).returning(tables.c.id, tables.c.due_at)
