"""`longshore join`: a model of one's own at a table of a server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from longshore.client import Client
from longshore.server.domain.settings import SeatPlan
from tests.agents.standin import first_choice, stand_in
from tests.patience import PATIENCE
from tests.server.serving import served


def run(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "longshore.cli.main", "join", *arguments]
    return subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)


def test_a_model_plays_a_seat_to_the_end_of_the_game(tmp_path: Path) -> None:
    with served(tmp_path, think=0.0) as server, Client(server.url) as client:
        bots = (SeatPlan(kind="bot", bot="random"),) * 2
        host = client.open_table(
            "classic", 3, plan=(SeatPlan(kind="me"), *bots), options={"round_limit": 1}, start=True
        )
        link = f"{server.url}/t/{host.table}#key={host.token}"
        with stand_in(first_choice) as at:
            done = run(link, "--bot", f"llm:model=x,url={at.url}")
            assert done.returncode == 0, done.stderr
            assert "blue: $" in done.stdout
            assert " wins" in done.stdout
            assert at.asked


def test_what_is_wrong_is_said_in_a_line() -> None:
    done = run("http://127.0.0.1:9/nowhere", "--bot", "random")
    assert done.returncode == 2
    assert "LINK is an invitation to a table" in done.stderr
    assert "Traceback" not in done.stderr
