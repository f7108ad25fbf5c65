"""Tournaments and leagues: begun, joined, looked at. Everybody may look."""

from __future__ import annotations

import re
from collections.abc import Callable
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.http.api import contest_types as types
from longshore.server.http.api.asking import house_of, signed_in_of
from longshore.server.http.api.coming_in import myself, people_of
from longshore.server.http.api.hosting import hosted
from longshore.server.http.api.lobby import page_after, page_of
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.matches import contests
from longshore.server.matches import hosted as by_host
from longshore.server.matches.contests import ContestPlayer, ContestRow, Read
from longshore.server.matches.domain.plans import ContestPlan, checked_plan
from longshore.server.matches.domain.standing import ContestGame, points_at, standings
from longshore.server.people.people import People

routes = Routes("contests")
CREATED, GONE = HTTPStatus.CREATED, HTTPStatus.NO_CONTENT
REFUSES = (401, 403, 404, 409)
CONTEST_ID = re.compile(r"[0-9a-z]{1,40}")


@routes.add("GET", "/api/contests", answer=types.ContestList)
async def list_contests(request: Request) -> Response:
    """Tournaments and leagues, those that go on first, the newest first."""
    people, _ = people_of(request)
    who = signed_in_of(request)
    found = await people.read(contests.listed, people.database, people.clock())
    mine: frozenset[str] = frozenset()
    if who is not None:
        mine = await people.read(contests.joined, people.database, who.account)
    told = tuple(_told(row, many, name, row.id in mine) for row, many, name in found)
    return answer(types.ContestList(contests=told, now=people.clock()))


@routes.add(
    "POST",
    "/api/contests",
    body=ContestPlan,
    answer=types.ContestPage,
    status=CREATED,
    refuses=(401, 409),
)
async def begin_contest(request: Request) -> Response:
    """Have people sign up for a contest. It begins by itself when it is time, and so do its rounds;
    empty seats are filled by bots.
    """
    wish = await read(request, ContestPlan)
    people, who = myself(request)
    house_of(request).limits.tables.take(who.account)
    plan = checked_plan(wish, people.clock())
    new = await people.read(contests.begin, people.database, who.account, plan, people.clock())
    return answer(await _page(request, people, new), CREATED)


@routes.add("GET", "/api/contests/{contest}", answer=types.ContestPage, refuses=(404,))
async def see_contest(request: Request, contest: str) -> Response:
    """A contest: its standings and its rounds, for everybody to see."""
    people, _ = people_of(request)
    return answer(await _page(request, people, contest))


@routes.add("POST", "/api/contests/{contest}/join", answer=types.ContestPage, refuses=REFUSES)
async def join_contest(request: Request, contest: str) -> Response:
    """Take part, by one's name, which everybody sees; be seated again after having been away; or
    say that one is there, in the quarter of an hour before a live round.
    """
    people, who = myself(request)
    now = people.clock()
    await people.read(contests.join, people.database, contest[:40], who.account, now)
    return answer(await _page(request, people, contest))


@routes.add("POST", "/api/contests/{contest}/leave", answer=types.ContestPage, refuses=REFUSES)
async def leave_contest(request: Request, contest: str) -> Response:
    """Be seated in no further round; a game that goes on is to be played to its end."""
    people, who = myself(request)
    await people.read(contests.leave, people.database, contest[:40], who.account)
    return answer(await _page(request, people, contest))


@routes.add("POST", "/api/contests/{contest}/start", answer=types.ContestPage, refuses=REFUSES)
async def start_contest(request: Request, contest: str) -> Response:
    """Begin now, before it is time, or in two minutes where somebody has yet to say that they are
    there; for whoever organises it.
    """
    return await _organised(request, contest, contests.start)


@routes.add("POST", "/api/contests/{contest}/cancel", answer=types.ContestPage, refuses=REFUSES)
async def cancel_contest(request: Request, contest: str) -> Response:
    """Call it off; for whoever organises it. Games that go on are played to their ends."""
    return await _organised(request, contest, contests.cancel)


@routes.add("GET", "/api/host/contests", answer=types.HostContests, refuses=(401,))
async def host_contests(request: Request, more: str | None = None) -> Response:
    """All contests, for the host of the server: also what was called off long ago, and what is
    damaged.
    """
    hosted(request)
    people, _ = people_of(request)
    after = None if more is None else page_after(more, CONTEST_ID)
    found, last = await people.read(by_host.found, people.database, after)
    told = tuple(_told(row, many, name, False) for row, many, name in found)
    return answer(types.HostContests(contests=told, more=last and page_of(*last)))


