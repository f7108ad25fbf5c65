"""Longshore without its extras: what needs none works, what needs one says which."""

from __future__ import annotations

import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from longshore.cli.extras import packages

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
GAME = "tests/golden/classic-3.game"

BLOCKED = """
import sys
for name in {names!r}:
    sys.modules[name] = None  # importing it fails as if it were not installed
from longshore.cli.main import run
sys.exit(run({arguments!r}))
"""


def without_extras(*arguments: str) -> subprocess.CompletedProcess[str]:
    script = BLOCKED.format(names=[*packages()], arguments=[*arguments])
    return subprocess.run(
        [sys.executable, "-c", script],
        cwd=ROOT,
        capture_output=True,
        text=True,
        stdin=subprocess.DEVNULL,
        check=False,
    )


@pytest.mark.parametrize(
    "arguments",
    [
        ["--help"],
        ["serve", "--help"],
        ["bots"],
        ["replay", GAME],
        ["play", "--terminal", "--hot-seat", "0", "--seats", "3", "--bots", "random"],
    ],
    ids=" ".join,
)
def test_what_needs_no_extra_works_without(arguments: list[str]) -> None:
    done = without_extras(*arguments)
    assert done.returncode == 0, done.stderr[-2000:]


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["serve"], "longshore serve needs the extra 'server': pip install 'longshore[server]'"),
        (["play"], "longshore play needs the extra 'server': pip install 'longshore[server]'"),
        (["mcp"], "longshore mcp needs the extra 'mcp': pip install 'longshore[mcp]'"),
        (["audit"], "longshore audit needs the extra 'server'"),
        (["report", "nothing"], "needs the lab extra: pip install 'longshore[lab]'"),
    ],
    ids=lambda value: value[0] if isinstance(value, list) else "",
)
def test_what_needs_one_says_which_in_one_line(arguments: list[str], said: str) -> None:
    done = without_extras(*arguments)
    assert (done.returncode, done.stdout) == (2, "")
    assert said in done.stderr
    assert done.stderr.count("\n") == 1


def test_the_client_says_what_it_needs() -> None:
    script = "import sys; sys.modules['httpx'] = None; import longshore.client"
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=False)
    said = "ImportError: longshore.client needs the extra 'server': pip install 'longshore[server]'"
    assert said in done.stderr.splitlines()[-1]


def test_the_extras_add_up() -> None:
    extras = PROJECT["optional-dependencies"]
    assert extras["envs"] == ["longshore[gymnasium,openspiel,pettingzoo]"]
    assert extras["all"] == ["longshore[accounts,envs,lab,mcp,postgres,ray,server]"]
    assert "longshore[all]" in extras["dev"]  # the site has tools of its own
