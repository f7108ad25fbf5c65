"""Tables and seats: opening, joining, starting, leaving, closing."""

from __future__ import annotations

from collections.abc import Awaitable
from contextlib import suppress
from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain import seating
from longshore.server.domain.entries import Key
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import NoKey, NotAllowed
from longshore.server.domain.settings import NewTable
from longshore.server.domain.state import TableState
from longshore.server.http.api import types, wishes
from longshore.server.http.api.asking import GUEST
from longshore.server.http.api.cookies import with_cookie, without_cookie
from longshore.server.http.api.game import SeenQuery
from longshore.server.http.api.opening import named_after, note_table, opened_by, own_name
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import Asker, asker, visitor
from longshore.server.http.api.table_told import public_told, table_told, with_presence
from longshore.server.http.api.wire import answer, read
from longshore.server.runtime.registry import LATEST

routes = Routes("tables")
CREATED = HTTPStatus.CREATED


@routes.add(
    "POST",
    "/api/tables",
    body=NewTable,
    answer=types.NewTableTold,
    status=CREATED,
    refuses=(403,),
)
async def open_table(request: Request) -> Response:
    """Open a table. Whoever opens it is its host."""
    house, address = visitor(request)
    wish = await read(request, NewTable)
    opened, named = await opened_by(request, seating.open_table(named_after(request, wish)))
    creator = await house.may_open(address)
    then = None
    if wish.start:
        key = opened.entry.key
        fill = house.standard_fill

        def then(state: TableState) -> Wished:
            return Wished(seating.start(state, key, fill, house.config.dealer))

    table = await house.registry.open(opened.entry, creator, then, table=named)
    links = types.Links(
        table=house.link(table, request),
        invitation=house.link(table, request, join=opened.invitation),
        seat=house.link(table, request, key=opened.token) if opened.token else None,
    )
    told = types.NewTableTold(
        table=table,
        token=opened.token,
        seats=opened.entry.key.seats,
        invitation=opened.invitation,
        links=links,
    )
    made = answer(told, CREATED)
    return with_cookie(made, request, table, opened.token) if opened.token else made


@routes.add("GET", "/api/tables/{table}", answer=types.TableTold, refuses=(401, 403, 404))
async def show_table(request: Request, table: str, seen: SeenQuery = 0) -> Response:
    """A table: its settings, who sits where, whom it waits for."""
    return await _done(asker(request, table), seen)


@routes.add(
    "POST",
    "/api/tables/{table}/join",
    body=wishes.Join,
    answer=types.Seated,
    refuses=(401, 403, 404, 409),
)
async def join(request: Request, table: str) -> Response:
    """Sit down at a seat. The answer has the token that holds it, and sets it as a cookie."""
    who, wish = asker(request, table), await read(request, wishes.Join)
    token = ""

    def make(state: TableState, key: Key | None) -> Wished:
        nonlocal token
        name = own_name(who, key) or wish.name
        entry, token = seating.join(
            state, key, name, wish.seat, wish.invitation, account=who.holder
        )
        return Wished(entry)

    await note_table(who, make)
    done = await who.wish(make)
    seat = getattr(done.line.entry, "seat", 0)
    told = types.Seated(table=table, seat=seat, seq=done.line.seq, token=token or None)
    made = answer(told)
    return with_cookie(made, request, table, token) if token else made


@routes.add(
    "POST",
    "/api/tables/{table}/visit",
    body=wishes.Visit,
    answer=types.TableTold,
    refuses=(401, 403, 404),
)
async def visit(request: Request, table: str) -> Response:
    """Look on at a table by its invitation, which is kept as a cookie; whoever sits there already,
    or is its host, is told so and keeps what they have.
    """
    wish, own = await read(request, wishes.Visit), asker(request, table)
    who = own.as_nobody()._replace(token=wish.invitation)

    def look(state: TableState) -> tuple[types.TableTold, bool]:
        with suppress(NoKey, NotAllowed):
            known = table_told(state, own.key(state))
            if known.mine or known.host:
                return known, True
        if who.key(state) is not GUEST:
            raise NotAllowed("wrong-invitation")
        return table_told(state, GUEST), False

    def read_off(seen: int) -> Awaitable[tuple[types.TableTold, bool]]:
        return who.house.registry.look(table, look, seen)

    # another process may have given the seat out a moment ago
    told, inside = await who.known(read_off, LATEST if own.counted_as else 0)
    made = answer(with_presence(told, who.house))
    return made if inside else with_cookie(made, request, table, wish.invitation)


async def _done(who: Asker, seen: int = 0) -> Response:
    return answer(with_presence(await who.look(table_told, seen), who.house))


