"""Tables as files: CSV, which needs nothing else, and Parquet, by Polars."""

from __future__ import annotations

import csv
import heapq
from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import ExitStack
from itertools import groupby
from pathlib import Path
from typing import TYPE_CHECKING, Any

from longshore.lab.errors import LabError
from longshore.lab.rows import TABLES, Column, Value

if TYPE_CHECKING:
    import polars as pl

# The first columns, by which a table is sorted and which no two rows share.
KEYS = {"games": 1, "seats": 2, "turns": 2}
_ROW_GROUP = 100_000


class Format(ABC):
    """How tables are kept."""

    name: str

    @abstractmethod
    def write(self, path: Path, table: str, columns: Mapping[str, Sequence[Value]]) -> None:
        """Write a table."""

    @abstractmethod
    def rows(self, path: Path, table: str) -> Iterator[dict[str, Any]]:
        """Read a table, row by row."""

    @abstractmethod
    def merge(self, sources: Sequence[Path], path: Path, table: str) -> None:
        """Put tables together, sorted, each row once."""


class Csv(Format):
    """Comma-separated text. What is empty is empty."""

    name = "csv"

    def write(self, path: Path, table: str, columns: Mapping[str, Sequence[Value]]) -> None:
        names = [column.name for column in TABLES[table]]
        self._write(path, names, zip(*(columns[name] for name in names), strict=True))

    def rows(self, path: Path, table: str) -> Iterator[dict[str, Any]]:
        with path.open(encoding="utf-8", newline="") as file:
            for row in csv.DictReader(file):
                yield {column.name: _read(row[column.name], column) for column in TABLES[table]}

    def merge(self, sources: Sequence[Path], path: Path, table: str) -> None:
        names = [column.name for column in TABLES[table]]

        def key(row: Sequence[str]) -> list[int]:
            return [int(value) for value in row[: KEYS[table]]]

        with ExitStack() as stack:
            files = [
                stack.enter_context(source.open(encoding="utf-8", newline="")) for source in sources
            ]
            readers = [csv.reader(file) for file in files]
            for reader in readers:
                next(reader, None)  # the header
            merged = heapq.merge(*readers, key=key)
            self._write(path, names, (next(same) for _, same in groupby(merged, key=key)))

    @staticmethod
    def _write(path: Path, names: Sequence[str], rows: Iterable[Iterable[Value]]) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.writer(file, lineterminator="\n")
            writer.writerow(names)
            writer.writerows(rows)


class Parquet(Format):
    """Parquet, by Polars."""

    name = "parquet"

    def __init__(self) -> None:
        try:
            import polars
        except ImportError:
            raise LabError(
                "Parquet needs the lab extra: pip install 'longshore[lab]'; or say --format csv."
            ) from None
        self._polars = polars

    def write(self, path: Path, table: str, columns: Mapping[str, Sequence[Value]]) -> None:
        frame(table, columns).write_parquet(path)

    def rows(self, path: Path, table: str) -> Iterator[dict[str, Any]]:
        names = [column.name for column in TABLES[table]]
        return self._polars.read_parquet(path).select(names).iter_rows(named=True)

    def merge(self, sources: Sequence[Path], path: Path, table: str) -> None:
        keys = [column.name for column in TABLES[table][: KEYS[table]]]
        whole = self._polars.concat([self._polars.read_parquet(source) for source in sources])
        tidy = whole.unique(subset=keys, keep="first", maintain_order=True).sort(keys)
        tidy.write_parquet(path, row_group_size=_ROW_GROUP)


FORMATS: dict[str, type[Format]] = {"parquet": Parquet, "csv": Csv}


def schema(table: str) -> dict[str, pl.DataType]:
    """The types of a table's columns. Wide enough that sums do not overflow."""
    import polars as pl

    kinds: dict[type, pl.DataType] = {int: pl.Int64(), float: pl.Float64(), str: pl.String()}
    return {column.name: kinds[column.kind] for column in TABLES[table]}


def frame(table: str, columns: Mapping[str, Sequence[Value]]) -> pl.DataFrame:
    """A table in memory."""
    import polars as pl

    return pl.DataFrame(columns, schema=schema(table))


def _read(text: str, column: Column) -> Value:
    if column.null and not text:
        return None
    return column.kind(text)
