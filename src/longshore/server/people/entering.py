"""Coming in: a new account, and a browser that is signed in, each in one transaction."""

from __future__ import annotations

from typing import NamedTuple

from longshore.server.domain.refused import NotAllowed, WishRefused
from longshore.server.people import codes, identities, passkeys, sessions
from longshore.server.people.accounts import AccountRow, add, hold
from longshore.server.people.ceremonies import PasskeyAsked, PasskeyMade, Vouched
from longshore.server.people.identities import IdentityRow
from longshore.server.people.passkeys import PasskeyRow
from longshore.server.people.webauthn import (
    MadePasskey,
    ShownPasskey,
    look_at_made,
    look_at_shown,
)
from longshore.server.store.database import Database
from longshore.server.store.errors import Twice


class Browser(NamedTuple):
    """Where somebody comes in: what it is called in lists, and the session that it had."""

    label: str
    old: str | None


def passkey_of(made: MadePasskey, begun: PasskeyMade, label: str, now: int) -> PasskeyRow:
    """A passkey as it was made."""
    good = look_at_made(made, begun.challenge, begun.origin)
    return PasskeyRow(good.id, begun.account, good.public_key, good.sign_count, label, now)


def sign_up(
    database: Database, begun: PasskeyMade, passkey: PasskeyRow, browser: Browser, now: int
) -> str:
    """A new account with its passkey: the session's token."""
    try:
        with database.writing() as connection:
            add(connection, AccountRow(begun.account, begun.name, now))
            passkeys.add(connection, passkey)
            return sessions.begin(connection, begun.account, browser.label, now, browser.old)
    except Twice:
        code = "passkey-known" if passkeys.find(database, passkey.id) else "account-name-taken"
        raise WishRefused(code, name=begun.name) from None


def sign_up_vouched(
    database: Database, account: AccountRow, vouched: Vouched, browser: Browser
) -> str:
    """A new account of whom the provider knows: the session's token."""
    now = account.created_at
    try:
        with database.writing() as connection:
            add(connection, account)
            identity = IdentityRow(vouched.issuer, vouched.subject, account.id, now)
            identities.add(connection, identity)
            return sessions.begin(connection, account.id, browser.label, now, browser.old)
    except Twice:
        known = identities.find(database, vouched.issuer, vouched.subject)
        code = "identity-taken" if known else "account-name-taken"
        raise WishRefused(code, name=account.name) from None


def by_passkey(
    database: Database, shown: ShownPasskey, begun: PasskeyAsked, browser: Browser, now: int
) -> str:
    """The session's token of whoever shows a passkey."""
    passkey = passkeys.find(database, shown.id)
    if passkey is None:
        raise NotAllowed("passkey-unknown")
    count = look_at_shown(shown, passkey, begun.challenge, begun.origin)
    with database.writing() as connection:
        hold(connection, passkey.account_id)
        passkeys.used(connection, passkey, count, now)
        return sessions.begin(connection, passkey.account_id, browser.label, now, browser.old)


def by_code(database: Database, typed: str, browser: Browser, now: int) -> str:
    """The session's token of whoever has a recovery code."""
    with database.writing() as connection:
        account = codes.use(connection, typed)
        return sessions.begin(connection, account, browser.label, now, browser.old)


def by_provider(database: Database, account: str, browser: Browser, now: int) -> str:
    """The session's token of whom the provider knows."""
    with database.writing() as connection:
        hold(connection, account)
        return sessions.begin(connection, account, browser.label, now, browser.old)
