"""The same games on a Ray of our own, and on a cluster that is there already."""

from __future__ import annotations

import json
import subprocess
import sys

import pytest
import ray

from longshore.lab.crew import WorkerError
from longshore.lab.simulate import Plan, simulate
from longshore.lab.workers import Job, open_crew, run, run_jobs
from tests.lab.lab_support import bot_file, small

SMALL = "--seats 3 --option supply=4"


def test_ray_plays_the_same_games(tmp_path):
    setting = small(turns=True)
    alone = list(run(setting, range(10), workers=1))
    with open_crew(1, "ray") as crew:
        there = list(run_jobs(crew, [Job(setting, number) for number in range(10)]))
        _check_failure(crew, tmp_path)
    assert [(r.game, r.seats, r.turns) for r in alone] == [
        (r.game, r.seats, r.turns) for r in there
    ]
    assert not ray.is_initialized()


@pytest.mark.soak
def test_another_program_plays_on_the_cluster_it_is_told(tmp_path):
    with open_crew(1, "ray"):
        _check_cluster(ray.get_runtime_context().gcs_address, tmp_path)


def _check_failure(crew, folder) -> None:
    """What goes wrong there is told here."""
    lost = Job(small(bot_file(folder, "return 'pass'")), 0)
    (folder / "mine.py").unlink()
    with pytest.raises(WorkerError, match="A Ray task failed: BotError: There is no file"):
        list(run_jobs(crew, [lost]))


def _check_cluster(address: str, folder) -> None:
    """Another program that is given the address, as on a cluster."""
    line = f"simulate random {SMALL} --turns --games 5 --out there --engine ray"
    words = f"{line} --ray-address {address}".split()
    done = subprocess.run(
        [sys.executable, "-m", "longshore.cli.main", *words],
        cwd=folder,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    simulate(Plan(small(turns=True), 5, folder / "here", workers=1))
    for table in ("games", "seats", "turns"):
        name = f"{table}.parquet"
        assert (folder / "there" / name).read_bytes() == (folder / "here" / name).read_bytes()


PLAN = """
title = "There"
seats = 3
deals = 1
options = { supply = 4, round_limit = 2 }
player = [
  { name = "Chance", bot = "random" },
  { name = "Easy", bot = "easy" },
  { name = "Hello", bot = "program:echo hello" },
]
"""


@pytest.mark.soak
def test_an_arena_there_has_the_games_that_it_has_here(tmp_path):
    (tmp_path / "cup.toml").write_text(PLAN, encoding="utf-8")
    games = []
    for engine in ("ray", "local"):
        line = f"arena cup.toml --out {engine} --workers 1 --engine {engine}".split()
        command = [sys.executable, "-m", "longshore.cli.main", *line]
        done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr
        lines = (tmp_path / engine / "games.jsonl").read_bytes().splitlines()
        told = sorted((json.loads(one) for one in lines), key=lambda one: one["game"][0])
        games.append([(one["game"], one["record"], one["faults"]) for one in told])
    assert games[0] == games[1]
    assert len(games[0]) == 3
