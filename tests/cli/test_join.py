"""A bot or a program that plays a seat elsewhere, from the command line."""

from __future__ import annotations

import re
import shutil
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from longshore.cli import main as cli
from longshore.client import Client
from longshore.server.domain.settings import SeatPlan
from tests.patience import PATIENCE
from tests.server.serving import Served, served

HARBOUR = Path(__file__).parents[2] / "examples" / "programs" / "harbour.mjs"
NODE = pytest.mark.skipif(shutil.which("node") is None, reason="there is no Node here")


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Served]:
    with served(tmp_path) as made:
        yield made


@pytest.mark.parametrize(
    "bot", ["random", pytest.param(f"program:node {HARBOUR}", marks=NODE)], ids=["bot", "program"]
)
def test_it_plays_its_seat_to_the_end(
    server: Served, bot: str, capsys: pytest.CaptureFixture[str]
) -> None:
    plan = (SeatPlan(kind="open"), *(SeatPlan(kind="bot", bot="random"),) * 2)
    with Client(server.url) as client:
        host = client.open_table("classic", 3, plan=plan, options={"round_limit": 3})
        link = host.links.invitation
        assert link is not None
        status: list[int] = []
        thread = threading.Thread(
            target=lambda: status.append(cli.run(["join", link, "--bot", bot, "--name", "Cap"]))
        )
        thread.start()
        table = client.table(host.table, host.invitation)
        for told in table.follow():
            if any(seat.name == "Cap" for seat in getattr(told, "seats", ())):
                host.start()
                break
        thread.join(PATIENCE)
    out, err = capsys.readouterr()
    assert status == [0]
    assert err == f"Cap sits at table {host.table}.\n"  # and forfeited nothing
    assert re.search(r"^Blue: \$-?\d+", out, re.MULTILINE | re.IGNORECASE)


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["http://127.0.0.1:9/x", "--bot", "random"], "LINK is an invitation to a table"),
        (["http://127.0.0.1:9/t/x#join=y", "--bot", "nobody"], "There is no bot 'nobody'"),
    ],
)
def test_what_is_wrong_is_one_line(
    arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert cli.run(["join", *arguments]) == 2
    err = capsys.readouterr().err
    assert said in err
    assert len(err.splitlines()) == 1
