"""What is a seat's own: orders, notes, webhook, push; and, of no seat, a table's review."""

from __future__ import annotations

from sqlalchemy import delete, select, update

from longshore.server.store.catalogue import there
from longshore.server.store.database import Database
from longshore.server.store.schema import private, tables


def put(
    database: Database,
    table: str,
    seat: int,
    kind: str,
    body: bytes | None,
    *,
    now: int,
    seq: int | None = None,
) -> bool:
    """Keep it in the place of what was there; None drops it.

    With `seq` only if that is still the table's last entry: whoever sits there may have moved.
    Never of a table that was deleted.
    """
    place = {"table_id": table, "seat": seat, "kind": kind}
    with database.writing() as connection:
        # the row is locked: who writes the next entry, or deletes the table, waits for this
        last = select(tables.c.seq).where(tables.c.id == table, there()).with_for_update()
        now_at = connection.execute(last).scalar()
        if now_at is None or seq not in (None, now_at):
            return False
        if body is None:
            connection.execute(delete(private).filter_by(**place))
        else:
            content = {"body": body, "changed_at": now}
            kept = database.insert(private).values(place | content)
            connection.execute(kept.on_conflict_do_update(index_elements=list(place), set_=content))
            if kind == "orders":  # whoever keeps the table is to look at them, even after a crash
                due = update(tables).where(tables.c.id == table, tables.c.status == "running")
                connection.execute(due.values(due_at=now))
        database.tell(connection, f"{table} private {kind}")
    return True


def get(database: Database, table: str, kind: str) -> dict[int, bytes]:
    """Every seat's own of a kind."""
    wanted = select(private.c.seat, private.c.body).where(
        private.c.table_id == table, private.c.kind == kind
    )
    with database.reading() as connection:
        return {seat: bytes(body) for seat, body in connection.execute(wanted)}
