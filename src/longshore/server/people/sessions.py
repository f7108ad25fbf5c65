"""Who is signed in: the sessions of browsers in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from longshore.server.domain.refused import NotAllowed
from longshore.server.domain.tokens import hashed, make_id, make_token
from longshore.server.store.database import Database
from longshore.server.store.schema import PEOPLE, accounts, sessions

MOST = 50  # of an account; those not used for longest end
IDLE_MS = 180 * 24 * 3600 * 1000  # a browser that does not come for so long is signed out
_NOTED_MS = 3600 * 1000  # how exactly it is kept when one was used last
_LONGEST_LABEL = 60
_ID_LENGTH = 16


class SignedIn(NamedTuple):
    """Who a request is from: an account's id and name, and the session, by its id; and whether the
    host has blocked the name that it had.
    """

    account: str
    name: str
    session: str
    blocked: bool = False


class SessionRow(NamedTuple):
    """A browser that is signed in, as its owner may see it."""

    id: str
    label: str
    created_at: int
    used_at: int


def begin(connection: Connection, account: str, label: str, now: int, old: str | None) -> str:
    """Sign a browser in, in a transaction under way: its token, which is always a new one. A
    session that it had ends, and so do those that nobody has used for too long. Refused to whom
    the host has barred.
    """
    barred = select(accounts.c.barred_at).where(accounts.c.id == account).with_for_update()
    if connection.execute(barred).scalar() is not None:
        raise NotAllowed("account-barred")
    token = make_token()
    if old is not None:
        connection.execute(delete(sessions).where(sessions.c.hash == hashed(old)))
    values = {
        "hash": hashed(token),
        "id": make_id(_ID_LENGTH),
        "account_id": account,
        "label": label[:_LONGEST_LABEL],
        "created_at": now,
        "used_at": now,
    }
    connection.execute(insert(sessions).values(values))
    sweep(connection, now)
    last = sessions.c.used_at.desc(), sessions.c.created_at.desc(), sessions.c.hash
    too_many = select(sessions.c.hash).where(sessions.c.account_id == account)
    forgotten = too_many.order_by(*last).offset(MOST).limit(MOST).scalar_subquery()
    connection.execute(delete(sessions).where(sessions.c.hash.in_(forgotten)))
    return token


def signed_in(database: Database, token: str, now: int) -> SignedIn | None:
    """Whose session a token is; None if it is nobody's, or has not been used for too long."""
    ours = sessions.c.hash == hashed(token)
    wanted = (
        select(
            accounts.c.id,
            accounts.c.name,
            sessions.c.id,
            accounts.c.blocked_at.is_not(None),
            sessions.c.used_at,
        )
        .join(accounts, accounts.c.id == sessions.c.account_id)
        .where(ours, sessions.c.used_at > now - IDLE_MS)
    )
    with database.reading() as connection:
        found = connection.execute(wanted).first()
    if found is None:
        return None
    *who, used_at = found
    if now - used_at > _NOTED_MS:
        with database.writing() as connection:
            connection.execute(update(sessions).where(ours).values(used_at=now))
    return SignedIn(*who)


def account_of(database: Database, session: str) -> str | None:
    """Whose session it is, by its id."""
    wanted = select(sessions.c.account_id).where(sessions.c.id == session)
    with database.reading() as connection:
        return connection.execute(wanted).scalar()


def listed(database: Database, account: str, now: int) -> list[SessionRow]:
    """The sessions of an account, the one used last first."""
    wanted = (
        select(*(sessions.c[name] for name in SessionRow._fields))
        .where(sessions.c.account_id == account, sessions.c.used_at > now - IDLE_MS)
        .order_by(sessions.c.used_at.desc(), sessions.c.id)
    )
    with database.reading() as connection:
        return [SessionRow(*found) for found in connection.execute(wanted)]


def end(database: Database, account: str, session: str | None = None, *, but: str = "") -> int:
    """End a session of an account, or all but one; how many there were."""
    ours = [sessions.c.account_id == account, sessions.c.id != but]
    if session is not None:
        ours.append(sessions.c.id == session)
    with database.writing() as connection:
        gone = connection.execute(delete(sessions).where(*ours))
        database.tell(connection, PEOPLE)
    return gone.rowcount


def sweep(connection: Connection, now: int) -> None:
    """Drop those that have not been used for too long, in a transaction that is under way."""
    old = select(sessions.c.hash).where(sessions.c.used_at <= now - IDLE_MS)
    old = old.with_for_update(skip_locked=True)
    connection.execute(delete(sessions).where(sessions.c.hash.in_(old)))


def still_there(database: Database, wanted: frozenset[str]) -> frozenset[str]:
    """Of these sessions, by id, those that go on."""
    with database.reading() as connection:
        found = connection.scalars(select(sessions.c.id).where(sessions.c.id.in_(wanted)))
        return frozenset(found)
