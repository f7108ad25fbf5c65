"""Server processes that can be killed, and PostgreSQL databases that they share."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from types import TracebackType
from typing import Any, Self

import psycopg
from psycopg import sql

from tests.patience import PATIENCE

HERE = Path(__file__).parent
SECONDS = PATIENCE  # that starting or stopping may take
_ADDRESS = re.compile(r"Longshore is at (http://127\.0\.0\.1:(\d+))")
_numbers = count(1)


@contextmanager
def fresh_database(pg_server: str) -> Iterator[str]:
    """The address of an empty PostgreSQL database, for longer than a test."""
    name = f"shared_{next(_numbers)}"
    database = sql.Identifier(name)
    with psycopg.connect(pg_server, autocommit=True) as connection:
        connection.execute(sql.SQL("CREATE DATABASE {}").format(database))
        try:
            yield pg_server.replace("/postgres?", f"/{name}?")
        finally:
            connection.execute(sql.SQL("DROP DATABASE {} WITH (FORCE)").format(database))


class Process:
    """A server process, by the command `longshore serve`; with `config` by a script of ours.

    It is there when `ready` has returned. With several `workers` it has as many processes more.
    """

    def __init__(self, database: str, port: int = 0, workers: int = 1, **config: Any) -> None:
        self.database, self.config, self.workers = database, config, workers
        self.port, self.url = port, ""
        self.said: list[str] = []
        self._start()

    def _start(self) -> None:
        command = [sys.executable, "-W", "error", *self._command()]
        self._process = subprocess.Popen(
            command, stderr=subprocess.PIPE, text=True, start_new_session=self.workers > 1
        )
        self._answers = threading.Event()
        self._listening = threading.Thread(target=self._listen, daemon=True)
        self._listening.start()

    def _command(self) -> list[str]:
        if self.config:
            wanted = {"database": self.database, "port": self.port, "workers": self.workers}
            wanted |= self.config
            return [str(HERE / "serving_alone.py"), json.dumps(wanted)]
        serve = ["-m", "longshore.cli.main", "serve", "--no-limits", "--port", str(self.port)]
        return [*serve, "--database", self.database, "--workers", str(self.workers)]

    def _listen(self) -> None:
        """Its lines; nobody may stop because nobody listens."""
        assert self._process.stderr is not None
        with self._process.stderr as lines:
            for line in lines:
                self.said.append(line)
                if found := _ADDRESS.search(line):
                    self.url, self.port = found[1], int(found[2])
                    self._answers.set()

    def ready(self) -> Self:
        """Wait until it answers."""
        for _ in range(int(SECONDS * 10)):
            if self._answers.wait(0.1):
                return self
            if self._process.poll() is not None:
                break
        self.kill()
        raise RuntimeError("The server did not start:\n" + "".join(self.said))

    @property
    def status(self) -> int | None:
        """Its exit status, once it has ended."""
        return self._process.poll()

    @property
    def silent(self) -> bool:
        """Whether nobody is left who could say something: all of its processes have ended."""
        return not self._listening.is_alive()

    def interrupt(self) -> None:
        """As Ctrl-C in a terminal, which meets all processes of one that has several."""
        os.killpg(self._process.pid, signal.SIGINT)

    def kill(self) -> None:
        """As a power failure would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """As a host would; it has to end well."""
        self._end(signal.SIGTERM)

    def again(self) -> Self:
        """The same server once more, on the same port."""
        self._start()
        return self

    def _end(self, how: signal.Signals) -> None:
        if self._process.poll() is None:
            self._process.send_signal(how)
        self._process.wait(SECONDS)
        self._listening.join(SECONDS)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        problem: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._end(signal.SIGTERM if problem is None else signal.SIGKILL)
