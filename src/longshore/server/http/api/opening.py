"""Tables that are opened, and seats that are taken, by somebody who is signed in."""

from __future__ import annotations

from typing import Any, TypeVar

from msgspec.structs import replace
from starlette.requests import Request

from longshore.server.domain.entries import Key
from longshore.server.domain.keys import account_key
from longshore.server.domain.refused import NotAllowed
from longshore.server.domain.seating import NewlyOpened
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import make_table_id
from longshore.server.http.api.asking import GUEST, house_of, signed_in_of
from longshore.server.http.api.service import Asker, MakeWith
from longshore.server.runtime.registry import LATEST

T = TypeVar("T", bound=Any)


def named_after(request: Request, wish: T) -> T:
    """A wish for a table, by the name of the account whose browser it comes from."""
    signed_in = signed_in_of(request)
    if signed_in is None:
        return wish
    plan = getattr(wish, "plan", None)  # of several people at one device the account is the first
    if plan is None:
        return replace(wish, name=signed_in.name)
    mine = next((seat for seat, one in enumerate(plan) if one.kind == "me"), len(plan))
    seats = (replace(one, name=None) if seat == mine else one for seat, one in enumerate(plan))
    return replace(wish, name=signed_in.name, plan=tuple(seats))


async def opened_by(request: Request, opened: NewlyOpened) -> tuple[NewlyOpened, str | None]:
    """A new table as it is when an account opens it: that holds the key, and the table has its name
    already. Else all stays as it is.
    """
    signed_in, people = signed_in_of(request), house_of(request).people
    if signed_in is None or people is None:
        if opened.entry.settings.rated:
            raise NotAllowed("rated-sign-in")
        return opened, None
    table = make_table_id()
    mine = opened.entry.key
    key = account_key(people.holder(signed_in.account, table), mine.seats, host=True)
    await people.note(signed_in.account, table)
    return opened._replace(entry=replace(opened.entry, key=key), token=""), table


async def note_table(who: Asker, make: MakeWith) -> None:
    """An account is about to sit down at a table by that wish; of one that is refused, or a table
    that is not there, nothing is written. Whoever tries many tables is counted by the account.

    If another is faster in between, the row stays, as of a table where nobody had a seat: whoever
    took it away could take it from a wish of the same account that was granted meanwhile.
    """
    people, signed_in = who.house.people, who.signed_in
    if people is None or signed_in is None:
        return
    who.house.limits.wishes.take(signed_in.account)

    def granted(state: TableState, key: Key | None) -> None:
        make(state, None if key is GUEST else key)

    await who.look(granted, LATEST)
    await people.note(signed_in.account, who.table)


def own_name(who: Asker, key: Key | None) -> str | None:
    """The name of the account that is to sit down by its own key; None if that is not so: whoever
    has a seat already takes another for somebody else at the same device.
    """
    if who.signed_in is None or (key is not None and (key.seats or not key.account)):
        return None
    return who.signed_in.name
