"""Names that people take offence at, told to whoever runs the server."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.entries import Key
from longshore.server.domain.refused import Unknown
from longshore.server.domain.state import TableState
from longshore.server.http.api import people_types as types
from longshore.server.http.api.asking import may_look
from longshore.server.http.api.coming_in import myself
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import asker
from longshore.server.http.api.wire import read
from longshore.server.people import pages, reports

routes = Routes("people")
NOTED = HTTPStatus.NO_CONTENT
REFUSES = (401, 403, 404, 409)


@routes.add(
    "POST",
    "/api/tables/{table}/report",
    body=types.ReportedSeat,
    status=NOTED,
    refuses=REFUSES,
)
async def report_seat(request: Request, table: str) -> Response:
    """Report the name of somebody at a table to the host of the server, who alone hears of it."""
    wish = await read(request, types.ReportedSeat)
    people, who = myself(request)

    def named(state: TableState, key: Key | None) -> str:
        may_look(state, key)
        there = state.seats[wish.seat] if wish.seat < len(state.seats) else None
        if there is None or there.kind != "person":
            raise Unknown("nobody-to-report")
        return there.name

    name = await asker(request, table).look(named)
    await people.read(reports.report, people.database, who.account, name, table, people.clock())
    return Response(status_code=int(NOTED))


@routes.add("POST", "/api/player/report", body=types.AccountName, status=NOTED, refuses=REFUSES)
async def report_player(request: Request) -> Response:
    """Report the name of somebody whose page everybody may see."""
    wish = await read(request, types.AccountName)
    people, who = myself(request)
    found = await people.read(pages.found, people.database, wish.name, who.account)
    await people.read(reports.report, people.database, who.account, found.name, "", people.clock())
    return Response(status_code=int(NOTED))
