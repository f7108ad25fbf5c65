from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from longshore.cli import main as cli
from longshore.engine.readiness import THE_RULES, prepare
from longshore.engine.sources import look_again
from tests.patience import PATIENCE

QUICK = ["--seats", "3", "--stall", "3", "--workers", "1"]


@pytest.fixture(scope="module", autouse=True)
def compiled():
    prepare(THE_RULES)


@pytest.fixture
def run(capsys, monkeypatch, tmp_path):
    """Run `longshore ladder` here, in an empty folder; its exit status, and what it printed."""
    monkeypatch.chdir(tmp_path)

    def call(*arguments: object) -> tuple[int, str, str]:
        status = cli.run(["ladder", *map(str, arguments)])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


@pytest.fixture
def first(tmp_path) -> str:
    """A bot of one's own: the first move there is."""
    file = tmp_path / "first.py"
    file.write_text(
        "from longshore.bots.bot import Bot\n\n\n"
        "class First(Bot):\n"
        "    def choose(self, decision):\n"
        "        return decision.moves[0]\n"
    )
    return "first.py:First"


def numbers(text: str) -> dict[str, object]:
    """What `--json` printed, without what depends on the clock or on the machine."""
    told = json.loads(text)
    del told["sessions"], told["notes"], told["command"]
    for line in told["standings"]:
        del line["seconds"], line["tail_seconds"]
    return told


BAD = [
    ("", "Who plays? Name bots"),
    ("randm random", "There is no bot 'randm'"),
    ("random random", "random is named twice."),
    ("random --games 0", "--games is from 1 to 10000000; not 0."),
    ("random --games many", "--games has to be a whole number."),
    ("random --stall 0", "--stall is at least 1; not 0."),
    ("random --workers 0", "--workers is from 1 to 1000; not 0."),
    ("random --engine cloud", "--engine is local or ray; not 'cloud'."),
    ("random --ray-address auto", "--ray-address is for --engine ray."),
    ("random --seats 6", "A table has 3 to 5 seats, not 6."),
    ("random --seed -1", "--seed is from 0 to"),
    ("random --option mony=open", "There is no option called 'mony'. Did you mean money?"),
    ("--challenge random", "--challenge is one bot among others"),
    ("--field random", "--field is who plays against one other"),
    ("random --challenge random --field merchant", "not both."),
    ("random --only s", "--only and --write are for a plan"),
    ("random --write page.md", "--only and --write are for a plan"),
    ("random --out no/where.json", "There is no folder no for no/where.json."),
    ("random --no-run", "--no-run shows what --out has"),
    ("--plan nowhere.toml", "There is no file nowhere.toml."),
    ("random --plan plan.toml", "With --plan the plan says who plays what"),
    ("--plan plan.toml --seed 3", "With --plan the plan says who plays what"),
]


@pytest.mark.parametrize(("line", "said"), BAD)
def test_what_is_wrong_is_one_line(run, line, said):
    status, out, err = run(*line.split())
    assert (status, out) == (2, "")
    assert said in err
    assert err.count("\n") == 1


def test_a_round_robin_in_tables(run, first):
    status, out, err = run("random", first, "--games", 6, *QUICK)
    assert status == 0, err
    assert out.startswith("random, first.py:First; classic, 3 seats\n")
    for heading in ("win share", "95 % interval", "even", "rating μ", "95 % within", "plays"):
        assert heading in out
    assert "9 seats for a bot" in out
    assert "The same command gives the same numbers" in out


def test_the_same_command_gives_the_same_numbers_whatever_the_workers(run, first):
    line = ["random", first, "--games", 18, "--seats", 3, "--stall", 4, "--json"]
    status, alone, _ = run(*line, "--workers", 1)
    assert status == 0
    status, together, _ = run(*line, "--workers", 2)
    assert status == 0
    assert numbers(alone) == numbers(together)
    _, other, _ = run(*line, "--workers", 1, "--seed", 2)
    assert numbers(alone)["standings"] != numbers(other)["standings"]


def test_a_challenge_is_kept_and_gone_on_with(run, first):
    line = ["--challenge", first, "--field", "random", *QUICK]
    assert run(*line, "--games", 3, "--out", "kept.json")[0] == 0
    status, more, _ = run(*line, "--games", 9, "--out", "kept.json", "--json")
    assert status == 0
    assert [one["games"] for one in json.loads(more)["sessions"]] == [3, 6]
    _, whole, _ = run(*line, "--games", 9, "--json")
    assert numbers(more) == numbers(whole)
    status, shown, _ = run(*line, "--games", 9, "--out", "kept.json", "--json", "--no-run")
    assert (status, numbers(shown)) == (0, numbers(whole))


