"""The examples run by themselves, soon, and are short enough to be read."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

EXAMPLES = Path(__file__).parents[1] / "examples"
FILES = sorted(EXAMPLES.glob("*.py"))
LONG = ("openspiel_ppo.py", "ppo.py")  # they learn something
BY_HAND = frozenset(("maskable_ppo.py",))  # learns for minutes, with a package of its own
# what is given to those that would go on for minutes
FOR_LESS = {
    "ppo.py": ("win", "0.02"),
    "better_merchant.py": ("0.05", "40"),
}
MOST_LINES = 39  # under 40
WHOLE = {"ppo.py": 180, "better_merchant.py": 60}  # all of a recipe in one file


def test_every_environment_has_an_example() -> None:
    names = {file.name for file in FILES}
    assert {"batch.py", "pettingzoo_random.py", "gymnasium_seat.py", *BY_HAND} <= names
    assert any(name.startswith("openspiel_") for name in names)


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_an_example_is_short_and_says_what_it_is(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) <= WHOLE.get(file.name, MOST_LINES)
    assert ast.get_docstring(ast.parse(text))


@pytest.mark.parametrize(
    "file",
    [
        pytest.param(file, marks=pytest.mark.soak if file.name in LONG else ())
        for file in FILES
        if file.name not in BY_HAND
    ],
    ids=lambda file: file.name,
)
def test_an_example_runs_and_shows_something(file: Path, tmp_path: Path) -> None:
    run = subprocess.run(
        [sys.executable, str(file), *FOR_LESS.get(file.name, ())],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=240,
    )
    assert run.returncode == 0, run.stderr
    assert len(run.stdout.strip().splitlines()) >= 2
    assert "Traceback" not in run.stderr
    assert list(tmp_path.iterdir()) == []
