"""The hosts' page where there are accounts: names that were reported, and accounts."""

from __future__ import annotations

import logging
from http import HTTPStatus
from typing import Annotated

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.refused import Unknown
from longshore.server.domain.settings import LONGEST_NAME
from longshore.server.http.api import host_types as types
from longshore.server.http.api.hosting import REFUSES, hosted
from longshore.server.http.api.lobby import list_asked, page_of
from longshore.server.http.api.my_data import delete_account
from longshore.server.http.api.players import who_told
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, read
from longshore.server.http.house import House
from longshore.server.people import barring, reports
from longshore.server.people.barring import LookedUp
from longshore.server.people.people import People
from longshore.server.results import collusion

routes = Routes("host")
GONE = HTTPStatus.NO_CONTENT
NAMED = (401, 404)
logger = logging.getLogger(__name__)


def _hosted(request: Request) -> tuple[House, People]:
    house = hosted(request)
    if house.people is None:  # these routes are served where there are accounts
        raise Unknown("no-accounts")
    return house, house.people


async def _reports(people: People) -> Response:
    found = await people.read(reports.reported, people.database)
    told = (
        types.NameReport(
            name=one.name,
            times=one.times,
            at=one.at,
            account=one.account,
            table=one.table or None,
        )
        for one in found
    )
    return answer(types.NameReports(reports=tuple(told)))


@routes.add("GET", "/api/host/reports", answer=types.NameReports, refuses=REFUSES)
async def host_reports(request: Request) -> Response:
    """Names that people have reported, the most often reported first. Who did so is not told."""
    _, people = _hosted(request)
    return await _reports(people)


@routes.add(
    "POST",
    "/api/host/reports/dismiss",
    body=types.NameWish,
    answer=types.NameReports,
    refuses=REFUSES,
)
async def dismiss_reports(request: Request) -> Response:
    """Leave a name as it is: its reports are done with. A name that is banned has none either."""
    wish = await read(request, types.NameWish)
    _, people = _hosted(request)
    await people.read(reports.dismiss, people.database, wish.name)
    return await _reports(people)


@routes.add("GET", "/api/host/pairs", answer=types.ClosePairs, refuses=REFUSES)
async def host_pairs(request: Request, more: str | None = None) -> Response:
    """Rated games in which two seats paid each other far more than seats of a table do. The rules
    allow it; whether it was agreed on is for a host to judge.
    """
    _, people = _hosted(request)
    before = list_asked(None, (), None, more)
    found = await people.read(collusion.look, people.database, before)
    told = (
        types.ClosePair(
            table=one.table,
            at=one.at,
            players=(who_told(one.who[0]), who_told(one.who[1])),
            paid=one.pair.paid,
            whole=one.pair.whole,
        )
        for one in found.pairs
    )
    more = found.more and page_of(*found.more)
    return answer(types.ClosePairs(pairs=tuple(told), games=found.games, more=more))


# Accounts


def _told(one: LookedUp) -> types.HostAccount:
    return types.HostAccount(
        name=one.name,
        created_at=one.created_at,
        blocked=one.blocked_at is not None,
        barred=one.barred_at is not None,
    )


@routes.add("GET", "/api/host/accounts", answer=types.HostAccounts, refuses=REFUSES)
async def host_accounts(
    request: Request, name: Annotated[str, Meta(max_length=LONGEST_NAME)] = ""
) -> Response:
    """Accounts whose names have a part, up to a hundred; without one those that are barred, and
    those that have lost their names.
    """
    _, people = _hosted(request)
    found = await people.read(barring.look_up, people.database, name)
    return answer(types.HostAccounts(accounts=tuple(_told(one) for one in found)))


@routes.add(
    "POST", "/api/host/accounts/bar", body=types.NameWish, answer=types.HostAccount, refuses=NAMED
)
async def bar_account(request: Request) -> Response:
    """Let nobody sign in by an account any more; what it has stays, and its games are played on as
    if its owner were away.
    """
    wish = await read(request, types.NameWish)
    _, people = _hosted(request)
    found = await people.read(barring.by_name, people.database, wish.name)
    await people.read(barring.bar, people.database, found.id, people.clock())
    await people.changed()
    return answer(_told(await people.read(barring.by_name, people.database, wish.name)))


@routes.add(
    "POST",
    "/api/host/accounts/let-in",
    body=types.NameWish,
    answer=types.HostAccount,
    refuses=NAMED,
)
async def let_account_in(request: Request) -> Response:
    """Let its owner sign in again."""
    wish = await read(request, types.NameWish)
    _, people = _hosted(request)
    found = await people.read(barring.by_name, people.database, wish.name)
    await people.read(barring.let_in, people.database, found.id)
    return answer(_told(await people.read(barring.by_name, people.database, wish.name)))


@routes.add("POST", "/api/host/accounts/delete", body=types.NameWish, status=GONE, refuses=NAMED)
async def host_delete_account(request: Request) -> Response:
    """Delete an account for good, as its owner would: for those who cannot sign in any more."""
    wish = await read(request, types.NameWish)
    house, people = _hosted(request)
    found = await people.read(barring.by_name, people.database, wish.name)
    await delete_account(house, found.id)
    logger.info("The host of the server deleted an account.")
    return Response(status_code=int(GONE))
