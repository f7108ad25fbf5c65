"""Longshore's table server beside servers of boardgame.io, under load in the same run.

    python benchmarks/table.py [--tables 200 1000] [--seconds 5] [--rounds 3] [--only SECTION…]
                               [--way channel|post] [--processes 1 2 4] [--json FILE]
                               [--write-readme] [--profile FILE]

README.md beside this file says what is measured and how.
"""

import argparse
import os
import platform
import subprocess
import sys
import tempfile
from collections.abc import Callable
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import NamedTuple, get_args

from rich.console import Console

import arguments
import report
from environment import BenchError
from tables import own, peer
from tables import report as tables_report
from tables.flat import Flat
from tables.loads import Load
from tables.own import Games, Way
from tables.peer import Matches
from tables.results import COUNTER, OWN, SAME, Loaded, Measured, Results, Section, ratios

SECTIONS: tuple[Section, ...] = get_args(Section)
TABLES = (200, 1000)
PACED_TABLES = 1000
PROCESSES_TABLES = 200
IDLE_TABLES = 1000
WIDTH = 120  # of what is printed into a file
PACE_MS = 1000.0  # between two actions at a busy table


class Step(NamedTuple):
    """What is measured once a round."""

    section: Loaded
    who: str
    tables: int
    measure: Callable[[], Load]


def main() -> int:
    chosen = _arguments()
    errors = Console(stderr=True, highlight=False)
    try:
        if not Path("/proc/self/stat").exists():
            raise BenchError("what a server uses is read from /proc: this takes Linux")
        if chosen.write_readme:
            tables_report.check_readme()  # before the minutes of work
        peer.prepare()
        with ExitStack() as held:
            if chosen.profile:
                games = Games("sqlite", held, chosen.way)
                games.profile(chosen.tables[0], chosen.seconds, chosen.profile)
                return 0
            results = _Run(chosen, errors, held).measure()
    except BenchError as error:
        errors.print(f"error: {error}", markup=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        errors.print("stopped before the end; nothing was written")
        return 130
    tables_report.show(results, Console(width=None if sys.stdout.isatty() else WIDTH))
    if chosen.json:
        tables_report.write_json(results, chosen.json)
    if chosen.write_readme:
        tables_report.write_readme(results)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks/table.py", description="Longshore's table server beside boardgame.io's."
    )
    count = arguments.at_least_one
    arguments.common(parser, SECTIONS, "SECTION", counts="the median is shown")
    parser.add_argument(
        "--tables", type=count, default=list(TABLES), nargs="+", metavar="N", help="at once"
    )
    parser.add_argument(
        "--paced-tables", type=count, default=PACED_TABLES, metavar="N", help="with a pace"
    )
    parser.add_argument(
        "--pace", type=arguments.positive, default=PACE_MS, help="ms between two actions"
    )
    processes = _process_counts()
    parser.add_argument(
        "--processes", type=count, default=processes, nargs="+", metavar="N", help="on PostgreSQL"
    )
    parser.add_argument(
        "--part", type=count, default=1, metavar="N", help="an Nth of the stores, in flat and idle"
    )
    parser.add_argument("--way", choices=get_args(Way), default="channel", help="people act by")
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="profile the server instead, for pstats"
    )
    return arguments.parsed(parser)


def _process_counts() -> list[int]:
    """1 and 2 processes; 4 where there are cores for them and the load."""
    return [1, 2, 4] if (os.cpu_count() or 1) > 4 else [1, 2]


