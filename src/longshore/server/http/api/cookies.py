"""A key of a table as a cookie, for browsers."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import Response

from longshore.server.http.api.asking import cookie_name

_COOKIE_SECONDS = 400 * 24 * 3600  # as long as browsers keep one


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
