"""Server processes in quick succession, forked from one that has all imported and compiled.

`serving_forked.py JSON`, with the fields of a `Config`. It is told on its standard input, a JSON
object a line: `start` a server with a `port` and a `clock` (ms that its machine is ahead), `end`
it by a signal. It says when a server answers, and when it has ended.
"""

from __future__ import annotations

import gc
import json
import os
import signal
import sys
import tempfile
import threading
import time
from contextlib import closing
from itertools import count
from pathlib import Path
from typing import Any, NoReturn

from longshore.cli.serve import _prepare, run_server
from longshore.server.http.config import Config
from longshore.server.http.limits import UNLIMITED
from longshore.server.http.serving import make_server
from longshore.server.store import open_store
from longshore.server.store.steady_clock import steady_clock

_time, _calls = time.time, count()


def say(kind: str, **more: Any) -> None:
    os.write(1, json.dumps({"kind": kind, **more}).encode() + b"\n")


def serve(config: dict[str, Any], port: int, clock: int) -> NoReturn:
    """As the process of a server, until it is ended."""
    if clock:  # the machine's clock is set while the server runs, too, forth and back
        time.time = lambda: _time() + clock / 1000 * (next(_calls) // 50 % 2)
    me = os.getpid()
    made = Config(
        rates=UNLIMITED,
        tables_per_address=None,
        clock=lambda: steady_clock() + clock,
        order_seconds={"live": (0.0, 0.0), "days": (0.0, 0.0)},
        **config,
    )
    status = 1
    try:
        run_server(made, "127.0.0.1", port, lambda url: say("ready", pid=me, url=url))
        status = 0
    finally:
        os._exit(status)  # what was begun before the fork is not ours to end


def warm_up(folder: str) -> None:
    """Have here what else each server would compile, import, read and look through anew."""
    _prepare()
    import longshore.server.http.workers
    import longshore.server.store.postgres  # noqa: F401

    config = Config(database=f"sqlite:///{folder}/warm.db", page=Path(folder))
    with closing(open_store(config.database)) as store:
        store.secret()
        server = make_server(config, store)
        server.config.load()
        server.config.get_loop_factory()
    assert threading.active_count() == 1, "a fork would be half of us"
    gc.collect()
    gc.freeze()


def main() -> None:
    config: dict[str, Any] = json.loads(sys.argv[1])
    with tempfile.TemporaryDirectory() as folder:  # without a page: nobody looks at it
        warm_up(folder)
        say("prepared")
        obey({"page": Path(folder), **config})


def obey(config: dict[str, Any]) -> None:
    """Start and end servers as told, one at a time."""
    child = 0
    for line in sys.stdin:
        told = json.loads(line)
        if told.pop("do") == "start":
            child = os.fork()
            if child == 0:
                serve(config, **told)
            say("started", pid=child)
        else:
            os.kill(child, told["signal"])
            _, status = os.waitpid(child, 0)
            say("ended", pid=child, status=os.waitstatus_to_exitcode(status))
            child = 0
    if child:  # whoever told us is gone
        os.kill(child, signal.SIGKILL)


if __name__ == "__main__":
    main()
