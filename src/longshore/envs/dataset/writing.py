"""Datasets on disk: parts of some thousand rows, and what they are, in one folder."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import numpy as np

import longshore
from longshore.engine.moves import MOVES
from longshore.engine.observe import SIZE
from longshore.envs.dataset.rows import COLUMNS, Rows
from longshore.lab.errors import LabError
from longshore.lab.folder import cannot_write, put_in_place

ABOUT = "dataset.json"  # written last: a folder without it is no dataset
MANY_ROWS = 16_384  # in a part: some 50 MB in memory
FORMATS = ("parquet", "npz")


class About(msgspec.Struct, frozen=True, kw_only=True):
    """`dataset.json`."""

    version: str = longshore.__version__
    format: str
    observation: int = SIZE
    moves: int = MOVES
    sources: tuple[str, ...]
    games: int
    rows: int
    left_out: int  # moves that environments do not offer
    parts: tuple[str, ...]


class DatasetWriter:
    """A folder that rows are written to, part by part."""

    def __init__(self, folder: Path, kind: str) -> None:
        if kind not in FORMATS:
            raise LabError(f"A dataset is written as {' or '.join(FORMATS)}; not {kind!r}.")
        if kind == "parquet":
            _polars()
        self.folder, self.kind = folder, kind
        self.parts: list[str] = []
        self.rows = 0
        self._waiting: list[Rows] = []
        self._count = 0
        try:
            if folder.is_file():
                raise LabError(f"{folder} is a file, not a folder; give another with --out.")
            if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
                raise LabError(f"{folder} has something in it; give another folder with --out.")
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as problem:
            raise cannot_write(folder, problem) from None

    def add(self, rows: Rows) -> None:
        """Take in the rows of a game."""
        self._waiting.append(rows)
        self._count += len(rows["move"])
        while self._count >= MANY_ROWS:
            self._flush(MANY_ROWS)

    def close(self, sources: tuple[str, ...], games: int, left_out: int) -> About:
        """Write what is left, and what the dataset is."""
        if self._count or not self.parts:
            self._flush(self._count)
        about = About(
            format=self.kind,
            sources=sources,
            games=games,
            rows=self.rows,
            left_out=left_out,
            parts=tuple(self.parts),
        )
        draft = self.folder / f".{ABOUT}.new"
        try:
            draft.write_bytes(msgspec.json.format(msgspec.json.encode(about), indent=2) + b"\n")
            put_in_place(draft, self.folder / ABOUT)
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None
        return about

    def _flush(self, count: int) -> None:
        whole = {
            column.name: np.concatenate([rows[column.name] for rows in self._waiting])
            for column in COLUMNS
        }
        now = {name: array[:count] for name, array in whole.items()}
        self._waiting = [{name: array[count:] for name, array in whole.items()}]
        self._count -= count
        name = f"part-{len(self.parts):05}.{self.kind}"
        try:
            _write(self.folder / name, now)
        except OSError as problem:
            raise cannot_write(self.folder, problem) from None
        self.parts.append(name)
        self.rows += count


def read_about(folder: str | Path) -> About:
    """What a dataset is."""
    file = Path(folder) / ABOUT
    try:
        about = msgspec.json.decode(file.read_bytes(), type=About)
    except OSError:
        raise LabError(f"{folder} is no dataset: it has no {ABOUT}.") from None
    except msgspec.MsgspecError as problem:
        raise LabError(f"{file} does not describe a dataset: {problem}") from None
    if (about.observation, about.moves) != (SIZE, MOVES):
        raise LabError(
            f"{folder} was made by Longshore {about.version}, whose rows are others; make it anew."
        )
    return about


def read_dataset(folder: str | Path) -> Iterator[Rows]:
    """The parts of a dataset, one after the other, as arrays by their columns' names."""
    about = read_about(folder)
    for name in about.parts:
        yield _read(Path(folder) / name)


def _write(path: Path, rows: Rows) -> None:
    if path.suffix == ".npz":
        np.savez_compressed(path, allow_pickle=False, **rows)
        return
    pl = _polars()
    kinds = {"f4": pl.Float32, "?": pl.Boolean}
    columns = {
        column.name: pl.Series(rows[column.name], dtype=pl.Array(kinds[column.kind], column.width))
        if column.width
        else pl.Series(rows[column.name])
        for column in COLUMNS
    }
    pl.DataFrame(columns).write_parquet(path)


def _read(path: Path) -> Rows:
    if path.suffix == ".npz":
        with np.load(path) as kept:
            return {column.name: kept[column.name] for column in COLUMNS}
    frame = _polars().read_parquet(path)
    return {column.name: frame[column.name].to_numpy() for column in COLUMNS}


def _polars() -> Any:
    try:
        import polars
    except ImportError:
        raise LabError(
            "Parquet needs the lab extra: pip install 'longshore[lab]'; or say --format npz."
        ) from None
    return polars
