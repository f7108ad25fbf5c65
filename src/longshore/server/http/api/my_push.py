"""Being told of all one's games by one's browsers: what of, and by which."""

from __future__ import annotations

from http import HTTPStatus
from typing import Annotated

import msgspec
from msgspec import Meta
from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain.settings import Strict
from longshore.server.http.api.asking import house_of
from longshore.server.http.api.coming_in import myself
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.types import PushTold
from longshore.server.http.api.wire import answer, read
from longshore.server.mail import contacts
from longshore.server.mail.contacts import PushWhat
from longshore.server.webhooks import devices
from longshore.server.webhooks.push import PushSubscription, checked_device

routes = Routes("me")
GONE = HTTPStatus.NO_CONTENT


class MyPushWish(Strict, frozen=True, kw_only=True):
    """What one wants to be told of by one's browsers: `turn` when a game waits for one, `start`
    when a table was opened for one, as by a contest.
    """

    on: Annotated[tuple[PushWhat, ...], Meta(max_length=2)] = ()


class MyPushTold(msgspec.Struct, frozen=True, kw_only=True):
    """The same, and which browsers are told, by their names."""

    on: tuple[PushWhat, ...]
    devices: tuple[str, ...]


async def _told(request: Request) -> Response:
    people, who = myself(request)
    found = await people.read(contacts.of_account, people.database, who.account)
    known = await people.read(devices.listed, people.database, who.account)
    return answer(MyPushTold(on=found.push, devices=tuple(one.id for one in known)))


@routes.add("GET", "/api/me/push", answer=MyPushTold, refuses=(401,))
async def my_push(request: Request) -> Response:
    """How one is told by one's browsers."""
    return await _told(request)


@routes.add("PUT", "/api/me/push", body=MyPushWish, answer=MyPushTold, refuses=(401, 403))
async def choose_push(request: Request) -> Response:
    """Say what one wants to be told of by one's browsers."""
    wish = await read(request, MyPushWish)
    people, who = myself(request)
    on = tuple(dict.fromkeys(wish.on))
    await people.read(contacts.choose_push, people.database, who.account, on)
    return await _told(request)


@routes.add(
    "POST", "/api/me/push/devices", body=PushSubscription, answer=PushTold, refuses=(401, 403)
)
async def add_my_device(request: Request) -> Response:
    """Have this browser told, as long as one is signed in here. An account has up to five; of more,
    the one that came first goes.
    """
    wish = await read(request, PushSubscription)
    people, who = myself(request)
    house = house_of(request)
    house.limits.heavy.take(who.account)
    checked = await checked_device(wish, house.guard, house.address(request))
    own = msgspec.structs.replace(checked, key=who.session)
    await people.read(contacts.add_device, people.database, who.account, own, people.clock())
    return answer(PushTold(device=own.id))


@routes.add("DELETE", "/api/me/push/devices", status=GONE, refuses=(401, 403))
async def remove_my_device(
    request: Request, device: Annotated[str, Meta(max_length=40)] | None = None
) -> Response:
    """A browser is told no more; without its name, none of one's is."""
    people, who = myself(request)
    await people.read(devices.drop, people.database, who.account, device)
    return Response(status_code=int(GONE))
