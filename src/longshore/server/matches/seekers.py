"""Who waits for a seat, in the database: wishes made, taken back, and granted."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Select, delete, func, or_, select, update

from longshore.server.domain.refused import WishRefused
from longshore.server.domain.settings import STANDARD_BOT, Settings
from longshore.server.domain.tokens import make_table_id
from longshore.server.matches.domain.waiting import (
    CLOCKS,
    FRESH_MS,
    KEPT_MS,
    Group,
    Seeker,
    Sought,
    given_up,
    groups,
)
from longshore.server.matches.promises import Promise, PromisedSeat, promise, sits_down, sweep
from longshore.server.people.accounts import hold
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_matches
from longshore.server.store.schema import MATCHES, promised, promised_seats, seekers, tables

MOST = 12  # wishes of one person
NOTED_MS = 15_000  # how exactly it is kept when somebody was there last
FOUND_MS = 3600 * 1000  # how long it is told that a table was found
_chance = random.SystemRandom()


class Found(NamedTuple):
    """A table that was found for somebody, and that goes on."""

    table: str
    edition: str
    seats: int
    at: int


def seek(database: Database, one: Seeker) -> None:
    """Wait for a place; whoever waits there already goes on doing so, by what is said now.

    Whoever is about to sit down at a game that is live waits for no other: such a wish was on its
    way when the table was found.
    """
    values = {
        "account_id": one.account,
        **one.place._asdict(),
        "since": one.since,
        "seen_at": one.seen_at,
        "bots": one.bots,
    }
    anew = {"seen_at": one.seen_at, "bots": one.bots}
    key = ["account_id", "edition", "seats", "pace"]
    with database.writing() as connection:
        hold_matches(database, connection)
        hold(connection, one.account)
        if one.place.pace == "live" and sits_down(connection, one.account, "live"):
            return
        made = database.insert(seekers).values(values)
        connection.execute(made.on_conflict_do_update(index_elements=key, set_=anew))
        mine = select(func.count()).where(seekers.c.account_id == one.account)
        if connection.execute(mine).scalar_one() > MOST:
            raise WishRefused("seeking-too-much", most=MOST)
        database.tell(connection, MATCHES)


def give_up(database: Database, account: str, place: Sought | None = None) -> int:
    """Wait for a place no more, or for none; how many wishes that were."""
    mine = [seekers.c.account_id == account]
    if place is not None:
        mine += [seekers.c[name] == value for name, value in place._asdict().items()]
    with database.writing() as connection:
        hold_matches(database, connection)
        gone = connection.execute(delete(seekers).where(*mine)).rowcount
        if gone:
            database.tell(connection, MATCHES)
    return gone


def seen(database: Database, account: str, now: int) -> None:
    """Somebody is there, and would sit down; what was given up stays so."""
    kept = seekers.c.seen_at >= now - KEPT_MS["live"]
    mine = seekers.c.account_id == account, or_(kept, seekers.c.pace != "live")
    _note_seen(database, now, *mine, seekers.c.seen_at < now - NOTED_MS)


def away(database: Database, account: str, now: int) -> None:
    """Somebody has closed the page: the wishes are kept, and nobody is seated by them meanwhile."""
    then = now - FRESH_MS - 1
    _note_seen(database, then, seekers.c.account_id == account, seekers.c.seen_at > then)


def _note_seen(database: Database, at: int, *mine: ColumnElement[bool]) -> None:
    with database.reading() as connection:
        if connection.execute(select(seekers.c.since).where(*mine).limit(1)).first() is None:
            return
    with database.writing() as connection:
        hold_matches(database, connection)
        connection.execute(update(seekers).where(*mine).values(seen_at=at))
        database.tell(connection, MATCHES)


def all_waiting(connection: Connection) -> list[Seeker]:
    """All wishes there are."""
    return [_read(found) for found in connection.execute(_wanted())]


def waiting(database: Database, account: str, now: int) -> tuple[list[Seeker], Counter[Sought]]:
    """Somebody's wishes, and how many people wait for each place."""
    with database.reading() as connection:
        everybody = all_waiting(connection)
    there = [one for one in everybody if not given_up(one, now)]
    mine = sorted((one for one in there if one.account == account), key=lambda one: one.since)
    return mine, Counter(one.place for one in there)


def found(database: Database, account: str, now: int) -> list[Found]:
    """The tables that were found for somebody of late, the newest first."""
    wanted = (
        select(promised.c.table_id, tables.c.edition, tables.c.seats, promised.c.at)
        .join(promised_seats, promised_seats.c.table_id == promised.c.table_id)
        .join(tables, tables.c.id == promised.c.table_id)
        .where(
            promised_seats.c.account_id == account,
            promised.c.contest_id.is_(None),
            promised.c.at > now - FOUND_MS,
            tables.c.status == "running",
        )
        .order_by(promised.c.at.desc(), promised.c.table_id)
    )
    with database.reading() as connection:
        return [Found(*row) for row in connection.execute(wanted)]


def fill(database: Database, now: int) -> int:
    """Promise all tables that can be filled now; how many. Whoever else does so waits meanwhile."""
    with database.reading() as connection:
        there = all_waiting(connection)
    if not groups(there, now) and not any(given_up(one, now) for one in there):
        return 0  # as nearly always
    with database.writing() as connection:
        hold_matches(database, connection)
        there = all_waiting(connection)
        made = groups(there, now)
        for group in made:
            _promise(connection, database, group, now)
        _drop(connection, [one for one in there if given_up(one, now)])
        sweep(connection, now)
    return len(made)


def _promise(connection: Connection, database: Database, group: Group, now: int) -> None:
    place, people = group
    order: list[PromisedSeat] = [PromisedSeat(account=one) for one in people]
    order += [PromisedSeat(bot=STANDARD_BOT)] * (place.seats - len(people))
    _chance.shuffle(order)
    settings = Settings(
        public=True,
        pace=place.pace,
        clock=CLOCKS[place.pace],
        undo="turn",
        rated=True,
        rated_bots=len(people) < place.seats,
    )
    wanted = Promise(edition=place.edition, settings=settings)
    promise(connection, database, wanted, order, table=make_table_id(), now=now)
    theirs = seekers.c.account_id.in_(people)
    over = (seekers.c.edition == place.edition) & (seekers.c.seats == place.seats)
    over &= seekers.c.pace == place.pace
    if place.pace == "live":
        over |= seekers.c.pace == "live"
    connection.execute(delete(seekers).where(theirs, over))


def _drop(connection: Connection, old: Sequence[Seeker]) -> None:
    for one in old:
        values = one.place._asdict().items()
        same = [seekers.c[name] == value for name, value in values]
        theirs = seekers.c.account_id == one.account, seekers.c.seen_at == one.seen_at
        connection.execute(delete(seekers).where(*theirs, *same))


def _wanted() -> Select[*tuple[Any, ...]]:
    names = "account_id", "edition", "seats", "pace", "since", "seen_at", "bots"
    return select(*(seekers.c[name] for name in names))


def _read(row: Row[*tuple[Any, ...]]) -> Seeker:
    account, edition, seats, pace, since, seen_at, bots = row
    return Seeker(account, Sought(edition, seats, pace), since, seen_at, bots)
