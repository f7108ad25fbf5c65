"""The arena: plans, games at the same deals, what is kept of them, the leaderboard and its site."""

from __future__ import annotations

import json
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest

from longshore import Game, Record
from longshore.cli import main as cli
from longshore.engine.readiness import THE_RULES, prepare
from longshore.engine.sources import look_again
from longshore.lab.arena.standings import _gain, leads_by_deal
from longshore.lab.ladder.seating import line_ups
from tests.lab.ladder_support import game
from tests.patience import PATIENCE

PLAN = """
title = "Harbour <cup>"
about = "Who is best & why."
seats = 3
deals = {deals}
seed = {seed}
options = {{ supply = 4, round_limit = 6 }}

[[player]]
name = "Chance"
bot = "random"

[[player]]
name = "First <b>"
bot = "mine.py:First"
prices = {{ tokens = 0.5 }}

[[player]]
name = "Clumsy"
bot = "mine.py:Clumsy"
"""
MINE = '''
from pathlib import Path

from longshore.bots import Bot, GivenUp


class First(Bot):
    """Does the first thing there is, and counts what that costs."""

    spent = 0

    def choose(self, decision):
        self.spent += 1
        return decision.moves[0]

    def end(self, view):
        with open("ended.txt", "a") as file:
            file.write("over\\n" if view is not None else "left\\n")

    def costs(self):
        return {"tokens": self.spent}


class Clumsy(Bot):
    def choose(self, decision):
        while Path("wait.txt").exists() and Path("ended.txt").exists():
            pass
        raise GivenUp("cannot <think>")
'''
Run = Callable[..., tuple[int, str, str]]


