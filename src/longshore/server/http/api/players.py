"""Other players: the page of who lets everybody see it, and the lists of ratings."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.game.options import MAX_SEATS, MIN_SEATS, edition_names
from longshore.server.domain.refused import Malformed
from longshore.server.domain.settings import LONGEST_NAME
from longshore.server.http.api import player_types as types
from longshore.server.http.api.asking import signed_in_of
from longshore.server.http.api.coming_in import people_of
from longshore.server.http.api.lobby import list_asked, page_of
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer
from longshore.server.people import pages
from longshore.server.people.players import of_account
from longshore.server.results import records
from longshore.server.results.ratings import Pool
from longshore.server.store.catalogue import public_ones
from longshore.server.store.database import Database

routes = Routes("players")
PAGE = 20
STANDARD_SEATS = 4


def rating_told(one: records.PoolRating) -> types.RatingTold:
    return types.RatingTold(
        edition=one.pool.edition,
        seats=one.pool.seats,
        games=one.games,
        points=one.points,
        spread=one.spread,
        provisional=one.provisional,
    )


def result_told(one: records.SeatResult) -> types.ResultTold:
    return types.ResultTold(
        seat=one.seat,
        place=one.place,
        score=one.score,
        share=one.share,
        rated=one.rated,
        lost=one.lost,
        change=one.change,
    )


def who_told(one: records.Named) -> types.PlayerNamed:
    return types.PlayerNamed(name=one.name, bot=one.bot)


@routes.add("GET", "/api/player", answer=types.PlayerPage, refuses=(404,))
async def player(
    request: Request,
    name: Annotated[str, Meta(min_length=1, max_length=LONGEST_NAME)],
    more: str | None = None,
) -> Response:
    """Somebody's ratings and rated games, if they let everybody see them; one's own always."""
    people, _ = people_of(request)
    who = signed_in_of(request)
    before = list_asked(None, (), None, more)
    asker = None if who is None else who.account
    return answer(await people.read(_page, people.database, name, asker, before))


def _page(
    database: Database, name: str, asker: str | None, before: tuple[int, str] | None
) -> types.PlayerPage:
    found = pages.found(database, name, asker)
    one = of_account(found.id)
    games = records.results_of(database, one, rated=True, before=before, most=PAGE)
    public = public_ones(database, [game.table for game in games])
    return types.PlayerPage(
        name=found.name,
        since=found.created_at,
        ratings=tuple(rating_told(rating) for rating in records.ratings_of(database, one)),
        games=tuple(
            types.RatedGame(
                edition=game.pool.edition,
                seats=game.pool.seats,
                at=game.at,
                result=result_told(game),
                table=game.table if game.table in public else None,
            )
            for game in games
        ),
        more=page_of(games[-1].at, games[-1].table) if len(games) == PAGE else None,
    )


@routes.add("GET", "/api/ratings", answer=types.RatingList)
async def ratings(
    request: Request,
    edition: str | None = None,
    seats: Annotated[int, Meta(ge=MIN_SEATS, le=MAX_SEATS)] | None = None,
) -> Response:
    """Ratings of bots, and of people whose pages are public, of an edition and a number of seats;
    without these of the pool with most games.
    """
    people, _ = people_of(request)
    if edition is not None and edition not in edition_names():
        raise Malformed("lobby-edition", edition=edition, known=", ".join(edition_names()))
    return answer(await people.read(_ratings, people.database, edition, seats))


def _ratings(database: Database, edition: str | None, seats: int | None) -> types.RatingList:
    pools = records.rated_pools(database)
    fitting = (
        one for one in pools if edition in (None, one.edition) and seats in (None, one.seats)
    )
    wanted = next(fitting, Pool(edition or edition_names()[0], seats or STANDARD_SEATS))
    return types.RatingList(
        pools=tuple(types.RatedPool(edition=one.edition, seats=one.seats) for one in pools),
        edition=wanted.edition,
        seats=wanted.seats,
        players=tuple(
            types.RatedPlayer(who=who_told(one.who), rating=rating_told(one.rating))
            for one in records.standings(database, wanted)
        ),
    )
