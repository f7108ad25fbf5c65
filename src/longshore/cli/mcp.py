"""The command `longshore mcp`: tables for language models, by the Model Context Protocol."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from importlib import import_module
from typing import Annotated, Any

import typer

from longshore.cli.editions import Editions, use_editions

HOST = "127.0.0.1"
_SECONDS = 60.0  # that a server of one's own may take to start


def mcp(
    *,
    server: Annotated[
        str | None,
        typer.Option(
            metavar="URL", help="A running `longshore serve`; else one of its own is started."
        ),
    ] = None,
    http: Annotated[
        bool, typer.Option("--http", help="Speak HTTP instead of standard input and output.")
    ] = False,
    host: Annotated[str, typer.Option(help="With --http: where to listen.")] = HOST,
    port: Annotated[int, typer.Option(help="With --http: its port; 0 is a free one.")] = 8765,
    allowed_host: Annotated[
        list[str] | None,
        typer.Option(
            metavar="NAME",
            help="With --http: another name of this machine, or * for any; may be repeated.",
        ),
    ] = None,
    language: Annotated[
        str, typer.Option(metavar="CODE", help="What models read: de, en, es, fr, it or nl.")
    ] = "en",
    editions: Editions = None,
) -> None:
    """Let language models find a table, sit down and play, by the Model Context Protocol."""
    import_module("mcp")  # what is missing first is what the extra is called after
    from longshore.agents.tools import make_server
    from longshore.client import Client
    from longshore.server.http.hosts import LOOPBACK
    from longshore.text.errors import UserError
    from longshore.text.words import chosen_language

    use_editions(editions)
    spoken = chosen_language(language)
    with ExitStack() as held:
        bounded = http and host not in LOOPBACK
        url = held.enter_context(_own_server(bounded=bounded)) if server is None else server
        try:
            client = held.enter_context(Client(url))
        except ValueError as problem:
            raise UserError(str(problem)) from None
        tools = make_server(client, alone=not http, language=spoken)
        if http:
            from longshore.agents.door import http_app
            from longshore.server.http.serving import address_of, listening_socket

            listening = held.enter_context(listening_socket(host, port))
            address = f"{address_of(listening)}/mcp"
            print(f"MCP at {address}, tables at {url} (Ctrl-C stops it).", file=sys.stderr)
            _serve(http_app(tools, allowed_host or ()), listening)
        else:
            print(f"MCP on standard input and output, tables at {url}.", file=sys.stderr)
            tools.run("stdio")


def _serve(app: object, listening: object) -> None:
    import uvicorn

    config = uvicorn.Config(app, log_level="warning", access_log=False)  # type: ignore[arg-type]
    uvicorn.Server(config).run(sockets=[listening])  # type: ignore[list-item]


@contextmanager
def _own_server(*, bounded: bool) -> Iterator[str]:
    """A server for as long as this runs: where it is. People join by the links that it gives.

    It hears of nobody but the tools; `bounded` is for tools that anybody in the network can call.
    """
    from longshore.cli.warmup import server_parts
    from longshore.engine.readiness import prepare
    from longshore.server.http.config import TABLES_PER_ADDRESS
    from longshore.server.http.limits import STANDARD, UNLIMITED
    from longshore.server.http.nearby import server_nearby

    prepare(*server_parts())
    limits: dict[str, Any] = {}
    if bounded:
        some = {name: getattr(STANDARD, name) for name in ("wishes", "chat", "tables")}
        limits = {"rates": UNLIMITED._replace(**some), "tables_per_address": TABLES_PER_ADDRESS}
    with server_nearby(**limits) as nearby:
        yield nearby.url
