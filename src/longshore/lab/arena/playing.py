"""Playing what an arena lacks, with the lab's workers, each game kept as soon as it has ended."""

from __future__ import annotations

import sys
import time
from pathlib import Path

import msgspec

from longshore.engine.readiness import prepare
from longshore.lab import workers
from longshore.lab.arena.folder import ArenaFolder, ArenaGame
from longshore.lab.arena.plan import ArenaPlan
from longshore.lab.claim import claimed
from longshore.lab.ladder.clock import DecisionClock
from longshore.lab.ladder.machine import this_machine
from longshore.lab.ladder.result import Session
from longshore.lab.ladder.running import line_of, setting_of
from longshore.lab.ladder.seating import LineUp
from longshore.lab.players import check_players
from longshore.lab.progress import showing
from longshore.lab.setting import Setting
from longshore.lab.stopping import Stop, listening
from longshore.lab.table import TableResult
from longshore.lab.table_parts import table_parts
from longshore.lab.workers import Job, cores, open_crew


def open_folder(plan: ArenaPlan, folder: Path) -> ArenaFolder:
    """What is there of an arena."""
    return ArenaFolder(folder, plan.contest, plan.sheet.patience)


def play_arena(
    plan: ArenaPlan,
    folder: Path,
    *,
    hands: int | None = None,
    engine: str = "local",
    ray_address: str | None = None,
) -> tuple[ArenaFolder, bool]:
    """Play what is missing; the arena as it is then, and whether it was stopped by Ctrl-C."""
    with listening() as stop, claimed(folder):
        arena = open_folder(plan, folder)
        if arena.missing:
            check_players(plan.contest.bots, engine)
        arena.begin()
        if arena.missing:
            _play(plan, arena, hands or cores(), (engine, ray_address), stop)
        return arena, stop.asked and bool(arena.missing)


def _play(
    plan: ArenaPlan, arena: ArenaFolder, hands: int, where: tuple[str, str | None], stop: Stop
) -> None:
    line_ups = plan.contest.line_ups()
    jobs = [Job(_setting(plan, line_ups[number]), number) for number in arena.missing]
    for setting in {job.setting.bots: job.setting for job in jobs}.values():
        prepare(*table_parts(setting))
    began, there, engine = time.monotonic(), len(arena.games), where[0]
    print(plan.sheet.title, file=sys.stderr, flush=True)
    try:
        with open_crew(hands, *where, stop) as crew, showing(there, there + len(jobs)) as step:
            for _, table in workers.play(crew, jobs):
                arena.add(_kept(table, plan))
                step()
    finally:
        played = len(arena.games) - there
        if played:
            spent = round(time.monotonic() - began, 1)
            known = hands if engine == "local" else 0
            arena.end_session(Session(this_machine(), engine, known, played, spent))


def _setting(plan: ArenaPlan, line_up: LineUp) -> Setting:
    setting = setting_of(plan.contest, line_up)
    return msgspec.structs.replace(setting, patience=plan.sheet.patience, record=True)


def _kept(table: TableResult, plan: ArenaPlan) -> ArenaGame:
    game = line_of(table, plan.contest)
    clocks = tuple(DecisionClock() for _ in table.times)
    for clock, times in zip(clocks, table.times, strict=True):
        clock.add(times)
    return ArenaGame(
        game=game, clocks=clocks, costs=table.costs, faults=table.faults, record=table.record
    )
