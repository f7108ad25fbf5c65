"""How many letters with codes are sent: so many a day for an account, and to an address."""

from __future__ import annotations

import hashlib
import hmac

from sqlalchemy import Connection, delete, func, insert, select

from longshore.server.domain.refused import TooMuch
from longshore.server.store.schema import code_mails

DAY_MS = 24 * 3600 * 1000
MOST_OF_ACCOUNT = 6
MOST_TO_ADDRESS = 3  # whoever asks: its owner may want none at all


def count(connection: Connection, secret: bytes, account: str, address: str, now: int) -> None:
    """One more, in a transaction that is under way; TooMuch if there were enough."""
    old = select(code_mails.c.id).where(code_mails.c.at <= now - DAY_MS)
    old = old.with_for_update(skip_locked=True)
    connection.execute(delete(code_mails).where(code_mails.c.id.in_(old)))
    for kind, who, most in (
        ("account", account, MOST_OF_ACCOUNT),
        ("address", address.lower(), MOST_TO_ADDRESS),
    ):
        whom = hmac.digest(secret, f"{kind} {who}".encode(), hashlib.sha256).hex()
        were = select(func.count()).where(code_mails.c.whom == whom)
        if connection.execute(were).scalar_one() >= most:
            raise TooMuch("mail-too-many", most=most)
        connection.execute(insert(code_mails).values(whom=whom, at=now))
