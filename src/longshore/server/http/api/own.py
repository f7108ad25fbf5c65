"""What is a seat's own: standing orders, notes, a webhook, a hint."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import NamedTuple

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from longshore.game.spelling import fold
from longshore.notation import format_action
from longshore.server.domain.keys import own_seat
from longshore.server.domain.orders import Orders, checked_orders, standing
from longshore.server.domain.playing import need_running
from longshore.server.domain.refused import NotAllowed, WishRefused
from longshore.server.domain.settings import LONGEST_NOTES, tidy_lines
from longshore.server.domain.state import TableState
from longshore.server.http.api import types, wishes
from longshore.server.http.api.game import SeatQuery, SeenQuery
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import Asker, asker
from longshore.server.http.api.wire import answer, read
from longshore.server.runtime.changing import TRIES
from longshore.server.runtime.live import Live
from longshore.server.runtime.work import has_work
from longshore.server.webhooks.webhooks import (
    Webhook,
    WebhookSettings,
    checked_webhook,
    kept_webhook,
)

routes = Routes("own")
REFUSES = (401, 403, 404, 409)
GONE = HTTPStatus.NO_CONTENT


class Holding(NamedTuple):
    """A seat of one's own, for as long as its table is held."""

    live: Live
    state: TableState
    seat: int


@asynccontextmanager
async def holding(who: Asker, seat: int | None, seen: int = 0) -> AsyncIterator[Holding]:
    """What is private is read and written while the table is held, so that the seat stays one's own
    meanwhile.
    """
    who.take_wishes(1)
    # catches up where that is needed
    await who.look(lambda state, key: own_seat(state, key, seat), seen)
    async with who.house.registry.at(who.table) as (live, state):
        yield Holding(live, state, own_seat(state, who.key(state), seat))


async def kept(
    who: Asker,
    held: Holding,
    seat: int | None,
    kind: str,
    body: Callable[[int], bytes | None],
) -> int:
    """Keep what is one's own under one's seat, wherever that is by now; the answer is the seat.

    Another process may have let people move meanwhile: it is never kept under the old seat.
    """
    live, state, mine = held
    registry = who.house.registry
    for _ in range(TRIES):
        if await registry.put_private(live, state.seq, mine, kind, body(mine)):
            return mine
        state = await registry.caught_up(live)
        mine = own_seat(state, who.key(state), seat)
    raise WishRefused("busy")


async def _claim(who: Asker, live: Live) -> None:
    """Be the one who carries orders out, unless another process looks after the table."""
    house = who.house
    if live.state is None or not has_work(live.orders, live.state):
        return
    given = who.table, house.process, house.clock(), house.config.lease_ms
    live.mine = await house.registry.read(house.store.claim, *given)


