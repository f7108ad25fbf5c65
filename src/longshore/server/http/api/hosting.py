"""The hosts' page: for whoever runs the server, by its token. To look after it, and not to spy."""

from __future__ import annotations

import logging
from contextlib import suppress
from http import HTTPStatus
from typing import Annotated, Any, cast, get_args

from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore import __version__
from longshore.server.domain import seating
from longshore.server.domain.names import as_compared
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import Malformed, NoKey, Unknown, WishRefused
from longshore.server.domain.seats import Status
from longshore.server.domain.settings import LONGEST_NAME, NEUTRAL, tidy
from longshore.server.domain.state import TableState
from longshore.server.http.api import host_types as types
from longshore.server.http.api.lobby import PAGE, list_asked, page_of
from longshore.server.http.api.past import exported
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import visitor
from longshore.server.http.api.wire import answer, read
from longshore.server.http.house import House
from longshore.server.http.limits import Rate
from longshore.server.http.load import memory
from longshore.server.runtime.bans import MOST
from longshore.server.runtime.listing import (
    ListedTable,
    Wanted,
    list_tables,
    listed,
    with_person,
)

routes = Routes("host")
REFUSES = (401,)
AT_TABLE = (401, 404, 409)
GONE = HTTPStatus.NO_CONTENT
_EXPORTS = ("text", "csv")
_STATUSES: tuple[Status, ...] = get_args(Status)
logger = logging.getLogger(__name__)


def hosted(request: Request) -> House:
    """The house, for whoever brings the token of its host; wrong ones are counted."""
    house, address = visitor(request)
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    if scheme.lower() != "bearer" or not token.strip():
        raise NoKey("host-token-needed")
    if not house.is_host(token.strip()):
        house.limits.guesses.take(address)
        raise NoKey("wrong-host-token")
    return house


# Tables


@routes.add("GET", "/api/host/tables", answer=types.HostTables, refuses=REFUSES)
async def host_tables(
    request: Request,
    status: str | None = None,
    edition: str | None = None,
    name: Annotated[str, Meta(max_length=LONGEST_NAME)] | None = None,
    more: str | None = None,
) -> Response:
    """All tables, public or not, the newest change first; with `name` those where somebody sits
    whose name has it. A page may be short, and yet not the last: `more` says that.
    """
    house = hosted(request)
    before = list_asked(status, _STATUSES, edition, more)
    wanted = Wanted(cast("Status | None", status), edition, name)
    found = await house.registry.read(list_tables, house.store, wanted, before, PAGE)
    shown = tuple(_listed(house, one) for one in found.tables)
    return answer(types.HostTables(tables=shown, more=found.more and page_of(*found.more)))


def _listed(house: House, one: ListedTable) -> types.HostTable:
    row, card = one
    present = house.registry.present(row.id)
    return types.HostTable(
        table=row.id,
        title=card.title,
        status=row.status,
        public=row.public,
        edition=row.edition,
        pace=card.pace,
        seats=card.seats,
        entries=row.seq,
        created_at=row.created_at,
        changed_at=row.changed_at,
        connected=len(present.seats) + present.watching,
    )


async def _one(house: House, table: str) -> types.HostTable:
    row = await house.registry.read(house.store.row, table)
    if row is None:
        raise Unknown("no-such-table", table=table)
    return _listed(house, listed(row))


@routes.add("POST", "/api/host/tables/{table}/close", answer=types.HostTable, refuses=AT_TABLE)
async def host_close(request: Request, table: str) -> Response:
    """Close a table, whoever its host is. Its log says who did it."""
    house = hosted(request)
    await house.registry.wish(table, lambda state: Wished(seating.close_by_server(state)))
    return answer(await _one(house, table))


@routes.add("DELETE", "/api/host/tables/{table}", status=GONE, refuses=AT_TABLE)
async def host_delete(request: Request, table: str) -> Response:
    """Delete a table that is over, for good: its log, notes, chat and review. What was taken away
    of it, as a backup or an export, stays.
    """
    house = hosted(request)
    await house.registry.remove(table)
    logger.info("The host of the server deleted table %s.", table)
    return Response(status_code=int(GONE))


@routes.add(
    "GET",
    "/api/host/tables/{table}/export",
    refuses=AT_TABLE,
    also={kind: {"schema": {"type": "string"}} for kind in ("text/plain", "text/csv")},
)
async def host_export(
    request: Request,
    table: str,
    format_: Annotated[str, Meta(max_length=10)] = "text",
) -> Response:
    """The game of a finished table, as `text` or `csv`. JSON Lines would have what was said."""
    house = hosted(request)
    if format_ not in _EXPORTS:
        raise Malformed("no-such-format", given=format_, known=", ".join(_EXPORTS))

    def look(state: TableState) -> int:
        if state.status != "finished":
            raise WishRefused("host-export-finished", status=state.status)
        return state.seq

    now = await house.registry.look(table, look)
    return await exported(house, table, format_, now, seen_by=None, finished=True)


