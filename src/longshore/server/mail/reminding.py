"""Who is to be told what, by mail and by their browsers: looked for in the background, and written
down once for each way.

Somebody is told that a game waits for them, once for each decision, a while after it has begun and
only if they are not there; that a table was opened for them; and by mail once a day what waits.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from typing import Literal, NamedTuple, TypeAlias

from sqlalchemy import Column, ColumnElement, Connection, and_, or_, select, tuple_, update

from longshore.server.domain.refused import NotAllowed, Unknown, WishRefused
from longshore.server.domain.state import TableState
from longshore.server.mail.contacts import Contact, contact_in, next_digest
from longshore.server.mail.outbox import put
from longshore.server.people.accounts import hold
from longshore.server.people.people import People
from longshore.server.runtime.registry import TableRegistry
from longshore.server.store.database import Database
from longshore.server.store.post import put as put_call
from longshore.server.store.schema import (
    account_tables,
    accounts,
    contacts,
    facts,
    private,
    promised,
    reminded,
    tables,
)
from longshore.server.webhooks.devices import listed_in
from longshore.server.webhooks.push import PUSH, read_devices
from longshore.server.webhooks.webhooks import notification, queued

Way: TypeAlias = Literal["mail", "push"]
# since a decision began: whoever is quicker, or has an order that decides, is told nothing
AFTER_MS: dict[Way, int] = {"mail": 60_000, "push": 5_000}
# For tables where something happened before it was looked last: somebody may have been there.
LOOKED_BACK_MS = 3600_000
LONGEST_MS = 30 * 24 * 3600_000  # that nobody may have looked: of what is older nobody is told
NOTED_MS = 300_000  # how exactly it is kept when it was looked last
MOST = 500  # read at once


_LOOKED: dict[Way, str] = {"mail": "looked mail", "push": "looked push"}


class Candidate(NamedTuple):
    """A table of somebody who wants to be told, where something has happened of late."""

    account: str
    table: str
    promised: bool


class TableSeen(NamedTuple):
    """How a table stands for somebody: since when it waits for them, if it does."""

    title: str
    days: bool
    waiting: int | None
    began: int
    seat: int = 0  # which one it is that waits, or their first


async def tell(registry: TableRegistry, people: People, ways: tuple[Way, ...]) -> int:
    """All that is to be told now, by these ways: how many letters and calls were written."""
    database, now = people.database, people.clock()
    looked = await people.read(_looked, database, ways, now)
    since = max(looked - LOOKED_BACK_MS, now - LONGEST_MS)
    written = 0
    last: Candidate | None = None
    while page := await people.read(_candidates, database, since, last):
        for one in page:
            seen = await _seen(registry, people, one)
            for way in ways if seen is not None else ():
                written += await people.read(_tell, database, one, seen, now, way)
        last = page[-1]
    if now - looked >= NOTED_MS:
        await people.read(_note_looked, database, ways, now)
    if written and "push" in ways:
        registry.changes.post()
    if "mail" not in ways:
        return written
    for account in await people.read(_digests_due, database, now):
        waiting = await _waiting(registry, people, account)
        written += await people.read(_digest, database, account, waiting, now)
    return written


def _looked(database: Database, ways: tuple[Way, ...], now: int) -> int:
    """When it was looked last for whom to tell by each of these ways, up to whenever no process
    did: nobody is forgotten for it. The first time that is now.
    """
    wanted = select(facts.c.name, facts.c.value).where(facts.c.name.in_(map(_LOOKED.get, ways)))
    with database.reading() as connection:
        known = {name: int(value) for name, value in connection.execute(wanted)}
    if len(known) < len(ways):
        _note_looked(database, tuple(way for way in ways if _LOOKED[way] not in known), now)
    return min((*known.values(), now))


def _note_looked(database: Database, ways: tuple[Way, ...], now: int) -> None:
    with database.writing() as connection:
        for way in sorted(ways):
            values = {"name": _LOOKED[way], "value": b"%d" % now}
            made = database.insert(facts).values(values)
            key = ["name"]
            connection.execute(made.on_conflict_do_update(index_elements=key, set_=values))


def _candidates(database: Database, since: int, last: Candidate | None = None) -> list[Candidate]:
    """Those that come after one, or the first: in the end all of them, however many games go on."""
    place = account_tables.c.account_id, account_tables.c.table_id
    wanted = (
        select(account_tables.c.account_id, tables.c.id, promised.c.table_id.is_not(None))
        .join(tables, tables.c.id == account_tables.c.table_id)
        .join(contacts, contacts.c.account_id == account_tables.c.account_id)
        .join(accounts, accounts.c.id == contacts.c.account_id)
        .join(promised, promised.c.table_id == tables.c.id, isouter=True)
        .where(
            or_(
                and_(contacts.c.confirmed_at.is_not(None), _wanted(contacts.c.mail)),
                _wanted(contacts.c.push),
            ),
            accounts.c.barred_at.is_(None),
            tables.c.status == "running",
            tables.c.changed_at > since,
        )
        .order_by(*place)
        .limit(MOST)
    )
    if last is not None:
        wanted = wanted.where(tuple_(*place) > tuple_(last.account, last.table))
    with database.reading() as connection:
        return [Candidate(*row) for row in connection.execute(wanted)]


def _wanted(on: Column[str]) -> ColumnElement[bool]:
    return or_(on.contains('"turn"'), on.contains('"start"'))


async def _seen(registry: TableRegistry, people: People, one: Candidate) -> TableSeen | None:
    holder = people.holder(one.account, one.table)

    def look(state: TableState) -> TableSeen | None:
        key = state.keys.get(holder)
        if key is None or state.status != "running":
            return None
        mine = sorted(set(key.seats) & set(state.present) & set(state.awaiting))
        since = [state.clock.since(seat) for seat in mine]
        there = any(registry.connected(one.table, seat) for seat in key.seats)
        return TableSeen(
            state.settings.title,
            state.settings.pace == "days",
            None if there else min((at for at in since if at is not None), default=None),
            state.opened_at,
            min(mine or key.seats, default=0),
        )

    with suppress(WishRefused):  # it is damaged, or its edition is not here
        return await registry.look(one.table, look)
    return None


def _tell(database: Database, one: Candidate, seen: TableSeen, now: int, way: Way = "mail") -> int:
    """Write a letter or calls to browsers, unless somebody has done so already; how many. Mostly
    there is nothing to tell: only whoever is told something is held for it.
    """
    with database.reading() as connection:
        if _due(connection, one, seen, now, way) is None:
            return 0
    with suppress(Unknown, NotAllowed), database.writing() as connection:
        hold(connection, one.account)  # it may be deleted at this moment
        due = _due(connection, one, seen, now, way)
        if due is None:
            return 0
        kind, at = due
        ours = _told_of(one, way)
        made = database.insert(reminded).values(ours | {"at": at})
        newer = made.on_conflict_do_update(
            index_elements=list(ours), set_={"at": at}, where=reminded.c.at < at
        )
        if connection.execute(newer.returning(reminded.c.at)).first() is None:
            return 0
        if way == "push":
            return _call(connection, one, seen, kind, now)
        told = ((one.table, seen.title or one.table),)
        put(connection, one.account, kind, now, tables=told)
        return 1
    return 0


def _told_of(one: Candidate, way: Way) -> dict[str, str]:
    return {"account_id": one.account, "table_id": one.table, "way": way}


def _due(
    connection: Connection, one: Candidate, seen: TableSeen, now: int, way: Way
) -> tuple[Literal["start", "turn"], int] | None:
    """What somebody is to be told, and since when it is so; None if there is nothing new."""
    contact = contact_in(connection, one.account)
    if way == "mail":
        wanted: tuple[str, ...] = contact.on if contact.confirmed_at is not None else ()
    else:
        wanted = contact.push
    last = connection.scalar(select(reminded.c.at).filter_by(**_told_of(one, way)))
    by_now = seen.waiting is not None and now - seen.waiting >= AFTER_MS[way]
    if last is None and one.promised and "start" in wanted:
        return "start", seen.began
    if "turn" in wanted and seen.waiting and by_now and (seen.days or way == "push"):
        return ("turn", seen.waiting) if last is None or last < seen.waiting else None
    return None


def _call(
    connection: Connection,
    one: Candidate,
    seen: TableSeen,
    kind: Literal["start", "turn"],
    now: int,
) -> int:
    """Calls to all browsers that an account has told, but those which the seat itself has told."""
    at_seat = select(private.c.body).filter_by(table_id=one.table, seat=seen.seat, kind=PUSH)
    stored = connection.execute(at_seat).scalar() if kind == "turn" else None
    known = {device.id for device in read_devices(stored)}
    called = [device for device in listed_in(connection, one.account) if device.id not in known]
    for device in called:
        told = notification(
            kind,
            table=one.table,
            title=seen.title,
            seat=seen.seat,
            link="",  # a push leads to the table by its name
            at=now,
            language=device.language,
        )
        body = queued(told, device.id, one.account)
        put_call(connection, one.table, seen.seat, body, now)
    return len(called)


# The day's letter


def _digests_due(database: Database, now: int) -> list[str]:
    due = contacts.c.digest_at <= now, contacts.c.confirmed_at.is_not(None)
    wanted = select(contacts.c.account_id).join(accounts, accounts.c.id == contacts.c.account_id)
    wanted = wanted.where(*due, accounts.c.barred_at.is_(None))
    with database.reading() as connection:
        return list(connection.scalars(wanted.limit(MOST)))


async def _waiting(
    registry: TableRegistry, people: People, account: str
) -> tuple[tuple[str, str], ...]:
    found: list[tuple[int, str, str]] = []
    for table in await people.read(_running, people.database, account):
        seen = await _seen(registry, people, Candidate(account, table, False))
        if seen is not None and seen.days and seen.waiting is not None:
            found.append((seen.waiting, table, seen.title or table))
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
    with suppress(Unknown, NotAllowed), database.writing() as connection:
        hold(connection, account)
        contact: Contact = contact_in(connection, account)
        ours = contacts.c.account_id == account, contacts.c.digest_at <= now
        later = next_digest(contact.digest_minute, now)
        moved = connection.execute(update(contacts).where(*ours).values(digest_at=later))
        if not moved.rowcount or not told or "digest" not in contact.on:
            return 0
        put(connection, account, "digest", now, tables=told)
        return 1
    return 0
