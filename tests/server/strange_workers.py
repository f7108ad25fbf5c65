"""Workers that do nothing but go wrong, for who looks after them: see `test_workers`."""

from __future__ import annotations

import socket
import sys
import time
from multiprocessing.connection import Connection

from longshore.server.http.worker import READY, Duty


def never_answers(_duty: Duty, _listening: socket.socket, _pipe: Connection) -> None:
    sys.exit(3)


def ends_at_once(_duty: Duty, _listening: socket.socket, pipe: Connection) -> None:
    pipe.send(READY)


def stops_in_a_hurry_only(_duty: Duty, _listening: socket.socket, pipe: Connection) -> None:
    pipe.send(READY)
    while pipe.recv() != "at once":
        pass


def obeys_nobody(_duty: Duty, _listening: socket.socket, pipe: Connection) -> None:
    pipe.send(READY)
    while True:
        time.sleep(1)
