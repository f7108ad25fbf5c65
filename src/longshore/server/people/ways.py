"""Ways into an account: one has to be left."""

from __future__ import annotations

from sqlalchemy import Connection, exists, select

from longshore.server.domain.refused import WishRefused
from longshore.server.store.schema import identities, passkeys


def need_one(connection: Connection, account: str) -> None:
    """Refused, and with it the transaction under way, if neither a passkey nor a provider opens an
    account that is held any more. Recovery codes are for the day when those are lost.
    """
    by_passkey = exists().where(passkeys.c.account_id == account)
    by_provider = exists().where(identities.c.account_id == account)
    if not connection.execute(select(by_passkey | by_provider)).scalar_one():
        raise WishRefused("last-way-in")
