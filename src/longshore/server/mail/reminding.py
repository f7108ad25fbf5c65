"""Who is to be told what by mail: looked for in the background, and written down once.

Somebody is told that a game over days waits for them, once for each decision, a while after it has
begun and only if they are not there; that a table was opened for them; and once a day what waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import NamedTuple

from sqlalchemy import or_, select, update

from longshore.server.domain.refused import WishRefused
from longshore.server.domain.state import TableState
from longshore.server.mail.contacts import Contact, contact_in, next_digest
from longshore.server.mail.outbox import put
from longshore.server.people.people import People
from longshore.server.runtime.registry import TableRegistry
from longshore.server.store.database import Database
from longshore.server.store.schema import account_tables, contacts, mailed, promised, tables

AFTER_MS = 60_000  # since a decision began: whoever is quicker is told nothing
LOOKED_BACK_MS = 3600_000  # for tables where something happened
MOST = 500  # tables at once


class Candidate(NamedTuple):
    """A table of somebody who wants mail, where something has happened of late."""

    account: str
    table: str
    promised: bool


class TableSeen(NamedTuple):
    """How a table stands for somebody: since when it waits for them, if it does."""

    title: str
    days: bool
    waiting: int | None
    began: int


async def tell(registry: TableRegistry, people: People) -> int:
    """All that is to be told now: how many letters were written."""
    database, now = people.database, people.clock()
    written = 0
    for one in await people.read(_candidates, database, now):
        seen = await _seen(registry, people, one)
        if seen is not None:
            written += await people.read(_tell, database, one, seen, now)
    for account in await people.read(_digests_due, database, now):
        waiting = await _waiting(registry, people, account)
        written += await people.read(_digest, database, account, waiting, now)
    return written


def _candidates(database: Database, now: int) -> list[Candidate]:
    wanted = (
        select(account_tables.c.account_id, tables.c.id, promised.c.table_id.is_not(None))
        .join(tables, tables.c.id == account_tables.c.table_id)
        .join(contacts, contacts.c.account_id == account_tables.c.account_id)
        .join(promised, promised.c.table_id == tables.c.id, isouter=True)
        .where(
            contacts.c.confirmed_at.is_not(None),
            or_(contacts.c.mail.contains('"turn"'), contacts.c.mail.contains('"start"')),
            tables.c.status == "running",
            tables.c.changed_at > now - LOOKED_BACK_MS,
        )
        .order_by(tables.c.changed_at.desc())
        .limit(MOST)
    )
    with database.reading() as connection:
        return [Candidate(*row) for row in connection.execute(wanted)]


async def _seen(registry: TableRegistry, people: People, one: Candidate) -> TableSeen | None:
    holder = people.holder(one.account, one.table)

    def look(state: TableState) -> TableSeen | None:
        key = state.keys.get(holder)
        if key is None or state.status != "running":
            return None
        mine = set(key.seats) & set(state.present) & set(state.awaiting)
        since = [state.clock.since(seat) for seat in mine]
        there = any(registry.connected(one.table, seat) for seat in key.seats)
        return TableSeen(
            state.settings.title or one.table,
            state.settings.pace == "days",
            None if there else min((at for at in since if at is not None), default=None),
            state.opened_at,
        )

    with suppress(WishRefused):  # it is damaged, or its edition is not here
        return await registry.look(one.table, look)
    return None


def _tell(database: Database, one: Candidate, seen: TableSeen, now: int) -> int:
    """Write a letter, unless somebody has done so already."""
    with database.writing() as connection:
        on = contact_in(connection, one.account).on
        last = connection.execute(
            select(mailed.c.seq).where(
                mailed.c.account_id == one.account, mailed.c.table_id == one.table
            )
        ).scalar()
        if last is None and one.promised and "start" in on:
            kind, at = "start", seen.began
        elif "turn" in on and seen.days and seen.waiting and now - seen.waiting >= AFTER_MS:
            kind, at = "turn", seen.waiting
        else:
            return 0
        ours = {"account_id": one.account, "table_id": one.table, "seq": at}
        made = database.insert(mailed).values(ours)
        key = ["account_id", "table_id"]
        newer = made.on_conflict_do_update(
            index_elements=key, set_={"seq": at}, where=mailed.c.seq < at
        )
        if connection.execute(newer.returning(mailed.c.seq)).first() is None:
            return 0
        told = ((one.table, seen.title),)
        put(connection, one.account, "start" if kind == "start" else "turn", now, tables=told)
    return 1


# The day's letter


def _digests_due(database: Database, now: int) -> list[str]:
    due = contacts.c.digest_at <= now, contacts.c.confirmed_at.is_not(None)
    with database.reading() as connection:
        return list(connection.scalars(select(contacts.c.account_id).where(*due).limit(MOST)))


async def _waiting(
    registry: TableRegistry, people: People, account: str
) -> tuple[tuple[str, str], ...]:
    found: list[tuple[int, str, str]] = []
    for table in await people.read(_running, people.database, account):
        seen = await _seen(registry, people, Candidate(account, table, False))
        if seen is not None and seen.days and seen.waiting is not None:
            found.append((seen.waiting, table, seen.title))
    return tuple((table, title) for _, table, title in sorted(found))


def _running(database: Database, account: str) -> list[str]:
    wanted = (
        select(tables.c.id)
        .join(account_tables, account_tables.c.table_id == tables.c.id)
        .where(account_tables.c.account_id == account, tables.c.status == "running")
        .order_by(tables.c.id)
        .limit(MOST)
    )
    with database.reading() as connection:
        return list(connection.scalars(wanted))


def _digest(database: Database, account: str, waiting: Iterable[tuple[str, str]], now: int) -> int:
    """Whoever moves the day on first writes the letter, if there is anything to say."""
    told = tuple(waiting)
    with database.writing() as connection:
        contact: Contact = contact_in(connection, account)
        ours = contacts.c.account_id == account, contacts.c.digest_at <= now
        later = next_digest(contact.digest_minute, now)
        moved = connection.execute(update(contacts).where(*ours).values(digest_at=later))
        if not moved.rowcount or not told or "digest" not in contact.on:
            return 0
        put(connection, account, "digest", now, tables=told)
    return 1
