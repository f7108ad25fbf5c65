"""Who is signed in: the session's cookie, looked at before anything else of a request is.

Only where the host offers accounts. A cookie that is good for nothing is as none.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from starlette.requests import cookie_parser
from starlette.responses import Response

from longshore.server.http.api.asking import SIGNED_IN
from longshore.server.http.security import App, Receive, Scope, Send
from longshore.server.people import ceremonies
from longshore.server.store import StoreError

if TYPE_CHECKING:
    from longshore.server.http.house import House


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


class Secret(NamedTuple):
    """A token that a browser keeps: out of reach for scripts, and for requests from other sites,
    but for its being sent here by one where `lax`.
    """

    name: str
    seconds: int
    lax: bool = False


_FOR_A_MOMENT = ceremonies.LASTS_MS // 1000
SESSION = Secret(
    "longshore-session", 400 * 24 * 3600
)  # as long as browsers keep one; it ends sooner
CEREMONY = Secret("longshore-passkey", _FOR_A_MOMENT)
SENT = Secret("longshore-provider", _FOR_A_MOMENT, lax=True)  # the provider sends people back
VOUCHED = Secret("longshore-vouched", _FOR_A_MOMENT)


def session_token(scope: Scope) -> str | None:
    """The session's token as the browser brought it."""
    return brought(scope, SESSION)


def brought(scope: Scope, secret: Secret) -> str | None:
    """A token as the browser brought it. Over https only that is taken which nobody could set who
    listens in without it, or has a neighbouring name.
    """
    name = cookie_name(scope, secret)
    for field, value in scope["headers"]:
        if field == b"cookie" and name.encode() in value:
            return cookie_parser(value.decode("latin-1")).get(name)
    return None


def cookie_name(scope: Scope, secret: Secret = SESSION) -> str:
    return f"__Host-{secret.name}" if is_secure(scope) else secret.name


def is_secure(scope: Scope) -> bool:
    """Whether a request came encrypted, as far as a proxy that is believed says so."""
    return scope["scheme"] in ("https", "wss")


def with_session(made: Response, scope: Scope, token: str) -> Response:
    """The session as a cookie."""
    return with_secret(made, scope, SESSION, token)


def without_session(made: Response, scope: Scope) -> Response:
    return without_secret(made, scope, SESSION)


def with_secret(made: Response, scope: Scope, secret: Secret, token: str) -> Response:
    """A token as a cookie."""
    made.set_cookie(
        cookie_name(scope, secret), token, max_age=secret.seconds, **_how(scope, secret)
    )
    return made


def without_secret(made: Response, scope: Scope, secret: Secret) -> Response:
    made.delete_cookie(cookie_name(scope, secret), **_how(scope, secret))
    return made


def _how(scope: Scope, secret: Secret) -> dict[str, Any]:
    same_site = "lax" if secret.lax else "strict"
    return {"path": "/", "secure": is_secure(scope), "httponly": True, "samesite": same_site}
