"""What the host does about accounts: found by their names, barred and let in again."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, select, update

from longshore.server.domain.names import as_compared
from longshore.server.domain.refused import Unknown
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_matches
from longshore.server.store.schema import PEOPLE, accounts, seekers, sessions

MOST_LISTED = 100


class LookedUp(NamedTuple):
    """An account as the host may know it."""

    id: str
    name: str
    created_at: int
    blocked_at: int | None
    barred_at: int | None


def look_up(database: Database, part: str) -> list[LookedUp]:
    """The accounts whose names have a part; without one those that are barred or blocked."""
    columns = accounts.c
    wanted = select(*(columns[name] for name in LookedUp._fields))
    compared = as_compared(part)
    if compared:
        wanted = wanted.where(columns.compared.contains(compared, autoescape=True))
    else:
        wanted = wanted.where(columns.barred_at.is_not(None) | columns.blocked_at.is_not(None))
    with database.reading() as connection:
        found = connection.execute(wanted.order_by(columns.compared).limit(MOST_LISTED))
        return [LookedUp(*row) for row in found]


def by_name(database: Database, name: str) -> LookedUp:
    """The account that has a name."""
    columns = accounts.c
    wanted = select(*(columns[field] for field in LookedUp._fields))
    with database.reading() as connection:
        found = connection.execute(wanted.where(columns.compared == as_compared(name))).first()
    if found is None:
        raise Unknown("no-such-account", name=name)
    return LookedUp(*found)


def bar(database: Database, account: str, now: int) -> None:
    """Let nobody sign in by an account any more; where somebody is, it ends. What it has stays."""
    with database.writing() as connection:
        hold_matches(database, connection)
        ours = accounts.c.id == account, accounts.c.barred_at.is_(None)
        connection.execute(update(accounts).where(*ours).values(barred_at=now))
        connection.execute(delete(sessions).where(sessions.c.account_id == account))
        connection.execute(delete(seekers).where(seekers.c.account_id == account))
        database.tell(connection, PEOPLE)


def let_in(database: Database, account: str) -> None:
    """Let its owner sign in again."""
    with database.writing() as connection:
        connection.execute(update(accounts).where(accounts.c.id == account).values(barred_at=None))
