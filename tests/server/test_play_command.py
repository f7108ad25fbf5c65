"""`longshore play` in the browser: a server of one's own, with the table that was asked for."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from longshore.client import Client
from longshore.server.http.config import TABLES_PER_ADDRESS
from tests.patience import PATIENCE

SECONDS = PATIENCE  # for the case that rules and bots have to be compiled first


@pytest.fixture
def link(tmp_path: Path) -> Iterator[str]:
    """The seat that the command opens, while it runs."""
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    asked = ["--seats", "3", "--option", "money=open", "--bot", "red=easy", "--bot", "random"]
    command = [sys.executable, "-m", "longshore.cli.main", "play", "--no-browser", *asked]
    with subprocess.Popen(
        [*command, "--database", database],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        try:
            assert process.stdout is not None
            found, _, address = process.stdout.readline().strip().partition("Your table: ")
            assert found == ""
            yield address
            process.send_signal(signal.SIGINT)
            assert process.wait(SECONDS) == 0
            assert process.stderr is not None
            assert "token" not in process.stderr.read()  # who plays need not look after a server
        finally:
            process.kill()


def test_play_opens_a_table_as_asked(link: str) -> None:
    with Client(link.partition("/t/")[0]) as client:
        mine = client.enter(link)
        told = mine.info()
        assert (told.status, told.mine, told.host) == ("running", (0,), True)
        assert [(one.name, one.bot) for one in told.seats] == [
            ("Player", None),
            ("easy", "easy"),
            ("random", "random"),
        ]
        assert told.options.money == "open"
        # games that are left unfinished do not keep anybody from the next one
        for _ in range(TABLES_PER_ADDRESS + 1):
            client.open_table(seats=3)
