"""A seat that a link holds, taken into one's account, and given back to a link."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain import claiming
from longshore.server.domain.entries import Key
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import NoKey
from longshore.server.domain.state import TableState
from longshore.server.http.api import types
from longshore.server.http.api.asking import GUEST, key_at
from longshore.server.http.api.cookies import with_cookie
from longshore.server.http.api.opening import note_table
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import Asker, asker
from longshore.server.http.api.table_told import table_told, with_presence
from longshore.server.http.api.wire import answer
from longshore.server.people import seats
from longshore.server.people.sessions import SignedIn

routes = Routes("tables")
REFUSES = (401, 403, 404, 409)


def _signed_in(request: Request, table: str) -> tuple[Asker, SignedIn, str]:
    """Who asks, signed in: by the cookies of a browser, since a header says of no account."""
    who = asker(request, table)
    if who.signed_in is None or who.holder is None:
        raise NoKey("not-signed-in")
    return who, who.signed_in, who.holder


@routes.add("POST", "/api/tables/{table}/claim", answer=types.TableTold, refuses=REFUSES)
async def claim(request: Request, table: str) -> Response:
    """Let one's account hold what this browser's link holds, here and on every device. A single
    seat goes by the account's name from then on; the link stays good.
    """
    who, signed_in, holder = _signed_in(request, table)

    def make(state: TableState, key: Key | None) -> Wished:
        return claiming.claim(state, key, holder, signed_in.name)

    await note_table(who, make)
    await who.wish(make)
    return answer(with_presence(await who.look(table_told), who.house))


@routes.add("POST", "/api/tables/{table}/unclaim", answer=types.NewKeyTold, refuses=REFUSES)
async def unclaim(request: Request, table: str) -> Response:
    """Let one's account hold nothing here any more. The seats are those of this browser's link
    then; where it has none, of a new one, which is told here and kept as a cookie.
    """
    who, signed_in, holder = _signed_in(request, table)
    token: str | None = None

    def make(state: TableState, _: Key | None) -> Wished:
        nonlocal token
        wished, token = claiming.unclaim(state, holder, _link(state, who.token))
        return wished

    await who.wish(make)
    people = who.house.people
    if people is not None:
        await people.read(seats.forget, people.database, signed_in.account, table)
    link = who.house.link(table, request, key=token or "")
    made = answer(types.NewKeyTold(token=token or "", link=link))
    return made if token is None else with_cookie(made, request, table, token)


def _link(state: TableState, token: str | None) -> Key | None:
    """The key of the link that a browser has, if it is good for anything."""
    try:
        key = key_at(state, token)
    except NoKey:
        return None
    return None if key is GUEST else key
