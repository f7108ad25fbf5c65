"""From sources to a dataset: game by game, so that there can be any number of them."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple, TextIO

from longshore.envs.dataset.rows import rows_of
from longshore.envs.dataset.sources import GameSource
from longshore.envs.dataset.writing import DatasetWriter
from longshore.lab.progress import showing


class Made(NamedTuple):
    """What came of it."""

    folder: Path
    games: int
    rows: int
    left_out: int


def make_dataset(
    sources: Sequence[GameSource],
    folder: str | Path,
    kind: str = "parquet",
    progress: TextIO | None = None,
) -> Made:
    """Write the rows of all games into a new folder, in their order."""
    writer = DatasetWriter(Path(folder), kind)
    number = left_out = 0
    with showing(0, sum(source.games for source in sources), progress) as step:
        for source in sources:
            for trace in source.traces():
                rows, left = rows_of(trace, number)
                writer.add(rows)
                number, left_out = number + 1, left_out + left
                step()
    about = writer.close(tuple(source.name for source in sources), number, left_out)
    return Made(writer.folder, about.games, about.rows, about.left_out)
