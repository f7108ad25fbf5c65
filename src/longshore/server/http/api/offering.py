"""For a page: what one's seat can do now, described as a whole, and a turn tried out."""

from __future__ import annotations

from typing import Annotated, NamedTuple

import msgspec
from fastapi import Request, Response
from msgspec import Meta

from longshore.game import board
from longshore.game.actions import AnyAction
from longshore.game.events import AnyEvent
from longshore.game.events.kinds import PhaseName
from longshore.game.events.shown import phase_name
from longshore.game.game import Game
from longshore.server.domain import offers, playing
from longshore.server.domain.entries import Key
from longshore.server.domain.offers import AnyOffer, Ends, NotNow
from longshore.server.domain.refused import Refused
from longshore.server.domain.seating import own_seat
from longshore.server.domain.state import TableState
from longshore.server.http.api import types
from longshore.server.http.api.game import REFUSES, SeatQuery
from longshore.server.http.api.service import asker, understood
from longshore.server.http.api.wire import Routes, answer, read

routes = Routes("offering")
MOST_DRAFTED = 12


class Offers(types.Told, frozen=True, kw_only=True, omit_defaults=True):
    """What a seat can do now.

    `offers` has what is legal now, or after the loans that an offer says it needs; `refused`, in
    one's own turn, why the rest is not. `cash` can be spent now, `loans_free` loans be taken.
    """

    seq: int
    seat: int
    awaited: bool
    phase: PhaseName
    cash: int
    loans_free: int
    offers: tuple[AnyOffer, ...]
    refused: tuple[NotNow, ...]
    auction: int | None = None


class Draft(types.ForSeat, frozen=True, kw_only=True):
    """A part of one's turn to be tried out, and the last entry that one has seen."""

    seq: types.Seq
    actions: Annotated[tuple[types.AnySaid, ...], Meta(min_length=1, max_length=MOST_DRAFTED)]


class DraftTold(msgspec.Struct, frozen=True, kw_only=True):
    """What a turn would bring so far: the events of each action, and what could be done next.

    `ends` says what the last action would end: the turn, the turn with an auction, or the game;
    then there are no offers. Events that come by themselves after that are not told.
    """

    seq: int
    events: tuple[tuple[AnyEvent, ...], ...]
    offers: Offers | None
    ends: Ends | None


class _Moment(NamedTuple):
    """A seat's game as it was when somebody looked, to be read at leisure."""

    seq: int
    auction: int | None
    game: Game
    seat: int


@routes.add("GET", "/api/tables/{table}/offers", answer=Offers, refuses=REFUSES)
async def offer(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """What one's seat can do now, each kind of action once, with all there is to choose from."""
    who = asker(request, table)

    def look(state: TableState, key: Key | None) -> _Moment:
        mine = own_seat(state, key, seat)
        return _moment(state, mine)

    moment = await who.look(look)
    return answer(await who.house.registry.read(_offers, moment, moment.game))


@routes.add("POST", "/api/tables/{table}/draft", body=Draft, answer=DraftTold, refuses=REFUSES)
async def draft(request: Request, table: str) -> Response:
    """Try a part of one's own turn out. Nothing is written, and nobody is told."""
    who, wish = asker(request, table), await read(request, Draft)

    def look(state: TableState, key: Key | None) -> _Moment:
        mine = own_seat(state, key, wish.seat)
        moment = _moment(state, mine)
        playing.need_seen(state, wish.seq)
        return moment

    moment = await who.look(look, wish.seq)
    return answer(await who.house.registry.read(_drafted, moment, wish.actions))


def _moment(state: TableState, seat: int) -> _Moment:
    game = playing.need_running(state)
    return _Moment(state.seq, state.auction, Game(state.rules, game.buffer.state), seat)


def _drafted(moment: _Moment, said: tuple[types.AnySaid, ...]) -> DraftTold:
    drafted = offers.draft(moment.game, moment.seat, _understood(moment, said))
    return DraftTold(
        seq=moment.seq,
        events=drafted.events,  # type: ignore[arg-type]
        offers=None if drafted.ends else _offers(moment, drafted.game),
        ends=drafted.ends,
    )


def _understood(moment: _Moment, said: tuple[types.AnySaid, ...]) -> list[AnyAction]:
    """Actions as they were sent; a refusal names the place of the one that is not understood."""
    actions = []
    for index, one in enumerate(said):
        try:
            actions.append(understood(one, moment.game.options, moment.seat))
        except Refused as problem:
            problem.values["index"] = index
            raise
    return actions


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
    )
