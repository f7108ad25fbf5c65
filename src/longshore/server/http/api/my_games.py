"""One's own games: those that go on, those that are over, and what they add up to."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from functools import partial

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.entries import Key
from longshore.server.domain.refused import WishRefused
from longshore.server.domain.seats import GOING_ON, OVER
from longshore.server.domain.state import TableState
from longshore.server.http.api import player_types as types
from longshore.server.http.api.asking import house_of
from longshore.server.http.api.coming_in import myself
from longshore.server.http.api.lobby import PAGE, list_asked, page_of
from longshore.server.http.api.players import rating_told, result_told, who_told
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer
from longshore.server.people.players import of_account
from longshore.server.results import records
from longshore.server.results.sums import sums_of
from longshore.server.runtime.broadcast import seats_told
from longshore.server.runtime.units import read_card
from longshore.server.store import TableRow, catalogue
from longshore.server.store.database import Database

routes = Routes("me")
MOST = 100  # tables that go on


@routes.add("GET", "/api/me/games", answer=types.MyGames, refuses=(401,))
async def my_games(request: Request) -> Response:
    """One's tables that are not over, up to a hundred; those first that wait for one."""
    people, who = myself(request)
    registry = house_of(request).registry
    going = await people.read(
        catalogue.tables_of_account, people.database, who.account, GOING_ON, None, MOST
    )
    found: list[types.MyGame] = []
    for row in going:
        holder = people.holder(who.account, row.id)
        with suppress(WishRefused):  # it is damaged, or its edition is not here
            told = await registry.look(row.id, partial(_going, holder))
            found += [] if told is None else [told]
    found.sort(key=lambda one: one.changed_at if one.waiting else -one.changed_at)
    found.sort(key=lambda one: not one.waiting)
    return answer(types.MyGames(tables=tuple(found)))


def _going(holder: str, state: TableState) -> types.MyGame | None:
    """A table, if one sits there and it is not over."""
    key: Key | None = state.keys.get(holder)
    if key is None or state.ended or not (key.seats or key.host):
        return None
    mine = set(key.seats) & set(state.present)
    return types.MyGame(
        table=state.id,
        status=state.status,
        title=state.settings.title,
        edition=state.rules.edition,
        pace=state.settings.pace,
        seats=seats_told(state),
        mine=key.seats,
        changed_at=state.changed_at,
        host=key.host,
        rated=state.settings.rated,
        waiting=not mine.isdisjoint(state.awaiting),
    )


@routes.add("GET", "/api/me/past", answer=types.PastGames, refuses=(401,))
async def my_past(request: Request, more: str | None = None) -> Response:
    """One's tables that are over, the newest first."""
    people, who = myself(request)
    before = list_asked(None, (), None, more)
    return answer(await people.read(_past, people.database, who.account, before))


def _past(database: Database, account: str, before: tuple[int, str] | None) -> types.PastGames:
    rows = catalogue.tables_of_account(database, account, OVER, before, PAGE)
    results = records.results_at(database, of_account(account), [row.id for row in rows])
    return types.PastGames(
        tables=tuple(_past_game(row, results.get(row.id, ())) for row in rows),
        more=page_of(rows[-1].changed_at, rows[-1].id) if len(rows) == PAGE else None,
    )


def _past_game(row: TableRow, results: Sequence[records.SeatResult]) -> types.PastGame:
    card = read_card(row.card)
    return types.PastGame(
        table=row.id,
        status=row.status,
        title=card.title,
        edition=row.edition,
        seats=card.seats,
        changed_at=row.changed_at,
        results=tuple(result_told(one) for one in results),
    )


@routes.add("GET", "/api/me/statistics", answer=types.MyStatistics, refuses=(401,))
async def my_statistics(request: Request) -> Response:
    """What one's games add up to, one's ratings, and how it went against whom."""
    people, who = myself(request)
    house_of(request).limits.heavy.take(who.account)
    return answer(await people.read(_statistics, people.database, of_account(who.account)))


def _statistics(database: Database, player: str) -> types.MyStatistics:
    return types.MyStatistics(
        sums=tuple(sums_of(records.games_of(database, player))),
        ratings=tuple(rating_told(one) for one in records.ratings_of(database, player)),
        opponents=tuple(
            types.OpponentTold(
                who=who_told(one.who), games=one.games, ahead=one.ahead, behind=one.behind
            )
            for one in records.opponents_of(database, player)
        ),
    )
