"""A table that is over, deleted for good: its log, and all that its seats kept to themselves.

Of its row nothing is left but the name and a number that no entry follows: without it a process
that writes to the table at that very moment would begin it anew, in the middle of its log.
"""

from __future__ import annotations

from sqlalchemy import delete, update

from longshore.server.domain.seats import OVER
from longshore.server.store.database import Database
from longshore.server.store.schema import DELETED, account_tables, log, outbox, private, tables

NOTHING = {
    "status": DELETED,
    "public": False,
    "seq": -1,
    "creator": "",
    "card": "{}",
    "due_at": None,
    "keeper": None,
    "kept_until": 0,
}


def remove(database: Database, table: str) -> bool:
    """Delete a table that is over, and let all processes hear of it; whether there was one."""
    over = tables.c.id == table, tables.c.status.in_(OVER)
    with database.writing() as connection:
        gone = connection.execute(update(tables).where(*over).values(NOTHING))
        if not gone.rowcount:
            return False
        for part in (log, private, outbox, account_tables):
            connection.execute(delete(part).where(part.c.table_id == table))
        database.tell(connection, f"{table} {DELETED}")
    return True