@routes.add("GET", "/api/tables/{table}/orders", answer=Orders, refuses=REFUSES)
async def show_orders(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """One's standing orders."""
    who = asker(request, table)
    async with holding(who, seat) as (live, state, mine):
        orders = live.orders.get(mine, Orders())
        if state.game is not None and state.status == "running":
            orders = standing(orders, state.game.view(mine))
        return answer(orders)


@routes.add("PUT", "/api/tables/{table}/orders", body=Orders, answer=Orders, refuses=REFUSES)
async def set_orders(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Set one's standing orders, all of them. Nobody else learns of them but by their effect."""
    who, wish = asker(request, table), await read(request, Orders)
    async with holding(who, seat) as held:
        live, state, _ = held
        if state.ended:
            raise WishRefused("table-ended", status=state.status)
        orders = checked_orders(wish, state.rules)
        body = None if orders.none else msgspec.json.encode(orders)
        mine = await kept(who, held, seat, "orders", lambda _: body)
        live.orders.pop(mine, None)
        if body is not None:
            live.orders[mine] = orders
        await _claim(who, live)
        who.house.registry.change_private(live)
    return answer(orders)


@routes.add("GET", "/api/tables/{table}/notes", answer=wishes.Notes, refuses=REFUSES)
async def show_notes(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """One's private notes."""
    who = asker(request, table)
    async with holding(who, seat) as (_, _, mine):
        body = await who.house.registry.read(who.house.store.private, table, mine, "notes")
    return answer(wishes.Notes(text="") if body is None else body)


@routes.add(
    "PUT", "/api/tables/{table}/notes", body=wishes.Notes, answer=wishes.Notes, refuses=REFUSES
)
async def set_notes(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Write one's private notes."""
    who, wish = asker(request, table), await read(request, wishes.Notes)
    notes = wishes.Notes(text=tidy_lines(wish.text, LONGEST_NOTES))
    body = msgspec.json.encode(notes) if notes.text else None
    async with holding(who, seat) as held:
        await kept(who, held, seat, "notes", lambda _: body)
    return answer(notes)


@routes.add("GET", "/api/tables/{table}/webhook", answer=WebhookSettings, refuses=REFUSES)
async def show_webhook(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Where one is told elsewhere."""
    who = asker(request, table)
    async with holding(who, seat) as (live, _, mine):
        webhook = live.webhooks.get(mine)
    if webhook is None:
        raise WishRefused("no-webhook")
    return answer(webhook.settings())


@routes.add(
    "PUT",
    "/api/tables/{table}/webhook",
    body=WebhookSettings,
    answer=Webhook,
    refuses=REFUSES,
)
async def set_webhook(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Be told elsewhere: an address to call, and in which form. The answer has the secret that
    calls are signed with; it is told once.
    """
    who, wish = asker(request, table), await read(request, WebhookSettings)
    who.house.limits.heavy.take(who.address)
    await who.look(lambda state, key: own_seat(state, key, seat))
    webhook = await checked_webhook(wish, who.house.guard)  # which may take a while
    async with holding(who, seat) as held:
        key = who.key(held.state)
        own = kept_webhook(webhook, "" if key is None else key.id)
        body = msgspec.json.encode(own)
        mine = await kept(who, held, seat, "webhook", lambda _: body)
        held.live.webhooks[mine] = own
    return answer(webhook)


@routes.add("DELETE", "/api/tables/{table}/webhook", status=GONE, refuses=REFUSES)
async def remove_webhook(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Be told elsewhere no more."""
    who = asker(request, table)
    async with holding(who, seat) as held:
        mine = await kept(who, held, seat, "webhook", lambda _: None)
        held.live.webhooks.pop(mine, None)
    return Response(status_code=int(GONE))


@routes.add("GET", "/api/tables/{table}/hint", answer=types.Hint, refuses=REFUSES)
async def hint(
    request: Request, table: str, seat: SeatQuery = None, seen: SeenQuery = 0
) -> Response:
    """What a bot would do at one's seat, where the table allows to ask."""
    who = asker(request, table)
    who.house.limits.heavy.take(who.address)
    scheduler, bot = who.house.scheduler, who.house.hint_bot
    async with holding(who, seat, seen) as (_, state, mine):
        game = need_running(state)
        if not state.settings.hints:
            raise NotAllowed("no-hints")
        if mine not in game.waiting:
            names = state.rules.seat_names
            others = tuple(names[one] for one in game.waiting)
            raise WishRefused("not-asked", seat=names[mine], others=others)
        question = scheduler.thinkers.question(state, mine, bot)
        seq, rules = state.seq, state.rules
    actions = fold(question.buffer, mine, list((await scheduler.thinkers.think(question)).moves))
    texts = tuple(format_action(action, rules) for action in actions)
    learned = tuple(
        types.LikelyActions(
            percent=round(100 * one.likely),
            actions=tuple(fold(question.buffer, mine, list(one.moves))),
        )
        for one in await scheduler.thinkers.likeliest(question)
    )
    return answer(
        types.Hint(bot=bot, seq=seq, actions=tuple(actions), texts=texts, learned=learned)
    )
