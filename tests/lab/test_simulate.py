"""The command `longshore simulate`."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from longshore.cli import main as cli
from longshore.engine.readiness import prepare
from longshore.lab.claim import claimed
from longshore.lab.results import load
from longshore.lab.table_parts import table_parts
from tests.lab.lab_support import bot_file, small
from tests.patience import PATIENCE
from tests.soaking import some

LONGSHORE = [sys.executable, "-m", "longshore.cli.main"]
SMALL = "--seats 3 --option supply=4"


@pytest.fixture(scope="module", autouse=True)
def compiled():
    """What is said while bots are compiled is no part of what is tested here."""
    prepare(*table_parts(small("random", "merchant")))


@pytest.fixture
def run(capsys, tmp_path, monkeypatch):
    """Run a command line in a folder of its own; its exit status, and what it printed."""
    monkeypatch.chdir(tmp_path)

    def call(line: str) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "argv", ["longshore", *line.split()])
        status = cli.run(line.split())
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


BAD = [
    ("simulate genius", "There is no bot 'genius'; there are: random,"),
    ("simulate random random random random random", "5 bots are too many for 4 seats."),
    (
        "simulate random --seats 3 --bot merchant --bot merchant --bot merchant",
        "4 bots are too many",
    ),
    ("simulate random --seats 6", "A table has 3 to 5 seats, not 6."),
    ("simulate random --edition clasic", "There is no edition 'clasic'; there are: classic,"),
    ("simulate random --option mony=open", "There is no option called 'mony'. Did you mean money?"),
    ("simulate random --option money", "An option is written name=value, as money=open; not 'mon"),
    ("simulate random --games 0", "At least 1 game is played; not 0."),
    ("simulate random --games many", "--games has to be a whole number."),
    ("simulate random --workers 0", "At least 1 worker is needed; not 0."),
    ("simulate random --seed -1", "A seed is from 0 to 9223372036854775807; not -1."),
    ("simulate random --stall 0", "A game goes on for at least 1 round; not 0."),
    ("simulate random --seconds 0", "A decision has more than 0, at most 3600 s; not 0.0."),
    ("simulate random --seconds nan", "A decision has more than 0, at most 3600 s; not nan."),
    ("simulate random --work 0", "A decision has at least 1 playout; not 0."),
    ("simulate random --format xlsx", "Tables are written as parquet or csv; not 'xlsx'."),
    ("simulate random --engine cloud", "Games are played by local or ray; not by 'cloud'."),
    ("simulate random --engine ray --ray-address 127.0.0.1:1", "No Ray answers at 127.0.0.1:1."),
    ("simulate random --ray-address auto", "--ray-address is for --engine ray."),
    ("simulate --resume --replace", "Give --resume or --replace, not both."),
    ("simulate --resume --out nowhere", "There is nothing to go on with in nowhere."),
    ("simulate random --out /proc/longshore", "/proc/longshore cannot be written: "),
    ("simulate random:speed=3", "random has no parameter 'speed'"),
    ("simulate nowhere.py:Mine", "There is no file nowhere.py."),
]


@pytest.mark.parametrize(("line", "reason"), BAD)
def test_what_is_wrong_is_one_line(run, tmp_path, line, reason):
    status, out, err = run(line)
    assert (status, out) == (2, "")
    assert err.startswith(f"longshore: {reason}"), err
    assert err.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_games_are_played_and_summed_up(run, tmp_path):
    line = f"simulate random merchant --games 6 --seed 3 {SMALL} --turns --workers 1"
    status, out, err = run(line)
    assert status == 0
    assert "6 of 6 games" in err
    results = load(tmp_path / "results" / "random-merchant-classic-3-seed-3")
    assert results.games.height == 6
    assert results.turns.collect().height == results.games["turns"].sum()
    assert results.stored.command == f"longshore {line}"
    means = {
        bot: (frame["win_share"].mean(), frame["score"].mean(), frame.height)
        for (bot,), frame in results.seats.group_by("bot")
    }
    heading, *lines = out.splitlines()
    assert heading.split() == ["bot", "seats", "win", "share", "mean", "score", "forfeits"]
    for words in (line.split() for line in lines[:2]):
        share, score, seats = means[words[0]]
        assert words[1:] == [str(seats), f"{share:.1%}", f"{score:.1f}", "0"]
    assert lines[2].startswith(f"6 games: {results.games['rounds'].mean():.1f} rounds, ")
    assert lines[2].endswith(" games/s.")
    assert lines[3] == "The rows are in results/random-merchant-classic-3-seed-3."


def test_json_is_one_line(run):
    status, out, _ = run(f"simulate random --games 3 {SMALL} --workers 1 --format csv --json")
    told = json.loads(out)
    assert (status, out.count("\n")) == (0, 1)
    assert (told["asked"], told["done"], told["games"], told["played"]) == (3, 3, 3, 3)
    assert told["bots"]["random"]["seats"] == 9
    assert told["bots"]["random"]["win_share"] == pytest.approx(1 / 3, abs=1e-6)
    assert sum(told["endings"].values()) == 3
    assert told["games_per_second"] > 0
    assert told["folder"] == "results/random-classic-3-seed-1"


def test_forfeits_are_reported(run, tmp_path):
    spec = bot_file(tmp_path, "return 'dance'")
    status, out, _ = run(f"simulate {spec} random --games 2 {SMALL} --workers 1")
    assert status == 0
    assert f"Forfeit of {spec}, game 0, seat 0: said 'dance'" in out


def test_more_games_are_added_to_those_that_are_there(run, tmp_path):
    same = f"simulate random {SMALL} --out here --workers 1"
    assert run(f"{same} --games 2")[0] == 0
    status, _, err = run(f"{same} --games 2")
    assert status == 2
    assert err.startswith("longshore: here holds 2 games already")
    assert run(f"{same} --games 4")[0] == 0
    status, out, _ = run("simulate --resume --out here --games 5 --workers 1 --json")
    assert status == 0
    assert (json.loads(out)["done"], json.loads(out)["played"]) == (5, 1)
    assert load(tmp_path / "here").games["game"].to_list() == list(range(5))
    status, _, err = run("simulate merchant --resume --out here --games 9")
    assert status == 2
    assert "bots random random random, not merchant merchant merchant" in err
    assert run(f"{same} --games 2 --replace")[0] == 0
    assert load(tmp_path / "here").games.height == 2


def test_a_round_trip_of_options_when_going_on(run, tmp_path):
    options = "--edition anniversary --option investment-bank=off --option round-limit=3"
    assert run(f"simulate random {options} --games 1 --out here --workers 1")[0] == 0
    assert run("simulate --resume --out here --games 2 --workers 1")[0] == 0
    told = load(tmp_path / "here").games["options"].unique().to_list()
    assert told == ["investment_bank=off round_limit=3"]


def test_a_folder_that_another_run_writes_to_is_refused(run, tmp_path):
    line = f"simulate random {SMALL} --games 2 --out here --workers 1"
    with claimed(tmp_path / "here"):
        status, out, err = run(line)
        assert (status, out) == (2, "")
        assert err == (
            "longshore: Another run is writing to here: wait for its end, or give another folder.\n"
        )
        assert [path.name for path in (tmp_path / "here").iterdir()] == [".lock"]
    assert run(line)[0] == 0


def started(folder: Path, *words: str) -> subprocess.Popen[str]:
    return subprocess.Popen(
        [*LONGSHORE, "simulate", "random", "--games", "5000", "--out", "r", *words],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )


@pytest.mark.parametrize("workers", some(["1", "2"], ["2"]))
def test_ctrl_c_keeps_what_is_done(tmp_path, workers):
    """From a terminal, where everybody in the group hears it."""
    process = started(tmp_path, "--workers", workers, "--seats", "3")
    assert " of 5,000 games" in process.stderr.readline()
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130, err
    assert "Traceback" not in err
    stored = json.loads((tmp_path / "r" / "setting.json").read_text())
    assert stored["asked"] == 5000
    assert 0 < stored["done"] < 5000
    results = load(tmp_path / "r")
    assert results.games.height == stored["done"]
    assert results.seats.height == 3 * stored["done"]
    assert not (tmp_path / "r" / "parts").exists()
    assert f"{stored['done']:,} of 5,000 games are done" in err
    assert "`longshore simulate --resume --out r` goes on." in err
    assert re.search(rf"^{stored['done']:,} games?: ", out, re.MULTILINE)  # on a busy machine one


WITHOUT_POLARS = """
import sys
sys.modules["polars"] = None  # as if it were not installed
from longshore.cli import main as cli
sys.exit(cli.run(sys.argv[1:]))
"""


def without_polars(folder: Path, line: str) -> subprocess.CompletedProcess[str]:
    words = f"simulate random {SMALL} --games 1 --workers 1 --out r {line}".split()
    return subprocess.run(
        [sys.executable, "-c", WITHOUT_POLARS, *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )


def test_csv_needs_no_extra_and_parquet_says_which(tmp_path):
    plain = without_polars(tmp_path, "--turns --format csv")
    assert plain.returncode == 0, plain.stderr
    assert sorted(path.name for path in (tmp_path / "r").glob("[!.]*")) == [
        "games.csv",
        "seats.csv",
        "setting.json",
        "turns.csv",
    ]
    refused = without_polars(tmp_path, "--replace")
    assert refused.returncode == 2
    assert refused.stderr == (
        "longshore: Parquet needs the lab extra: pip install 'longshore[lab]'; or say"
        " --format csv.\n"
    )
