"""How people are told of their games: their choices and addresses, in the database.

Nothing is sent to an address before its owner has typed the code that was sent there.
"""

from __future__ import annotations

import hmac
import re
from typing import Any, Literal, NamedTuple, TypeAlias

import msgspec
from sqlalchemy import Connection, Row, delete, select, update

from longshore.server.domain.refused import Malformed, NotAllowed, TooMuch, WishRefused
from longshore.server.domain.tokens import hashed, looks_right, make_id, make_token
from longshore.server.mail.code_mails import count
from longshore.server.mail.outbox import put
from longshore.server.people.accounts import hold
from longshore.server.store import catalogue
from longshore.server.store.database import Database
from longshore.server.store.schema import contacts, mails
from longshore.server.webhooks import devices
from longshore.server.webhooks.push import PushDevice
from longshore.text.messages import DEFAULT

MailWhat: TypeAlias = Literal["turn", "start", "digest"]
PushWhat: TypeAlias = Literal["turn", "start"]
DAY_MS, MINUTE_MS = 24 * 3600 * 1000, 60_000
CODE_LASTS_MS = 60 * MINUTE_MS
AGAIN_MS = MINUTE_MS  # until another code can be asked for
DIGEST_MINUTE = 7 * 60  # of the day (UTC), where nobody says another
LONGEST_ADDRESS = 254
_SIGNS = 10  # of a code: 49 bits
# Words with dots, and a host by name: no address in brackets, and no `%`, by which some servers
# hand on to another host. The last part is no number.
_WORD = r"[A-Za-z0-9!#$&'*+/=?^_`{|}~-]+"
_PART = r"(?!-)[A-Za-z0-9-]{1,63}(?<!-)"
_ADDRESS = re.compile(rf"(?=[^@]{{1,64}}@){_WORD}(?:\.{_WORD})*@(?:{_PART}\.)+(?=[A-Za-z]){_PART}")


class Contact(NamedTuple):
    """What somebody wants: an address, since when it is confirmed, and what to be told of."""

    language: str = DEFAULT
    on: tuple[MailWhat, ...] = ()
    address: str | None = None
    confirmed_at: int | None = None
    digest_minute: int = DIGEST_MINUTE
    stop: str = ""
    push: tuple[PushWhat, ...] = ()


def checked_address(address: str) -> str:
    """An address that mail can be sent to."""
    plain = address.strip()
    if len(plain) > LONGEST_ADDRESS or not _ADDRESS.fullmatch(plain):
        raise Malformed("mail-address")
    return plain


def same(one: str | None, other: str | None) -> bool:
    """Whether two addresses are one; hardly any server tells large letters from small ones."""
    return (one or "").lower() == (other or "").lower()


def of_account(database: Database, account: str) -> Contact:
    """What an account has chosen."""
    with database.reading() as connection:
        return contact_in(connection, account)


def contact_in(connection: Connection, account: str) -> Contact:
    """The same, in a transaction that is under way."""
    found = connection.execute(select(contacts).where(contacts.c.account_id == account)).first()
    if found is None:
        return Contact()
    on = msgspec.json.decode(found.mail, type=tuple[MailWhat, ...])
    minute = DIGEST_MINUTE if found.digest_minute is None else found.digest_minute
    push = msgspec.json.decode(found.push, type=tuple[PushWhat, ...])
    return Contact(found.language, on, found.address, found.confirmed_at, minute, found.stop, push)


def choose(database: Database, account: str, wish: Contact, now: int) -> None:
    """Be told as is wished. A new address has to be confirmed: a code is sent there."""
    secret = catalogue.secret(database)
    with database.writing() as connection:
        hold(connection, account)
        row = connection.execute(select(contacts).where(contacts.c.account_id == account)).first()
        values: dict[str, Any] = {
            "language": wish.language,
            "mail": msgspec.json.encode(wish.on).decode(),
            "digest_minute": wish.digest_minute,
            "digest_at": next_digest(wish.digest_minute, now) if "digest" in wish.on else None,
        }
        sent = bool(wish.address) if row is None else _needs_code(row, wish.address, now)
        if row is None or not same(wish.address, row.address):
            values |= {"address": wish.address, "confirmed_at": None, "code": None}
            values["stop"] = make_token()  # what stands in mail to the one before ends nothing
        if sent and wish.address:
            count(connection, secret, account, wish.address, now)
            values |= {"code": None, "code_ends_at": now + CODE_LASTS_MS}
        _put(database, connection, account, values)
        if sent:
            old = mails.c.account_id == account
            connection.execute(delete(mails).where(old))
            put(connection, account, "confirm", now)


