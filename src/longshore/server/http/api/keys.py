"""Keys: moving a seat to another device, and taking that back."""

from __future__ import annotations

from http import HTTPStatus

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.domain import keys
from longshore.server.domain.entries import Key
from longshore.server.domain.playing import Wished
from longshore.server.domain.state import TableState
from longshore.server.http.api import types, wishes
from longshore.server.http.api.cookies import with_cookie
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.service import asker
from longshore.server.http.api.table_told import public_told, table_told, with_presence
from longshore.server.http.api.wire import answer, read

routes = Routes("keys")
CREATED = HTTPStatus.CREATED


@routes.add("GET", "/api/tables/{table}/keys", answer=types.Keys, refuses=(401, 403, 404))
async def list_keys(request: Request, table: str) -> Response:
    """The keys that hold no more than one's own: of one's other devices."""

    def look(state: TableState, key: Key | None) -> types.Keys:
        held = keys.need_key(key)
        within = (one for one in state.keys.values() if keys.is_within(one, held))
        return types.Keys(keys=tuple(_key_told(one, held) for one in within))

    return answer(await asker(request, table).look(look))


@routes.add(
    "POST",
    "/api/tables/{table}/keys",
    body=wishes.NewKey,
    answer=types.NewKeyTold,
    status=CREATED,
    refuses=(401, 403, 404, 409),
)
async def make_key(request: Request, table: str) -> Response:
    """A key for another device, and the link that brings it there."""
    who, wish, token = asker(request, table), await read(request, wishes.NewKey), ""

    def make(state: TableState, key: Key | None) -> Wished:
        nonlocal token
        entry, token = keys.make_key(state, key, wish.label)
        return Wished(entry)

    done = await who.wish(make)
    made = getattr(done.line.entry, "key", None)
    told = types.NewKeyTold(
        token=token,
        link=who.house.link(table, request, key=token),
        id=made.id if isinstance(made, Key) else None,
    )
    return answer(told, CREATED)


@routes.add(
    "POST",
    "/api/tables/{table}/enter",
    answer=types.TableTold,
    refuses=(401, 403, 404),
)
async def enter(request: Request, table: str) -> Response:
    """Keep the token of the Authorization header as a cookie: what a link to a seat does."""
    who = asker(request, table)

    def look(state: TableState, key: Key | None) -> types.TableTold:
        keys.need_key(key)
        return table_told(state, key)

    told = with_presence(await who.look(look), who.house)
    made = answer(told)
    return made if who.token is None else with_cookie(made, request, table, who.token)


@routes.add(
    "DELETE", "/api/tables/{table}/keys/{key}", answer=types.TableTold, refuses=(401, 403, 404, 409)
)
async def revoke_key(request: Request, table: str, key: str) -> Response:
    """Take a key out of use: one's own, perhaps, so that the answer is as that of `leave`."""
    who = asker(request, table)
    await who.wish(lambda state, held: Wished(keys.revoke_key(state, held, key[:40])))
    return answer(await who.as_nobody().look(public_told))


def _key_told(key: Key, own: Key) -> types.KeyTold:
    return types.KeyTold(
        id=key.id,
        seats=key.seats,
        host=key.host,
        label=key.label,
        this=key.id == own.id,
        account=key.account,
    )
