"""The outbox: webhook calls to make, each by one process at a time."""

from __future__ import annotations

from sqlalchemy import Connection, delete, insert, or_, select, update

from longshore.server.store.database import Database
from longshore.server.store.leases import any_of
from longshore.server.store.rows import StoredDelivery
from longshore.server.store.schema import outbox


def put(connection: Connection, table: str, seat: int, body: bytes, now: int) -> None:
    """A call to make that goes with no entry, in a transaction that is under way."""
    values = {"table_id": table, "seat": seat, "body": body.decode(), "next_at": now}
    connection.execute(insert(outbox).values(attempts=0, kept_until=0, **values))


def due(
    database: Database, process: str, now: int, lease_ms: int, limit: int
) -> list[StoredDelivery]:
    """Take calls that are due and in nobody's hands, longest due first."""
    free = or_(outbox.c.keeper.is_(None), outbox.c.kept_until <= now)
    wanted = select(outbox.c.id).where(outbox.c.next_at <= now, free)
    if not any_of(database, wanted):
        return []
    first = wanted.order_by(outbox.c.next_at, outbox.c.id).limit(limit)
    chosen = first.with_for_update(skip_locked=True).cte("chosen")
    taking = (
        update(outbox)
        .values(keeper=process, kept_until=now + lease_ms)
        .where(outbox.c.id.in_(select(chosen.c.id)))
        .returning(outbox)
    )
    with database.writing() as connection:
        found = connection.execute(taking).all()
    taken = sorted(found, key=lambda row: (row.next_at, row.id))
    return [
        StoredDelivery(row.id, row.table_id, row.seat, row.body.encode(), row.attempts)
        for row in taken
    ]


def done(database: Database, number: int) -> None:
    """Take a call out."""
    with database.writing() as connection:
        connection.execute(delete(outbox).where(outbox.c.id == number))


def failed(database: Database, number: int, next_at: int) -> None:
    """Put a call back, for later."""
    later = {"attempts": outbox.c.attempts + 1, "next_at": next_at, "keeper": None, "kept_until": 0}
    with database.writing() as connection:
        connection.execute(update(outbox).where(outbox.c.id == number).values(later))
