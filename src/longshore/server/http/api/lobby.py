"""What can be played here, and the lobby: the public tables."""

from __future__ import annotations

import re
from collections.abc import Sequence

from starlette.requests import Request
from starlette.responses import Response

from longshore.game.options import edition_names
from longshore.server.domain.refused import Malformed
from longshore.server.domain.tokens import TABLE_ID
from longshore.server.http.api import types
from longshore.server.http.api.catalogue import make_catalogue
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import visitor
from longshore.server.http.api.wire import answer
from longshore.server.runtime.units import read_card
from longshore.server.store import TableRow

routes = Routes("lobby")
PAGE = 50
_STATUSES = ("open", "running", "finished")


@routes.add("GET", "/api/catalogue", answer=types.Catalogue)
async def catalogue(request: Request) -> Response:
    """What can be played here: editions, options and bots."""
    house, _ = visitor(request)
    return answer(make_catalogue(house.address(request), accounts=house.people is not None))


@routes.add("GET", "/api/tables", answer=types.Lobby)
async def lobby(
    request: Request, status: str = "open", edition: str | None = None, more: str | None = None
) -> Response:
    """The lobby: public tables that are `open`, `running` or `finished`, the newest first."""
    house, _ = visitor(request)
    before = list_asked(status, _STATUSES, edition, more)
    rows = await house.registry.read(house.store.lobby, status, edition, before, PAGE)
    last = rows[-1] if len(rows) == PAGE else None
    return answer(
        types.Lobby(
            tables=tuple(_listed(row) for row in rows),
            more=None if last is None else page_of(last.changed_at, last.id),
        )
    )


def _listed(row: TableRow) -> types.LobbyTable:
    card = read_card(row.card)
    return types.LobbyTable(
        table=row.id,
        status=row.status,
        edition=row.edition,
        created_at=row.created_at,
        changed_at=row.changed_at,
        title=card.title,
        pace=card.pace,
        seats=card.seats,
        options=card.options,
        clocked=card.clocked,
        spectators=card.spectators,
    )


def page_of(changed_at: int, table: str) -> str:
    """What leads to the page after a table."""
    return f"{changed_at}.{table}"


def list_asked(
    status: str | None, known: Sequence[str], edition: str | None, more: str | None
) -> tuple[int, str] | None:
    """Where the page of a list begins; refused if it is asked for what is not there."""
    if status is not None and status not in known:
        raise Malformed("lobby-status", status=status, known=", ".join(known))
    if edition is not None and edition not in edition_names():
        raise Malformed("lobby-edition", edition=edition, known=", ".join(edition_names()))
    return None if more is None else page_after(more)


def page_after(more: str, id_: re.Pattern[str] = TABLE_ID) -> tuple[int, str]:
    """Where a page begins: after the table that changed then, or what else has such an id."""
    at, _, table = more.partition(".")
    plain = at.isdecimal() and at.isascii() and len(at) <= 15
    if not plain or not id_.fullmatch(table):
        raise Malformed("lobby-more")
    return int(at), table
