"""Who is signed in: the session's cookie, looked at before anything else of a request is.

Only where the host offers accounts. A cookie that is good for nothing is as none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.requests import cookie_parser
from starlette.responses import Response

from longshore.server.http.api.asking import SIGNED_IN
from longshore.server.http.security import App, Receive, Scope, Send
from longshore.server.store import StoreError

if TYPE_CHECKING:
    from longshore.server.http.house import House

_SECONDS = 400 * 24 * 3600  # as long as browsers keep one; the session ends sooner
_PLAIN, _SECURE = "longshore-session", "__Host-longshore-session"


class Signing:
    """Puts whose browser it is into the scope of requests and WebSockets of the API."""

    def __init__(self, app: App) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket") and scope["path"].startswith("/api/"):
            token = session_token(scope)
            if token is not None:
                house: House = scope["app"].state.house
                if house.people is not None:
                    try:
                        scope[SIGNED_IN] = await house.people.signed_in(token)
                    except StoreError as problem:  # it is told where others of them are
                        scope[SIGNED_IN] = problem
        await self.app(scope, receive, send)


def session_token(scope: Scope) -> str | None:
    """The session's token as the browser brought it. Over https only that is taken which nobody
    could set who listens in without it, or has a neighbouring name.
    """
    name = cookie_name(scope)
    for field, value in scope["headers"]:
        if field == b"cookie" and name.encode() in value:
            return cookie_parser(value.decode("latin-1")).get(name)
    return None


def cookie_name(scope: Scope) -> str:
    return _SECURE if is_secure(scope) else _PLAIN


def is_secure(scope: Scope) -> bool:
    """Whether a request came encrypted, as far as a proxy that is believed says so."""
    return scope["scheme"] in ("https", "wss")


def with_session(made: Response, scope: Scope, token: str) -> Response:
    """The session as a cookie: out of reach for scripts, and for requests from other sites."""
    made.set_cookie(cookie_name(scope), token, max_age=_SECONDS, **_how(scope))
    return made


def without_session(made: Response, scope: Scope) -> Response:
    made.delete_cookie(cookie_name(scope), **_how(scope))
    return made


def _how(scope: Scope) -> dict[str, Any]:
    return {"path": "/", "secure": is_secure(scope), "httponly": True, "samesite": "strict"}
