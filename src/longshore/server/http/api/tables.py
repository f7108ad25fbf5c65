"""Tables and seats: the lobby, opening, joining, starting, leaving, closing."""

from __future__ import annotations

from contextlib import suppress
from http import HTTPStatus
from typing import Annotated

import msgspec
from fastapi import Path, Request, Response

from longshore.game.options import MAX_SEATS, edition_names
from longshore.server.domain import consent, seating
from longshore.server.domain.entries import Key
from longshore.server.domain.playing import Wished
from longshore.server.domain.refused import Malformed, NoKey, NotAllowed
from longshore.server.domain.settings import NewTable
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import TABLE_ID
from longshore.server.http.api import types
from longshore.server.http.api.asking import GUEST, cookie_name, key_at, may_look
from longshore.server.http.api.catalogue import make_catalogue
from longshore.server.http.api.service import Asker, asker, visitor
from longshore.server.http.api.wire import Routes, answer, read
from longshore.server.runtime.broadcast import reveal, seats_told
from longshore.server.runtime.units import Card
from longshore.server.store import TableRow

routes = Routes("tables")
PAGE = 50
_COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one
_STATUSES = ("open", "running", "finished")
CREATED = HTTPStatus.CREATED
SeatPath = Annotated[int, Path(ge=0, lt=MAX_SEATS)]


@routes.add("GET", "/api/catalogue", answer=types.Catalogue)
async def catalogue(request: Request) -> Response:
    """What can be played here: editions, options and bots."""
    house, _ = visitor(request)
    return answer(make_catalogue(house.address(request)))


@routes.add("GET", "/api/tables", answer=types.Lobby)
async def lobby(
    request: Request, status: str = "open", edition: str | None = None, more: str | None = None
) -> Response:
    """The lobby: public tables that are `open`, `running` or `finished`, the newest first."""
    house, _ = visitor(request)
    if status not in _STATUSES:
        raise Malformed("lobby-status", status=status, known=", ".join(_STATUSES))
    if edition is not None and edition not in edition_names():
        raise Malformed("lobby-edition", edition=edition, known=", ".join(edition_names()))
    before = None if more is None else _page(more)
    rows = await house.registry.read(house.store.lobby, status, edition, before, PAGE)
    last = rows[-1] if len(rows) == PAGE else None
    return answer(
        types.Lobby(
            tables=tuple(_listed(row) for row in rows),
            more=None if last is None else f"{last.changed_at}.{last.id}",
        )
    )


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
    opened = seating.open_table(wish)
    creator = await house.may_open(address)
    then = None
    if wish.start:
        key = opened.entry.key
        fill = house.standard_fill

        def then(state: TableState) -> Wished:
            return Wished(seating.start(state, key, fill, house.config.dealer))

    table = await house.registry.open(opened.entry, creator, then)
    links = types.Links(
        table=house.link(table, request),
        invitation=house.link(table, request, join=opened.invitation),
        seat=house.link(table, request, key=opened.token),
    )
    told = types.NewTableTold(
        table=table,
        token=opened.token,
        seats=opened.entry.key.seats,
        invitation=opened.invitation,
        links=links,
    )
    return with_cookie(answer(told, CREATED), request, table, opened.token)


@routes.add("GET", "/api/tables/{table}", answer=types.TableTold, refuses=(401, 403, 404))
async def show_table(request: Request, table: str) -> Response:
    """A table: its settings, who sits where, whom it waits for."""
    return answer(await asker(request, table).look(table_told))


@routes.add(
    "POST",
    "/api/tables/{table}/join",
    body=types.Join,
    answer=types.Seated,
    refuses=(401, 403, 404, 409),
)
async def join(request: Request, table: str) -> Response:
    """Sit down at a seat. The answer has the token that holds it, and sets it as a cookie."""
    who, wish = asker(request, table), await read(request, types.Join)
    token = ""

    def make(state: TableState, key: Key | None) -> Wished:
        nonlocal token
        entry, token = seating.join(state, key, wish.name, wish.seat, wish.invitation)
        return Wished(entry)

    done = await who.wish(make)
    seat = getattr(done.line.entry, "seat", 0)
    told = types.Seated(table=table, seat=seat, seq=done.line.seq, token=token or None)
    made = answer(told)
    return with_cookie(made, request, table, token) if token else made


@routes.add(
    "POST",
    "/api/tables/{table}/visit",
    body=types.Visit,
    answer=types.TableTold,
    refuses=(401, 403, 404),
)
async def visit(request: Request, table: str) -> Response:
    """Look on at a table by its invitation, which is kept as a cookie."""
    wish = await read(request, types.Visit)
    who = asker(request, table)._replace(token=wish.invitation)

    def look(state: TableState, key: Key | None) -> types.TableTold:
        if key is not GUEST:
            raise NotAllowed("wrong-invitation")
        return table_told(state, key)

    return with_cookie(answer(await who.look(look)), request, table, wish.invitation)


async def _done(who: Asker) -> Response:
    return answer(await who.look(table_told))


