"""Results in the database: written once for each game, and never of one that goes on."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from longshore.server.domain.seats import OVER
from longshore.server.people.players import of_account, of_bot, of_nobody
from longshore.server.people.seats import accounts_by, keep_seats
from longshore.server.results import ratings
from longshore.server.results.figures import Ended, GameFigures
from longshore.server.results.ratings import Pool
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_results
from longshore.server.store.schema import RESULTS, account_tables, results, tables


def unsettled(database: Database, most: int | None = None, account: str | None = None) -> list[str]:
    """Tables of accounts, or of that one, that are over, and of which it is not written down what
    they came to.
    """
    columns = account_tables.c
    wanted = (
        select(columns.table_id)
        .join(tables, tables.c.id == columns.table_id)
        .where(columns.seats.is_(None), tables.c.status.in_(OVER))
        .distinct()
        .order_by(columns.table_id)
        .limit(most)
    )
    if account is not None:
        wanted = wanted.where(columns.account_id == account)
    with database.reading() as connection:
        return list(connection.scalars(wanted))


def settle(database: Database, secret: bytes, table: str, end: Ended) -> None:
    """Write down what a table that is over came to. Whoever does so as well writes nothing more.

    A rated game is that of those who were dealt in, others of those who had the seats in the end.
    """
    found = end.figures
    keys = found.keys if found is not None and found.rated else end.keys
    with database.writing() as connection:
        hold_results(database, connection)
        holders = accounts_by(connection, secret, table, keys)
        new = 0
        if found is not None and holders:
            for row in _rows(found, holders):
                insert = database.insert(results).values(row).on_conflict_do_nothing()
                new += connection.execute(insert).rowcount
            if new and found.rated:
                ratings.settle(connection, _pool(found), found.at, table)
        keep_seats(connection, table, holders)
        if new:
            database.tell(connection, RESULTS)


def make_again(connection: Connection, found: GameFigures) -> None:
    """Write down anew what a game came to, for those that have results of it; ratings are made
    again after all of them.
    """
    ours = select(results.c.seat, results.c.player).where(results.c.table_id == found.table)
    for seat, player in list(connection.execute(ours)):
        mine = results.c.table_id == found.table, results.c.seat == seat
        connection.execute(results.update().where(*mine).values(_row(found, seat, player)))


def games(database: Database) -> list[str]:
    """All tables that have results, by their names' order."""
    with database.reading() as connection:
        wanted = select(results.c.table_id).distinct().order_by(results.c.table_id)
        return list(connection.scalars(wanted))


def pools(connection: Connection) -> list[Pool]:
    """All that there are ratings for."""
    wanted = select(results.c.edition, results.c.seats).where(results.c.rated).distinct()
    return [Pool(*found) for found in connection.execute(wanted)]


def _pool(found: GameFigures) -> Pool:
    return Pool(found.edition, len(found.seats))


def _rows(found: GameFigures, holders: Mapping[int, str]) -> Iterator[dict[str, Any]]:
    """A row for each seat that an account or a bot held. At a rated table everybody else had an
    account, too, which was deleted while the game went on.
    """
    for seat, dealt in enumerate(found.dealt):
        if seat in holders:
            yield _row(found, seat, of_account(holders[seat]))
        elif dealt.kind == "bot" and dealt.bot is not None:
            yield _row(found, seat, of_bot(dealt.bot))
        elif found.rated and dealt.kind == "person":
            yield _row(found, seat, of_nobody())


def _row(found: GameFigures, seat: int, player: str) -> dict[str, Any]:
    figures = found.seats[seat]
    lost = found.lost.get(seat) if found.rated else None
    return {
        "table_id": found.table,
        "seat": seat,
        "player": player,
        "edition": found.edition,
        "seats": len(found.seats),
        "at": found.at,
        "rated": found.rated,
        "place": figures.place,
        "score": figures.score,
        "share": 0.0 if lost else figures.share,
        "lost": lost,
        "body": msgspec.json.encode(figures).decode(),
    }
