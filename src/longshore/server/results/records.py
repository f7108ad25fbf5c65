"""What is written down of somebody: games, ratings, and how it went against whom."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    Subquery,
    case,
    distinct,
    exists,
    func,
    or_,
    select,
    true,
    tuple_,
)

from longshore.lab.skill import unknown
from longshore.server.people.players import account_of, bot_of, is_account, is_bot
from longshore.server.results.figures import Lost, SeatFigures
from longshore.server.results.ratings import PROVISIONAL, Pool, in_pool, points, spread
from longshore.server.store.database import Database
from longshore.server.store.schema import accounts, public_pages, results

MOST_OPPONENTS = 100
MOST_LISTED = 200  # of a list of ratings
_figures = msgspec.json.Decoder(SeatFigures)


class PoolRating(NamedTuple):
    """What somebody is thought of in a pool, after so many games."""

    pool: Pool
    games: int
    points: int
    spread: int

    @property
    def provisional(self) -> bool:
        return self.games < PROVISIONAL


class SeatResult(NamedTuple):
    """A seat's game; `change` is by how much it moved the rating, in points, if it is rated."""

    table: str
    seat: int
    pool: Pool
    at: int
    rated: bool
    place: int
    score: int
    share: float
    lost: Lost | None
    change: int | None


class Named(NamedTuple):
    """A player as others may know it: an account's name or a bot's; neither, once it is gone."""

    name: str | None
    bot: str | None


class Opponent(NamedTuple):
    """Somebody one has played with: in how many games, and in how many one was ahead, or behind."""

    who: Named
    games: int
    ahead: int
    behind: int


class RatedStanding(NamedTuple):
    """A line of a list of ratings."""

    who: Named
    rating: PoolRating


class PlayedGame(NamedTuple):
    """A game as sums are made of it."""

    pool: Pool
    lost: bool
    figures: SeatFigures


def games_of(database: Database, player: str) -> list[PlayedGame]:
    """All games of somebody, with what they came to."""
    wanted = select(results.c.edition, results.c.seats, results.c.lost, results.c.body)
    with database.reading() as connection:
        found = connection.execute(wanted.where(results.c.player == player)).all()
    return [
        PlayedGame(Pool(row.edition, row.seats), row.lost is not None, _figures.decode(row.body))
        for row in found
    ]


def results_of(
    database: Database,
    player: str,
    *,
    rated: bool = False,
    before: tuple[int, str] | None = None,
    most: int | None = None,
) -> list[SeatResult]:
    """The games of somebody, the newest first, or the rated ones alone."""
    ours = _games(player)
    wanted = select(ours).where(ours.c.rated if rated else true())
    if before is not None:
        wanted = wanted.where(tuple_(ours.c.at, ours.c.table_id) < tuple_(*before))
    newest = ours.c.at.desc(), ours.c.table_id.desc(), ours.c.seat
    with database.reading() as connection:
        return [_result(row) for row in connection.execute(wanted.order_by(*newest).limit(most))]


def results_at(
    database: Database, player: str, tables: Sequence[str]
) -> dict[str, list[SeatResult]]:
    """The games of somebody at some tables, seat by seat."""
    ours = _games(player)
    wanted = select(ours).where(ours.c.table_id.in_(tables)).order_by(ours.c.seat)
    found: dict[str, list[SeatResult]] = {}
    with database.reading() as connection:
        for row in connection.execute(wanted):
            found.setdefault(row.table_id, []).append(_result(row))
    return found


def _games(player: str) -> Subquery:
    """All games of somebody, each with the rating before it."""
    columns = results.c
    last = func.lag(columns.mu).over(
        partition_by=(columns.edition, columns.seats, columns.rated),
        order_by=(columns.at, columns.table_id, columns.seat),
    )
    return select(results, last.label("last")).where(columns.player == player).subquery()


def _result(row: Row[*tuple[Any, ...]]) -> SeatResult:
    before = unknown()[0] if row.last is None else row.last
    return SeatResult(
        table=row.table_id,
        seat=row.seat,
        pool=Pool(row.edition, row.seats),
        at=row.at,
        rated=row.rated,
        place=row.place,
        score=row.score,
        share=row.share,
        lost=row.lost,
        change=None if row.mu is None else points(row.mu) - points(before),
    )