# The server


@routes.add("GET", "/api/host/server", answer=types.ServerTold, refuses=REFUSES)
async def host_server(request: Request) -> Response:
    """How the server is: its load, its limits, what was refused and what went wrong."""
    house = hosted(request)
    refused = sorted(house.metrics.refusals().items(), key=lambda one: (-one[1], one[0]))
    told = types.ServerTold(
        version=__version__,
        load=_load(house),
        database=types.DatabaseTold(
            kind=house.store.kind, bytes=await house.registry.read(house.store.size)
        ),
        limits=_limits(house),
        refusals=tuple(types.RefusalCount(code=code, times=times) for code, times in refused),
        troubles=tuple(
            types.TroubleTold(
                at=one.at, level="warning" if one.level == "WARNING" else "error", text=one.text
            )
            for one in house.troubles.last()
        ),
    )
    return answer(told)


def _load(house: House) -> types.LoadTold:
    return types.LoadTold(
        **house.load.busy()._asdict(),
        process=house.process,
        up_seconds=house.load.seconds_up,
        memory=memory(),
        live_tables=house.registry.live_tables,
        connections=house.metrics.open_connections,
        channels=house.metrics.channels,
        others=house.registry.neighbours.count,
    )


def _limits(house: House) -> types.LimitsTold:
    told: dict[str, Any] = {
        name: types.RateTold(**limit._asdict()) if isinstance(limit, Rate) else limit
        for name, limit in house.config.rates._asdict().items()
    }
    return types.LimitsTold(
        **told,
        connections_in_all=house.config.most_connections,
        tables_open=house.config.tables_per_address,
        largest_body=house.config.largest_body,
        request_seconds=house.config.waits.request,
        idle_seconds=house.config.waits.idle,
    )


# Names


@routes.add("GET", "/api/host/names", answer=types.BannedNames, refuses=REFUSES)
async def host_names(request: Request) -> Response:
    """The names that nobody may take."""
    return answer(types.BannedNames(names=await _banned(hosted(request))))


async def _banned(house: House) -> tuple[str, ...]:
    return tuple(one.name for one in await house.registry.read(house.store.banned))


@routes.add(
    "POST",
    "/api/host/names/ban",
    body=types.NameWish,
    answer=types.NameBanned,
    refuses=(401, 409),
)
async def ban_name(request: Request) -> Response:
    """Let nobody take a name any more, however it is written. Whoever has it at a table that is
    not over is called otherwise from now on, and keeps the seat; an account that has it gets
    another, until its owner chooses one.
    """
    house, wish = hosted(request), await read(request, types.NameWish)
    name, compared = tidy(wish.name), as_compared(wish.name)
    if not compared:
        raise Malformed("empty-text")
    if compared == as_compared(NEUTRAL):
        raise WishRefused("name-neutral", name=NEUTRAL)
    if not await house.registry.read(house.store.ban, compared, name, MOST):
        raise WishRefused("too-many-names", most=MOST)
    await house.registry.read(house.registry.bans.read)
    account = await _take_from_account(house, compared)
    renamed = await _take_from_all(house, compared)
    names = await _banned(house)
    return answer(types.NameBanned(names=names, renamed=renamed, account=account))


async def _take_from_account(house: House, compared: str) -> bool:
    """Whether an account has lost its name."""
    people = house.people
    if people is None:
        return False
    from longshore.server.people.accounts import block_named

    taken = await people.read(block_named, people.database, compared, people.clock())
    if taken:
        await people.changed()
    return taken


async def _take_from_all(house: House, compared: str) -> int:
    """Whoever goes by a name is called otherwise; how many that were."""
    taken = 0
    for table in await house.registry.read(with_person, house.store, compared):
        with suppress(WishRefused):  # there is nobody left, or the table is over by now
            while True:
                await house.registry.wish(
                    table, lambda state: Wished(seating.take_name(state, compared))
                )
                taken += 1
    return taken


@routes.add(
    "POST",
    "/api/host/names/allow",
    body=types.NameWish,
    answer=types.BannedNames,
    refuses=REFUSES,
)
async def allow_name(request: Request) -> Response:
    """Let a name be taken again."""
    house, wish = hosted(request), await read(request, types.NameWish)
    await house.registry.read(house.store.allow, as_compared(wish.name))
    await house.registry.read(house.registry.bans.read)
    return answer(types.BannedNames(names=await _banned(house)))
