"""What the host of the server does about contests: all of them found, given another title, and
deleted.
"""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Row, delete, select, tuple_

from longshore.server.domain.refused import Damaged, Unknown, WishRefused
from longshore.server.domain.settings import tidy
from longshore.server.matches.contests import (
    GOING,
    ContestRow,
    Listed,
    change,
    end,
    listing,
    needed,
    read_row,
    row_of,
)
from longshore.server.matches.domain.plans import LONGEST_NAME, ContestPlan
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_matches
from longshore.server.store.schema import contest_players, contest_seats, contests, promised

PAGE = 100


def found(
    database: Database, after: tuple[int, str] | None = None
) -> tuple[list[Listed], tuple[int, str] | None]:
    """A page of all contests, the newest first, and where the next page begins. One that cannot be
    read is called by its id.
    """
    wanted = listing().order_by(contests.c.created_at.desc(), contests.c.id.desc())
    if after is not None:
        wanted = wanted.where(tuple_(contests.c.created_at, contests.c.id) < tuple_(*after))
    with database.reading() as connection:
        rows = connection.execute(wanted.limit(PAGE + 1)).all()
    page = [(_readable(row), row.many, row.name) for row in rows[:PAGE]]
    last = page[-1][0] if len(rows) > PAGE else None
    return page, last and (last.created_at, last.id)


def _readable(row: Row[Any]) -> ContestRow:
    try:
        return read_row(row)
    except Damaged:
        return row_of(row, ContestPlan(title=row.id, starts_at=row.created_at))


def cancel(database: Database, contest: str, now: int) -> None:
    """Call it off, also one that cannot be read. Games that go on are played to their ends."""
    with database.writing() as connection:
        hold_matches(database, connection)
        status = connection.scalar(select(contests.c.status).where(contests.c.id == contest))
        if status is None:
            raise Unknown("no-such-contest")
        if status not in GOING:
            raise WishRefused("contest-over")
        end(connection, contest, "cancelled", now)


def rename(database: Database, contest: str, title: str) -> None:
    """Give it another title. Tables that are there keep theirs."""
    with database.writing() as connection:
        hold_matches(database, connection)
        row = needed(connection, contest)
        plan = replace(row.plan, title=tidy(title, LONGEST_NAME))
        change(connection, contest, body=msgspec.json.encode(plan).decode())


def remove(database: Database, contest: str) -> None:
    """Delete one that is over or called off, also one that cannot be read; its games stay."""
    with database.writing() as connection:
        hold_matches(database, connection)
        gone = delete(contests).where(contests.c.id == contest)
        for part in (contest_seats, contest_players):
            connection.execute(delete(part).where(part.c.contest_id == contest))
        if not connection.execute(gone.where(contests.c.status.not_in(GOING))).rowcount:
            needed(connection, contest)
            raise WishRefused("contest-going")
        kept = promised.c.contest_id == contest
        connection.execute(promised.update().where(kept).values(contest_id=None))
