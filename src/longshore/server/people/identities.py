"""Whom a provider of OpenID Connect knows accounts by, in the database."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, select

from longshore.server.domain.refused import Unknown, WishRefused
from longshore.server.people import ways
from longshore.server.people.accounts import hold
from longshore.server.store.database import Database
from longshore.server.store.errors import Twice
from longshore.server.store.schema import identities


class IdentityRow(NamedTuple):
    """Somebody at a provider: the subject is what that calls them, and told to nobody."""

    issuer: str
    subject: str
    account_id: str
    created_at: int


def add(connection: Connection, identity: IdentityRow) -> None:
    """A new one, in a transaction that is under way."""
    connection.execute(insert(identities).values(identity._asdict()))


def add_to(database: Database, identity: IdentityRow) -> None:
    """Let a provider open an account that there is: refused if it opens another one already."""
    known = find(database, identity.issuer, identity.subject)
    if known == identity.account_id:
        return
    try:
        with database.writing() as connection:
            hold(connection, identity.account_id)
            add(connection, identity)
    except Twice:
        raise WishRefused("identity-taken") from None


def find(database: Database, issuer: str, subject: str) -> str | None:
    """The account of somebody at a provider."""
    ours = identities.c.issuer == issuer, identities.c.subject == subject
    with database.reading() as connection:
        return connection.execute(select(identities.c.account_id).where(*ours)).scalar()


def listed(database: Database, account: str) -> list[IdentityRow]:
    """Those of an account, the oldest first."""
    wanted = select(*(identities.c[name] for name in IdentityRow._fields))
    ours = wanted.where(identities.c.account_id == account)
    with database.reading() as connection:
        found = connection.execute(ours.order_by(identities.c.created_at, identities.c.issuer))
        return [IdentityRow(*one) for one in found]


def remove(database: Database, account: str, issuer: str) -> None:
    """Let a provider open an account no more, unless nothing else opens it."""
    ours = identities.c.account_id == account, identities.c.issuer == issuer
    with database.writing() as connection:
        hold(connection, account)
        if not connection.execute(delete(identities).where(*ours)).rowcount:
            raise Unknown("no-such-identity")
        ways.need_one(connection, account)
