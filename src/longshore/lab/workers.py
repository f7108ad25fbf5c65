"""Sharing out games: in this process, among processes of this machine, or on a Ray cluster.

Every game is a job of its own, and comes out the same wherever it is played.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from typing import TypeAlias

from longshore.lab.crew import Crew, Done, Job, SoloCrew, WorkerError
from longshore.lab.errors import LabError
from longshore.lab.setting import Setting
from longshore.lab.stopping import Stop
from longshore.lab.table import TableResult

__all__ = ["ENGINES", "Job", "WorkerError", "cores", "open_crew", "play", "run", "run_jobs"]

ENGINES = ("local", "ray")
OnDone: TypeAlias = Callable[[TableResult], object]


def cores() -> int:
    """The cores that this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


@contextmanager
def open_crew(
    workers: int | None = None,
    engine: str = "local",
    ray_address: str | None = None,
    stop: Stop | None = None,
) -> Iterator[Crew]:
    """So many workers, all cores by default, ready for games of any setting."""
    if engine not in ENGINES:
        raise LabError(f"Games are played by {' or '.join(ENGINES)}; not by {engine!r}.")
    crew: Crew
    if engine == "ray":
        from longshore.lab.ray_crew import RayCrew

        crew = RayCrew(workers, ray_address, stop or Stop())
    elif (workers or cores()) == 1:
        crew = SoloCrew(stop or Stop())
    else:
        from longshore.lab.local_crew import LocalCrew

        crew = LocalCrew(workers or cores(), stop or Stop())
    try:
        yield crew
    finally:
        crew.close()


def run(
    setting: Setting,
    numbers: Iterable[int],
    workers: int | None = None,
    engine: str = "local",
    on_done: OnDone | None = None,
) -> Iterator[TableResult]:
    """Play the games of these numbers and hand them on in this order.

    `on_done` hears of each game when it is done, which may be earlier.
    """
    with open_crew(workers, engine) as crew:
        yield from run_jobs(crew, (Job(setting, number) for number in numbers), on_done)


def run_jobs(
    crew: Crew, jobs: Iterable[Job], on_done: OnDone | None = None
) -> Iterator[TableResult]:
    """Play games of any settings and hand them on in the order of the jobs."""
    early: dict[int, TableResult] = {}
    handed = 0
    for ticket, result in play(crew, jobs):
        if on_done is not None:
            on_done(result)
        early[ticket] = result
        while handed in early:
            yield early.pop(handed)
            handed += 1


def play(crew: Crew, jobs: Iterable[Job]) -> Iterator[Done]:
    """Play games and hand them on as they are done, each with the number of its job.

    When the crew's `Stop` is asked for, what is done by then is handed on, and nothing else.
    """
    todo, running = enumerate(jobs), 0
    for ticket, job in todo:
        crew.take(ticket, job)
        running += 1
        while crew.room() <= 0 and not crew.stop.asked:
            done = crew.wait()
            running -= len(done)
            yield from done
        if crew.stop.asked:
            break
    while running > 0 and not crew.stop.asked:
        done = crew.wait()
        running -= len(done)
        yield from done
    if crew.stop.asked:
        yield from crew.collect()
