"""What is kept of oneself: taken away as one file, and deleted."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain import consent, seating
from longshore.server.domain import entries as log
from longshore.server.domain.names import as_compared
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import Damaged, Unknown, WishRefused
from longshore.server.domain.seating import NothingToDo
from longshore.server.domain.settings import NEUTRAL
from longshore.server.domain.state import TableState
from longshore.server.http.api import people_types as types
from longshore.server.http.api.asking import house_of
from longshore.server.http.api.coming_in import myself
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.http.house import House
from longshore.server.http.signing import without_session
from longshore.server.people import accounts
from longshore.server.people.takeout import taken_out
from longshore.server.store import catalogue

routes = Routes("me")
GONE = HTTPStatus.NO_CONTENT
FILE = "longshore-account.json"


@routes.add("GET", "/api/me/data", answer=types.MyData, refuses=(401,))
async def my_data(request: Request) -> Response:
    """All that is kept of one's account, as a file. The games of its tables are taken there."""
    people, who = myself(request)
    house_of(request).limits.heavy.take(who.account)
    found = await people.read(taken_out, people.database, who.account)
    made = answer(types.MyData(at=people.clock(), kept=found))
    made.headers["content-disposition"] = f'attachment; filename="{FILE}"'
    return made


@routes.add("POST", "/api/me/delete", body=types.AccountName, status=GONE, refuses=(401, 403, 409))
async def delete_me(request: Request) -> Response:
    """Delete one's account, for good, by its name, so that nobody does it by mistake. One leaves
    all tables that are not over, which counts as at any other time, and has no name there.
    """
    wish = await read(request, types.AccountName)
    _, who = myself(request)
    if as_compared(wish.name) != as_compared(who.name):
        raise WishRefused("other-account-name", name=who.name)
    await delete_account(house_of(request), who.account)
    return without_session(Response(status_code=int(GONE)), request.scope)


async def delete_account(house: House, account: str) -> None:
    """Delete an account: it gets up wherever it sits, and then nothing of it is left. Where it
    cannot get up at the moment that is said, and it stays.
    """
    people = house.people
    if people is None:
        return
    left: set[str] = set()
    while True:  # it may sit down somewhere meanwhile
        going = await people.read(catalogue.going_tables_of, people.database, account)
        if not going - left:
            break
        for table in going - left:
            # nothing to do; or nobody can read it, or it was deleted just now
            with suppress(NothingToDo, Damaged, Unknown):
                while True:
                    holder = people.holder(account, table)
                    await house.registry.wish(table, partial(_getting_up, holder))
            left.add(table)
    if house.settling is not None:
        await house.settling.settle_of(account)
    await people.read(accounts.remove, people.database, account)
    await people.changed()


def _getting_up(holder: str, state: TableState) -> Wished:
    """One step of it: a name given up, a seat, a table; NothingToDo when it is done."""
    key = state.keys.get(holder)
    if key is None or state.ended:
        raise NothingToDo("nothing-to-do")
    if key.host and state.status == "open":
        return Wished(seating.close(state, key))
    for seat in key.seats:
        one = state.seats[seat]
        if one.kind == "person" and one.name != NEUTRAL:
            return Wished(log.Renamed(seat=seat, name=NEUTRAL))
        if one.kind == "person" and seat in state.present:
            return Wished(consent.left(state, seat, dropped=False))
    raise NothingToDo("nothing-to-do")
