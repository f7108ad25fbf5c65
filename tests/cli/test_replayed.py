"""`longshore replay --page`: a recorded game at a table of a real server."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from longshore import Game, Record
from longshore.bots import make_bot, play_out
from longshore.cli import main as cli
from longshore.cli.replayed import play_again
from longshore.client import Client
from longshore.server.http.nearby import server_nearby
from tests.patience import PATIENCE


@pytest.fixture(scope="module")
def record() -> Record:
    """A game with sealed bids, loans and tags."""
    game = Game.new("anniversary", 4, seed=11, round_limit=6)
    play_out(game, {seat: make_bot("easy") for seat in range(4)}, seed=2)
    tags = {"arena": "A cup", "game": "7", "players": "Ann, Ben, Cy, A program"}
    return msgspec.structs.replace(game.record(), tags=tags)


def test_at_the_table_it_is_the_same_game(record: Record) -> None:
    deal = record.deal
    assert deal is not None
    with server_nearby(dealer=lambda _: deal) as nearby, Client(nearby.url) as client:
        seat = client.enter(play_again(client, record))
        now = seat.info()
        assert now.status == "finished"
        assert [one.name for one in now.seats] == ["Ann", "Ben", "Cy", "A program"]
        assert now.settings.title == "A cup, 7"
        again = Record.from_text(seat.export("text"))
    assert again.deal == deal
    assert again.actions == record.actions


def test_the_command_says_where_it_is_until_it_is_stopped(record: Record, tmp_path: Path) -> None:
    file = tmp_path / "cup.game"
    file.write_text(record.to_text(), encoding="utf-8")
    command = [sys.executable, "-m", "longshore.cli.main", "replay", str(file), "--page"]
    process = subprocess.Popen([*command, "--no-browser"], stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    link = re.fullmatch(r"The game: (\S+)\n", process.stdout.readline())
    assert link
    with Client(link[1].partition("/t/")[0]) as client:
        assert client.enter(link[1]).info().status == "finished"
    process.send_signal(signal.SIGINT)
    process.communicate(timeout=PATIENCE)
    assert process.returncode == 130


def test_what_cannot_be_shown_is_said_in_a_line(
    record: Record, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "cup.game"
    game = Game.from_record(record, upto=9)
    file.write_text(Game.from_position(game.position()).record().to_text(), encoding="utf-8")
    assert cli.run(["replay", str(file), "--page"]) == 2
    assert "this one begins with a position" in capsys.readouterr().err
    assert cli.run(["replay", str(file), "--page", "--at", "3"]) == 2
    assert "--page shows the whole game" in capsys.readouterr().err
