"""Names that somebody has taken offence at: reported, listed for the host, and done with."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import delete, func, select

from longshore.server.domain.names import as_compared
from longshore.server.domain.refused import WishRefused
from longshore.server.people.accounts import hold
from longshore.server.store.database import Database
from longshore.server.store.schema import accounts, name_reports

MOST = 50  # of one person that the host has not looked at yet
MOST_LISTED = 200


class ReportedName(NamedTuple):
    """A name as it was reported last: by how many, when, at which table, if it was at one, and
    whether an account is called so.
    """

    name: str
    compared: str
    times: int
    at: int
    table: str
    account: bool


def report(database: Database, reporter: str, name: str, table: str, now: int) -> None:
    """Report a name; whoever has done so already only does it again."""
    values = {
        "compared": as_compared(name),
        "reporter": reporter,
        "name": name,
        "table_id": table,
        "at": now,
    }
    anew = {"name": name, "table_id": table, "at": now}
    with database.writing() as connection:
        hold(connection, reporter)
        made = database.insert(name_reports).values(values)
        key = ["compared", "reporter"]
        connection.execute(made.on_conflict_do_update(index_elements=key, set_=anew))
        mine = select(func.count()).where(name_reports.c.reporter == reporter)
        if connection.execute(mine).scalar_one() > MOST:
            raise WishRefused("too-many-reports", most=MOST)


def reported(database: Database) -> list[ReportedName]:
    """What the host has not looked at yet, the name that most have reported first."""
    columns = name_reports.c
    nth = func.row_number().over(partition_by=columns.compared, order_by=columns.at.desc())
    times = func.count().over(partition_by=columns.compared)
    every = select(name_reports, nth.label("nth"), times.label("times")).subquery()
    wanted = (
        select(
            every.c.name,
            every.c.compared,
            every.c.times,
            every.c.at,
            every.c.table_id,
            accounts.c.id.is_not(None),
        )
        .join(accounts, accounts.c.compared == every.c.compared, isouter=True)
        .where(every.c.nth == 1)
        .order_by(every.c.times.desc(), every.c.at.desc(), every.c.compared)
        .limit(MOST_LISTED)
    )
    with database.reading() as connection:
        return [ReportedName(*row) for row in connection.execute(wanted)]


def dismiss(database: Database, name: str) -> None:
    """The host has looked at a name: its reports are done with."""
    with database.writing() as connection:
        connection.execute(delete(name_reports).where(name_reports.c.compared == as_compared(name)))
