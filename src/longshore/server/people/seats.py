"""Seats of accounts: by which key an account holds one, and at which tables it has sat down.

An account's key at a table is like that of a link, but no token opens it: its hash is made of the
account, the table and the secret of the database. So the log says nothing of the account to whoever
does not know both, and nothing at all once the account is deleted.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, delete, exists, select, update

from longshore.server.domain.entries import Key
from longshore.server.store.database import Database
from longshore.server.store.schema import GOING, account_tables, tables


def holder(secret: bytes, account: str, table: str) -> str:
    """The hash of an account's key at a table."""
    return hmac.digest(secret, f"seat of {account} at {table}".encode(), "sha256").hex()


def accounts_by(
    connection: Connection, secret: bytes, table: str, keys: Mapping[str, Key]
) -> dict[int, str]:
    """The account of each seat of a table that is one's, by the keys there, which are by hash."""
    wanted = select(account_tables.c.account_id).where(account_tables.c.table_id == table)
    theirs = list(connection.scalars(wanted))
    held = ((account, keys.get(holder(secret, account, table))) for account in theirs)
    return {seat: account for account, key in held if key is not None for seat in key.seats}


def note(database: Database, account: str, table: str, now: int) -> None:
    """An account is about to sit down at a table, or has sat there before."""
    values = {"account_id": account, "table_id": table, "since": now}
    with database.writing() as connection:
        connection.execute(database.insert(account_tables).values(values).on_conflict_do_nothing())


def forget(database: Database, account: str, table: str) -> None:
    """An account sits at a table no more, and it is none of its own. What is over and not written
    down yet stays, or it never would be.
    """
    ours = account_tables.c.account_id == account, account_tables.c.table_id == table
    going = exists().where(tables.c.id == table, GOING)
    settled = account_tables.c.seats.is_not(None)
    with database.writing() as connection:
        connection.execute(delete(account_tables).where(*ours, settled | going))


def keep_seats(connection: Connection, table: str, holders: Mapping[int, str]) -> None:
    """The game is over: the seats that each account had there, in a transaction under way."""
    wanted = select(account_tables.c.account_id).where(account_tables.c.table_id == table)
    for account in list(connection.scalars(wanted)):
        had = tuple(seat for seat, holder in sorted(holders.items()) if holder == account)
        ours = account_tables.c.account_id == account, account_tables.c.table_id == table
        kept = msgspec.json.encode(had).decode()
        connection.execute(update(account_tables).where(*ours).values(seats=kept))
