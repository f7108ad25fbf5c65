"""A worker: one of several server processes at one address, which another process looks after.

It is a whole server. Over a pipe it says when it answers, and is told when to stop; when the other
end of the pipe is gone, so is who looked after it, and it ends as well.
"""

from __future__ import annotations

import logging
import os
import shutil
import socket
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import Literal, NamedTuple, TypeAlias

from longshore.server.http.config import Config
from longshore.server.http.logs import Manner, start_logs
from longshore.server.http.serving import Server, make_server
from longshore.server.http.shared_metrics import Place
from longshore.server.store import StoreError, open_store

Order: TypeAlias = Literal["stop", "at once"]
READY = "ready"
STOPPING_SECONDS = 30.0  # for a worker to end after it was told to; then it is ended
FAILED = 1  # exit status
logger = logging.getLogger(__name__)


class Duty(NamedTuple):
    """What a worker is to do: whatever its process is given."""

    config: Config
    place: Place
    manner: Manner  # of its log
    prepare: Callable[[], None]  # have compiled what is used; mostly that was done before


def work(duty: Duty, listening: socket.socket, pipe: Connection) -> None:
    """Serve until told to stop."""
    logs = start_logs(duty.manner.level, form=duty.manner.form, about={"worker": duty.place.number})
    try:
        duty.prepare()
        store = open_store(duty.config.database)
        try:
            server = make_server(duty.config, store, lambda: _say_ready(pipe))
            obeying = threading.Thread(
                target=_obey, args=(pipe, server, duty.place), name="orders", daemon=True
            )
            obeying.start()
            server.run(sockets=[listening])
        finally:
            store.close()
    except StoreError as problem:
        logger.error("%s", problem)
        sys.exit(FAILED)
    finally:
        logs.close()


def _say_ready(pipe: Connection) -> None:
    with suppress(OSError):  # nobody is there; `_obey` notices, too
        pipe.send(READY)


def _obey(pipe: Connection, server: Server, place: Place) -> None:
    try:
        while True:
            order: Order = pipe.recv()
            server.stop(at_once=order == "at once")
    except (EOFError, OSError):
        logger.warning("Whoever looked after this worker is gone: it stops.")
    server.stop()
    shutil.rmtree(place.folder, ignore_errors=True)
    time.sleep(STOPPING_SECONDS)
    os._exit(FAILED)  # whatever keeps it: nobody else would end it
