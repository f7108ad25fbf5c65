"""Browsers that are told of all tables of an account, in the database.

One is told as long as the session goes on that it was named in: whoever signs out there, or ends
the session from elsewhere, has it told nothing more.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import Connection, delete, select

from longshore.server.store.database import Database
from longshore.server.store.schema import devices, sessions
from longshore.server.webhooks.push import MOST_DEVICES, PushDevice

_device = msgspec.json.Decoder(PushDevice)


def add(
    database: Database, connection: Connection, account: str, device: PushDevice, now: int
) -> None:
    """Have a browser told, by the session that is its `key`, in a transaction that is under way; of
    too many the first one goes.
    """
    values = {"body": msgspec.json.encode(device), "since": now}
    made = database.insert(devices).values(account_id=account, id=device.id, **values)
    ours = devices.c.account_id == account
    last = devices.c.since.desc(), devices.c.id
    key = ["account_id", "id"]
    connection.execute(made.on_conflict_do_update(index_elements=key, set_=values))
    kept = {one.id for one in listed_in(connection, account)}
    there = connection.scalars(select(devices.c.id).where(ours).order_by(*last))
    left = [one for one in there if one in kept][:MOST_DEVICES]
    connection.execute(delete(devices).where(ours, devices.c.id.not_in(left)))


def drop(database: Database, account: str, device: str | None) -> None:
    """Have a browser told no more; without its name, none."""
    which = devices.c.account_id == account, devices.c.id == device
    with database.writing() as connection:
        connection.execute(delete(devices).where(*which[: 1 if device is None else 2]))


def listed(database: Database, account: str) -> tuple[PushDevice, ...]:
    """The browsers that are told of an account's tables."""
    with database.reading() as connection:
        return listed_in(connection, account)


def listed_in(connection: Connection, account: str) -> tuple[PushDevice, ...]:
    """The same, in a transaction that is under way."""
    open_ones = select(sessions.c.id).where(sessions.c.account_id == account)
    going = set(connection.scalars(open_ones))
    kept = select(devices.c.body).where(devices.c.account_id == account).order_by(devices.c.id)
    found = map(_device.decode, connection.scalars(kept))
    return tuple(one for one in found if one.key in going)
