"""The web application: the routes, what is around them, and their description."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http import HTTPStatus

from fastapi import FastAPI, Request, Response, WebSocket
from fastapi.exceptions import (
    RequestValidationError,
    ValidationException,
    WebSocketRequestValidationError,
)
from starlette.exceptions import HTTPException

from longshore import __version__
from longshore.game.refusals import IllegalAction
from longshore.server.domain.refused import Malformed, NoKey, TooMuch, WishRefused
from longshore.server.http.access import AccessLog
from longshore.server.http.api import channel, host, news, page
from longshore.server.http.api.wire import answer, refusal
from longshore.server.http.config import Config
from longshore.server.http.description import ROUTES, TITLE, describe
from longshore.server.http.house import House
from longshore.server.http.security import BodyLimit, Crowd, HostCheck, OriginCheck, SecurityHeaders
from longshore.server.metrics import Metrics
from longshore.server.store import Store, StoreError

logger = logging.getLogger(__name__)


def make_app(config: Config, store: Store) -> FastAPI:
    """A server process over a store."""

    metrics = Metrics()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with House(config, store, metrics) as house:
            app.state.house = house
            yield

    app = FastAPI(
        title=TITLE,
        version=__version__,
        lifespan=lifespan,
        docs_url=None,  # its page would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
        redirect_slashes=False,
    )
    app.state.metrics = metrics
    for routes in ROUTES:
        app.include_router(routes.router)
    app.include_router(channel.sockets)
    app.include_router(news.sockets)
    app.include_router(host.router)
    app.include_router(page.make_router(config.page))
    app.openapi = describe  # type: ignore[method-assign]
    _handle_refusals(app, page.styles_of(config.page))
    # the last one is the outermost
    app.add_middleware(BodyLimit, most=config.largest_body)
    app.add_middleware(OriginCheck, allowed=config.origins)
    app.add_middleware(HostCheck, names=config.names())
    if config.proxies:
        app.add_middleware(Crowd, most=config.rates.connections)
    app.add_middleware(SecurityHeaders)
    app.add_middleware(AccessLog, metrics=metrics)
    return app


def _handle_refusals(app: FastAPI, styles: str) -> None:
    """Whatever goes wrong is said in one form; to a lost browser in the page's styles."""

    @app.exception_handler(WishRefused)
    async def _(request: Request, problem: WishRefused) -> Response:
        request.app.state.house.metrics.refused(problem.code)
        made = _refusal(problem, problem.status)
        if isinstance(problem, TooMuch):
            made.headers["retry-after"] = str(problem.values.get("seconds", 60))
        if isinstance(problem, NoKey):
            made.headers["www-authenticate"] = "Bearer"
        return made

    @app.exception_handler(IllegalAction)
    async def _(request: Request, problem: IllegalAction) -> Response:
        request.app.state.house.metrics.refused(problem.code)
        return _refusal(problem, HTTPStatus.CONFLICT)

    @app.exception_handler(RequestValidationError)
    async def _(_request: Request, problem: RequestValidationError) -> Response:
        said = _wrong_parameter(problem)
        return _refusal(said, said.status)

    @app.exception_handler(WebSocketRequestValidationError)
    async def _(socket: WebSocket, problem: WebSocketRequestValidationError) -> None:
        await channel.turn_away(socket, _wrong_parameter(problem))

    @app.exception_handler(HTTPException)
    async def _(request: Request, problem: HTTPException) -> Response:
        if problem.status_code == HTTPStatus.NOT_FOUND and page.wants_page(request):
            return page.not_found(request, styles)
        said = WishRefused("http", status=problem.status_code, reason=str(problem.detail))
        made = _refusal(said, HTTPStatus(problem.status_code))
        made.headers.update(problem.headers or {})
        return made

    @app.exception_handler(StoreError)
    async def _(_request: Request, problem: StoreError) -> Response:
        logger.error("%s", problem)
        made = _refusal(WishRefused("store-trouble"), HTTPStatus.SERVICE_UNAVAILABLE)
        made.headers["retry-after"] = "1"
        return made


def _wrong_parameter(problem: ValidationException) -> Malformed:
    fault = problem.errors()[0]
    where = ".".join(str(part) for part in fault.get("loc", ())[1:])
    return Malformed("wrong-parameter", name=where, problem=str(fault.get("msg", "")))


def _refusal(problem: WishRefused | IllegalAction, status: HTTPStatus) -> Response:
    return answer(refusal(problem), status)
