"""What the Makefile sets up: for a game what a game needs, for the checks all of it."""

from __future__ import annotations

import os
import shutil
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAME, ALL = "--editable '.[server]'", "--editable '.[dev]'"

pytestmark = pytest.mark.skipif(shutil.which("make") is None, reason="there is no make here")


@pytest.fixture
def clone(tmp_path: Path) -> Path:
    """A clone in which nothing was set up, as far as Make looks at it."""
    for name in ("Makefile", "pyproject.toml", "constraints.txt"):
        shutil.copy(ROOT / name, tmp_path)
    return tmp_path


def would_do(clone: Path, target: str) -> str:
    """What `make` would do there, which is not done."""
    outer = ("MAKEFLAGS", "MAKELEVEL", "MFLAGS", "GNUMAKEFLAGS")  # of the `make test` around this
    told = {name: value for name, value in os.environ.items() if name not in outer}
    command = ["make", "--dry-run", target]
    done = subprocess.run(command, cwd=clone, env=told, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def set_up(clone: Path, *marks: str) -> None:
    """As it is after what the marks stand for, one after the other."""
    (clone / ".venv").mkdir(exist_ok=True)
    for number, mark in enumerate(marks):
        file = clone / ".venv" / mark
        file.touch()
        later = time.time() + number
        os.utime(file, (later, later))


def test_a_game_waits_only_for_what_a_game_needs(clone: Path) -> None:
    first = would_do(clone, "play")
    assert GAME in first
    assert ALL not in first
    assert first.index("tasks.py build") < first.index(GAME)  # in pip's hands it would be silent
    assert "--quiet" not in first
    set_up(clone, ".playable")
    assert "pip install" not in would_do(clone, "play")


@pytest.mark.parametrize("target", ["test", "setup", "lint"])
def test_the_checks_wait_for_the_rest_as_well(clone: Path, target: str) -> None:
    first = would_do(clone, target)
    assert first.index(GAME) < first.index(ALL)
    set_up(clone, ".playable")  # a game was played before
    after_a_game = would_do(clone, target)
    assert GAME not in after_a_game
    assert ALL in after_a_game
    set_up(clone, ".playable", ".ready")
    assert "pip install" not in would_do(clone, target)
    assert "pip install" not in would_do(clone, "play")