@pytest.fixture(scope="module", autouse=True)
def compiled() -> None:
    prepare(THE_RULES)


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Run:
    """Run `longshore arena` here, in a folder with a plan and two bots."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "mine.py").write_text(MINE, encoding="utf-8")
    write_plan(tmp_path)

    def call(*arguments: object) -> tuple[int, str, str]:
        status = cli.run(["arena", "cup.toml", "--workers", "1", *map(str, arguments)])
        shown = capsys.readouterr()
        return status, shown.out, shown.err

    return call


def write_plan(folder: Path, deals: int = 2, seed: int = 1) -> None:
    (folder / "cup.toml").write_text(PLAN.format(deals=deals, seed=seed), encoding="utf-8")


def kept(folder: Path) -> list[dict[str, Any]]:
    lines = (folder / "results/arena/cup/games.jsonl").read_bytes().splitlines()
    return [json.loads(line) for line in lines]


def played(folder: Path) -> int:
    """How many games came to their end: the bot that notes it sits in each of them."""
    return (folder / "ended.txt").read_text().count("over")


class Links(HTMLParser):
    def __init__(self, page: Path) -> None:
        super().__init__()
        self.found: list[str] = []
        self.feed(page.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert tag != "b" or not attrs
        assert tag not in ("cup", "think")
        self.found += [value for name, value in attrs if name in ("href", "src") and value]


def test_a_leaderboard_with_costs_and_forfeits(run: Run, tmp_path: Path) -> None:
    status, out, _ = run("--json")
    assert status == 0
    told = json.loads(out)
    assert (told["games"], told["complete"]) == (6, True)
    found = {one["player"]: one for one in told["standings"]}
    assert found.keys() == {"Chance", "First <b>", "Clumsy"}
    leads = [one["lead"][0] for one in told["standings"]]
    assert leads == sorted(leads, reverse=True)
    assert sum(leads) == pytest.approx(0)
    first = found["First <b>"]
    tokens = first["standing"]["decisions"]
    assert first["costs"] == {"tokens": tokens, "dollars": tokens / 2}
    assert first["dollars_a_game"] == tokens / 12
    clumsy = found["Clumsy"]["standing"]
    assert clumsy["forfeits"] == clumsy["decisions"] > 0
    assert all(one["rating"][1] < one["rating"][0] < one["rating"][2] for one in found.values())
    for one in told["standings"]:
        assert [meeting["games"] for meeting in one["meetings"]] == [6, 6]
    status, out, _ = run("--no-run")
    assert status == 0
    assert "First <b>" in out
    assert Path(out.splitlines()[-1]) == Path("results/arena/cup/site/index.html")
    assert played(tmp_path) == 6


def test_in_a_deal_the_same_players_go_around_all_seats(run: Run, tmp_path: Path) -> None:
    run()
    games = kept(tmp_path)
    records = [Record.from_text(one["record"]) for one in games]
    for deal in (0, 3):
        assert len({records[number].deal for number in range(deal, deal + 3)}) == 1
        seats = [tuple(games[number]["game"][1]) for number in range(deal, deal + 3)]
        assert {line_up.index(0) for line_up in seats} == {0, 1, 2}
        assert all(sorted(line_up) == [0, 1, 2] for line_up in seats)
    assert records[0].deal != records[3].deal


def test_its_site_has_every_game_to_look_at_and_to_take_away(run: Run, tmp_path: Path) -> None:
    run()
    site = tmp_path / "results/arena/cup/site"
    pages = list(site.rglob("*.html"))
    assert len(pages) == 7
    for page in pages:
        for link in Links(page).found:
            assert (page.parent / link).is_file()
    text = (site / "index.html").read_text(encoding="utf-8")
    assert "Harbour &lt;cup&gt;" in text
    assert "Who is best &amp; why." in text
    for one in kept(tmp_path):
        number, scores = one["game"][0], one["game"][7]
        again = Game.from_record(site / f"games/{number:05}.game")
        assert again.over
        assert list(again.scores()) == scores
        page = (site / f"games/{number:05}.html").read_text(encoding="utf-8")
        assert "cannot &lt;think&gt;" in page
    assert cli.run(["replay", str(site / "games/00000.game")]) == 0


def test_more_deals_go_on_where_it_was(run: Run, tmp_path: Path) -> None:
    write_plan(tmp_path, deals=1)
    run()
    before = (tmp_path / "results/arena/cup/games.jsonl").read_bytes()
    assert played(tmp_path) == 3
    write_plan(tmp_path, deals=2)
    status, out, _ = run("--json")
    assert (status, json.loads(out)["complete"]) == (0, True)
    assert played(tmp_path) == 6
    assert (tmp_path / "results/arena/cup/games.jsonl").read_bytes().startswith(before)
    run()
    assert played(tmp_path) == 6


def test_a_line_that_was_cut_off_is_played_again_and_no_other(run: Run, tmp_path: Path) -> None:
    run()
    file = tmp_path / "results/arena/cup/games.jsonl"
    whole = file.read_bytes()
    file.write_bytes(whole[:-40])
    assert json.loads(run("--no-run", "--json")[1])["games"] == 5
    run()
    assert played(tmp_path) == 7
    again, once = kept(tmp_path), [json.loads(line) for line in whole.splitlines()]
    assert [one["record"] for one in again] == [one["record"] for one in once]


def test_killed_in_the_middle_it_goes_on(run: Run, tmp_path: Path) -> None:
    """By a signal that nobody hears: what was finished by then is there, once."""
    (tmp_path / "wait.txt").touch()
    command = [sys.executable, "-m", "longshore.cli.main", "arena", "cup.toml", "--workers", "1"]
    process = subprocess.Popen(command, cwd=tmp_path, stderr=subprocess.DEVNULL)
    file = tmp_path / "results/arena/cup/games.jsonl"
    until = time.monotonic() + PATIENCE
    while not file.exists() or not file.read_bytes().endswith(b"\n"):
        assert process.poll() is None
        assert time.monotonic() < until
        time.sleep(0.01)
    process.send_signal(signal.SIGKILL)
    process.wait()
    before = file.read_bytes()
    (tmp_path / "wait.txt").unlink()
    assert run()[0] == 0
    assert file.read_bytes().startswith(before)
    numbers = [one["game"][0] for one in kept(tmp_path)]
    assert sorted(numbers) == list(range(6))
    assert played(tmp_path) == 6


def test_another_arena_is_never_mixed_in(run: Run, tmp_path: Path) -> None:
    assert "there is nothing" in run("--no-run")[2]
    run()
    before = kept(tmp_path)
    write_plan(tmp_path, seed=2)
    status, _, err = run()
    assert status == 2
    assert "holds another arena: it was played with another setting. Give another folder" in err
    write_plan(tmp_path)
    (tmp_path / "mine.py").write_text(MINE.replace("moves[0]", "moves[-1]"), encoding="utf-8")
    look_again()
    status, _, err = run()
    assert status == 2
    assert "the bots' sources have changed since" in err
    assert kept(tmp_path) == before


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("seats = 3", "seats = 9"), "seats"),
        (('name = "Clumsy"', 'name = "Chance"'), "two players are called 'Chance'"),
        (('name = "Clumsy"', 'name = ""'), "a name has 1 to 40 signs; not ''"),
        (('bot = "random"', 'bot = "randem"'), "There is no bot 'randem'"),
        (("tokens = 0.5", "dollars = 0.5"), "First <b> cannot have the price dollars = 0.5"),
        (("deals = 2", "deals = 0"), "`deals` is from 1 to 1000000"),
        (("seats = 3", "seats = 3\npatience = 0"), "`patience` is more than 0, at most 3600"),
        (("seats = 3", "chairs = 3"), "there is no 'chairs'"),
        (("seats = 3", "seats = "), "is not TOML"),
    ],
)
def test_what_is_wrong_with_a_plan_is_one_line(
    run: Run, tmp_path: Path, change: tuple[str, str], said: str
) -> None:
    text = PLAN.format(deals=2, seed=1)
    assert change[0] in text
    (tmp_path / "cup.toml").write_text(text.replace(*change), encoding="utf-8")
    status, out, err = run()
    assert (status, out) == (2, "")
    assert said in err
    assert len(err.splitlines()) == 1
    assert not (tmp_path / "results").exists()


@pytest.mark.parametrize(("bots", "seats"), [(4, 4), (5, 4), (3, 4), (2, 4), (7, 3), (2, 5)])
def test_paired_line_ups_are_as_mixed_as_can_be_and_even(bots: int, seats: int) -> None:
    found = line_ups(bots * seats * 4, bots, seats, 1, challenge=False, paired=True)
    assert len(set(Counter(bot for line_up in found for bot in line_up).values())) == 1
    for seat in range(seats):
        assert len(set(Counter(line_up[seat] for line_up in found).values())) == 1
    for line_up in found:
        counts = [line_up.count(bot) for bot in range(bots)]
        assert max(counts) - min(counts) <= 1


def test_what_pairing_gains_is_worked_out_from_the_games() -> None:
    """Were the deal all that matters, the mean over a deal would tell everything."""
    leads = [[9.0, 1.0, -4.0], [9.0, 0.0, -3.0], [9.0, 3.0, -6.0], [10.0, 2.0, -5.0]]
    gain = _gain(leads)
    assert gain is not None
    assert gain > 10
    assert _gain(leads[:1]) is None
    rounds = [game(number, (0, 1, 2), (number % 3,), score=90) for number in range(5)]
    assert leads_by_deal(rounds, 0, 3) == [[30.0, -15.0, -15.0]]  # the second deal is not whole


def test_a_ladder_may_be_paired_too(run: Run, capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["random", "mine.py:First", "--seats", "3", "--option", "supply=4", "--games", "6"]
    assert cli.run(["ladder", *arguments, "--paired", "--workers", "1", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["command"].endswith("--paired")
    assert told["contest"]["paired"] is True
