"""What a host reads first."""

from __future__ import annotations

import re

from longshore.cli.main import app
from tests.deploy.tools import DEPLOY

README = (DEPLOY / "README.md").read_text(encoding="utf-8")


def test_it_names_every_file() -> None:
    files = {file.name for file in DEPLOY.iterdir()} - {"README.md", ".env"}
    assert not [name for name in files if name not in README]


def test_the_commands_that_it_names_are_there() -> None:
    commands = {command.name or command.callback.__name__ for command in app.registered_commands}
    named = set(re.findall(r"longshore (serve|backup|restore|warmup|[a-z]+) (?=[-/])", README))
    assert {"serve", "backup", "restore"} <= named <= commands
