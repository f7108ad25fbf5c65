"""The results of table.py: one typed record, shown as a table, as JSON and in the README."""

from dataclasses import asdict
from pathlib import Path
from typing import Literal, TypeAlias

import msgspec
from rich.console import Console
from rich.table import Table

import readme
from report import NO_VALUE
from table_own import OwnIdle, OwnLoad
from table_peer import PeerIdle, PeerLoad

BEGIN = "<!-- tables: begin -->"
END = "<!-- tables: end -->"
OWN, PEER = "Longshore", "boardgame.io"

Section: TypeAlias = Literal["people", "bots", "paced", "postgresql", "idle"]
_SHOWN: dict[Section, str] = {
    "people": "four people, as quickly as they can",
    "bots": "one person, three bots",
    "paced": "four people, an action every {pace:g} ms",
    "postgresql": "four people, as quickly as they can, PostgreSQL",
}
_HEADINGS = (
    "who",
    "acts/s",
    "lowest",
    "ratio",
    "writ/s",
    "ratio",
    "p50 ms",
    "p99 ms",
    "CPU ms",
    "cores",
    "load",
)


class Load(msgspec.Struct, frozen=True, kw_only=True):
    """One run under load, ours or the peer's. A move of the peer's is an action here."""

    clients: int
    seconds: float
    actions_per_second: float
    written_per_second: float
    p50_ms: float
    p99_ms: float
    deliveries_per_action: float
    server_cpu_seconds_per_action: float
    server_cores: float
    load_cores: float
    opened: int = 0
    late: int = 0


class Measured(msgspec.Struct, frozen=True):
    """Somebody's rounds in one section with so many tables."""

    section: Section
    who: str
    tables: int
    rounds: list[Load]

    @property
    def best(self) -> Load:
        """The round least disturbed by whatever else the machine was doing."""
        if self.section == "paced":
            return min(self.rounds, key=lambda one: one.p99_ms)
        return max(self.rounds, key=lambda one: one.written_per_second)

    @property
    def lowest(self) -> float:
        return min(one.actions_per_second for one in self.rounds)


class Results(msgspec.Struct, frozen=True, kw_only=True):
    """Everything one run measured, and where."""

    command: str
    date: str
    cpu: str
    python: str
    versions: list[str]
    game: str
    pace_ms: float
    rows: list[Measured]
    idle: OwnIdle | None = None
    peer_idle: dict[str, float] | None = None


def own_load(got: OwnLoad) -> Load:
    values = msgspec.structs.asdict(got)
    return Load(**{name: values[name] for name in Load.__struct_fields__})


def peer_load(got: PeerLoad) -> Load:
    return Load(
        clients=got.clients,
        seconds=got.seconds,
        actions_per_second=got.moves_per_second,
        written_per_second=got.moves_per_second,
        p50_ms=got.p50_ms,
        p99_ms=got.p99_ms,
        deliveries_per_action=got.deliveries_per_move,
        server_cpu_seconds_per_action=got.server_cpu_seconds_per_move,
        server_cores=got.server_cores,
        load_cores=got.load_cores,
    )


def peer_idle(got: PeerIdle | None) -> dict[str, float] | None:
    return None if got is None else asdict(got)


def write_json(results: Results, file: Path) -> None:
    file.write_bytes(msgspec.json.format(msgspec.json.encode(results), indent=2) + b"\n")


def show(results: Results, console: Console) -> None:
    """A table for each section, then the memory."""
    for title, rows in _by_section(results):
        table = Table(title=title, title_justify="left", box=None, padding=(0, 1, 0, 0))
        for place, heading in enumerate(_HEADINGS):
            table.add_column(heading, justify="right" if place else "left", no_wrap=True)
        for row in rows:
            table.add_row(*row)
        console.print(table)
    for name, value in _memory(results):
        console.print(f"{name}: {value}", highlight=False, soft_wrap=True)


def write_readme(results: Results) -> None:
    """Put the results between the two markers of the README."""
    readme.write_between(BEGIN, END, _markdown(results))


def check_readme() -> None:
    """Whether there is a place for them."""
    readme.around(BEGIN, END)


def _markdown(results: Results) -> str:
    lines = [f"`{results.command}`, {results.date}, {results.cpu}, Python {results.python}", ""]
    for title, rows in _by_section(results):
        lines += [f"{title}:", "", f"| {' | '.join(_HEADINGS)} |"]
        lines += ["|---" + "|--:" * (len(_HEADINGS) - 1) + "|"]
        lines += [f"| {' | '.join(row)} |" for row in rows]
        lines += [""]
    if memory := _memory(results):
        lines += ["| memory of a running table | KB |", "|---|--:|"]
        lines += [f"| {name} | {value} |" for name, value in memory]
        lines += [""]
    lines += [f"The game: {results.game}. Versions: {'; '.join(results.versions)}."]
    return "\n".join(lines) + "\n"


def _by_section(results: Results) -> list[tuple[str, list[list[str]]]]:
    """The sections in order, each with its title and rows of text."""
    found: dict[tuple[Section, int], list[Measured]] = {}
    for one in results.rows:
        found.setdefault((one.section, one.tables), []).append(one)
    return [
        (_title(results, section, tables), [_cells(one, _peer_of(results, one)) for one in rows])
        for (section, tables), rows in found.items()
    ]


def _title(results: Results, section: Section, tables: int) -> str:
    what = _SHOWN[section].format(pace=results.pace_ms)
    rounds = max(len(one.rounds) for one in results.rows)
    return f"{tables:,} tables, {what}, best of {rounds}"


def _peer_of(results: Results, row: Measured) -> Measured | None:
    """The peer's row with as many tables and clients."""
    for one in results.rows:
        same = one.tables == row.tables and one.best.clients == row.best.clients
        if one.who == PEER and row.who != PEER and row.section != "paced" and same:
            return one
    return None


def _cells(row: Measured, peer: Measured | None) -> list[str]:
    best = row.best
    return [
        row.who,
        f"{best.actions_per_second:,.0f}",
        f"{row.lowest:,.0f}",
        _ratio(best.actions_per_second, peer),
        f"{best.written_per_second:,.0f}",
        _ratio(best.written_per_second, peer),
        f"{best.p50_ms:.1f}",
        f"{best.p99_ms:.1f}",
        f"{best.server_cpu_seconds_per_action * 1000:.3f}",
        f"{best.server_cores:.2f}",
        f"{best.load_cores:.2f}",
    ]


def _ratio(rate: float, peer: Measured | None) -> str:
    return NO_VALUE if peer is None else f"{rate / peer.best.actions_per_second:.2f} ×"


def _memory(results: Results) -> list[tuple[str, str]]:
    rows: list[tuple[str, str]] = []
    if results.idle is not None:
        idle = results.idle
        rows += [
            (f"{OWN}, at rest", f"{idle.at_rest_kb:.1f}, heap {idle.at_rest_heap_kb:.1f}"),
            (f"{OWN}, at hand", f"{idle.at_hand_kb:.1f}, heap {idle.at_hand_heap_kb:.1f}"),
        ]
    if results.peer_idle is not None:
        resident = results.peer_idle["idle_kb_per_table"]
        heap = results.peer_idle["idle_heap_kb_per_table"]
        rows += [(PEER, f"{resident:.1f}, heap {heap:.1f}")]
    return rows
