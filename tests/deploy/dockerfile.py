"""A Dockerfile read, and its steps done in a plain folder, where there is no container engine."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path
from typing import NamedTuple

from tests.deploy.tools import DEPLOY, ROOT

DOCKERFILE = DEPLOY / "Dockerfile"
_MACHINES = ("/bin/", "/usr/sbin/")  # of the base image: these stay where they are
_AS_ROOT = ("useradd ",)


class Step(NamedTuple):
    """An instruction, on one line."""

    word: str
    rest: str


def steps(text: str) -> list[Step]:
    """The instructions of a Dockerfile in their order, without comments."""
    lines = [line for line in text.splitlines() if not line.lstrip().startswith("#")]
    joined = "\n".join(lines).replace("\\\n", " ")
    words = (line.strip().partition(" ") for line in joined.splitlines() if line.strip())
    return [Step(word.upper(), " ".join(rest.split())) for word, _, rest in words]


def stages(found: list[Step]) -> dict[str, list[Step]]:
    """The steps of each stage, by its name; the last has none and is called `final`."""
    made: dict[str, list[Step]] = {}
    for step in found:
        if step.word == "FROM":
            name = step.rest.partition(" AS ")[2] or "final"
            made[name] = []
        made[name].append(step)
    return made


def context() -> Iterator[str]:
    """The files that a build is given: those of the repository that .dockerignore lets in."""
    asked = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    rules = (ROOT / ".dockerignore").read_text(encoding="utf-8").split("\n")
    rules = [rule for rule in rules if rule and not rule.startswith("#")]
    return (file for file in asked.stdout.split("\0") if file and not _ignored(file, rules))


def _ignored(file: str, rules: list[str]) -> bool:
    """By the last rule that speaks of it or of a folder it is in."""
    parts = file.split("/")
    places = ["/".join(parts[: end + 1]) for end in range(len(parts))]
    ignored = False
    for rule in rules:
        pattern = rule.removeprefix("!")
        names = parts if pattern.startswith("**/") else places
        if any(fnmatchcase(name, pattern.removeprefix("**/")) for name in names):
            ignored = not rule.startswith("!")
    return ignored


class PlainFolder:
    """The stages of a Dockerfile one after the other, with a folder in place of their roots.

    All stages share it: each path means the same in all of them, or what is done here would not be
    what is done there. Users are not made, and nobody becomes one.
    """

    def __init__(self, folder: Path) -> None:
        self.root = folder / "root"
        self.done: list[str] = []
        first = folder / "first"  # on the path: a `python`, as the base image has it
        first.mkdir(parents=True)
        (first / "python").symlink_to(sys.executable)
        kept = ("HOME", "LANG", "TMPDIR")
        self.environment = {name: os.environ[name] for name in kept if name in os.environ}
        proxies = {name: value for name, value in os.environ.items() if _of_the_network(name)}
        self.environment |= {**proxies, "PATH": f"{first}{os.pathsep}{os.environ['PATH']}"}
        self.place = self.root

    def do(self, step: Step) -> None:
        """What changes files or the environment; the rest describes the image."""
        match step.word:
            case "WORKDIR":
                self.place = Path(self.here(step.rest))
                self.place.mkdir(parents=True, exist_ok=True)
            case "COPY" if not step.rest.startswith("--from="):
                self._copy(*step.rest.split())
            case "ENV":
                for name, value in re.findall(r"(\w+)=(\S+)", step.rest):
                    known = value.replace("$PATH", self.environment["PATH"])
                    self.environment[name] = self.here(known)
            case "RUN" if not step.rest.startswith(_AS_ROOT):
                self.run(step.rest)

    def run(self, command: str) -> None:
        """By the shell, as an engine would."""
        self.root.mkdir(exist_ok=True)
        asked = subprocess.run(
            ["sh", "-ec", self.here(command)],
            cwd=self.place,
            env=self.environment,
            capture_output=True,
            text=True,
            check=False,
        )
        assert asked.returncode == 0, f"{command}\n{asked.stdout}{asked.stderr}"
        self.done.append(command)

    def here(self, text: str) -> str:
        """With each absolute path of the image put into the folder, but those of the machine."""

        def moved(found: re.Match[str]) -> str:
            path = found[0]
            return (
                path
                if path.startswith((*_MACHINES, str(self.root.parent)))
                else f"{self.root}{path}"
            )

        # at the start of a word, after = and after the three strokes of sqlite:///
        return re.sub(r"(?:(?<=^)|(?<=[\s\"=])|(?<=sqlite:///))/[a-z][\w./*-]*", moved, text)

    def _copy(self, source: str, target: str) -> None:
        place = Path(self.here(target)) if target.startswith("/") else self.place
        for file in context() if source == "." else [source]:
            (place / file).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(ROOT / file, place / file)


def _of_the_network(name: str) -> bool:
    return name.upper().endswith("_PROXY") or name.startswith(("PIP_", "SSL_", "NODE_", "npm_"))
