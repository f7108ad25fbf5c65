"""The passkeys of accounts in the database: public keys, and how often each was used."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from longshore.server.domain.refused import NotAllowed, Unknown, WishRefused
from longshore.server.people import ways
from longshore.server.people.accounts import hold
from longshore.server.store.database import Database
from longshore.server.store.errors import Twice
from longshore.server.store.schema import passkeys

MOST = 20  # of an account
_LONGEST_LABEL = 60


class PasskeyRow(NamedTuple):
    """A passkey: its id, in base64url, is told to its owner alone."""

    id: str
    account_id: str
    public_key: bytes
    sign_count: int
    label: str
    created_at: int
    used_at: int | None = None


def add(connection: Connection, passkey: PasskeyRow) -> None:
    """A new one, in a transaction that is under way."""
    count = select(func.count()).where(passkeys.c.account_id == passkey.account_id)
    if connection.execute(count).scalar_one() >= MOST:
        raise WishRefused("too-many-passkeys", most=MOST)
    values = {**passkey._asdict(), "label": passkey.label[:_LONGEST_LABEL]}
    connection.execute(insert(passkeys).values(values))


def add_to(database: Database, passkey: PasskeyRow) -> None:
    """A further one of an account that there is."""
    try:
        with database.writing() as connection:
            hold(connection, passkey.account_id)
            add(connection, passkey)
    except Twice:
        raise WishRefused("passkey-known") from None


def find(database: Database, passkey: str) -> PasskeyRow | None:
    """A passkey by its id."""
    wanted = select(*(passkeys.c[name] for name in PasskeyRow._fields))
    with database.reading() as connection:
        found = connection.execute(wanted.where(passkeys.c.id == passkey)).first()
    return None if found is None else PasskeyRow(*found)


def listed(database: Database, account: str) -> list[PasskeyRow]:
    """The passkeys of an account, the oldest first."""
    wanted = select(*(passkeys.c[name] for name in PasskeyRow._fields))
    ours = wanted.where(passkeys.c.account_id == account)
    with database.reading() as connection:
        found = connection.execute(ours.order_by(passkeys.c.created_at, passkeys.c.id))
        return [PasskeyRow(*one) for one in found]


def used(connection: Connection, passkey: PasskeyRow, sign_count: int, now: int) -> None:
    """It was shown, in a transaction that is under way: refused if it was meanwhile elsewhere, too,
    since one of the two is then a copy.
    """
    as_read = passkeys.c.id == passkey.id, passkeys.c.sign_count == passkey.sign_count
    values = {"sign_count": sign_count, "used_at": now}
    if not connection.execute(update(passkeys).where(*as_read).values(values)).rowcount:
        raise NotAllowed("passkey-refused")


def remove(database: Database, account: str, passkey: str) -> None:
    """Take one out of use, unless nothing else opens the account."""
    ours = passkeys.c.account_id == account, passkeys.c.id == passkey
    with database.writing() as connection:
        hold(connection, account)
        if not connection.execute(delete(passkeys).where(*ours)).rowcount:
            raise Unknown("no-such-passkey")
        ways.need_one(connection, account)
