"""One run at a time writes to a folder, and a run that has died holds none."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from longshore.lab import simulate as module
from longshore.lab.claim import claimed
from longshore.lab.errors import LabError
from longshore.lab.results import load
from longshore.lab.simulate import Plan, simulate
from tests.lab.lab_support import small

HOLDING = """
import sys
from pathlib import Path
from longshore.lab.claim import claimed
with claimed(Path(sys.argv[1])):
    print("held", flush=True)
    sys.stdin.read()
"""


def holder(folder: Path) -> subprocess.Popen[str]:
    """Another process that has claimed a folder."""
    process = subprocess.Popen(
        [sys.executable, "-c", HOLDING, str(folder)],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "held\n"
    return process


def test_a_folder_has_one_owner_at_a_time(tmp_path):
    folder = tmp_path / "r"
    with claimed(folder):
        with pytest.raises(LabError, match=r"Another run is writing to .*: wait for its end, or"):
            claimed(folder).__enter__()
        with claimed(tmp_path / "other"):
            pass
    assert [file.name for file in folder.iterdir()] == [".lock"]
    with claimed(folder):
        pass


def test_what_fails_lets_go(tmp_path):
    with pytest.raises(KeyboardInterrupt), claimed(tmp_path):
        raise KeyboardInterrupt
    with claimed(tmp_path):
        pass


def test_a_process_that_was_killed_holds_nothing(tmp_path):
    folder = tmp_path / "r"
    process = holder(folder)
    try:
        with pytest.raises(LabError, match="Another run is writing to"):
            simulate(Plan(small(), 1, folder, workers=1))
    finally:
        process.kill()
        process.communicate()
    assert (folder / ".lock").exists()
    simulate(Plan(small(), 1, folder, workers=1))
    assert load(folder).games.height == 1


def test_what_another_run_has_written_meanwhile_is_not_overwritten(tmp_path, monkeypatch):
    """It was begun and ended between our look at the folder and our claim to it."""
    folder, prepare = tmp_path / "r", module.prepare

    def meanwhile(*words, **others):
        monkeypatch.setattr(module, "prepare", prepare)
        simulate(Plan(small(seed=2), 1, folder, workers=1))
        prepare(*words, **others)

    monkeypatch.setattr(module, "prepare", meanwhile)
    with pytest.raises(LabError, match=r"holds other games \(seed 2, not 1\)"):
        simulate(Plan(small(seed=1), 1, folder, workers=1))
    assert load(folder).stored.seed == 2
