"""Longshore's table server beside a boardgame.io server, under load in the same run.

    python benchmarks/table.py [--tables 200 1000] [--seconds 5] [--rounds 3] [--only SECTION…]
                               [--json FILE] [--write-readme] [--profile FILE]

README.md beside this file says what is measured and how.
"""

import argparse
import platform
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path

from rich.console import Console

import arguments
import report
import table_own
import table_peer
import table_report
from environment import BenchError
from longshore_table.game import SEATS
from table_own import Games
from table_report import Measured, Results, Section

SECTIONS: tuple[Section, ...] = ("people", "bots", "paced", "postgresql", "idle")
TABLES = (200, 1000)
IDLE_TABLES = 1000
PACE_MS = 250.0  # between two actions at a busy table


def main() -> int:
    chosen = _arguments()
    errors = Console(stderr=True, highlight=False)
    try:
        if not Path("/proc/self/statm").exists():
            raise BenchError("what the server uses is read from /proc: this takes Linux")
        if chosen.write_readme:
            table_report.check_readme()  # before the minutes of work
        table_peer.prepare()
        with ExitStack() as held:
            if chosen.profile:
                games = Games("sqlite", held)
                games.profile(chosen.tables[0], chosen.seconds, chosen.profile)
                return 0
            results = _Run(chosen, errors, held).measure()
    except BenchError as error:
        errors.print(f"error: {error}", markup=False, soft_wrap=True)
        return 1
    except KeyboardInterrupt:
        errors.print("stopped before the end; nothing was written")
        return 130
    table_report.show(results, Console())
    if chosen.json:
        table_report.write_json(results, chosen.json)
    if chosen.write_readme:
        table_report.write_readme(results)
    return 0


def _arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="benchmarks/table.py", description="Longshore's table server beside boardgame.io."
    )
    arguments.common(parser, SECTIONS, "SECTION")
    parser.add_argument(
        "--tables",
        nargs="+",
        type=arguments.at_least_one,
        default=list(TABLES),
        help="the first is paced",
    )
    parser.add_argument(
        "--pace", type=arguments.positive, default=PACE_MS, help="ms between two actions"
    )
    parser.add_argument(
        "--profile", type=Path, metavar="FILE", help="profile the server instead, for pstats"
    )
    return arguments.parsed(parser)


class _Run:
    """One run: which sections, and their measurements in rounds."""

    def __init__(self, chosen: argparse.Namespace, progress: Console, held: ExitStack) -> None:
        self._chosen, self._progress, self._held = chosen, progress, held
        self._seconds: float = chosen.seconds
        self._found: dict[tuple[Section, str, int], list[table_report.Load]] = {}

    def measure(self) -> Results:
        wanted: list[Section] = [one for one in SECTIONS if one in (self._chosen.only or SECTIONS)]
        own = Games("sqlite", self._held)
        shared = Games("postgresql", self._held) if "postgresql" in wanted else None
        steps = [step for section in wanted for step in self._steps(section, own, shared)]
        for number in range(1, self._chosen.rounds + 1):
            for section, who, tables, measure in steps:
                turn = f"round {number} of {self._chosen.rounds}"
                self._say(f"{turn}: {section}, {tables} tables, {who}")
                self._found.setdefault((section, who, tables), []).append(measure())
        own_idle = peer_idle = None
        if "idle" in wanted:
            self._say(f"memory of {IDLE_TABLES} tables")
            own_idle, peer_idle = own.idle(IDLE_TABLES), table_peer.measure_idle(IDLE_TABLES)
        return Results(
            command=self._command(),
            date=report.today(),
            cpu=report.cpu_model(),
            python=platform.python_version(),
            versions=[report.longshore_version(), table_peer.version()],
            game=table_own.described(),
            pace_ms=self._chosen.pace,
            rows=[Measured(*key, loads) for key, loads in self._found.items()],
            idle=own_idle,
            peer_idle=table_report.peer_idle(peer_idle),
        )

    def _steps(
        self, section: Section, own: Games, shared: Games | None
    ) -> list[tuple[Section, str, int, Callable[[], table_report.Load]]]:
        """What is measured in each round, ours and the peer's in turns."""
        steps: list[tuple[Section, str, int, Callable[[], table_report.Load]]] = []
        counts: list[int] = self._chosen.tables
        us, peer = table_report.OWN, table_report.PEER
        if section == "people":
            for count in counts:
                steps.append((section, us, count, self._people(own, count)))
                steps.append((section, peer, count, self._peer(count, SEATS)))
        elif section == "bots":
            for count in counts:
                steps.append((section, us, count, self._bots(own, count)))
                steps.append((section, peer, count, self._peer(count, 1)))
        elif section == "paced":
            steps.append((section, us, counts[0], self._people(own, counts[0], self._chosen.pace)))
        elif section == "postgresql" and shared is not None:
            steps.append((section, us, counts[0], self._people(shared, counts[0])))
        return steps

    def _people(
        self, games: Games, tables: int, pace: float = 0.0
    ) -> Callable[[], table_report.Load]:
        return lambda: table_report.own_load(games.people(tables, self._seconds, pace))

    def _bots(self, games: Games, tables: int) -> Callable[[], table_report.Load]:
        return lambda: table_report.own_load(games.with_bots(tables, self._seconds))

    def _peer(self, tables: int, clients: int) -> Callable[[], table_report.Load]:
        def measure() -> table_report.Load:
            got = table_peer.measure_load(tables, clients=clients, seconds=self._seconds)
            return table_report.peer_load(got)

        return measure

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
        if chosen.pace != PACE_MS:
            command += f" --pace {chosen.pace:g}"
        return f"{command} --only {' '.join(chosen.only)}" if chosen.only else command


if __name__ == "__main__":
    sys.exit(main())
