"""Waiting for a seat at a rated table, and taking that back."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.settings import make_options
from longshore.server.http.api import seeking_types as types
from longshore.server.http.api.asking import house_of
from longshore.server.http.api.coming_in import myself
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.matches import seekers
from longshore.server.matches.domain.waiting import BOTS_AFTER_MS, CLOCKS, Seeker, Sought
from longshore.server.people.people import People
from longshore.server.people.sessions import SignedIn

routes = Routes("seeking")
GONE = HTTPStatus.NO_CONTENT


@routes.add("GET", "/api/seeking", answer=types.Seeking, refuses=(401,))
async def seeking(request: Request) -> Response:
    """What one waits for, and what was found. Whoever waits for a game that is live asks again and
    again: nobody is seated there who has not asked for a minute and a quarter.
    """
    people, who = myself(request)
    await people.read(seekers.seen, people.database, who.account, people.clock())
    return await _told(people, who)


@routes.add("POST", "/api/seeking", body=types.Seek, answer=types.Seeking, refuses=(401, 404, 409))
async def seek(request: Request) -> Response:
    """Wait for a seat; the table begins by itself as soon as it is full. Several wishes are
    possible. What is wished again only says anew whether bots may come.
    """
    wish = await read(request, types.Seek)
    people, who = myself(request)
    place = Sought(make_options(wish.edition, wish.seats, {}).edition, wish.seats, wish.pace)
    now = people.clock()
    one = Seeker(who.account, place, now, now, wish.bots)
    await people.read(seekers.seek, people.database, one)
    _look(request)
    return await _told(people, who)


@routes.add("POST", "/api/seeking/give-up", body=types.GiveUp, answer=types.Seeking, refuses=(401,))
async def give_up_seeking(request: Request) -> Response:
    """Wait for a seat no more."""
    wish = await read(request, types.GiveUp)
    people, who = myself(request)
    place = Sought(wish.edition, wish.seats, wish.pace)
    await people.read(seekers.give_up, people.database, who.account, place)
    return await _told(people, who)


@routes.add("POST", "/api/seeking/away", status=GONE, refuses=(401,))
async def be_away(request: Request) -> Response:
    """Close the page: one's wishes for games that are live rest until one asks again."""
    people, who = myself(request)
    await people.read(seekers.away, people.database, who.account, people.clock())
    return Response(status_code=int(GONE))


def _look(request: Request) -> None:
    finding = house_of(request).finding
    if finding is not None:
        finding.wake()


async def _told(people: People, who: SignedIn) -> Response:
    return answer(await people.read(_seeking, people, who))


def _seeking(people: People, who: SignedIn) -> types.Seeking:
    database, now = people.database, people.clock()
    mine, waiting = seekers.waiting(database, who.account, now)
    places = {one.place for one in mine}
    return types.Seeking(
        wanted=tuple(
            types.WantedSeat(
                **one.place._asdict(),
                since=one.since,
                bots_at=one.since + BOTS_AFTER_MS,
                bots=one.bots,
                waiting=waiting[one.place],
            )
            for one in mine
        ),
        others=tuple(
            types.WaitedFor(**place._asdict(), waiting=many)
            for place, many in sorted(waiting.items())
            if place not in places
        ),
        found=tuple(
            types.FoundTable(**one._asdict()) for one in seekers.found(database, who.account, now)
        ),
        clocks=CLOCKS,
        now=now,
    )