# Ratings


def ratings_of(database: Database, player: str) -> list[PoolRating]:
    """What somebody is thought of in each pool, the one with most games first."""
    with database.reading() as connection:
        found = connection.execute(_latest(results.c.player == player)).all()
    return sorted((_rating(row) for row in found), key=lambda one: (-one.games, one.pool))


def standings(database: Database, pool: Pool) -> list[RatedStanding]:
    """What is thought of bots in a pool, and of people whose pages are public; the best first."""
    public = exists().where(is_account(results.c.player, public_pages.c.account_id))
    wanted = _latest(in_pool(pool), or_(is_bot(results.c.player), public))
    with database.reading() as connection:
        found = connection.execute(wanted.limit(MOST_LISTED)).all()
        names = names_of(connection, (row.player for row in found))
    return [RatedStanding(names[row.player], _rating(row)) for row in found]


def rated_pools(database: Database) -> list[Pool]:
    """What there are ratings for, the pool with most games first."""
    pool = results.c.edition, results.c.seats
    most = func.count(distinct(results.c.table_id)).desc()
    wanted = select(*pool).where(results.c.rated).group_by(*pool).order_by(most, *pool)
    with database.reading() as connection:
        return [Pool(*found) for found in connection.execute(wanted)]


def _latest(*where: ColumnElement[bool]) -> Select[*tuple[Any, ...]]:
    """The last rating of each player in each pool, with the number of games; the best first."""
    columns = results.c
    pool = columns.player, columns.edition, columns.seats
    rated = select(*pool).where(columns.rated, columns.mu.is_not(None), *where)
    newest = columns.at.desc(), columns.table_id.desc(), columns.seat
    nth = func.row_number().over(partition_by=pool, order_by=newest)
    last = rated.add_columns(columns.mu, columns.sigma, nth.label("nth")).subquery()
    count = func.count(distinct(columns.table_id)).label("games")
    games = rated.add_columns(count).group_by(*pool).subquery()
    same = [last.c[one.name] == games.c[one.name] for one in pool]
    wanted = select(last, games.c.games).join(games, same[0] & same[1] & same[2])
    return wanted.where(last.c.nth == 1).order_by(last.c.mu.desc(), last.c.player)


def _rating(row: Row[*tuple[Any, ...]]) -> PoolRating:
    return PoolRating(Pool(row.edition, row.seats), row.games, points(row.mu), spread(row.sigma))


# Others


def opponents_of(database: Database, player: str) -> list[Opponent]:
    """Whom somebody has played with, those most often first."""
    mine, theirs = results.alias(), results.alias()
    ahead = case((_rank(mine) < _rank(theirs), 1), else_=0)
    behind = case((_rank(mine) > _rank(theirs), 1), else_=0)
    games = func.count(distinct(mine.c.table_id)).label("games")
    wanted = (
        select(theirs.c.player, games, func.sum(ahead), func.sum(behind))
        .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.player != mine.c.player))
        .where(mine.c.player == player)
        .group_by(theirs.c.player)
        .order_by(games.desc(), theirs.c.player)
        .limit(MOST_OPPONENTS)
    )
    with database.reading() as connection:
        found = connection.execute(wanted).all()
        names = names_of(connection, (row.player for row in found))
    return [Opponent(names[other], games, ahead, behind) for other, games, ahead, behind in found]


def _rank(table: Any) -> ColumnElement[int]:
    """A place, behind which is who did not play to the end."""
    return case((table.c.lost.is_(None), table.c.place), else_=table.c.seats + 1)


def names_of(connection: Connection, players: Iterable[str]) -> dict[str, Named]:
    """What players are called now."""
    players = set(players)
    ids = [one for one in map(account_of, players) if one is not None]
    known = select(accounts.c.id, accounts.c.name).where(accounts.c.id.in_(ids))
    names = {row.id: row.name for row in connection.execute(known)}
    return {one: Named(names.get(account_of(one) or ""), bot_of(one)) for one in players}
