"""What is begun at a browser and ended there, once: a passkey made or asked for, a way to a
provider and back.

Whoever ends it brings the token that its beginning was answered with, as a cookie. What it was
about is taken out of the database with that, whether it ends well or not.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec
from sqlalchemy import delete, insert

from longshore.server.domain.refused import NotAllowed
from longshore.server.domain.tokens import hashed, looks_right, make_token
from longshore.server.store.database import Database
from longshore.server.store.schema import ceremonies

LASTS_MS = 10 * 60 * 1000  # time to find a device, or to sign in elsewhere

T = TypeVar("T", bound=msgspec.Struct)


class Ceremony(msgspec.Struct, frozen=True, kw_only=True, tag_field="kind"):
    """Base of what is begun: each kind has a tag, so that none can be ended as another."""


class PasskeyMade(Ceremony, frozen=True, kw_only=True, tag="made"):
    """A passkey is to be made: for a new account of that name, or for one that there is."""

    account: str
    name: str
    new: bool
    challenge: bytes
    origin: str


class PasskeyAsked(Ceremony, frozen=True, kw_only=True, tag="asked"):
    """A passkey is to be shown."""

    challenge: bytes
    origin: str


class Sent(Ceremony, frozen=True, kw_only=True, tag="sent"):
    """Somebody was sent to the provider; `session` is of whoever adds it to their account."""

    state: str
    nonce: str
    verifier: str
    back: str
    session: str | None = None


class Vouched(Ceremony, frozen=True, kw_only=True, tag="vouched"):
    """The provider knows who it is, and we do not yet: there is a name to be chosen."""

    issuer: str
    subject: str


AnyCeremony = PasskeyMade | PasskeyAsked | Sent | Vouched


def begin(database: Database, what: AnyCeremony, now: int) -> str:
    """Begin it: the token that ends it. Those that nobody has ended in time are dropped."""
    token = make_token()
    body = msgspec.json.encode(what).decode()
    values = {"hash": hashed(token), "body": body, "ends_at": now + LASTS_MS}
    with database.writing() as connection:
        connection.execute(delete(ceremonies).where(ceremonies.c.ends_at <= now))
        connection.execute(insert(ceremonies).values(values))
    return token


def end(database: Database, token: str | None, kind: type[T], now: int) -> T:
    """End what was begun with a token; nobody can do so twice."""
    if token is None or not looks_right(token):
        raise NotAllowed("ceremony-over")
    ours = ceremonies.c.hash == hashed(token)
    taken = delete(ceremonies).where(ours).returning(ceremonies.c.body, ceremonies.c.ends_at)
    with database.writing() as connection:
        found = connection.execute(taken).first()
    if found is None or found.ends_at <= now:
        raise NotAllowed("ceremony-over")
    what = msgspec.json.decode(found.body, type=AnyCeremony)
    if not isinstance(what, kind):
        raise NotAllowed("ceremony-over")
    return what
