"""Whose page everybody may see: by the account's own choice."""

from __future__ import annotations

from sqlalchemy import delete, exists, select

from longshore.server.domain.names import as_compared
from longshore.server.domain.refused import Unknown
from longshore.server.people import accounts
from longshore.server.people.accounts import AccountRow, hold
from longshore.server.store.database import Database
from longshore.server.store.schema import public_pages


def is_public(database: Database, account: str) -> bool:
    """Whether everybody may see an account's ratings and rated games."""
    with database.reading() as connection:
        there = exists().where(public_pages.c.account_id == account)
        return bool(connection.execute(select(there)).scalar_one())


def show(database: Database, account: str, now: int) -> None:
    """Let everybody see them."""
    values = {"account_id": account, "since": now}
    with database.writing() as connection:
        hold(connection, account)
        connection.execute(database.insert(public_pages).values(values).on_conflict_do_nothing())


def hide(database: Database, account: str) -> None:
    """Let nobody see them any more."""
    with database.writing() as connection:
        connection.execute(delete(public_pages).where(public_pages.c.account_id == account))


def found(database: Database, name: str, asker: str | None) -> AccountRow:
    """The account of that name, if its page is public, or one's own. Of others it is not even said
    that they are there.
    """
    one = accounts.named(database, as_compared(name))
    if one is None or (one.id != asker and not is_public(database, one.id)):
        raise Unknown("no-such-player", name=name)
    return one
