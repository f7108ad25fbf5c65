"""Reading results back, as Polars frames."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from longshore.lab.errors import LabError
from longshore.lab.folder import Stored, read_stored, sources
from longshore.lab.formats import KEYS, frame, schema
from longshore.lab.rows import TABLES
from longshore.lab.table import TableResult
from longshore.lab.writing import columns_of


@dataclass(frozen=True)
class Results:
    """The rows of many games. `stored` says how they came about, `turns` only if asked for."""

    games: pl.DataFrame
    seats: pl.DataFrame
    turns: pl.LazyFrame | None
    stored: Stored | None = None


def load(folder: str | Path) -> Results:
    """The results in a folder, those of a run that was cut off included."""
    place = Path(folder)
    if not place.exists():
        raise LabError(f"There is no folder {place}.")
    stored = read_stored(place)
    if stored is None:
        raise LabError(f"{place} is empty.")
    return Results(
        games=_table(place, "games", stored.format).collect(),
        seats=_table(place, "seats", stored.format).collect(),
        turns=_table(place, "turns", stored.format) if stored.turns else None,
        stored=stored,
    )


def frames(results: Sequence[TableResult]) -> Results:
    """Games that were just played, as if written and read again."""
    by_number = sorted(results, key=lambda result: result.number)
    made = {name: frame(name, columns_of(name, by_number)) for name in TABLES}
    turns = made["turns"].lazy() if len(made["turns"]) else None
    return Results(games=made["games"], seats=made["seats"], turns=turns)


def _table(folder: Path, table: str, suffix: str) -> pl.LazyFrame:
    files = sources(folder, table, suffix)
    if not files:
        raise LabError(f"{folder} has no {table}.{suffix}.")
    scans = [_scan(path, table) for path in files]
    if len(scans) == 1:
        return scans[0]
    keys = [column.name for column in TABLES[table][: KEYS[table]]]
    return pl.concat(scans).unique(subset=keys, keep="first", maintain_order=True).sort(keys)


def _scan(path: Path, table: str) -> pl.LazyFrame:
    if path.suffix == ".csv":
        return pl.scan_csv(path, schema=schema(table), empty_string_is_null=False)
    return pl.scan_parquet(path).select(list(schema(table)))
