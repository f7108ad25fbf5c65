"""A whole game runs interpreted too, for reading and debugging, and comes to the same position."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from longshore import Game

GOLDEN = Path(__file__).parent / "golden"
REPLAY = """
import sys
from longshore import Game
print(Game.from_record(open(sys.argv[1], encoding="utf-8").read()).position())
"""


@pytest.mark.parametrize("name", ["classic-3", "anniversary-3"])
def test_a_game_replayed_interpreted_ends_in_the_same_position(name: str) -> None:
    file = GOLDEN / f"{name}.game"
    replayed = subprocess.run(
        [sys.executable, "-W", "error", "-c", REPLAY, str(file)],
        env={**os.environ, "NUMBA_DISABLE_JIT": "1", "PYTHONIOENCODING": "utf-8"},
        capture_output=True,
        encoding="utf-8",
        check=False,
    )
    assert replayed.returncode == 0, replayed.stderr
    compiled = Game.from_record(file.read_text(encoding="utf-8")).position()
    assert replayed.stdout.strip() == compiled.strip()
