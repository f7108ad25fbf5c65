"""Names that nobody may take, each a fact of the database: two processes cannot lose one."""

from __future__ import annotations

from sqlalchemy import delete, func, select

from longshore.server.store.database import Database
from longshore.server.store.rows import BannedRow
from longshore.server.store.schema import facts

NAMES = "names"  # what processes hear when one is banned or allowed again
_BANNED = "banned "  # how such a fact is called, before the name as it is compared
_LAST = "banned!"  # the first name behind all of those


def banned(database: Database) -> list[BannedRow]:
    """All of them, by their order as they are compared."""
    of_them = facts.c.name > _BANNED, facts.c.name < _LAST
    wanted = select(facts).where(*of_them).order_by(facts.c.name)
    with database.reading() as connection:
        found = connection.execute(wanted).all()
    return [BannedRow(row.name.removeprefix(_BANNED), bytes(row.value).decode()) for row in found]


def ban(database: Database, compared: str, name: str, most: int) -> bool:
    """Ban one, and let all processes hear of it; whether there was room for it."""
    ours = {"name": _BANNED + compared, "value": name.encode()}
    of_them = facts.c.name > _BANNED, facts.c.name < _LAST
    others = select(func.count()).select_from(facts).where(*of_them, facts.c.name != ours["name"])
    with database.writing() as connection:
        if connection.execute(others).scalar_one() >= most:
            return False
        connection.execute(database.insert(facts).values(ours).on_conflict_do_nothing())
        database.tell(connection, NAMES)
    return True


def allow(database: Database, compared: str) -> bool:
    """Allow one again; whether it was banned."""
    with database.writing() as connection:
        gone = connection.execute(delete(facts).where(facts.c.name == _BANNED + compared))
        database.tell(connection, NAMES)
    return gone.rowcount > 0
