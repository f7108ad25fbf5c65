"""What a transaction holds while it is under way, and the order in which all of them take it.

Two that wait for each other would both be stopped by PostgreSQL. So whoever needs more than one of
these takes them in this order:

1. *matches* (`hold_matches`): who sits down with whom. Whoever writes wishes, contests, their
   players or promised seats has it, so that their rows are never taken in two orders. That a
   promised table is open is written without it: one row by itself.
2. *results* (`hold_results`): what games came to, and the ratings that are made of that.
3. *an account* (`people.accounts.hold`), before any row that is its own; one at a time. Rows that
   only point at an account, as promised seats do, may point at many, for who has the first.

Rows that many may clear away, like sessions nobody uses, are passed over where somebody has them.
"""

from __future__ import annotations

from sqlalchemy import Connection, select

from longshore.server.store.database import Database
from longshore.server.store.schema import facts

_MATCHES, _RESULTS = "matches", "results"


def hold_matches(database: Database, connection: Connection) -> None:
    """Let nobody else bring people together until the transaction under way is over."""
    _hold(database, connection, _MATCHES)


def hold_results(database: Database, connection: Connection) -> None:
    """Let nobody else write results until the transaction under way is over."""
    _hold(database, connection, _RESULTS)


def _hold(database: Database, connection: Connection, name: str) -> None:
    ours = {"name": name, "value": b""}
    connection.execute(database.insert(facts).values(ours).on_conflict_do_nothing())
    connection.execute(select(facts.c.value).where(facts.c.name == name).with_for_update())
