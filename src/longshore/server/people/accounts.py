"""Accounts in the database: made, named, blocked and deleted."""

from __future__ import annotations

from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, Select, delete, insert, select, update

from longshore.server.domain.names import as_compared
from longshore.server.domain.refused import NotAllowed, Unknown, WishRefused
from longshore.server.domain.settings import NEUTRAL, tidy
from longshore.server.domain.tokens import make_id
from longshore.server.people.belongings import BELONGINGS, Belonging, End
from longshore.server.people.players import of_account, of_nobody
from longshore.server.store import bans
from longshore.server.store.database import Database
from longshore.server.store.errors import Twice
from longshore.server.store.holding import hold_matches, hold_results
from longshore.server.store.schema import PEOPLE, accounts, name_reports, results

_ID_LENGTH = 26  # 127 bits


class AccountRow(NamedTuple):
    """Somebody. The id is told to nobody else; `blocked_at` is since when the host's name for it
    stands in the place of one that was blocked, `barred_at` since when nobody signs in by it.
    """

    id: str
    name: str
    created_at: int
    blocked_at: int | None = None
    barred_at: int | None = None


def make_account_id() -> str:
    """A new account's id: it cannot be guessed."""
    return make_id(_ID_LENGTH)


def tidy_name(name: str) -> str:
    """A name that an account can have, tidied up; the neutral one is nobody's."""
    plain = tidy(name)
    if as_compared(plain) == as_compared(NEUTRAL):
        raise WishRefused("account-name-neutral", name=NEUTRAL)
    return plain


def need_free_name(database: Database, name: str, account: str | None = None) -> None:
    """Refused if another account has a name, or one that looks like it; or if it is banned."""
    compared = as_compared(name)
    if any(one.compared == compared for one in bans.banned(database)):
        raise NotAllowed("name-banned", name=name)
    with database.reading() as connection:
        holder = connection.execute(
            select(accounts.c.id).where(accounts.c.compared == compared)
        ).scalar()
    if holder not in (None, account):
        raise WishRefused("account-name-taken", name=name)


def add(connection: Connection, account: AccountRow) -> None:
    """A new account, in a transaction that is under way."""
    values = {**account._asdict(), "compared": as_compared(account.name)}
    connection.execute(insert(accounts).values(values))


def hold(connection: Connection, account: str, *, barred: bool = False) -> None:
    """See that an account is there, and stays there until the transaction under way has ended.
    Whoever is barred does nothing more, also where their session is still remembered; `barred`
    where that does not matter. In which order it is held with other things: `store.holding`.
    """
    wanted = select(accounts.c.barred_at).where(accounts.c.id == account).with_for_update()
    found = connection.execute(wanted).first()
    if found is None:
        raise Unknown("account-gone")
    if found.barred_at is not None and not barred:
        raise NotAllowed("account-barred")


def find(database: Database, account: str) -> AccountRow:
    """An account that is known to have been there."""
    with database.reading() as connection:
        found = connection.execute(_wanted().where(accounts.c.id == account)).first()
    if found is None:
        raise Unknown("account-gone")
    return _read(found)


def named(database: Database, compared: str) -> AccountRow | None:
    """The account that has a name, as it is compared."""
    with database.reading() as connection:
        found = connection.execute(_wanted().where(accounts.c.compared == compared)).first()
    return None if found is None else _read(found)


def rename(database: Database, account: str, name: str) -> None:
    """Give an account another name, its own choice; whoever is blocked is so no more."""
    values = {"name": name, "compared": as_compared(name), "blocked_at": None}
    try:
        with database.writing() as connection:
            done = connection.execute(
                update(accounts).where(accounts.c.id == account).values(values)
            )
            if not done.rowcount:
                raise Unknown("account-gone")
            database.tell(connection, PEOPLE)
    except Twice:
        raise WishRefused("account-name-taken", name=name) from None


def block_named(database: Database, compared: str, now: int) -> bool:
    """Take a name from whichever account has it, and whoever has reported it is heard; whether one
    had it. It is given another, until its owner chooses one.
    """
    name = f"{NEUTRAL} {make_id(8)}"
    values = {"name": name, "compared": as_compared(name), "blocked_at": now}
    with database.writing() as connection:
        ours = accounts.c.compared == compared
        taken = connection.execute(update(accounts).where(ours).values(values)).rowcount
        connection.execute(delete(name_reports).where(name_reports.c.compared == compared))
        database.tell(connection, PEOPLE)
    return taken > 0


def remove(database: Database, account: str) -> None:
    """Delete an account, with all that is kept of it. Its results stay, as nobody's: the ratings of
    those it has played with are made of them.
    """
    with database.writing() as connection:
        hold_matches(database, connection)
        hold_results(database, connection)
        hold(connection, account, barred=True)
        for part in BELONGINGS.values():
            _end(connection, part, account)
        database.tell(connection, PEOPLE)


def _end(connection: Connection, part: Belonging, account: str) -> None:
    table, of_results = part.whose.table, part.whose is results.c.player
    ours = part.whose == (of_account(account) if of_results else account)
    if part.end is End.GONE:
        connection.execute(delete(table).where(ours))
    else:
        nobody = of_nobody() if of_results else None
        connection.execute(update(table).where(ours).values({part.whose: nobody}))


def _wanted() -> Select[*tuple[Any, ...]]:
    return select(*(accounts.c[name] for name in AccountRow._fields))


def _read(found: Row[*tuple[Any, ...]]) -> AccountRow:
    return AccountRow(*found)