class _Run:
    """One run: which sections, and their measurements in rounds."""

    def __init__(self, chosen: argparse.Namespace, progress: Console, held: ExitStack) -> None:
        self._chosen, self._progress, self._held = chosen, progress, held
        self._seconds: float = chosen.seconds
        self._busy = os.getloadavg()[0]
        self._own = Games("sqlite", held, chosen.way)
        self._same, self._counter = Matches("container", held), Matches("counter", held)

    def measure(self) -> Results:
        chosen = self._chosen
        wanted: list[Section] = [one for one in SECTIONS if one in (chosen.only or SECTIONS)]
        rows = self._rounds([step for section in wanted for step in self._steps(section)])
        lengths, stores, own_idle, peer_idle = [], [], None, None
        if "flat" in wanted:
            self._say("a game's length and what is in the store")
            flat = Flat(self._own)
            lengths, stores = flat.lengths(), flat.stores(chosen.part)
        if "idle" in wanted:
            count = max(1, IDLE_TABLES // chosen.part)
            self._say(f"memory of {count} tables")
            own_idle, peer_idle = self._own.idle(count), self._counter.idle(count)
        return Results(
            command=self._command(),
            date=report.today(),
            cpu=report.cpu_model(),
            cores=os.cpu_count() or 1,
            busy=self._busy,
            disk=_disk(),
            python=platform.python_version(),
            versions=[report.longshore_version(), peer.version()],
            game=own.described(),
            peer_game=f"4 seats, {self._same.moves} moves",
            way=chosen.way,
            pace_ms=chosen.pace,
            rows=rows,
            ratios=ratios(rows),
            lengths=lengths,
            stores=stores,
            idle=own_idle,
            peer_idle=peer_idle,
        )

    def _rounds(self, steps: list[Step]) -> list[Measured]:
        """Each step once a round, so that whatever the machine does besides meets all of them."""
        found: dict[tuple[Loaded, str, int], list[Load]] = {}
        for number in range(1, self._chosen.rounds + 1):
            for step in steps:
                turn = f"round {number} of {self._chosen.rounds}"
                self._say(f"{turn}: {step.section}, {step.tables} tables, {step.who}")
                found.setdefault(step[:3], []).append(self._again(step.measure))
        return [Measured(*key, loads) for key, loads in found.items()]

    def _again(self, measure: Callable[[], Load]) -> Load:
        """Once more where it failed: one process that stalls is not to cost a whole run."""
        try:
            return measure()
        except BenchError as error:
            self._say(f"{error}; once more")
            return measure()

    def _steps(self, section: Section) -> list[Step]:
        chosen, seconds, ours = self._chosen, self._seconds, self._own
        if section == "people":
            return [step for count in chosen.tables for step in self._people(count)]
        if section == "bots":
            return [
                Step("bots", OWN, count, partial(ours.with_bots, count, seconds))
                for count in chosen.tables
            ]
        if section == "paced":
            count, pace = chosen.paced_tables, chosen.pace
            paced = partial(ours.people, count, seconds, pace_ms=pace)
            return [Step("paced", OWN, count, paced)]
        if section == "processes":
            return self._processes()
        return []

    def _people(self, count: int) -> list[Step]:
        """Ours and the peers', in turns."""
        seconds = self._seconds
        return [
            Step("people", OWN, count, partial(self._own.people, count, seconds)),
            Step("people", SAME, count, partial(self._same.measure, count, seconds)),
            Step("people", COUNTER, count, partial(self._counter.measure, count, seconds)),
        ]

    def _processes(self) -> list[Step]:
        shared = Games("postgresql", self._held, self._chosen.way)
        count = min(PROCESSES_TABLES, *self._chosen.tables)

        def several(processes: int, spread: bool) -> Step:
            who = f"{OWN}, {processes} process" + ("es" if processes > 1 else "")
            who += ", spread" if spread else ""
            seconds = self._seconds
            measure = partial(shared.people, count, seconds, processes=processes, spread=spread)
            return Step("processes", who, count, measure)

        return [
            several(processes, spread)
            for processes in self._chosen.processes
            for spread in ((False, True) if processes > 1 else (False,))
        ]

    def _say(self, text: str) -> None:
        self._progress.print(text, style="dim")

    def _command(self) -> str:
        """The command that makes this run again."""
        chosen = self._chosen
        command = (
            f"python benchmarks/table.py --seconds {chosen.seconds:g} --rounds {chosen.rounds}"
        )
        if tuple(chosen.tables) != TABLES:
            command += f" --tables {' '.join(map(str, chosen.tables))}"
        if chosen.paced_tables != PACED_TABLES:
            command += f" --paced-tables {chosen.paced_tables}"
        if chosen.pace != PACE_MS:
            command += f" --pace {chosen.pace:g}"
        if chosen.part != 1:
            command += f" --part {chosen.part}"
        if chosen.way != "channel":
            command += f" --way {chosen.way}"
        return f"{command} --only {' '.join(chosen.only)}" if chosen.only else command


def _disk() -> str:
    """The kind of file system that the databases are on."""
    told = subprocess.run(
        ["stat", "--file-system", "--format=%T", tempfile.gettempdir()],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    return told.stdout.strip() or "unknown"


if __name__ == "__main__":
    sys.exit(main())
