"""Contests in the database: begun, joined, left, called off, and read."""

from __future__ import annotations

import logging
from typing import Any, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    and_,
    func,
    insert,
    not_,
    or_,
    select,
    update,
)

from longshore.server.domain.refused import Damaged, NotAllowed, Unknown, WishRefused
from longshore.server.domain.seats import Status
from longshore.server.domain.tokens import make_id
from longshore.server.matches.domain.plans import (
    DAY_MS,
    LEAST_PLAYERS,
    MOST_PLAYERS,
    PAUSE_MS,
    ContestPlan,
    ContestStatus,
)
from longshore.server.matches.domain.standing import ContestGame, Outcome
from longshore.server.people.accounts import hold
from longshore.server.store.database import Database
from longshore.server.store.holding import hold_matches
from longshore.server.store.schema import (
    DELETED,
    MATCHES,
    account_tables,
    accounts,
    contest_players,
    contest_seats,
    contests,
    results,
    tables,
)

MOST_OPEN = 3  # of one organiser that are not over
MOST_LISTED = 100
CANCELLED_MS = 7 * DAY_MS  # that one is listed which was called off
ID_LENGTH = 10
GOING: tuple[ContestStatus, ...] = ("open", "running")
_CLOSED: tuple[Status | str, ...] = ("closed", DELETED)


logger = logging.getLogger(__name__)


class ContestRow(NamedTuple):
    """A contest; `round` is the last one that has begun, 0 before the first."""

    id: str
    organiser: str | None
    status: ContestStatus
    round: int
    created_at: int
    next_at: int | None
    plan: ContestPlan


# A contest as it is listed: with how many play, and who organises it.
Listed: TypeAlias = tuple[ContestRow, int, str | None]


class ContestPlayer(NamedTuple):
    """Who plays, by a number; without an account once that is deleted."""

    number: int
    account: str | None
    name: str | None
    away: bool
    here_at: int | None = None


class Read(NamedTuple):
    """A contest with all there is to know of it."""

    row: ContestRow
    players: tuple[ContestPlayer, ...]
    games: tuple[ContestGame, ...]

    @property
    def checks_in_at(self) -> int | None:
        """From when on people say that they are there, if that is asked before the next round."""
        return self.row.plan.checks_in_at(self.row.round, self.row.next_at)

    def is_here(self, player: ContestPlayer) -> bool:
        """Whether somebody gets a seat in the next round, as far as is known."""
        if player.account is None or player.away:
            return False
        since = self.checks_in_at
        return since is None or (player.here_at or 0) >= since


def begin(database: Database, organiser: str, plan: ContestPlan, now: int) -> str:
    """A new contest: its id. Whoever organises it has to join, too, if they want to play."""
    new = make_id(ID_LENGTH)
    values = {
        "id": new,
        "organiser": organiser,
        "status": "open",
        "round": 0,
        "created_at": now,
        "next_at": plan.starts_at,
        "body": msgspec.json.encode(plan).decode(),
    }
    theirs = contests.c.organiser == organiser, contests.c.status.in_(GOING)
    count = select(func.count()).select_from(contests).where(*theirs)
    with database.writing() as connection:
        hold_matches(database, connection)
        hold(connection, organiser)
        if connection.execute(count).scalar_one() >= MOST_OPEN:
            raise WishRefused("too-many-contests", most=MOST_OPEN)
        connection.execute(insert(contests).values(values))
        database.tell(connection, MATCHES)
    return new


def join(database: Database, contest: str, account: str, now: int) -> None:
    """Take part, be seated again after having been away, or say that one is there before a live
    round. A league can be joined until its last round has begun.
    """
    with database.writing() as connection:
        hold_matches(database, connection)
        hold(connection, account)
        row = needed(connection, contest)
        late = row.plan.kind == "league" and row.round < row.plan.rounds
        known = _mine(contest, account)
        if row.status not in GOING:
            raise WishRefused("contest-over")
        if connection.execute(select(contest_players.c.number).where(*known)).first():
            here = update(contest_players).where(*known).values(away=False, here_at=now)
            connection.execute(here)
            return
        if row.status != "open" and not late:
            raise WishRefused("contest-closed")
        ours = contest_players.c.contest_id == contest
        count = select(func.count(), func.max(contest_players.c.number)).where(ours)
        many, last = connection.execute(count).one()
        if many >= MOST_PLAYERS:
            raise WishRefused("contest-full", most=MOST_PLAYERS)
        values = {
            "contest_id": contest,
            "number": (last or 0) + 1,
            "account_id": account,
            "joined_at": now,
            "away": False,
            "here_at": now,
        }
        connection.execute(insert(contest_players).values(values))


