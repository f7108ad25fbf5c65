"""The command `longshore mcp`: tables for language models, by the Model Context Protocol."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import AbstractContextManager, contextmanager, nullcontext
from importlib import import_module
from typing import TYPE_CHECKING, Annotated, Any

import typer

from longshore.cli.editions import Editions, use_editions

if TYPE_CHECKING:
    from longshore.client import Client

HOST = "127.0.0.1"
_WAIT = 25.0  # seconds that a call waits for a server of one's own, before it is told to come again


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
    from longshore.server.http.hosts import LOOPBACK
    from longshore.text.words import chosen_language

    use_editions(editions)
    spoken = chosen_language(language)
    _check_server(server)
    if http:
        from longshore.agents.door import http_app
        from longshore.server.http.serving import address_of, listening_socket

        with (
            _tables(server, bounded=host not in LOOPBACK) as client,
            listening_socket(host, port) as listening,
        ):
            tools = make_server(client, alone=False, language=spoken)
            address = f"{address_of(listening)}/mcp"
            print(f"MCP at {address}, tables at {client.url} (Ctrl-C stops it).", file=sys.stderr)
            _serve(http_app(tools, allowed_host or ()), listening)
    else:
        with _meanwhile(lambda: _tables(server)) as ready:
            make_server(lambda: ready(_WAIT), alone=True, language=spoken).run("stdio")


def _check_server(server: str | None) -> None:
    """What is wrong with an address is said before anything speaks, since apps show no more of it
    than that the tools are not there.
    """
    from longshore.client import Client
    from longshore.text.errors import UserError

    if server is None:
        return
    try:
        Client(server).close()
    except ValueError as problem:
        raise UserError(f"--server: {problem}") from None


def _serve(app: object, listening: object) -> None:
    import uvicorn

    config = uvicorn.Config(app, log_level="warning", access_log=False)  # type: ignore[arg-type]
    uvicorn.Server(config).run(sockets=[listening])  # type: ignore[list-item]


@contextmanager
def _tables(server: str | None, *, bounded: bool = False) -> Iterator[Client]:
    """The tables of a server: of the one at an address, or of one for as long as this runs."""
    from longshore.client import Client

    where = nullcontext(server) if server is not None else _own_server(bounded=bounded)
    with where as url, Client(url) as client:
        yield client


@contextmanager
def _meanwhile(
    make: Callable[[], AbstractContextManager[Client]],
) -> Iterator[Callable[[float], Client]]:
    """What takes a while, made in a thread: apps do not wait for an answer until all is compiled.

    Whoever asks for it waits at most so many seconds, and is told by a `TimeoutError`.
    """
    made: Future[Client] = Future()
    over = threading.Event()

    def run() -> None:
        try:
            with make() as client:
                print(f"MCP on standard input and output, tables at {client.url}.", file=sys.stderr)
                made.set_result(client)
                over.wait()
        except Exception as problem:
            if made.done():
                raise
            made.set_exception(problem)

    thread = threading.Thread(target=run, name="tables")
    thread.start()
    try:
        yield made.result
    finally:
        over.set()
        thread.join()


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
