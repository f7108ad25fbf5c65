"""Who asks: the token of a request, what may be looked at with it, and how much is taken of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from starlette.requests import HTTPConnection

from longshore.server.domain.entries import Key
from longshore.server.domain.keys import find_key, own_seat
from longshore.server.domain.refused import NoKey, NotAllowed
from longshore.server.domain.state import TableState
from longshore.server.domain.tokens import hashed, looks_right
from longshore.server.http.limits import address_of
from longshore.server.runtime.broadcast import Viewer
from longshore.server.store import StoreError

__all__ = [
    "GUEST",
    "address_of",
    "cookie_name",
    "house_of",
    "key_at",
    "may_look",
    "signed_in_of",
    "token_of",
    "viewer",
]

if TYPE_CHECKING:
    from longshore.server.http.house import House
    from longshore.server.people.sessions import SignedIn

GUEST = Key(id="guest", hash="")  # who came with the invitation and looks on
SIGNED_IN = "longshore.signed_in"  # where `http.signing` puts who it is
_PROTOCOL = "longshore-token."


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


def signed_in_of(request: HTTPConnection) -> SignedIn | None:
    """Whose browser a request is from; None where nobody is signed in, or nobody can be."""
    found: SignedIn | StoreError | None = request.scope.get(SIGNED_IN)
    if isinstance(found, StoreError):
        raise found
    return found


def cookie_name(table: str) -> str:
    return f"longshore-{table}"


class Brought(NamedTuple):
    """The token that came along with a request, if one did.

    A browser sends a cookie whether it is good or not: one that holds nothing any more is no token.
    """

    token: str | None
    cookie: bool = False


def token_of(request: HTTPConnection, table: str) -> Brought:
    """The token that came along: in the header, as a WebSocket's protocol, or in the cookie."""
    header = request.headers.get("authorization")
    if header is not None:
        scheme, _, token = header.partition(" ")
        if scheme.lower() != "bearer":
            raise NoKey("bearer-needed")
        return Brought(_checked(token.strip()))
    for protocol in request.headers.get("sec-websocket-protocol", "").split(","):
        if protocol.strip().startswith(_PROTOCOL):
            return Brought(_checked(protocol.strip().removeprefix(_PROTOCOL)))
    cookie = request.cookies.get(cookie_name(table))
    return Brought(cookie if cookie and looks_right(cookie) else None, cookie=True)


def _checked(token: str) -> str:
    if not looks_right(token):
        raise NoKey("unknown-token")
    return token


def key_at(state: TableState, token: str | None) -> Key | None:
    """The key that a token is here; an invitation, and that to a seat handed on, is a guest's."""
    if token is not None and (hashed(token) == state.invitation or hashed(token) in state.offers):
        return GUEST
    return find_key(state, token)


def may_look(state: TableState, key: Key | None) -> None:
    """Whether somebody may look at a table at all."""
    if key is None and not state.settings.public:
        raise NotAllowed("invitation-needed")
    inside = key is not None and (key.seats or key.host)
    if not inside and not state.settings.spectators and state.status != "open":
        raise NotAllowed("no-spectators")


def viewer(state: TableState, key: Key | None, seat: int | None) -> Viewer:
    """From which seat somebody looks: the one named, one's only one, or none.

    When the game is over, or given up, everybody may look from everywhere.
    """
    may_look(state, key)
    if seat is not None:
        if state.ended and 0 <= seat < state.rules.seats:
            return seat
        return own_seat(state, key, seat)
    if key is not None and len(key.seats) == 1:
        return key.seats[0]
    return None