def leave(database: Database, contest: str, account: str) -> None:
    """Be seated no more; what one has played stays, and so does a game that goes on."""
    with database.writing() as connection:
        hold_matches(database, connection)
        row = needed(connection, contest)
        mine = _mine(contest, account)
        if row.status == "open":
            connection.execute(contest_players.delete().where(*mine))
        else:
            connection.execute(update(contest_players).where(*mine).values(away=True))


def start(database: Database, contest: str, account: str, now: int) -> None:
    """Begin with the first round now, or, where somebody has yet to say that they are there, in two
    minutes, and never later than planned; for whoever organises it. Whoever is there by now is
    there then, too.
    """
    with database.writing() as connection:
        hold_matches(database, connection)
        row = needed(connection, contest)
        _need_organiser(row, account)
        if row.status != "open":
            raise WishRefused("contest-closed")
        asked = read_in(connection, row._replace(next_at=now))
        expected = [one for one in asked.players if one.account is not None and not one.away]
        if len(expected) < LEAST_PLAYERS:  # or it would only be called off
            raise WishRefused("contest-too-few", least=LEAST_PLAYERS, number=len(expected))
        there = [one.number for one in expected if asked.is_here(one)]
        wait = 0 if len(there) == len(expected) else PAUSE_MS[row.plan.pace]
        planned = now if row.next_at is None else row.next_at
        change(connection, contest, next_at=min(planned, now + wait))
        ours = contest_players.c.contest_id == contest, contest_players.c.number.in_(there)
        connection.execute(update(contest_players).where(*ours).values(here_at=now))
        database.tell(connection, MATCHES)


def cancel(database: Database, contest: str, account: str, now: int) -> None:
    """Call it off, as whoever organises it. Games that go on are played to their ends; nobody is
    seated any more.
    """
    with database.writing() as connection:
        hold_matches(database, connection)
        row = needed(connection, contest)
        _need_organiser(row, account)
        if row.status not in GOING:
            raise WishRefused("contest-over")
        end(connection, contest, "cancelled", now)


def change(connection: Connection, contest: str, **values: Any) -> None:
    """In a transaction that is under way."""
    connection.execute(update(contests).where(contests.c.id == contest).values(values))


def end(connection: Connection, contest: str, status: ContestStatus, now: int) -> None:
    """It is over or called off, in a transaction that is under way."""
    change(connection, contest, status=status, next_at=None, ended_at=now)


def listing() -> Select[Any]:
    """Contests, each with how many play and who organises it."""
    many = (
        select(func.count())
        .where(contest_players.c.contest_id == contests.c.id)
        .scalar_subquery()
        .label("many")
    )
    organiser = accounts.c.id == contests.c.organiser
    return select(contests, many, accounts.c.name).join(accounts, organiser, isouter=True)


def listed(database: Database, now: int) -> list[Listed]:
    """All contests, those that go on first; of those that were called off the last ones."""
    wanted = (
        listing()
        .where(or_(contests.c.status != "cancelled", contests.c.ended_at > now - CANCELLED_MS))
        .order_by(contests.c.status.in_(GOING).desc(), contests.c.created_at.desc())
        .limit(MOST_LISTED)
    )
    with database.reading() as connection:
        found = connection.execute(wanted).all()
    readable: list[Listed] = []
    for row in found:
        try:
            readable.append((read_row(row), row.many, row.name))
        except Damaged as problem:  # the others are to be seen all the same
            logger.warning("%s", problem)
    return readable