@routes.add("POST", "/api/host/contests/{contest}/cancel", status=GONE, refuses=REFUSES)
async def host_cancel_contest(request: Request, contest: str) -> Response:
    """Call a contest off, as the host of the server."""
    hosted(request)
    people, _ = people_of(request)
    await people.read(by_host.cancel, people.database, contest[:40], people.clock())
    return Response(status_code=int(GONE))


@routes.add(
    "PUT",
    "/api/host/contests/{contest}/title",
    body=types.ContestTitle,
    status=GONE,
    refuses=(401, 403, 404),
)
async def host_rename_contest(request: Request, contest: str) -> Response:
    """Give a contest another title, as the host of the server; tables keep theirs."""
    hosted(request)
    wish = await read(request, types.ContestTitle)
    people, _ = people_of(request)
    await people.read(by_host.rename, people.database, contest[:40], wish.title)
    return Response(status_code=int(GONE))


@routes.add("DELETE", "/api/host/contests/{contest}", status=GONE, refuses=REFUSES)
async def host_delete_contest(request: Request, contest: str) -> Response:
    """Delete a contest that is over or called off, as the host of the server; its games stay."""
    hosted(request)
    people, _ = people_of(request)
    await people.read(by_host.remove, people.database, contest[:40])
    return Response(status_code=int(GONE))


async def _organised(request: Request, contest: str, change: Callable[..., None]) -> Response:
    people, who = myself(request)
    await people.read(change, people.database, contest[:40], who.account, people.clock())
    finding = house_of(request).finding
    if finding is not None:
        finding.wake()
    return answer(await _page(request, people, contest))


# What is told


async def _page(request: Request, people: People, contest: str) -> types.ContestPage:
    who = signed_in_of(request)
    mine = None if who is None else who.account
    found = await people.read(contests.read, people.database, contest[:40])
    name = await people.read(contests.organiser_name, people.database, found.row)
    return _page_of(found, name, mine, people.clock())


def _page_of(found: Read, organiser: str | None, mine: str | None, now: int) -> types.ContestPage:
    row, known = found.row, {one.number: one for one in found.players}
    me = next((one for one in found.players if mine and one.account == mine), None)
    places = standings(known, found.games)
    going = row.status in contests.GOING
    asked = going and found.checks_in_at is not None and found.checks_in_at <= now
    return types.ContestPage(
        contest=_told(row, len(known), organiser, me is not None),
        standings=tuple(
            types.ContestStanding(
                place=place,
                name=known[one.player].name,
                points=one.points,
                wins=one.wins,
                opponents=one.opponents,
                lead=one.lead,
                games=one.games,
                away=known[one.player].away or known[one.player].account is None,
                here=asked and found.is_here(known[one.player]),
                me=known[one.player] is me,
            )
            for place, one in enumerate(places, 1)
        ),
        rounds=tuple(
            types.ContestRound(
                round=number,
                tables=tuple(
                    _table(game, known, row.plan.bot, me)
                    for game in found.games
                    if game.round == number
                ),
            )
            for number in range(row.round, 0, -1)
        ),
        now=now,
        mine=mine is not None and row.organiser == mine,
        away=me is not None and me.away,
        checks_in_at=found.checks_in_at if going else None,
        here=asked and me is not None and found.is_here(me),
    )


def _table(
    game: ContestGame, known: dict[int, ContestPlayer], bot: str, me: ContestPlayer | None
) -> types.ContestGameTold:
    points = points_at(game) if game.over else ()
    seats = []
    for at, player in enumerate(game.group):
        outcome = game.outcomes[at] if game.outcomes else None
        who = None if player is None else known.get(player)
        seats.append(
            types.ContestSeat(
                name=None if who is None else who.name,
                bot=bot if player is None else None,
                me=who is not None and who is me,
                place=None if outcome is None else outcome.place,
                score=None if outcome is None else outcome.score,
                lost=outcome is not None and outcome.lost,
                points=points[at] if points else None,
            )
        )
    return types.ContestGameTold(
        table=game.table,
        seats=tuple(seats),
        opened=game.opened,
        over=game.over,
        void=game.void,
    )


def _told(row: ContestRow, players: int, organiser: str | None, joined: bool) -> types.ContestTold:
    plan = row.plan
    return types.ContestTold(
        id=row.id,
        title=plan.title,
        kind=plan.kind,
        status=row.status,
        edition=plan.edition,
        seats=plan.seats,
        pace=plan.pace,
        clock=plan.clocks,
        rounds=plan.rounds,
        round=row.round,
        days=plan.days if plan.kind == "league" else None,
        players=players,
        created_at=row.created_at,
        next_at=row.next_at,
        organiser=organiser,
        joined=joined,
    )
