"""Tables that are promised: who will sit where is written down first, and then they are opened.

So no table is opened twice: its name is known before there is one, and the first entry of a log is
written once. What a process leaves undone that dies, the next one finds.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from longshore.server.domain.settings import Pace, Settings
from longshore.server.store.database import Database
from longshore.server.store.schema import (
    MATCHES,
    account_tables,
    accounts,
    promised,
    promised_seats,
)

KEPT_MS = 24 * 3600 * 1000  # after which nobody asks where the seat is that was found


class PromisedSeat(NamedTuple):
    """Who is to sit at a seat: an account, or a bot."""

    account: str | None = None
    bot: str | None = None


class Promise(msgspec.Struct, frozen=True, kw_only=True):
    """What a table is to be. `first`: whoever has the first seat begins, else chance says who."""

    edition: str
    settings: Settings
    first: bool = False


class Promised(NamedTuple):
    """A table to be opened, and by seat who sits there: an account's id and name, or a bot."""

    table: str
    promise: Promise
    seats: tuple[tuple[str | None, str, str | None], ...]


def promise(
    connection: Connection,
    database: Database,
    wanted: Promise,
    seats: Sequence[PromisedSeat],
    *,
    table: str,
    now: int,
    contest: str | None = None,
) -> None:
    """Promise a table, in a transaction that is under way; it is among those of its people."""
    body = msgspec.json.encode(wanted).decode()
    values = {"table_id": table, "at": now, "contest_id": contest, "body": body}
    connection.execute(insert(promised).values(values))
    for seat, one in enumerate(seats):
        row = {"table_id": table, "seat": seat, "account_id": one.account, "bot": one.bot}
        connection.execute(insert(promised_seats).values(row))
        if one.account is not None:
            mine = {"account_id": one.account, "table_id": table, "since": now}
            noted = database.insert(account_tables).values(mine).on_conflict_do_nothing()
            connection.execute(noted)
    database.tell(connection, MATCHES)


def unopened(database: Database, most: int) -> list[Promised]:
    """Tables that are still to be opened, the oldest promise first."""
    columns = promised.c
    wanted = (
        select(columns.table_id, columns.body)
        .where(columns.opened_at.is_(None))
        .order_by(columns.at, columns.table_id)
        .limit(most)
    )
    with database.snapshot() as connection:
        return [
            Promised(table, _read(body), _seats(connection, table))
            for table, body in list(connection.execute(wanted))
        ]


def _seats(connection: Connection, table: str) -> tuple[tuple[str | None, str, str | None], ...]:
    wanted = (
        select(promised_seats.c.account_id, accounts.c.name, promised_seats.c.bot)
        .join(accounts, accounts.c.id == promised_seats.c.account_id, isouter=True)
        .where(promised_seats.c.table_id == table)
        .order_by(promised_seats.c.seat)
    )
    return tuple((account, name or "", bot) for account, name, bot in connection.execute(wanted))


def sits_down(connection: Connection, account: str, pace: Pace) -> bool:
    """Whether a table of that pace is still to be opened for somebody."""
    wanted = (
        select(promised.c.body)
        .join(promised_seats, promised_seats.c.table_id == promised.c.table_id)
        .where(promised_seats.c.account_id == account, promised.c.opened_at.is_(None))
    )
    return any(_read(body).settings.pace == pace for body in connection.scalars(wanted))


def opened(database: Database, table: str, now: int) -> None:
    """A table is there now; those who have a seat at it hear of it."""
    with database.writing() as connection:
        mine = promised.c.table_id == table, promised.c.opened_at.is_(None)
        connection.execute(update(promised).where(*mine).values(opened_at=now))
        database.tell(connection, MATCHES)


def sweep(connection: Connection, now: int) -> None:
    """Forget those that were kept long ago, in a transaction that is under way."""
    old = (promised.c.opened_at < now - KEPT_MS) & promised.c.contest_id.is_(None)
    gone = select(promised.c.table_id).where(old)
    connection.execute(delete(promised_seats).where(promised_seats.c.table_id.in_(gone)))
    connection.execute(delete(promised).where(old))


def _read(stored: str) -> Promise:
    return msgspec.json.decode(stored, type=Promise)