@routes.add(
    "POST",
    "/api/tables/{table}/leave",
    body=types.ForSeat,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def leave(request: Request, table: str) -> Response:
    """Get up from a seat. In a running game a bot plays on."""
    who, wish = asker(request, table), await read(request, types.ForSeat)
    await who.wish(lambda state, key: Wished(seating.leave(state, key, wish.seat)))

    def look(state: TableState, _: Key | None) -> tuple[types.TableTold, bool]:
        try:
            key = key_at(state, who.token)
        except NoKey:  # it held that seat alone
            key = None
        return public_told(state, key), key is None

    told, gone = await who._replace(token=None).look(look)
    return without_cookie(answer(told), table) if gone and who.cookie else answer(told)


@routes.add(
    "POST",
    "/api/tables/{table}/name",
    body=types.Rename,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def rename(request: Request, table: str) -> Response:
    """Go by another name."""
    who, wish = asker(request, table), await read(request, types.Rename)
    with suppress(seating.NothingToDo):
        await who.wish(lambda state, key: Wished(seating.rename(state, key, wish.seat, wish.name)))
    return await _done(who)


@routes.add(
    "PUT",
    "/api/tables/{table}/seats/{seat}",
    body=types.SetSeat,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def set_seat(request: Request, table: str, seat: SeatPath) -> Response:
    """The host puts a bot on a seat, or makes it open, before the start."""
    who, wish = asker(request, table), await read(request, types.SetSeat)
    await who.wish(lambda state, key: Wished(seating.set_seat(state, key, seat, wish.bot)))
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/seats/{seat}/drop",
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def drop(request: Request, table: str, seat: SeatPath) -> Response:
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
async def hand_on(request: Request, table: str, seat: SeatPath) -> Response:
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
async def ask_to_hand_on(request: Request, table: str, seat: SeatPath) -> Response:
    """The host asks the others for leave to hand a seat on whose person is gone."""
    who = asker(request, table)
    await who.wish(lambda state, key: Wished(seating.ask_to_hand_on(state, key, seat)))
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/seats/answer",
    body=types.SeatAnswer,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def answer_host(request: Request, table: str) -> Response:
    """Agree to what the host asks about a seat, or refuse it. The last to agree sets it going."""
    who, wish = asker(request, table), await read(request, types.SeatAnswer)

    def make(state: TableState, key: Key | None) -> Wished:
        return Wished(seating.answer_host(state, key, wish.seat, wish.asked, wish.agree))

    await who.wish(make, seen=wish.asked)
    return await _done(who)


@routes.add(
    "POST",
    "/api/tables/{table}/start",
    body=types.Start,
    answer=types.TableTold,
    refuses=(401, 403, 404, 409),
)
async def start(request: Request, table: str) -> Response:
    """The host begins the game; open seats are filled with a bot, if one is named."""
    who, wish = asker(request, table), await read(request, types.Start)
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


# What is told


def table_told(state: TableState, key: Key | None) -> types.TableTold:
    may_look(state, key)
    return public_told(state, key)


def public_told(state: TableState, key: Key | None) -> types.TableTold:
    ask, started = state.asked, state.started
    return types.TableTold(
        table=state.id,
        status=state.status,
        seq=state.seq,
        opened_at=state.opened_at,
        changed_at=state.changed_at,
        settings=state.settings,
        options=state.rules,
        seats=seats_told(state),
        awaiting=state.awaiting,
        mine=() if key is None else key.seats,
        host=key is not None and key.host,
        origin=state.origin,
        commitment=None if started is None else started.commitment,
        rules=None if started is None else started.rules,
        auction=state.auction,
        clocks=None if state.settings.clock is None else state.clock.shown(),
        undo_asked=None if ask is None else undo_told(state),
        seat_asked=seat_ask_told(state),
        may_hand=tuple(sorted(consent.may_hand(state))),
        reveal=reveal(state),
    )


def undo_told(state: TableState) -> types.UndoTold | None:
    """The undo that waits for leave."""
    ask = state.asked
    if ask is None:
        return None
    return types.UndoTold(seq=ask.seq, seat=ask.seat, to=ask.to, agreed=tuple(sorted(ask.agreed)))


def seat_ask_told(state: TableState) -> types.SeatAskTold | None:
    """What the host has asked about a seat."""
    ask = state.seat_asked
    if ask is None or state.status != "running" or ask.seat in consent.may_hand(state):
        return None
    return types.SeatAskTold(
        seq=ask.seq,
        seat=ask.seat,
        what=ask.what,
        agreed=tuple(sorted(ask.agreed)),
        waiting=tuple(sorted(consent.waiting(state, ask))),
        silence_at=consent.silence_at(state, ask),
    )


def with_cookie(made: Response, request: Request, table: str, token: str) -> Response:
    """The token as a cookie: sent to this table alone, out of reach for scripts."""
    made.set_cookie(
        cookie_name(table),
        token,
        max_age=_COOKIE_SECONDS,
        path=f"/api/tables/{table}",
        secure=request.url.scheme == "https",
        httponly=True,
        samesite="strict",
    )
    return made


def without_cookie(made: Response, table: str) -> Response:
    """The cookie goes when its key is gone."""
    made.delete_cookie(cookie_name(table), path=f"/api/tables/{table}")
    return made


def _listed(row: TableRow) -> types.LobbyTable:
    card = msgspec.json.decode(row.card, type=Card)
    return types.LobbyTable(
        table=row.id,
        status=row.status,
        edition=row.edition,
        created_at=row.created_at,
        changed_at=row.changed_at,
        title=card.title,
        pace=card.pace,
        seats=card.seats,
        options=card.options,
        clocked=card.clocked,
        spectators=card.spectators,
    )


def _page(more: str) -> tuple[int, str]:
    at, _, table = more.partition(".")
    plain = at.isdecimal() and at.isascii() and len(at) <= 15
    if not plain or not TABLE_ID.fullmatch(table):
        raise Malformed("lobby-more")
    return int(at), table
