"""The tools that look at what is in `deploy/` and `.github/`, and where both lie."""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
GITHUB = ROOT / ".github"
BIN = Path(sys.executable).parent


def tool(name: str) -> str:
    """The command of that name: of this environment, else of the machine."""
    found = shutil.which(name, path=str(BIN)) or shutil.which(name)
    if found is None:
        pytest.skip(f"There is no {name} here; `make setup`, or `make docs`, brings it from PyPI.")
    return found


def passes(name: str, *arguments: object, **environment: str) -> str:
    """Run a tool that has to find nothing wrong; what it said."""
    command = [tool(name), *map(str, arguments)]
    asked = subprocess.run(
        command,
        cwd=ROOT,
        env={"PATH": str(BIN), "HOME": "/nonexistent", **environment} if environment else None,
        capture_output=True,
        text=True,
        check=False,
    )
    said = asked.stdout + asked.stderr
    assert asked.returncode == 0, said
    return said


def fits(schema: str, *files: Path) -> None:
    """Hold files against a schema that comes with `check-jsonschema`: nothing is fetched."""
    passes("check-jsonschema", "--builtin-schema", f"vendor.{schema}", *files)


def parsed(file: Path) -> dict[str, object]:
    """A YAML or JSON file."""
    text = file.read_text(encoding="utf-8")
    if file.suffix == ".json":
        return json.loads(text)
    import yaml

    return yaml.safe_load(text)
