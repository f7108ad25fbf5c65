"""Longshore's table server for a measurement, with every table dealt alike.

    python benchmarks/longshore_table/server.py '{"database": "sqlite:///…", "traced": false}'

It listens on a free port of the loopback address, prints {"port": …, "pid": …} when it does, and
ends when its input does. GET /usage says how many actions were written and what memory the process
has; ?collect=1 collects its garbage first, and ?forget=1 has it forget the tables that nobody looks
at, as it does by itself after half a minute. With `traced` Python keeps account of its heap, which
takes time and memory of its own. With `profile`, a file, what the event loop's thread did from one
GET /profile to the next is written there.

The settings are those of `longshore serve --no-limits`, without its log of requests.
"""

from __future__ import annotations

import cProfile
import gc
import json
import os
import resource
import sys
import threading
import time
import tracemalloc
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse

import game
from longshore.cli.warmup import server_parts
from longshore.engine.readiness import prepare
from longshore.server.domain.entries import Played
from longshore.server.http.config import Config
from longshore.server.http.limits import UNLIMITED
from longshore.server.http.serving import listening_socket, make_server
from longshore.server.store import Appended, Store, Unit, open_store

PAGE = resource.getpagesize()
ANY_NUMBER = 10**9
written = {"actions": 0}


class Wanted(msgspec.Struct, forbid_unknown_fields=True):
    """What a server is started with."""

    database: str
    traced: bool = False
    profile: str = ""


def main() -> int:
    wanted = msgspec.json.decode(sys.argv[1], type=Wanted)
    if wanted.traced:
        tracemalloc.start()
    prepare(*server_parts())
    config = Config(
        database=wanted.database,
        rates=UNLIMITED,
        tables_per_address=ANY_NUMBER,
        dealer=game.dealt,
    )
    store = open_store(config.database)
    count_actions(store)
    listening = listening_socket("127.0.0.1", 0)
    port = listening.getsockname()[1]
    ready = json.dumps({"port": port, "pid": os.getpid()})
    server = make_server(config, store, lambda: print(ready, flush=True))
    add_routes(server.config.app, wanted.profile)  # type: ignore[arg-type]

    def stop_with_input() -> None:
        sys.stdin.read()
        server.should_exit = True

    threading.Thread(target=stop_with_input, daemon=True).start()
    server.config.timeout_graceful_shutdown = 1
    try:
        server.run(sockets=[listening])
    finally:
        store.close()
    return 0


def add_routes(app: Starlette, profile: str) -> None:
    """What the load asks about the process itself."""

    async def usage(request: Request) -> JSONResponse:
        registry = request.app.state.house.registry
        if "forget" in request.query_params:
            registry.forget_idle(time.monotonic(), everything=True)
        if "collect" in request.query_params:
            gc.collect()
        return JSONResponse(used() | {"live_tables": registry.live_tables})

    profiler = cProfile.Profile()

    async def switch(request: Request) -> JSONResponse:
        request.app.state.profiling = not getattr(request.app.state, "profiling", False)
        if request.app.state.profiling:
            profiler.enable()
        else:
            profiler.disable()
            profiler.dump_stats(profile)
        return JSONResponse({})

    app.add_route("/usage", usage)
    if profile:
        app.add_route("/profile", switch)


def count_actions(store: Store) -> None:
    """Keep count of the actions that were written, whoever played them."""
    append = store.append

    def counted(units: Sequence[Unit], *more: Any) -> list[Appended]:
        answers = append(units, *more)
        for unit, answer in zip(units, answers, strict=True):
            if answer.ok:
                written["actions"] += sum(isinstance(line.entry, Played) for line in unit.lines)
        return answers

    store.append = counted  # type: ignore[method-assign, assignment]


def used() -> dict[str, Any]:
    """The memory of this process, and what it has written."""
    resident = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * PAGE
    heap = tracemalloc.get_traced_memory()[0] if tracemalloc.is_tracing() else 0
    return {
        "rss_bytes": resident,
        "heap_bytes": heap,
        "written": written["actions"],
    }


if __name__ == "__main__":
    sys.exit(main())
