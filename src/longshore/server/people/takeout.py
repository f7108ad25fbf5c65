"""All that is kept of an account, to be taken away by its owner.

Named column by column, so that what opens an account or confirms an address is never among it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from sqlalchemy import Column, Connection, select

from longshore.server.people.players import of_account
from longshore.server.store.database import Database
from longshore.server.store.schema import (
    account_tables,
    accounts,
    contacts,
    contest_players,
    contests,
    devices,
    identities,
    mails,
    name_reports,
    passkeys,
    promised_seats,
    public_pages,
    recovery_codes,
    reminded,
    results,
    seekers,
    sessions,
)

Rows = tuple[dict[str, Any], ...]


class KeptPart(NamedTuple):
    """What is taken out of a table: whose its rows are, and the columns that are told."""

    whose: Column[Any]
    names: tuple[str, ...]
    called: Mapping[str, str] = {}  # columns that are told by another name


_RESULT = tuple(column.name for column in results.columns if column.name != "player")
PARTS: Mapping[str, KeptPart] = {
    "account": KeptPart(accounts.c.id, ("name", "created_at", "blocked_at", "barred_at")),
    "passkeys": KeptPart(passkeys.c.account_id, ("label", "created_at", "used_at")),
    "identities": KeptPart(identities.c.account_id, ("issuer", "subject", "created_at")),
    "recovery_codes": KeptPart(recovery_codes.c.account_id, ("created_at",)),
    "sessions": KeptPart(sessions.c.account_id, ("label", "created_at", "used_at")),
    "tables": KeptPart(account_tables.c.account_id, ("table_id", "since", "seats")),
    "public_page": KeptPart(public_pages.c.account_id, ("since",)),
    "seeking": KeptPart(
        seekers.c.account_id, ("edition", "seats", "pace", "since", "seen_at", "bots")
    ),
    "seats_to_come": KeptPart(promised_seats.c.account_id, ("table_id", "seat")),
    "contact": KeptPart(
        contacts.c.account_id,
        ("language", "mail", "push", "address", "confirmed_at", "digest_minute", "digest_at"),
    ),
    "mail_to_be_sent": KeptPart(mails.c.account_id, ("next_at", "attempts", "body")),
    "told_of": KeptPart(reminded.c.account_id, ("table_id", "way", "at")),
    "contests": KeptPart(
        contest_players.c.account_id, ("contest_id", "number", "joined_at", "away")
    ),
    "contests_organised": KeptPart(
        contests.c.organiser,
        ("id", "status", "round", "created_at", "next_at", "body"),
        {"id": "contest_id"},
    ),
    "devices": KeptPart(devices.c.account_id, ("since",)),
    "results": KeptPart(results.c.player, _RESULT),
    "reports": KeptPart(name_reports.c.reporter, ("name", "table_id", "at")),
}


def taken_out(database: Database, account: str) -> dict[str, Rows]:
    """By what it is, the rows of an account, as they stand in the database at one moment."""
    with database.snapshot() as connection:
        return {name: _rows(connection, part, account) for name, part in PARTS.items()}


def _rows(connection: Connection, part: KeptPart, account: str) -> Rows:
    table = part.whose.table
    owner = of_account(account) if table is results else account
    columns = (table.c[name].label(part.called.get(name, name)) for name in part.names)
    found = connection.execute(select(*columns).where(part.whose == owner))
    return tuple(dict(row._mapping) for row in found)
