"""The tools over HTTP: who may come in. The same guards as at the door of the tables' server."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from mcp.server import MCPServer
from mcp.server.transport_security import TransportSecuritySettings

from longshore.server.http.hosts import own_names
from longshore.server.http.security import App, Crowd, HostCheck, OriginCheck

LARGEST_BODY = 256 * 1024  # bytes of a call
MOST_CALLS = 100  # of an address at a time, those that wait for a turn among them


def http_app(server: MCPServer, names: Iterable[str] = ()) -> App:
    """The tools as an application; `names` are those that this machine goes by beside its own.

    A page of another site cannot have a browser call them, whatever name leads here. Nothing is
    kept from call to call: a seat is held by its key alone.
    """
    unguarded = TransportSecuritySettings(enable_dns_rebinding_protection=False)  # ours know more
    app = cast(
        App,
        server.streamable_http_app(
            stateless_http=True, max_request_body_size=LARGEST_BODY, transport_security=unguarded
        ),
    )
    return HostCheck(OriginCheck(Crowd(app, MOST_CALLS)), own_names() | {*names})
