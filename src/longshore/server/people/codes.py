"""Recovery codes: each lets its owner in once, when passkeys and provider are lost.

A code has 97 bits by chance, so that a plain hash of it cannot be guessed back. They are told when
they are made, and never again.
"""

from __future__ import annotations

from sqlalchemy import Connection, delete, func, insert, select

from longshore.server.domain.refused import NotAllowed
from longshore.server.domain.tokens import hashed, make_id
from longshore.server.people.accounts import hold
from longshore.server.store.database import Database
from longshore.server.store.schema import recovery_codes

COUNT = 10  # made at once
LONGEST = 60  # as somebody may type one
_SIGNS, _GROUP = 20, 5


def make(database: Database, account: str, now: int) -> tuple[str, ...]:
    """New codes for an account; those it had are good for nothing."""
    made = tuple(make_id(_SIGNS) for _ in range(COUNT))
    rows = [{"hash": _hash(one), "account_id": account, "created_at": now} for one in made]
    with database.writing() as connection:
        hold(connection, account)
        connection.execute(delete(recovery_codes).where(recovery_codes.c.account_id == account))
        connection.execute(insert(recovery_codes), rows)
    return tuple("-".join(one[at : at + _GROUP] for at in range(0, _SIGNS, _GROUP)) for one in made)


def left(database: Database, account: str) -> int:
    """How many an account has left."""
    count = select(func.count()).where(recovery_codes.c.account_id == account)
    with database.reading() as connection:
        return connection.execute(count).scalar_one()


def use(connection: Connection, typed: str) -> str:
    """The account that a code opens, in a transaction under way; it is used up by that."""
    plain = "".join(sign for sign in typed.lower() if sign.isalnum())
    ours = recovery_codes.c.hash == _hash(plain)
    owner: str | None = connection.execute(select(recovery_codes.c.account_id).where(ours)).scalar()
    if owner is None:
        raise NotAllowed("wrong-code")
    hold(connection, owner, barred=True)
    if not connection.execute(delete(recovery_codes).where(ours)).rowcount:
        raise NotAllowed("wrong-code")  # it was used meanwhile
    return owner


def _hash(plain: str) -> str:
    return hashed(f"recovery {plain}")
