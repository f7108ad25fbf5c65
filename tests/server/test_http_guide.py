"""The commands of docs/http.md, given to a shell one after the other, answer what stands there."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import pytest

from longshore.game.game import draw
from tests.patience import PATIENCE
from tests.server.serving import served

GUIDE = Path(__file__).parents[2] / "docs" / "http.md"
TIMED_OUT = 28  # what curl says when `--max-time` is over: the end of a stream
# Where there is no curl, this stands in for it: the few arguments that the guide uses.
STAND_IN = """\
import sys, httpx
url, method, headers, body, seconds = "", None, [], None, 30.0
words = iter(sys.argv[1:])
for word in words:
    if word in ("-s", "-N"):
        continue
    elif word == "-X":
        method = next(words)
    elif word == "-H":
        headers.append(tuple(next(words).split(": ", 1)))
    elif word == "-d":
        body = next(words)
    elif word == "-m":
        seconds = float(next(words))
    elif word.startswith("-"):
        sys.exit(f"no such argument: {word}")
    else:
        url = word
wish = (method or ("GET" if body is None else "POST"), url)
with httpx.stream(*wish, headers=headers, content=body, timeout=seconds) as answer:
    try:
        for part in answer.iter_text():
            print(part, end="", flush=True)
    except httpx.ReadTimeout:
        sys.exit(28)
"""


class Step(NamedTuple):
    """A command, and what it answers; `…` stands for anything."""

    command: str
    answer: str


def steps() -> list[Step]:
    """What stands behind `$` in the guide, with the lines that follow it."""
    blocks = re.findall(r"```sh\n(.*?)```", GUIDE.read_text(encoding="utf-8"), re.DOTALL)
    found = re.findall(r"^\$ ((?:.*\\\n)*.*)\n((?:(?!\$ ).*\n)*)", "".join(blocks), re.MULTILINE)
    return [Step(command, answer) for command, answer in found]


@pytest.fixture
def shell(tmp_path: Path) -> dict[str, str]:
    """The variables of a shell that has curl."""
    variables = dict(os.environ)
    if shutil.which("curl") is None:
        program = tmp_path / "curl"
        program.write_text(f"#!{sys.executable}\n{STAND_IN}", encoding="utf-8")
        program.chmod(0o755)
        variables["PATH"] = f"{tmp_path}{os.pathsep}{variables['PATH']}"
    return variables


def test_the_commands_of_the_guide(tmp_path: Path, shell: dict[str, str]) -> None:
    with served(tmp_path, dealer=lambda rules: draw(rules, 1)) as server:
        told = ""
        for command, answer in steps():
            if re.fullmatch(r"(\w+=\S*\s*)+(#.*)?", command) or re.match(r"\w+=['\"]", command):
                _set(shell, command, told)
            else:
                told = _run(command, shell)
                assert re.fullmatch(_pattern(answer), told.strip(), re.DOTALL), (command, told)
            shell["SERVER"] = server.url
    assert len(steps()) > 20


def _set(shell: dict[str, str], command: str, told: str) -> None:
    """Variables: as they are written, or `…` for the field of that name in the last answer."""
    for name, value in re.findall(r"(\w+)=('[^']*'|\"[^\"]*\"|\S+)", command):
        written = value
        if value == "…":
            written = f"'{json.loads(told)[name.lower()]}'"
        shell[name] = _run(f"printf %s {written}", shell)


def _run(command: str, shell: dict[str, str]) -> str:
    ended = subprocess.run(
        ["bash", "-c", command],
        env=shell,
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
    )
    assert ended.returncode in (0, TIMED_OUT), (command, ended.stderr)
    return ended.stdout


def _pattern(answer: str) -> str:
    """Long answers are folded in the guide; empty lines of a stream are left out."""
    lines = [line.strip() for line in answer.splitlines()]
    return r"\n*".join(re.escape(line).replace("…", ".*?") for line in lines if line)
