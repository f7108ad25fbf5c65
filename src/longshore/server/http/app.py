"""The web application: the routes, what is around them, and their description."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus
from typing import Any

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.websockets import WebSocket

from longshore.game.refusals import IllegalAction
from longshore.server.domain.refused import NoKey, TooMuch, WishRefused
from longshore.server.http.access import AccessLog
from longshore.server.http.api import channel, host, news, page
from longshore.server.http.api.routing import Routes
from longshore.server.http.api.wire import answer, refusal
from longshore.server.http.config import Config
from longshore.server.http.description import PEOPLE, ROUTES, describe
from longshore.server.http.house import House
from longshore.server.http.security import BodyLimit, Crowd, HostCheck, OriginCheck, SecurityHeaders
from longshore.server.metrics import Metrics
from longshore.server.store import Store, StoreError

description = Routes()
logger = logging.getLogger(__name__)


def make_app(config: Config, store: Store) -> Starlette:
    """A server process over a store."""

    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with House(config, store, metrics) as house:
            app.state.house = house
            yield

    people = PEOPLE if config.accounts is not None else ()
    pages = page.make_routes(config.page, people=bool(people))
    served = (*ROUTES, *people, news.routes, host.routes, description, pages)
    app = Starlette(
        routes=[route for routes in served for route in routes.routes],
        exception_handlers=_HANDLERS,
        lifespan=lifespan,
    )
    app.router.redirect_slashes = False
    app.state.metrics = metrics
    app.state.styles = page.styles_of(config.page)
    # the last one is the outermost
    if config.accounts is not None:
        from longshore.server.http.signing import Signing

        app.add_middleware(Signing)
    app.add_middleware(BodyLimit, most=config.largest_body)
    app.add_middleware(OriginCheck, allowed=config.origins)
    app.add_middleware(HostCheck, names=config.names())
    if config.proxies:
        app.add_middleware(Crowd, most=config.rates.connections)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(AccessLog, metrics=metrics)
    return app


@description.plain("/api/openapi.json")
async def openapi(request: Request) -> Response:
    """The description of all this."""
    return answer(describe(request.app.state.house.people is not None))


# Whatever goes wrong is said in one form


async def _wish_refused(connection: HTTPConnection, problem: WishRefused) -> Response | None:
    if isinstance(connection, WebSocket):
        await channel.turn_away(connection, problem)
        return None
    connection.app.state.house.metrics.refused(problem.code)
    made = _refusal(problem, problem.status)
    if isinstance(problem, TooMuch):
        made.headers["retry-after"] = str(problem.values.get("seconds", 60))
    if isinstance(problem, NoKey):
        made.headers["www-authenticate"] = "Bearer"
    return made


async def _illegal(request: Request, problem: IllegalAction) -> Response:
    request.app.state.house.metrics.refused(problem.code)
    return _refusal(problem, HTTPStatus.CONFLICT)


async def _not_served(request: Request, problem: HTTPException) -> Response:
    if problem.status_code == HTTPStatus.NOT_FOUND and page.wants_page(request):
        return page.not_found(request, request.app.state.styles)
    said = WishRefused("http", status=problem.status_code, reason=str(problem.detail))
    made = _refusal(said, HTTPStatus(problem.status_code))
    made.headers.update(problem.headers or {})
    return made


async def _store_trouble(_request: Request, problem: StoreError) -> Response:
    logger.error("%s", problem)
    made = _refusal(WishRefused("store-trouble"), HTTPStatus.SERVICE_UNAVAILABLE)
    made.headers["retry-after"] = "1"
    return made


def _refusal(problem: WishRefused | IllegalAction, status: HTTPStatus) -> Response:
    return answer(refusal(problem), status)


_HANDLERS: dict[Any, Any] = {
    WishRefused: _wish_refused,
    IllegalAction: _illegal,
    HTTPException: _not_served,
    StoreError: _store_trouble,
}
