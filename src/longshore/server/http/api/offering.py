"""For a page: what one's seat can do now, described as a whole, and a turn tried out."""

from __future__ import annotations

from typing import NamedTuple

from starlette.requests import Request
from starlette.responses import Response

from longshore.game import board, offers
from longshore.game.events.shown import phase_name
from longshore.game.game import Game
from longshore.server.domain import drafting, playing
from longshore.server.domain.entries import Key
from longshore.server.domain.keys import own_seat
from longshore.server.domain.state import TableState
from longshore.server.http.api import wishes
from longshore.server.http.api.game import REFUSES, SeatQuery, SeenQuery
from longshore.server.http.api.offered import DraftTold, Offers
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import all_understood, asker
from longshore.server.http.api.wire import answer, read

routes = Routes("offering")


class _Moment(NamedTuple):
    """A seat's game as it was when somebody looked, to be read at leisure."""

    seq: int
    auction: int | None
    game: Game
    seat: int
    free_undo: tuple[int, ...]


@routes.add("GET", "/api/tables/{table}/offers", answer=Offers, refuses=REFUSES)
async def offer(
    request: Request, table: str, seat: SeatQuery = None, seen: SeenQuery = 0
) -> Response:
    """What one's seat can do now, each kind of action once, with all there is to choose from."""
    who = asker(request, table)

    def look(state: TableState, key: Key | None) -> _Moment:
        mine = own_seat(state, key, seat)
        return _moment(state, mine)

    moment = await who.look(look, seen)
    return answer(await who.house.registry.read(_offers, moment, moment.game))


@routes.add(
    "POST", "/api/tables/{table}/draft", body=wishes.Draft, answer=DraftTold, refuses=REFUSES
)
async def draft(request: Request, table: str) -> Response:
    """Try a part of one's own turn out. Nothing is written, and nobody is told."""
    who, wish = asker(request, table), await read(request, wishes.Draft)

    def look(state: TableState, key: Key | None) -> _Moment:
        mine = own_seat(state, key, wish.seat)
        moment = _moment(state, mine)
        playing.need_seen(state, wish.seq)
        return moment

    moment = await who.look(look, wish.seq)
    return answer(await who.house.registry.read(_drafted, moment, wish.actions))


def _moment(state: TableState, seat: int) -> _Moment:
    game = playing.need_running(state)
    own = Game(state.rules, game.buffer.state)
    return _Moment(state.seq, state.auction, own, seat, state.free_undo(seat))


def _drafted(moment: _Moment, said: wishes.Turn) -> DraftTold:
    actions = all_understood(said, moment.game.options, moment.seat)
    drafted = drafting.draft(moment.game, moment.seat, actions)
    return DraftTold(
        seq=moment.seq,
        events=drafted.events,  # type: ignore[arg-type]
        offers=None if drafted.ends else _offers(moment, drafted.game),
        ends=drafted.ends,
    )


def _offers(moment: _Moment, game: Game) -> Offers:
    """What the seat can do in a game: as it is, or as it would be."""
    seat, found = moment.seat, offers.offers(game, moment.seat)
    return Offers(
        seq=moment.seq,
        seat=seat,
        awaited=seat in game.waiting,
        phase=phase_name(game.facts.phase),
        cash=board.cash(game.facts, seat),
        loans_free=offers.loans_free(game, seat),
        offers=found,
        refused=offers.refused(game, seat, found),
        auction=moment.auction,
        free_undo=moment.free_undo,
    )
