"""Mail that waits to be sent: each taken by one process at a time, and tried again for a while."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import Connection, delete, insert, select, update

from longshore.server.domain.tokens import make_id
from longshore.server.store.database import Database
from longshore.server.store.schema import mails

WAITS_MS = (60_000, 300_000, 1_800_000, 7_200_000, 21_600_000)  # then it is given up
TAKEN_MS = 600_000  # that whoever has taken one may need for it: far more than is ever waited


class MailBody(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a letter is about: tables with their titles. A code is made when it is sent."""

    kind: Literal["confirm", "turn", "start", "digest"]
    tables: tuple[tuple[str, str], ...] = ()


class WaitingMail(NamedTuple):
    """A letter that one has taken to send."""

    id: str
    account: str
    attempts: int
    body: MailBody


def put(
    connection: Connection,
    account: str,
    kind: Literal["confirm", "turn", "start", "digest"],
    now: int,
    *,
    tables: tuple[tuple[str, str], ...] = (),
) -> None:
    """A letter to be sent, in a transaction that is under way."""
    body = MailBody(kind=kind, tables=tables)
    values = {
        "id": make_id(16),
        "account_id": account,
        "next_at": now,
        "attempts": 0,
        "body": msgspec.json.encode(body).decode(),
    }
    connection.execute(insert(mails).values(values))


def take(database: Database, now: int) -> WaitingMail | None:
    """A letter that is due; nobody else takes it for a while. One at a time: what waits for those
    before it could be over its time, and another process would send it as well.
    """
    due = select(mails.c.id).where(mails.c.next_at <= now).order_by(mails.c.next_at).limit(1)
    with database.reading() as connection:
        if connection.execute(due).first() is None:
            return None
    first = due.with_for_update(skip_locked=True).cte("first")
    taking = (
        update(mails)
        .where(mails.c.id.in_(select(first.c.id)))
        .values(next_at=now + TAKEN_MS)
        .returning(mails.c.id, mails.c.account_id, mails.c.attempts, mails.c.body)
    )
    with database.writing() as connection:
        found = connection.execute(taking).first()
    if found is None:
        return None
    id_, account, attempts, body = found
    return WaitingMail(id_, account, attempts, msgspec.json.decode(body, type=MailBody))


def done(database: Database, mail: str) -> None:
    """It was sent, or nobody wants it."""
    with database.writing() as connection:
        connection.execute(delete(mails).where(mails.c.id == mail))


def failed(database: Database, one: WaitingMail, now: int, final: bool = False) -> bool:
    """It could not be sent: later again, or never; whether it was given up, at once if `final`."""
    if final or one.attempts >= len(WAITS_MS):
        done(database, one.id)
        return True
    values = {"attempts": one.attempts + 1, "next_at": now + WAITS_MS[one.attempts]}
    with database.writing() as connection:
        connection.execute(update(mails).where(mails.c.id == one.id).values(values))
    return False
