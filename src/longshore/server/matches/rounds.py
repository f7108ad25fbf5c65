"""Rounds of contests: begun when it is time, each once, and the contest ended after the last.

Who sits where is decided in a transaction that nobody else is in, and the tables are promised in
it; `finding` opens them.
"""

from __future__ import annotations

from sqlalchemy import ColumnElement, Connection, and_, insert, not_, or_, select, update

from longshore.server.domain.tokens import make_table_id
from longshore.server.matches.contests import (
    GOING,
    Read,
    change,
    end,
    game_over,
    needed,
    read_in,
)
from longshore.server.matches.domain.pairing import Group, first_order, groups_of
from longshore.server.matches.domain.plans import (
    CHECK_IN_MS,
    DAY_MS,
    LATE_MS,
    LEAST_PLAYERS,
    PAUSE_MS,
)
from longshore.server.matches.domain.standing import standings
from longshore.server.matches.promises import Promise, PromisedSeat, promise
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_matches
from longshore.server.store.schema import MATCHES, contest_players, contest_seats, contests, tables

LEAST_LEFT = 2  # people to go on with


def due(database: Database, now: int) -> list[str]:
    """The contests with which there is anything to be done, by one question whatever there is: of
    games that go on nothing is read.
    """
    with database.reading() as connection:
        wanted = select(contests.c.id).where(_due(now)).order_by(contests.c.id)
        return list(connection.scalars(wanted))


def step(database: Database, contest: str, now: int) -> bool:
    """Whatever is to be done with a contest now; whether there was anything."""
    with database.writing() as connection:
        hold_matches(database, connection)
        mine = select(contests.c.id).where(contests.c.id == contest, _due(now))
        if connection.execute(mine).first() is None:
            return False  # another process was quicker
        _step(database, connection, read_in(connection, needed(connection, contest)), now)
        database.tell(connection, MATCHES)
    return True


def _due(now: int) -> ColumnElement[bool]:
    """A round begins; or none is known to, and all games are over. Of a tournament there are none
    but those of its rounds.
    """
    ours = contest_seats.c.contest_id == contests.c.id
    there = contest_seats.join(tables, tables.c.id == contest_seats.c.table_id, isouter=True)
    on = or_(tables.c.id.is_(None), not_(game_over()))
    plays = select(contest_seats.c.seat).select_from(there).where(ours, on).exists()
    running = contests.c.status == "running"
    done = and_(running, contests.c.next_at.is_(None), not_(plays))
    return and_(contests.c.status.in_(GOING), or_(contests.c.next_at <= now, done))


def _step(database: Database, connection: Connection, contest: Read, now: int) -> None:
    row, plan = contest.row, contest.row.plan
    if row.next_at is not None:
        _begin_round(database, connection, contest, now)
        return
    _mark_away(connection, contest)
    if row.round >= plan.rounds:
        end(connection, row.id, "over", now)
    else:
        change(connection, row.id, next_at=now + PAUSE_MS[plan.pace])


def _mark_away(connection: Connection, contest: Read) -> None:
    """Whoever did not play the last game to its end is not seated until they say that they are
    back.
    """
    for game in contest.games:
        if game.round != contest.row.round:
            continue
        for player, outcome in zip(game.group, game.outcomes, strict=False):
            if player is not None and outcome is not None and outcome.lost:
                ours = contest_players.c.contest_id == contest.row.id
                this = contest_players.c.number == player
                connection.execute(update(contest_players).where(ours, this).values(away=True))


def _begin_round(database: Database, connection: Connection, contest: Read, now: int) -> None:
    row, plan = contest.row, contest.row.plan
    if row.plan.kind == "league" and row.round:
        _mark_away(connection, contest)
        contest = read_in(connection, row)
    if contest.checks_in_at is not None:
        if now > (row.next_at or now) + LATE_MS:  # nobody was asked: the server was down
            change(connection, row.id, next_at=now + CHECK_IN_MS)
            return
        _mark_missing(connection, contest)
    there = [one.number for one in contest.players if contest.is_here(one)]
    least = LEAST_LEFT if row.round else LEAST_PLAYERS
    number = row.round + 1
    if len(there) >= least:
        groups = groups_of(
            row.id, number, _order(contest, there), plan.seats, [one.group for one in contest.games]
        )
        for group in groups:
            _promise(database, connection, contest, group, now)
    elif _may_come(contest) < least:
        end(connection, row.id, "over" if row.round else "cancelled", now)
        return
    further = plan.kind == "league" and number < plan.rounds
    next_at = (row.next_at or now) + plan.days * DAY_MS if further else None
    change(connection, row.id, status="running", round=number, next_at=next_at)


def _may_come(contest: Read) -> int:
    """How many may yet come to a later round, though too few are there: that one is left out. Of a
    live league these are all who have signed up; nobody comes to anything else who is not there.
    """
    row = contest.row
    if row.plan.kind != "league" or contest.checks_in_at is None:
        return 0
    return sum(one.account is not None for one in contest.players)


def _mark_missing(connection: Connection, contest: Read) -> None:
    """Whoever has not said that they are there is not seated until they do."""
    missing = [one.number for one in contest.players if not contest.is_here(one)]
    ours = contest_players.c.contest_id == contest.row.id, contest_players.c.number.in_(missing)
    connection.execute(update(contest_players).where(*ours).values(away=True))


def _order(contest: Read, there: list[int]) -> list[int]:
    if not contest.games:
        return first_order(contest.row.id, there, contest.row.round + 1)
    return [one.player for one in standings(there, contest.games)]


def _promise(
    database: Database, connection: Connection, contest: Read, group: Group, now: int
) -> None:
    row, plan, table = contest.row, contest.row.plan, make_table_id()
    accounts = {one.number: one.account for one in contest.players}
    seats = [
        PromisedSeat(bot=plan.bot) if one is None else PromisedSeat(account=accounts[one])
        for one in group
    ]
    settings = plan.settings(row.round + 1, bots=None in group)
    wanted = Promise(edition=plan.edition, settings=settings, first=True)
    promise(connection, database, wanted, seats, table=table, now=now, contest=row.id)
    rows = [
        {
            "table_id": table,
            "seat": seat,
            "contest_id": row.id,
            "round": row.round + 1,
            "player": player,
        }
        for seat, player in enumerate(group)
    ]
    connection.execute(insert(contest_seats), rows)
