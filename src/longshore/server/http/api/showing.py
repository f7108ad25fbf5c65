"""For whoever shows a table to people: the board as a picture, and what can be done, as text."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.game.views import View
from longshore.render.svg import svg_view
from longshore.server.domain.entries import Key
from longshore.server.domain.keys import own_seat
from longshore.server.domain.menu import Bids, Choice, bids, choices
from longshore.server.domain.playing import need_running
from longshore.server.domain.refused import Malformed, WishRefused
from longshore.server.domain.state import TableState
from longshore.server.http.api import types
from longshore.server.http.api.asking import viewer
from longshore.server.http.api.game import REFUSES, SeatQuery, SeenQuery, SeqQuery, is_before
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import asker
from longshore.server.http.api.wire import answer
from longshore.server.runtime import history
from longshore.server.runtime.broadcast import Viewer, veiled_view
from longshore.text.messages import DEFAULT, languages

routes = Routes("showing")
SVG = "image/svg+xml"
# A picture loads nothing and runs nothing, wherever it is opened; it sets its own width.
_PICTURE = "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'"


class Menu(types.TypedAnswer, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat may do now, each thing once, in notation; `bids` says how it may bid."""

    seq: int
    seat: int
    awaited: bool
    choices: tuple[Choice, ...]
    bids: Bids | None = None


@routes.add(
    "GET",
    "/api/tables/{table}/board.svg",
    refuses=REFUSES,
    also={SVG: {"schema": {"type": "string"}}},
)
async def board(
    request: Request,
    table: str,
    seat: SeatQuery = None,
    at: SeqQuery = None,
    language: Annotated[str, Meta(max_length=20)] = DEFAULT,
) -> Response:
    """The table as one's seat may see it, drawn: now or after entry `at`."""
    who = asker(request, table)
    if language not in languages():
        raise Malformed("no-such-language", given=language, known=", ".join(languages()))

    def look(state: TableState, key: Key | None) -> tuple[Viewer, int, View | None]:
        seen_by = viewer(state, key, seat)
        return seen_by, state.seq, _view(state, seen_by)

    seen_by, now, view = await who.look(look)
    if at is not None and at != now:
        who.house.limits.heavy.take(who.address)
        lines = await who.house.registry.lines(table)
        view = _view(await who.house.registry.read(history.state_at, table, lines, at), seen_by)
        if view is not None and is_before(lines, seen_by, at):
            view = veiled_view(view)
    if view is None:
        raise WishRefused("not-dealt-yet", given=now if at is None else at)
    picture = await who.house.registry.read(svg_view, view, None, language)
    return Response(picture, media_type=SVG, headers={"content-security-policy": _PICTURE})


def _view(state: TableState, seat: Viewer) -> View | None:
    return None if state.game is None else state.game.view(seat)


@routes.add("GET", "/api/tables/{table}/menu", answer=Menu, refuses=REFUSES)
async def menu(
    request: Request, table: str, seat: SeatQuery = None, seen: SeenQuery = 0
) -> Response:
    """What one's seat may do now, each thing once, with an example where there is more to say."""

    def look(state: TableState, key: Key | None) -> Menu:
        mine = own_seat(state, key, seat)
        game = need_running(state)
        return Menu(
            seq=state.seq,
            seat=mine,
            awaited=mine in game.waiting,
            choices=choices(game, mine),
            bids=bids(game, mine),
        )

    return answer(await asker(request, table).look(look, seen))
