"""The results of table.py shown as tables, as JSON and in the README."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import msgspec
from rich.console import Console
from rich.table import Table

import readme
from tables.flat import Length, Stored
from tables.results import OWN, Loaded, Measured, Results, Spread

BEGIN = "<!-- tables: begin -->"
END = "<!-- tables: end -->"

_SHOWN: dict[Loaded, str] = {
    "people": "four people, as quickly as they can",
    "bots": "one person, three bots",
    "paced": "four people, an action every {pace:g} ms",
    "processes": "four people, as quickly as they can, on PostgreSQL",
}
_LOAD = ("who", "acts/s", "range", "writ/s", "CPU ms", "p50 ms", "p99 ms", "cores", "load", "acts")
_RATIO = ("Longshore beside", "tables", "acts/s", "range", "CPU")
_LENGTH = ("tenth of a game", "acts", "p50 ms", "CPU ms", "MB")
_STORE = ("in the store", "lines", "start s", "p50 ms", "CPU ms", "MB", "acts")
_MEMORY = ("memory of a running table", "KB", "heap KB")


class Grid(NamedTuple):
    """A table of text: the first column is words, the others are numbers."""

    title: str
    headings: tuple[str, ...]
    rows: list[list[str]]


def write_json(results: Results, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")


def show(results: Results, console: Console) -> None:
    for grid in grids(results):
        table = Table(title=grid.title, title_justify="left", box=None, padding=(0, 1, 0, 0))
        for place, heading in enumerate(grid.headings):
            table.add_column(heading, justify="right" if place else "left", no_wrap=True)
        for row in grid.rows:
            table.add_row(*row)
        console.print(table)


def write_readme(results: Results) -> None:
    """Put the results between the two markers of the README."""
    readme.write_between(BEGIN, END, markdown(results))


def check_readme() -> None:
    """Whether there is a place for them."""
    readme.around(BEGIN, END)


def markdown(results: Results) -> str:
    """All of it, for the README."""
    where = f"{results.cpu}, {results.cores} cores, {results.disk}, Python {results.python}"
    busy = f"load average before: {results.busy:.1f}"
    lines = [f"`{results.command}`, {results.date}, {where}; {busy}"]
    for grid in grids(results):
        lines += ["", f"{grid.title}:", "", f"| {' | '.join(grid.headings)} |"]
        lines += ["|---" + "|--:" * (len(grid.headings) - 1) + "|"]
        lines += [f"| {' | '.join(row)} |" for row in grid.rows]
    lines += ["", f"Ours: {results.game}, over the {results.way}; theirs: {results.peer_game}."]
    lines += [f"Versions: {'; '.join(results.versions)}."]
    return "\n".join(lines) + "\n"


def grids(results: Results) -> list[Grid]:
    """Every table of the report, in order."""
    found: dict[tuple[Loaded, int], list[Measured]] = {}
    for one in results.rows:
        found.setdefault((one.section, one.tables), []).append(one)
    shown = [
        Grid(_title(results, section, tables), _LOAD, [_load(one) for one in rows])
        for (section, tables), rows in found.items()
    ]
    people = sum(1 for section, _ in found if section == "people")
    if results.ratios:
        shown.insert(people, _ratios(results))
    if results.lengths:
        rows = [_length(number, one) for number, one in enumerate(results.lengths, 1)]
        shown.append(Grid("Over a game's length, one action at a time", _LENGTH, rows))
    if results.stores:
        rows = [_stored(one) for one in results.stores]
        shown.append(Grid("Over what is in the store, one action at a time", _STORE, rows))
    if memory := _memory(results):
        shown.append(Grid("A table that nobody is connected to", _MEMORY, memory))
    return shown


def _title(results: Results, section: Loaded, tables: int) -> str:
    what = _SHOWN[section].format(pace=results.pace_ms)
    rounds = max(len(one.rounds) for one in results.rows)
    return f"{tables:,} tables, {what}, median of {rounds}"


def _load(row: Measured) -> list[str]:
    rate = row.spread(lambda one: one.actions_per_second)
    return [
        row.who,
        f"{rate.median:,.0f}",
        _range(rate, ",.0f"),
        f"{row.spread(lambda one: one.written_per_second).median:,.0f}",
        f"{row.spread(lambda one: one.server_cpu_ms_per_action).median:.3f}",
        f"{row.spread(lambda one: one.p50_ms).median:.1f}",
        f"{row.spread(lambda one: one.p99_ms).median:.1f}",
        f"{row.spread(lambda one: one.server_cores).median:.2f}",
        f"{row.spread(lambda one: one.load_cores).median:.2f}",
        f"{sum(one.actions for one in row.rounds):,}",
    ]


def _ratios(results: Results) -> Grid:
    rows = [
        [
            one.peer,
            f"{one.tables:,}",
            f"{one.median:.2f} ×",
            _range(Spread(one.median, one.lowest, one.highest), ".2f"),
            f"{one.cpu_median:.2f} ×",
        ]
        for one in results.ratios
    ]
    return Grid("Round by round", _RATIO, rows)


def _range(values: Spread, how: str) -> str:
    return f"{values.lowest:{how}}–{values.highest:{how}}"


def _length(number: int, one: Length) -> list[str]:
    megabytes = f"{one.rss_bytes / 2**20:.0f}"
    return [str(number), f"{one.actions:,}", f"{one.p50_ms:.2f}", f"{one.cpu_ms:.3f}", megabytes]


def _stored(one: Stored) -> list[str]:
    return [
        one.what,
        f"{one.lines:,}",
        f"{one.ready_seconds:.1f}",
        f"{one.p50_ms:.2f}",
        f"{one.cpu_ms:.3f}",
        f"{one.rss_bytes / 2**20:.0f}",
        f"{one.actions:,}",
    ]


def _memory(results: Results) -> list[list[str]]:
    rows: list[list[str]] = []
    if (own := results.idle) is not None:
        rows += [[f"{OWN}, at rest", f"{own.at_rest_kb:.1f}", f"{own.at_rest_heap_kb:.1f}"]]
        rows += [[f"{OWN}, at hand", f"{own.at_hand_kb:.1f}", f"{own.at_hand_heap_kb:.1f}"]]
    if (peer := results.peer_idle) is not None:
        rows += [["boardgame.io, counter", f"{peer.resident_kb:.1f}", f"{peer.heap_kb:.1f}"]]
    return rows
