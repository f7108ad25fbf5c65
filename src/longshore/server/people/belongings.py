"""All that is kept of an account, table by table: what its owner takes away, and what goes or stays
when it is deleted. Nothing else says which tables those are.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Any, NamedTuple

from sqlalchemy import Column

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


class End(Enum):
    """What becomes of rows when the account is deleted."""

    GONE = "gone"
    NAMELESS = "nameless"  # others need them: they stay, and name nobody


class Belonging(NamedTuple):
    """A table's rows of an account: whose they are, and the columns that are taken out.

    Named column by column, so that what opens an account or confirms an address is never among
    them; `called` has those that are told by another name.
    """

    whose: Column[Any]
    told: tuple[str, ...]
    end: End = End.GONE
    called: Mapping[str, str] = {}


_RESULT = tuple(column.name for column in results.columns if column.name != "player")
BELONGINGS: Mapping[str, Belonging] = {
    "passkeys": Belonging(passkeys.c.account_id, ("label", "created_at", "used_at")),
    "identities": Belonging(identities.c.account_id, ("issuer", "subject", "created_at")),
    "recovery_codes": Belonging(recovery_codes.c.account_id, ("created_at",)),
    "sessions": Belonging(sessions.c.account_id, ("label", "created_at", "used_at")),
    "tables": Belonging(account_tables.c.account_id, ("table_id", "since", "seats")),
    "public_page": Belonging(public_pages.c.account_id, ("since",)),
    "seeking": Belonging(
        seekers.c.account_id, ("edition", "seats", "pace", "since", "seen_at", "bots")
    ),
    "seats_to_come": Belonging(promised_seats.c.account_id, ("table_id", "seat"), End.NAMELESS),
    "contact": Belonging(
        contacts.c.account_id,
        ("language", "mail", "push", "address", "confirmed_at", "digest_minute", "digest_at"),
    ),
    "mail_to_be_sent": Belonging(mails.c.account_id, ("next_at", "attempts", "body")),
    "told_of": Belonging(reminded.c.account_id, ("table_id", "way", "at")),
    "contests": Belonging(
        contest_players.c.account_id,
        ("contest_id", "number", "joined_at", "away", "here_at"),
        End.NAMELESS,
    ),
    "contests_organised": Belonging(
        contests.c.organiser,
        ("id", "status", "round", "created_at", "next_at", "ended_at", "body"),
        End.NAMELESS,
        {"id": "contest_id"},
    ),
    "devices": Belonging(devices.c.account_id, ("since",)),
    "results": Belonging(results.c.player, _RESULT, End.NAMELESS),
    "reports": Belonging(name_reports.c.reporter, ("name", "table_id", "at")),
    # what all the others point at goes last
    "account": Belonging(accounts.c.id, ("name", "created_at", "blocked_at", "barred_at")),
}
