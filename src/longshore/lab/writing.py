"""Writing results: games are added as they are done, and nothing written is lost.

While games are played their rows are kept in parts, some hundred games each; at the end, or when
it is interrupted, the parts become one sorted file a table. Whoever goes on later goes on from
what is there, even if the end was a power cut; that costs the games of the part not yet written.
"""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

from longshore.lab.errors import LabError
from longshore.lab.folder import (
    PARTS,
    Stored,
    cannot_write,
    part_files,
    put_in_place,
    sources,
    sync_folder,
    whole_file,
    write_stored,
)
from longshore.lab.formats import FORMATS, Format
from longshore.lab.rows import TABLES, Value, turn_columns
from longshore.lab.table import TableResult

# When a part is written: so many games, turns or seconds.
MANY_GAMES, MANY_TURNS, LONG = 500, 50_000, 20.0


def columns_of(table: str, results: Sequence[TableResult]) -> dict[str, list[Value]]:
    """The rows of games as columns, in the order of the games given."""
    if table == "turns":
        return turn_columns(np.concatenate([result.turn_cells for result in results]))
    rows: list[msgspec.Struct] = (
        [result.game for result in results]
        if table == "games"
        else [row for result in results for row in result.seats]
    )
    return {column.name: [getattr(row, column.name) for row in rows] for column in TABLES[table]}


class ResultFolder:
    """The folder that games are written to."""

    def __init__(self, folder: Path, stored: Stored) -> None:
        self.folder, self.stored = folder, stored
        self._format: Format = FORMATS[stored.format]()
        # games last: they say that a part is whole
        self._tables = ("turns", "seats", "games") if stored.turns else ("seats", "games")
        self._waiting: list[TableResult] = []
        self._turns = 0
        self._written = time.monotonic()
        try:
            (folder / PARTS).mkdir(parents=True, exist_ok=True)
            self.done: set[int] = {row["game"] for row in self.rows("games")}
            self._parts = _last_part(folder, stored.format)
            self._note()
        except OSError as problem:
            raise cannot_write(folder, problem) from None

    def rows(self, table: str) -> Iterator[dict[str, Any]]:
        """The rows that are written, in no order.

        After a cut a game can be both in a part and in the whole table; it counts once.
        """
        known: set[int] = set()
        for path in self._sources(table):
            here: set[int] = set()
            for row in self._format.rows(path, table):
                if row["game"] not in known:
                    here.add(row["game"])
                    yield row
            known |= here

    def add(self, result: TableResult) -> None:
        """Take in a game."""
        self._waiting.append(result)
        self._turns += len(result.turn_cells)
        late = time.monotonic() - self._written > LONG
        if len(self._waiting) >= MANY_GAMES or self._turns >= MANY_TURNS or late:
            self.flush()

    def flush(self) -> None:
        """Write the games that were taken in as a part."""
        self._written = time.monotonic()
        if not self._waiting:
            return
        results = sorted(self._waiting, key=lambda result: result.number)
        try:
            for table in self._tables:
                path = self.folder / PARTS / f"{self._parts + 1:06}-{table}.{self._format.name}"
                draft = path.with_name(f".{path.name}.new")
                self._format.write(draft, table, columns_of(table, results))
                put_in_place(draft, path)
            self._parts += 1
            self.done.update(result.number for result in results)
            self._waiting, self._turns = [], 0
            self._note()
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None

    def close(self) -> None:
        """Put all parts together, one file a table."""
        self.flush()
        try:
            drafts = [self._merged(table) for table in self._tables]
            for draft, path in drafts:
                put_in_place(draft, path)
            sync_folder(self.folder)
            self._remove_parts()
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None

    def _remove_parts(self) -> None:
        """Games first: without them a part no longer counts, whatever is left of it."""
        parts = self.folder / PARTS
        for path in part_files(self.folder, "games", self._format.name):
            path.unlink()
        sync_folder(parts)
        for path in parts.iterdir():
            path.unlink()
        parts.rmdir()

    def _merged(self, table: str) -> tuple[Path, Path]:
        path = whole_file(self.folder, table, self._format.name)
        draft = path.with_name(f".{path.name}.new")
        found = self._sources(table)
        if found:
            self._format.merge(found, draft, table)
        else:
            self._format.write(draft, table, {column.name: [] for column in TABLES[table]})
        return draft, path

    def _sources(self, table: str) -> list[Path]:
        return sources(self.folder, table, self._format.name)

    def _note(self) -> None:
        self.stored = msgspec.structs.replace(self.stored, done=len(self.done))
        write_stored(self.folder, self.stored)


def _last_part(folder: Path, suffix: str) -> int:
    """The number of the last part; earlier ones may be gone, if removing them was cut off."""
    found = part_files(folder, "games", suffix)
    return max((int(path.name.partition("-")[0]) for path in found), default=0)


def check_format(name: str) -> None:
    """Whether tables can be written so."""
    if name not in FORMATS:
        raise LabError(f"Tables are written as {' or '.join(FORMATS)}; not {name!r}.")
    FORMATS[name]()