@routes.add(
    "POST",
    "/api/tables/{table}/leave",
    body=wishes.ForSeat,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def leave(request: Request, table: str) -> Response:
    """Get up from a seat. In a running game a bot plays on. Whoever has left may not look any more,
    perhaps: the answer does not tell who is connected, and has no ticket for news.
    """
    who, wish = asker(request, table), await read(request, wishes.ForSeat)
    await who.wish(lambda state, key: Wished(seating.leave(state, key, wish.seat)))

    def look(state: TableState, _: Key | None) -> tuple[types.TableTold, bool]:
        try:
            key = who.key(state)
        except NoKey:  # it held that seat alone
            key = None
        return public_told(state, key), key is None

    told, gone = await who.as_nobody().look(look)
    return without_cookie(answer(told), table) if gone and who.cookie else answer(told)


@routes.add(
    "POST",
    "/api/tables/{table}/name",
    body=wishes.Rename,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def rename(request: Request, table: str) -> Response:
    """Go by another name."""
    who, wish = asker(request, table), await read(request, wishes.Rename)
    with suppress(seating.NothingToDo):
        await who.wish(lambda state, key: Wished(seating.rename(state, key, wish.seat, wish.name)))
    return await _done(who)


@routes.add(
    "PUT",
    "/api/tables/{table}/seats/{seat}",
    body=wishes.SetSeat,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def set_seat(request: Request, table: str, seat: wishes.Seat) -> Response:
    """The host puts a bot on a seat, or makes it open, before the start."""
    who, wish = asker(request, table), await read(request, wishes.SetSeat)
    await who.wish(lambda state, key: Wished(seating.set_seat(state, key, seat, wish.bot)))
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/seats/order",
    body=wishes.SeatOrder,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def order_seats(request: Request, table: str) -> Response:
    """The host says who sits where, before the start, or has it drawn. Everybody keeps key, notes,
    orders, webhook and the browsers that are told.
    """
    who, wish = asker(request, table), await read(request, wishes.SeatOrder)

    def make(state: TableState, key: Key | None) -> Wished:
        return Wished(seating.order_seats(state, key, wish.order, wish.seq))

    with suppress(seating.NothingToDo):
        await who.wish(make, seen=wish.seq)
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/seats/{seat}/drop",
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def drop(request: Request, table: str, seat: wishes.Seat) -> Response:
    """The host drops who sits at a seat. In a running game a bot plays on: at once when the clock
    of that seat has run out, or nobody else is there; else the others are asked (`seat_asked`).
    Asked for again, it is done when nobody is left to answer, or from `silence_at` on.
    """
    who = asker(request, table)
    now = who.house.registry.clock()
    await who.wish(lambda state, key: Wished(seating.drop(state, key, seat, now)))
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/seats/{seat}/hand",
    answer=types.NewKeyTold,
    refuses=(401, 403, 404, 409),
)
async def hand_on(request: Request, table: str, seat: wishes.Seat) -> Response:
    """Hand a seat on: whoever joins with the token of the answer takes it over.

    One's own; the host one whose person is gone, in a running game when the others have agreed.
    """
    who, token = asker(request, table), ""

    def make(state: TableState, key: Key | None) -> Wished:
        nonlocal token
        entry, token = seating.hand_on(state, key, seat)
        return Wished(entry)

    await who.wish(make)
    return answer(types.NewKeyTold(token=token, link=who.house.link(table, request, join=token)))


@routes.add(
    "POST",
    "/api/tables/{table}/seats/{seat}/hand/ask",
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def ask_to_hand_on(request: Request, table: str, seat: wishes.Seat) -> Response:
    """The host asks the others for leave to hand a seat on whose person is gone."""
    who = asker(request, table)
    await who.wish(lambda state, key: Wished(seating.ask_to_hand_on(state, key, seat)))
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/seats/answer",
    body=wishes.SeatAnswer,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def answer_host(request: Request, table: str) -> Response:
    """Agree to what the host asks about a seat, or refuse it. The last to agree sets it going."""
    who, wish = asker(request, table), await read(request, wishes.SeatAnswer)

    def make(state: TableState, key: Key | None) -> Wished:
        return Wished(seating.answer_host(state, key, wish.seat, wish.asked, wish.agree))

    await who.wish(make, seen=wish.asked)
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/start",
    body=wishes.Start,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def start(request: Request, table: str) -> Response:
    """The host begins the game; open seats are filled with a bot, if one is named."""
    who, wish = asker(request, table), await read(request, wishes.Start)
    dealer = who.house.config.dealer
    await who.wish(lambda state, key: Wished(seating.start(state, key, wish.fill, dealer)))
    return await _done(who)


@routes.add(
    "POST", "/api/tables/{table}/close", answer=types.TableTold, refuses=(401, 403, 404, 409)
)
async def close(request: Request, table: str) -> Response:
    """The host closes the table."""
    who = asker(request, table)
    await who.wish(lambda state, key: Wished(seating.close(state, key)))
    return await _done(who)
