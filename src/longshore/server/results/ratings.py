"""Ratings of people and bots: one for each edition and number of seats.

A rating is what the rated games came to, one after the other, in the order in which they ended. It
is kept with the results, each one made of those before it: so a game that is written down late, by
a process that took over for another, changes what came after it, and results in any order come to
the same ratings.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from sqlalchemy import ColumnElement, Connection, and_, select, tuple_, update

from longshore.lab.skill import Belief, rated_once, unknown
from longshore.server.store.schema import results

PROVISIONAL = 10  # games until which a rating says little
_MIDDLE, _WIDTH = 1500, 40  # points of somebody unknown, and of one unit of OpenSkill's scale


class Pool(NamedTuple):
    """What a rating is for."""

    edition: str
    seats: int


class RatedSeat(NamedTuple):
    """A seat of a rated game, as ratings are made of it."""

    seat: int
    player: str
    place: int
    lost: str | None


def points(mu: float) -> int:
    """A rating as it is shown: 1500 is who nothing is known of."""
    return round(_MIDDLE + _WIDTH * (mu - unknown()[0]))


def spread(sigma: float) -> int:
    """How sure that is: two of three times it is within so many points."""
    return round(_WIDTH * sigma)


def ranks_of(seats: Sequence[RatedSeat]) -> list[float]:
    """The ranks of a game: by place, and behind them all together who did not play to the end."""
    return [float(len(seats) + 1 if one.lost else one.place) for one in seats]


def settle(connection: Connection, pool: Pool, at: int, table: str) -> None:
    """Rate a game that was written down, and all of its pool that came after it."""
    beliefs: dict[str, Belief] = {}
    for game_at, game in _games(connection, pool, at, table):
        seats = _seats(connection, game)
        for one in seats:
            if one.player not in beliefs:
                before = _before(connection, pool, one.player, game_at, game)
                beliefs[one.player] = before or unknown()
        line_up = [one.player for one in seats]
        beliefs |= rated_once(beliefs, line_up, ranks_of(seats))
        for one in seats:
            mu, sigma = beliefs[one.player]
            ours = results.c.table_id == game, results.c.seat == one.seat
            connection.execute(update(results).where(*ours).values(mu=mu, sigma=sigma))


def _games(connection: Connection, pool: Pool, at: int, table: str) -> Iterable[tuple[int, str]]:
    """The rated games of a pool from one on, in the order in which they ended."""
    place = tuple_(results.c.at, results.c.table_id)
    wanted = (
        select(results.c.at, results.c.table_id)
        .where(in_pool(pool), place >= tuple_(at, table))
        .order_by(results.c.at, results.c.table_id)
        .distinct()
    )
    return [(ended, game) for ended, game in connection.execute(wanted)]


def _seats(connection: Connection, table: str) -> list[RatedSeat]:
    wanted = select(*(results.c[name] for name in RatedSeat._fields))
    ours = wanted.where(results.c.table_id == table).order_by(results.c.seat)
    return [RatedSeat(*found) for found in connection.execute(ours)]


def _before(connection: Connection, pool: Pool, player: str, at: int, table: str) -> Belief | None:
    """What somebody was thought of before a game; None before the first."""
    earlier = tuple_(results.c.at, results.c.table_id) < tuple_(at, table)
    wanted = (
        select(results.c.mu, results.c.sigma)
        .where(results.c.player == player, in_pool(pool), earlier)
        .order_by(results.c.at.desc(), results.c.table_id.desc())
        .limit(1)
    )
    found = connection.execute(wanted).first()
    return None if found is None else (found.mu, found.sigma)


def in_pool(pool: Pool) -> ColumnElement[bool]:
    """The rated games of a pool."""
    return and_(results.c.rated, results.c.edition == pool.edition, results.c.seats == pool.seats)
