"""All that is kept of an account, to be taken away by its owner.

Named column by column, so that what opens an account or confirms an address is never among it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sqlalchemy import Connection, Table, select

from longshore.server.people.players import of_account
from longshore.server.store.database import Database
from longshore.server.store.schema import (
    account_tables,
    accounts,
    contacts,
    contest_players,
    devices,
    identities,
    name_reports,
    passkeys,
    public_pages,
    recovery_codes,
    results,
    seekers,
    sessions,
)

Rows = tuple[dict[str, Any], ...]
_OWNED: Mapping[str, tuple[Table, tuple[str, ...]]] = {
    "passkeys": (passkeys, ("label", "created_at", "used_at")),
    "identities": (identities, ("issuer", "subject", "created_at")),
    "recovery_codes": (recovery_codes, ("created_at",)),
    "sessions": (sessions, ("label", "created_at", "used_at")),
    "tables": (account_tables, ("table_id", "since", "seats")),
    "public_page": (public_pages, ("since",)),
    "seeking": (seekers, ("edition", "seats", "pace", "since", "seen_at", "bots")),
    "contact": (contacts, ("language", "mail", "push", "address", "confirmed_at", "digest_minute")),
    "contests": (contest_players, ("contest_id", "number", "joined_at", "away")),
    "devices": (devices, ("since",)),
}
_RESULT = tuple(column.name for column in results.columns if column.name != "player")
_REPORT = ("name", "table_id", "at")


def taken_out(database: Database, account: str) -> dict[str, Rows]:
    """By what it is, the rows of an account, as they stand in the database at one moment."""
    with database.snapshot() as connection:
        own = accounts.c.id == account
        found = {"account": _rows(connection, accounts, ("name", "created_at"), own)}
        for part, (table, names) in _OWNED.items():
            found[part] = _rows(connection, table, names, table.c.account_id == account)
        played = results.c.player == of_account(account)
        found["results"] = _rows(connection, results, _RESULT, played)
        mine = name_reports.c.reporter == account
        found["reports"] = _rows(connection, name_reports, _REPORT, mine)
    return found


def _rows(connection: Connection, table: Table, names: tuple[str, ...], where: Any) -> Rows:
    wanted = select(*(table.c[name] for name in names)).where(where)
    return tuple(dict(row._mapping) for row in connection.execute(wanted))