def joined(database: Database, account: str) -> frozenset[str]:
    """The contests that somebody takes part in."""
    mine = contest_players.c.account_id == account
    with database.reading() as connection:
        return frozenset(connection.scalars(select(contest_players.c.contest_id).where(mine)))


def read(database: Database, contest: str) -> Read:
    """All of a contest, as it is at one moment."""
    with database.snapshot() as connection:
        return read_in(connection, needed(connection, contest))


def read_in(connection: Connection, row: ContestRow) -> Read:
    """The same, in a transaction that is under way."""
    wanted = (
        select(
            contest_players.c.number,
            contest_players.c.account_id,
            accounts.c.name,
            contest_players.c.away | accounts.c.barred_at.is_not(None),
            contest_players.c.here_at,
        )
        .join(accounts, accounts.c.id == contest_players.c.account_id, isouter=True)
        .where(contest_players.c.contest_id == row.id)
        .order_by(contest_players.c.number)
    )
    players = tuple(ContestPlayer(*one) for one in connection.execute(wanted))
    return Read(row, players, tuple(_games(connection, row.id)))


def organiser_name(database: Database, row: ContestRow) -> str | None:
    with database.reading() as connection:
        named = select(accounts.c.name).where(accounts.c.id == row.organiser)
        return connection.execute(named).scalar()


def _games(connection: Connection, contest: str) -> list[ContestGame]:
    seats = contest_seats.c
    wanted = (
        select(
            seats.table_id,
            seats.round,
            seats.player,
            game_over().label("over"),
            tables.c.id.is_not(None).label("opened"),
            results.c.place,
            results.c.score,
            results.c.share,
            results.c.lost,
        )
        .join(tables, tables.c.id == seats.table_id, isouter=True)
        .join(
            results,
            (results.c.table_id == seats.table_id) & (results.c.seat == seats.seat),
            isouter=True,
        )
        .where(seats.contest_id == contest)
        .order_by(seats.round, seats.table_id, seats.seat)
    )
    found: dict[str, list[Row[Any]]] = {}
    for row in connection.execute(wanted):
        found.setdefault(row.table_id, []).append(row)
    return [_game(rows) for rows in found.values()]


def game_over() -> ColumnElement[bool]:
    """Whether the game at a table is over, and what it came to written down."""
    mine = account_tables.c.table_id == tables.c.id
    unsettled = select(account_tables.c.table_id).where(mine, account_tables.c.seats.is_(None))
    settled = and_(tables.c.status == "finished", not_(unsettled.exists()))
    return or_(tables.c.status.in_(_CLOSED), settled)


def _game(rows: list[Row[Any]]) -> ContestGame:
    first = rows[0]
    over = bool(first.over)  # of a table that is not opened yet there is nothing to be said
    outcomes = tuple(
        None
        if row.place is None
        else Outcome(row.place, row.score, row.share, row.lost is not None)
        for row in rows
    )
    group = tuple(row.player for row in rows)
    outcomes = outcomes if over else ()
    return ContestGame(first.table_id, first.round, group, over, outcomes, bool(first.opened))


def _mine(contest: str, account: str) -> tuple[Any, ...]:
    return contest_players.c.contest_id == contest, contest_players.c.account_id == account


def needed(connection: Connection, contest: str) -> ContestRow:
    """One that has to be there, in a transaction that is under way."""
    found = connection.execute(select(contests).where(contests.c.id == contest)).first()
    if found is None:
        raise Unknown("no-such-contest")
    return read_row(found)


def _need_organiser(row: ContestRow, account: str) -> None:
    if row.organiser != account:
        raise NotAllowed("contest-organiser")


def read_row(row: Row[Any]) -> ContestRow:
    try:
        plan = msgspec.json.decode(row.body, type=ContestPlan)
    except msgspec.MsgspecError as problem:
        raise Damaged("contest-damaged", id=row.id) from problem
    return row_of(row, plan)


def row_of(row: Row[Any], plan: ContestPlan) -> ContestRow:
    return ContestRow(
        row.id, row.organiser, row.status, row.round, row.created_at, row.next_at, plan
    )
