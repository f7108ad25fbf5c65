"""Whether an action costs the same whatever lies around it: a game's length, a full store.

A few tables play their whole game with one action in flight in all, so that nothing waits for
anything else. Stores are filled through Longshore's store, with copies of a game that was played.
"""

from __future__ import annotations

from itertools import islice
from statistics import median
from typing import Any, NamedTuple

import msgspec

from longshore.server.domain.entries import Line
from longshore.server.domain.tokens import make_table_id
from longshore.server.store import Store, TableRow, Unit, open_store
from tables.own import Games

TABLES = 10  # that play
AT_ONCE = 200  # tables that are written together
SHORT = 6  # lines, of a table that only has to be there
FINISHED, MANY_FINISHED, IDLE = 10_000, 100_000, 5_000


class Length(msgspec.Struct, frozen=True):
    """A tenth of a game."""

    actions: int
    p50_ms: float
    cpu_ms: float  # of the server, for an action
    rss_bytes: int  # of the server, at its end


class Stored(msgspec.Struct, frozen=True):
    """A server over a store with something in it."""

    what: str
    tables: int
    lines: int  # of all those tables
    ready_seconds: float
    actions: int
    p50_ms: float
    cpu_ms: float
    rss_bytes: int


class Template(NamedTuple):
    """A table as it is in a store."""

    row: TableRow
    lines: tuple[Line, ...]


class Flat:
    """Measures both, on SQLite."""

    def __init__(self, games: Games) -> None:
        self._games = games
        self._played: Template | None = None

    def lengths(self, tables: int = TABLES) -> list[Length]:
        """An action in each tenth of a game."""
        database = self._games.new_database()
        with self._games.servers(database=database) as servers:
            parts = self._games.whole(tables, servers)
        self._played = _any_table(database)
        return [
            Length(
                one["actions"],
                one["p50_ms"],
                one["cpu_seconds"] / one["actions"] * 1000,
                one["rss_bytes"],
            )
            for one in parts
        ]

    def stores(self, parts: int = 1) -> list[Stored]:
        """Over an empty store and some full ones, of a `parts`-th of their size."""
        if self._played is None:
            self.lengths(1)
        assert self._played is not None
        whole, short = self._played, shortened(self._played)
        running = begun(whole)
        finished, many, idle = FINISHED // parts, MANY_FINISHED // parts, IDLE // parts
        return [
            self._over("nothing", whole, 0),
            self._over(f"{finished:,} finished tables", whole, finished),
            self._over(f"{idle:,} running tables at rest", running, idle),
            self._over(f"{many:,} finished tables, short", short, many),
        ]

    def _over(self, what: str, template: Template, count: int) -> Stored:
        database = self._games.new_database()
        store = open_store(database)
        try:
            fill(store, template, count)
        finally:
            store.close()
        with self._games.servers(database=database) as servers:
            parts = self._games.whole(TABLES, servers)
        actions = sum(one["actions"] for one in parts)
        return Stored(
            what,
            count,
            count * len(template.lines),
            servers[0].ready_seconds,
            actions,
            median(one["p50_ms"] for one in parts),
            sum(one["cpu_seconds"] for one in parts) / actions * 1000,
            parts[-1]["rss_bytes"],
        )


def fill(store: Store, template: Template, count: int) -> None:
    """Write so many tables like the template."""
    units = (_copy(template) for _ in range(count))
    while batch := list(islice(units, AT_ONCE)):
        answers = store.append(batch, "benchmark", template.row.changed_at)
        assert all(answer.ok for answer in answers)


def shortened(template: Template) -> Template:
    """A table with a few lines alone: its row says all that is read of it at a start."""
    lines = template.lines[: SHORT - 1] + template.lines[-1:]
    renumbered = tuple(line._replace(seq=seq) for seq, line in enumerate(lines, 1))
    return Template(_at(template.row, len(renumbered)), renumbered)


def begun(template: Template) -> Template:
    """A table in the middle of its game."""
    lines = template.lines[: len(template.lines) // 2]
    return Template(_at(template.row, len(lines), status="running"), lines)


def _at(row: TableRow, seq: int, **changes: Any) -> TableRow:
    return msgspec.structs.replace(row, seq=seq, **changes)


def _copy(template: Template) -> Unit:
    table = make_table_id()
    return Unit(table, template.lines, msgspec.structs.replace(template.row, id=table))


def _any_table(database: str) -> Template:
    """The first table of a store, where all are finished and alike."""
    store = open_store(database)
    try:
        row = store.row(next(store.every_table()))
        assert row is not None
        assert row.status == "finished", row
        return Template(row, tuple(store.lines(row.id)))
    finally:
        store.close()
