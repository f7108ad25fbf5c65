"""Many games between bots, written to a folder: `longshore simulate` without the command line."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import NamedTuple, TextIO

from longshore.bots.registry import BotError, make_bot
from longshore.engine.readiness import prepare
from longshore.game.given import of_kind, quote, whole
from longshore.lab.claim import claimed
from longshore.lab.crew import Crew
from longshore.lab.errors import LabError
from longshore.lab.folder import Stored, clear, read_stored
from longshore.lab.players import check_players
from longshore.lab.progress import showing
from longshore.lab.setting import Setting
from longshore.lab.stopping import listening
from longshore.lab.summary import Summary
from longshore.lab.table_parts import table_parts
from longshore.lab.workers import ENGINES, Job, open_crew, play
from longshore.lab.writing import ResultFolder, check_format


class Plan(NamedTuple):
    """What is to be played, by whom, and where it is written."""

    setting: Setting
    games: int
    folder: Path  # or its text
    format: str = "parquet"
    workers: int | None = None  # all cores
    engine: str = "local"
    ray_address: str | None = None
    command: str = ""


class Simulated(NamedTuple):
    """What came of it."""

    summary: Summary
    stored: Stored
    stopped: bool


def simulate(plan: Plan, *, replace: bool = False, progress: TextIO | None = None) -> Simulated:
    """Play what is missing in the folder, and write it there; Ctrl-C keeps what is done.

    A folder that holds games of the same setting is gone on with; one that holds others, or all
    that is asked for, is refused, unless it is to be replaced. Progress is shown on stderr.
    """
    plan, stored = _in_order(plan), check_plan(plan, replace=replace)
    check_players(plan.setting.bots, plan.engine)
    prepare(*table_parts(plan.setting), stream=progress)
    with (
        listening() as stop,
        open_crew(plan.workers, plan.engine, plan.ray_address, stop) as crew,
        claimed(plan.folder),
    ):
        _check_folder(plan.folder, stored, replace=replace)  # another run may have been quicker
        if replace and plan.folder.exists():
            clear(plan.folder)
        store = ResultFolder(plan.folder, stored)
        summary = _so_far(store)
        try:
            _play_missing(plan, crew, store, summary, progress)
        finally:  # whatever happens, what is done is kept
            store.close()
    return Simulated(summary, store.stored, stop.asked and len(store.done) < plan.games)


def _play_missing(
    plan: Plan, crew: Crew, store: ResultFolder, summary: Summary, progress: TextIO | None
) -> None:
    done = frozenset(store.done)
    jobs = (Job(plan.setting, number) for number in range(plan.games) if number not in done)
    began = time.monotonic()
    with showing(len(store.done), plan.games, progress) as step:
        for _, result in play(crew, jobs):
            store.add(result)
            summary.add(result)
            summary.seconds = time.monotonic() - began
            step()


def _so_far(store: ResultFolder) -> Summary:
    summary = Summary()
    for row in store.rows("games"):
        summary.add_game(row)
    for row in store.rows("seats"):
        summary.add_seat(row)
    return summary


def _in_order(plan: Plan) -> Plan:
    """The plan with what it has in our kinds of numbers and paths; what is none is refused."""
    setting = of_kind(
        of_kind(plan, Plan, "A Plan is played").setting, Setting, "A plan has a Setting"
    )
    games, workers = whole(plan.games), whole(plan.workers)
    if games is None or games < 1:
        raise LabError(f"At least 1 game is played; not {quote(plan.games)}.")
    if plan.workers is not None and (workers is None or workers < 1):
        raise LabError(f"At least 1 worker is needed; not {quote(plan.workers)}.")
    if not isinstance(plan.folder, str | os.PathLike):
        raise LabError(f"Games are written to a folder; {quote(plan.folder)} is no path.")
    return plan._replace(setting=setting, games=games, workers=workers, folder=Path(plan.folder))


def check_plan(plan: Plan, *, replace: bool = False) -> Stored:
    """What `setting.json` will say, if nothing is wrong with the plan."""
    plan = _in_order(plan)
    if plan.engine not in ENGINES:
        raise LabError(f"Games are played by {' or '.join(ENGINES)}; not by {plan.engine!r}.")
    if plan.ray_address is not None and plan.engine != "ray":
        raise LabError("--ray-address is for --engine ray.")
    for spec in dict.fromkeys(plan.setting.bots):
        try:
            make_bot(spec)
        except BotError as problem:
            raise LabError(str(problem)) from None
    check_format(plan.format)
    stored = Stored.of(
        plan.setting, command=plan.command, format=plan.format, asked=plan.games, done=0
    )
    _check_folder(plan.folder, stored, replace=replace)
    return stored


def _check_folder(folder: Path, wanted: Stored, *, replace: bool) -> None:
    there = read_stored(folder)
    if there is None or replace:
        return
    if difference := there.differs(wanted):
        raise LabError(
            f"{folder} holds other games ({difference}): give another folder, or --replace."
        )
    if there.done >= wanted.asked:
        raise LabError(
            f"{folder} holds {there.done:,} games already: ask for more, give another folder,"
            " or --replace."
        )
