"""The server's description of itself as OpenAPI, made from the types and without a server.

    python -m longshore.server.http.description > openapi.json

What goes over the live channel is no operation of OpenAPI. Its types are among the schemas:
`ToServer` and `FromServer` are all that is sent either way.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from longshore import __version__
from longshore.game.actions import AnyAction
from longshore.game.events import AnyEvent
from longshore.game.offers import AnyOffer
from longshore.server.domain.told import AnyTold
from longshore.server.http.api import (
    at_provider,
    channel,
    claims,
    coming_in,
    contesting,
    game,
    hosting,
    keys,
    lobby,
    me,
    moderating,
    my_data,
    my_games,
    my_mail,
    my_push,
    offering,
    own,
    past,
    players,
    push,
    reporting,
    reviews,
    seeking,
    showing,
    tables,
)
from longshore.server.http.api.messages import FromServer, ToServer
from longshore.server.http.api.schemas import schemas

ROUTES = (
    lobby.routes,
    tables.routes,
    keys.routes,
    game.routes,
    own.routes,
    push.routes,
    showing.routes,
    offering.routes,
    past.routes,
    reviews.routes,
    channel.routes,
    hosting.routes,
)
PEOPLE = (
    coming_in.routes,
    at_provider.routes,
    me.routes,
    my_games.routes,
    my_data.routes,
    my_mail.routes,
    my_push.routes,
    players.routes,
    claims.routes,
    seeking.routes,
    contesting.routes,
    reporting.routes,
    moderating.routes,
)  # served where there are accounts
UNIONS = {
    "Action": AnyAction,
    "Event": AnyEvent,
    "Offer": AnyOffer,
    "Entry": AnyTold,
    "FromServer": FromServer,
    "ToServer": ToServer,
}
_ABOUT = """Tables of Container: an independent implementation of its rules.

A seat is held by a token, sent as `Authorization: Bearer …` or kept as a cookie. Whatever cannot be
done is answered with a code, its values and a sentence (`Refusal`).
"""


@cache
def describe(people: bool = True) -> dict[str, Any]:
    """The description, with accounts or without; it is not to be changed."""
    described = (*ROUTES, *PEOPLE) if people else ROUTES
    paths: dict[str, dict[str, Any]] = {}
    for routes in described:
        for path, methods in routes.paths.items():
            paths[path] = {**paths.get(path, {}), **methods}
    taken: set[Any] = {ToServer}.union(*(routes.taken for routes in described))
    told: set[Any] = set().union(*(routes.told for routes in described))
    return {
        "openapi": "3.1.0",
        "info": {"title": "Longshore", "version": __version__, "description": _ABOUT},
        "paths": paths,
        "components": {
            "schemas": schemas(taken, told, UNIONS),
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{}, {"token": []}],
    }


if __name__ == "__main__":
    print(json.dumps(describe(), indent=1))
