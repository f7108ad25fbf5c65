"""Servers of boardgame.io from npm under load: the peers of Longshore's table server.

`boardgame_io/server.cjs` is the server, `boardgame_io/load.cjs` the load. One game is Container, by
container-engine from npm, with its own views and a store that survives a crash; the other adds one
to a number, in memory. Each measurement has a fresh server.
"""

from __future__ import annotations

import json
import math
import os
import tempfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, Literal

import msgspec

import environment
from environment import HERE, ROOT
from tables.loads import WARMUP, Load, load_from
from tables.serving import Served, loaded, program, serving

FOLDER = HERE / "boardgame_io"
LOCK = FOLDER / "package-lock.json"
MODULES = FOLDER / "node_modules"
SEATS = 4
MOST_MOVES = 6000  # a second that matches are kept ready for

PeerGame = Literal["container", "counter"]


class PeerIdle(msgspec.Struct, frozen=True):
    """What a match weighs that nobody has joined or connected to, in KB of 1,024 bytes."""

    resident_kb: float  # Node.js hands back little, so it varies a lot
    heap_kb: float  # what is live on the heap after a collection


def prepare() -> None:
    """Install whatever is missing."""
    npm = program("npm")
    environment.prepare_npm()  # container-engine
    stamp = MODULES / ".ready"
    if stamp.exists() and stamp.read_bytes() == LOCK.read_bytes():
        return
    print(f"Setting up {MODULES.relative_to(ROOT)} with boardgame.io from npm", flush=True)
    install = [npm, "ci", "--ignore-scripts", "--loglevel=error"]
    environment.run_quietly(install, "installing boardgame.io from npm", cwd=FOLDER)
    stamp.write_bytes(LOCK.read_bytes())


class Matches:
    """Measures matches of one game."""

    def __init__(self, game: PeerGame, held: ExitStack) -> None:
        self.game = game
        self._folder = Path(held.enter_context(tempfile.TemporaryDirectory(prefix="boardgame-")))
        self._made = 0
        self._script = self._folder / "script.json"
        self.moves = 0  # of a whole game
        if game == "container":
            written = environment.run_quietly(
                [program("node"), "script.cjs"], "writing a game down", cwd=FOLDER
            )
            self._script.write_text(written, encoding="utf-8")
            self.moves = len(json.loads(written)["moves"])

    def measure(
        self, tables: int, seconds: float, clients: int = SEATS, warmup: float = WARMUP
    ) -> Load:
        """Moves of all tables together, counted for `seconds` after the warm-up."""
        spare = self._spare(tables, warmup + seconds)
        wanted = {"tables": tables, "spare": spare, "clients": clients}
        with self.server() as served:
            got = self.load(served, wanted | {"seconds": seconds, "warmup": warmup})
        return load_from(got, tables, clients)

    def idle(self, tables: int) -> PeerIdle:
        """Another `tables` matches on a server that already has as many."""
        with self.server() as served:
            got = self.load(served, {"idle": tables})
        return PeerIdle(got["rss_bytes"] / 1024 / tables, got["heap_bytes"] / 1024 / tables)

    def load(self, served: Served, wanted: dict[str, Any]) -> dict[str, Any]:
        options = {"port": served.port, "pids": [served.pid], "game": self.game, **wanted}
        if self.moves:
            options["script"] = str(self._script)
        got: dict[str, Any] = loaded("boardgame.io", FOLDER, options)
        return got

    @contextmanager
    def server(self, journal: Path | None = None) -> Iterator[Served]:
        """A fresh server, or one that goes on with a journal; it ends with the block."""
        self._made += 1
        env = os.environ | {"NODE_ENV": "production"}
        env.pop("FLATFILE_DIR", None)  # it would put the counter's matches on the disk
        env.pop("API_SECRET", None)  # it would close the lobby
        options: dict[str, str] = {"game": self.game}
        if self.game == "container":
            options["journal"] = str(journal or self._folder / f"journal-{self._made}")
        command = [program("node"), "--expose-gc", "server.cjs", json.dumps(options)]
        with serving("boardgame.io", command, FOLDER, env) as served:
            yield served
        if self.game == "container" and journal is None:
            Path(options["journal"]).unlink()  # some hundred MB

    def _spare(self, tables: int, seconds: float) -> int:
        """Matches to go on at when a game is over."""
        if not self.moves:
            return 0
        return max(0, math.ceil((MOST_MOVES * seconds - tables * self.moves) / self.moves))


def version() -> str:
    """What was measured, for the report."""
    versions = [
        json.loads((modules / name / "package.json").read_text(encoding="utf-8"))["version"]
        for modules, name in (
            (MODULES, "boardgame.io"),
            (HERE / "node_modules", "container-engine"),
        )
    ]
    node = environment.run_quietly([program("node"), "--version"], "asking node", cwd=FOLDER)
    return f"boardgame.io {versions[0]}, container-engine {versions[1]}, Node.js {node.strip()}"
