"""The same source interpreted and compiled plays the same games, byte for byte."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from longshore.engine.compiled import INTERPRETED
from tests.engine.lockstep import lines
from tests.support import EDITIONS, RUNS

ROOT = Path(__file__).parents[2]


# the lines that a run has at least
MANY = {"short": 1500, "soak": 5000}


def interpreted_lines(games: str) -> list[str]:
    run = subprocess.run(
        [sys.executable, "-m", "tests.engine.lockstep", games],
        cwd=ROOT,
        env={**os.environ, "NUMBA_DISABLE_JIT": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr[-3000:]
    return run.stdout.splitlines()


@RUNS
def test_interpreted_and_compiled_play_agree_after_every_move(run: str) -> None:
    assert not INTERPRETED
    compiled = list(lines(run))
    interpreted = interpreted_lines(run)
    for number, (one, other) in enumerate(zip(compiled, interpreted, strict=False)):
        assert one == other, f"line {number}: compiled {one}, interpreted {other}"
    assert len(compiled) == len(interpreted)
    assert len(compiled) > MANY[run]
    for edition in EDITIONS:
        ends = [
            line for line in compiled if line.startswith(f"{edition}-short") and "ending" in line
        ]
        assert any("ending 1" in line for line in ends), "no game came to its end by E1"
