"""Being told by one's browser that it is one's turn, also when the page is closed."""

from __future__ import annotations

from collections.abc import Callable
from http import HTTPStatus
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.keys import own_seat
from longshore.server.domain.refused import WishRefused
from longshore.server.http.api import types
from longshore.server.http.api.game import SeatQuery
from longshore.server.http.api.own import Holding, holding, kept
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import Asker, asker, visitor
from longshore.server.http.api.wire import answer, read
from longshore.server.webhooks.push import (
    PUSH,
    PushDevice,
    PushSubscription,
    checked_device,
    with_device,
    without_device,
    write_devices,
)

routes = Routes("push")
REFUSES = (401, 403, 404, 409)
GONE = HTTPStatus.NO_CONTENT


@routes.add("GET", "/api/push", answer=types.PushKey)
async def push_key(request: Request) -> Response:
    """The key that a browser subscribes with (VAPID)."""
    house, _ = visitor(request)
    return answer(types.PushKey(key=house.vapid.public))


@routes.add(
    "PUT",
    "/api/tables/{table}/push",
    body=PushSubscription,
    answer=types.PushTold,
    refuses=REFUSES,
)
async def set_push(request: Request, table: str, seat: SeatQuery = None) -> Response:
    """Have a browser told when it is one's turn and one is not connected. A seat has up to five;
    of more, the one that came first goes.
    """
    who, wish = asker(request, table), await read(request, PushSubscription)
    who.house.limits.heavy.take(who.address)
    await who.look(lambda state, key: own_seat(state, key, seat))
    device = await checked_device(wish, who.house.guard, who.house.address(request))
    async with holding(who, seat) as held:
        state, key = held.state, who.key(held.state)
        if state.ended:
            raise WishRefused("table-ended", status=state.status)
        own = msgspec.structs.replace(device, key="" if key is None else key.id)
        await _keep(who, held, seat, lambda devices: with_device(devices, own))
    return answer(types.PushTold(device=device.id))


@routes.add("DELETE", "/api/tables/{table}/push", status=GONE, refuses=REFUSES)
async def remove_push(
    request: Request,
    table: str,
    device: Annotated[str, Meta(max_length=40)] | None = None,
    seat: SeatQuery = None,
) -> Response:
    """A browser is told no more; without its name, none of the seat's is."""
    who = asker(request, table)
    async with holding(who, seat) as held:
        await _keep(
            who,
            held,
            seat,
            lambda devices: () if device is None else without_device(devices, device),
        )
    return Response(status_code=int(GONE))


async def _keep(
    who: Asker,
    held: Holding,
    seat: int | None,
    change: Callable[[tuple[PushDevice, ...]], tuple[PushDevice, ...]],
) -> None:
    """Change which browsers one's seat has told."""

    def changed(at: int) -> tuple[PushDevice, ...]:
        return change(held.live.devices.get(at, ()))

    mine = await kept(who, held, seat, PUSH, lambda at: write_devices(changed(at)))
    held.live.keep_devices(mine, changed(mine))