def choose_push(database: Database, account: str, on: tuple[PushWhat, ...]) -> None:
    """Be told by one's browsers of what is wished."""
    with database.writing() as connection:
        hold(connection, account)
        _put(database, connection, account, {"push": msgspec.json.encode(on).decode()})


def add_device(database: Database, account: str, device: PushDevice, now: int) -> None:
    """Be told by a browser."""
    with database.writing() as connection:
        hold(connection, account)
        devices.add(database, connection, account, device, now)


def _put(database: Database, connection: Connection, account: str, values: dict[str, Any]) -> None:
    new = {"language": DEFAULT, "mail": "[]", "push": "[]", "stop": make_token()}
    made = database.insert(contacts).values({"account_id": account, **new, **values})
    key = ["account_id"]
    connection.execute(made.on_conflict_do_update(index_elements=key, set_=values))


def _needs_code(row: Row[Any], address: str | None, now: int) -> bool:
    """Whether an address gets a code: a new one, or one that was not confirmed for a while."""
    quiet = row.code_ends_at is None or row.code_ends_at - CODE_LASTS_MS + AGAIN_MS <= now
    if not address or (same(address, row.address) and (row.confirmed_at is not None or not quiet)):
        return False
    if not quiet:
        raise TooMuch("mail-too-soon", seconds=AGAIN_MS // 1000)
    return True


def make_code(database: Database, account: str, now: int) -> str:
    """The code that goes out now: of it, too, only a hash is kept. It is the only one there is."""
    code = make_id(_SIGNS)
    values = {"code": hashed(code), "code_ends_at": now + CODE_LASTS_MS}
    ours = contacts.c.account_id == account, contacts.c.confirmed_at.is_(None)
    with database.writing() as connection:
        connection.execute(update(contacts).where(*ours).values(values))
    return code


def confirm(database: Database, account: str, code: str, now: int) -> None:
    """The code that was sent to one's address has come."""
    with database.writing() as connection:
        row = connection.execute(select(contacts).where(contacts.c.account_id == account)).first()
        plain = "".join(sign for sign in code.lower() if sign.isalnum())
        if row is None or row.code is None or row.code_ends_at <= now:
            raise WishRefused("mail-code-over")
        if not hmac.compare_digest(row.code, hashed(plain)):
            raise NotAllowed("mail-code-wrong")
        values = {"confirmed_at": now, "code": None}
        ours = contacts.c.account_id == account
        connection.execute(update(contacts).where(ours).values(values))


def forget(database: Database, account: str) -> None:
    """No address any more, and no mail; when a code was sent last is kept, for the next one."""
    with database.writing() as connection:
        connection.execute(delete(mails).where(mails.c.account_id == account))
        gone = dict.fromkeys(("address", "confirmed_at", "code", "digest_at"))
        ours = update(contacts).where(contacts.c.account_id == account)
        connection.execute(ours.values(mail="[]", digest_minute=None, stop=make_token(), **gone))


def reader(database: Database, token: str) -> str:
    """The language of whoever has a mail, by what stands in it."""
    ours = select(contacts.c.language).where(contacts.c.stop == token)
    with database.reading() as connection:
        language = connection.execute(ours).scalar() if looks_right(token) else None
    if language is None:
        raise NotAllowed("mail-stop-unknown")
    return str(language)


def stop(database: Database, token: str) -> str:
    """Whoever has a mail wants no more of them: their language."""
    language = reader(database, token)
    with database.writing() as connection:
        ours = contacts.c.stop == token
        connection.execute(update(contacts).where(ours).values(mail="[]", digest_at=None))
    return language


def next_digest(minute: int, now: int) -> int:
    """When a day's letter is due next."""
    today = now - now % DAY_MS + minute * MINUTE_MS
    return today if today > now else today + DAY_MS