def test_the_file_of_another_contest_is_left_alone(run):
    assert run("random", "--games", 2, *QUICK, "--out", "kept.json")[0] == 0
    before = Path("kept.json").read_text()
    status, _, err = run("random", "--games", 2, "--seed", 2, *QUICK, "--out", "kept.json")
    assert status == 2
    assert "kept.json is not of this contest" in err
    assert Path("kept.json").read_text() == before


def test_a_bot_that_fails_is_told_of(run, tmp_path):
    (tmp_path / "bad.py").write_text(
        "from longshore.bots.bot import Bot\n\n\n"
        "class Bad(Bot):\n"
        "    def choose(self, decision):\n"
        "        raise RuntimeError('no idea')\n"
    )
    status, out, _ = run("--challenge", "bad.py:Bad", "--field", "random", "--games", 3, *QUICK)
    assert status == 0
    assert "Forfeited: bad.py:Bad in game 0" in out
    assert "no idea" in out


PLAN = """
title = "Small"

[[section]]
name = "one"
title = "One"
claim = "It wins."
seats = 3
challenge = "first.py:First"
field = "random"
games = 3
stall = 3
checks = [{ measure = "win_share", at_least = 0 }]

[[section]]
name = "two"
title = "Two"
seats = 3
bots = ["random"]
games = 2
stall = 3
"""


def test_a_plan_is_run_section_by_section_and_its_page_written(run, first):
    Path("plan.toml").write_text(PLAN)
    line = ["--plan", "plan.toml", "--write", "page.md", "--workers", 1]
    status, out, _ = run(*line, "--only", "one")
    assert status == 0
    assert "one: 3 games\n  first.py:First wins: " in out
    assert "two" not in out
    assert "No games: it has not been run yet." in Path("page.md").read_text()
    assert [file.name for file in Path("results/ladder").iterdir()] == ["one.json"]
    kept = Path("results/ladder/one.json").stat().st_mtime_ns

    assert run(*line)[0] == 0
    page = Path("page.md").read_text()
    assert "No games" not in page
    assert "    longshore ladder random --edition classic --seats 3 --games 2 --seed 1" in page
    assert Path("results/ladder/one.json").stat().st_mtime_ns == kept  # not played again

    assert run(*line, "--no-run")[0] == 0
    assert Path("page.md").read_text() == page


def test_results_come_from_another_folder_too(run, first):
    """As from another machine: the section is run there, and its file copied."""
    Path("plan.toml").write_text(PLAN)
    there = ["--plan", "plan.toml", "--only", "two", "--results", "there", "--workers", 1]
    assert run(*there, "--write", "page.md")[0] == 0
    command = "`longshore ladder --plan plan.toml --results there --write page.md`"
    assert command in Path("page.md").read_text()
    Path("results/ladder").mkdir(parents=True)
    Path("there/two.json").replace("results/ladder/two.json")
    status, out, _ = run("--plan", "plan.toml", "--no-run", "--json")
    assert status == 0
    one, two = json.loads(out)["runs"]
    assert "standings" not in one
    assert two["course"]["games"] == 2


def test_a_stale_result_is_played_again_and_never_shown(run, first):
    Path("plan.toml").write_text(PLAN)
    line = ["--plan", "plan.toml", "--only", "one", "--workers", 1]
    assert run(*line)[0] == 0
    source = Path("first.py").read_text().replace("moves[0]", "moves[-1]")
    Path("first.py").write_text(source)
    os.utime("first.py", (1, 1))
    look_again()  # a process sees its sources as they were when it started
    _, out, _ = run(*line, "--no-run", "--json")
    assert "standings" not in json.loads(out)["runs"][0]
    _, out, err = run(*line)
    assert "one: the result kept is stale, the bots' sources have changed since" in err
    assert "one: 3 games" in out


def test_what_is_done_stays_when_it_is_interrupted(tmp_path):
    line = [sys.executable, "-m", "longshore.cli.main", "ladder", "random", "--games", "100000"]
    line += ["--seats", "3", "--workers", "1", "--out", "kept.json"]
    process = subprocess.Popen(
        line, cwd=tmp_path, stderr=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert process.stderr is not None
    while "games" not in process.stderr.readline():  # the first line on how far it is
        time.sleep(0.01)
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=PATIENCE)
    assert process.returncode == 130
    assert "kept.json has what is done; the same command goes on." in err
    assert "Stopped." in err
    games = json.loads((tmp_path / "kept.json").read_text())["games"]
    assert [game[0] for game in games] == list(range(len(games)))
    assert f"So far {len(games):,} of 100,000 games were played." in out


def test_without_the_extra_one_line_says_what_to_install(run, monkeypatch):
    monkeypatch.setitem(sys.modules, "openskill", None)
    status, _, err = run("random", *QUICK)
    assert status == 2
    assert err == (
        "longshore: `longshore ladder` needs the lab extra: pip install 'longshore[lab]'.\n"
    )
