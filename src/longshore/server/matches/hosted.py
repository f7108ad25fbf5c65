"""What the host of the server does about contests: given another title, and deleted."""

from __future__ import annotations

import msgspec
from msgspec.structs import replace
from sqlalchemy import delete

from longshore.server.domain.refused import WishRefused
from longshore.server.domain.settings import tidy
from longshore.server.matches.contests import GOING, change, needed
from longshore.server.matches.domain.plans import LONGEST_NAME
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_matches
from longshore.server.store.schema import contest_players, contest_seats, contests, promised


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
