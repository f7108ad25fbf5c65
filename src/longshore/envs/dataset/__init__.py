"""Games as rows to learn from: what a seat saw and was offered, what it did, and what came of it.

    from longshore.envs.dataset import read_dataset

    for part in read_dataset("datasets/merchants"):
        part["observation"], part["mask"], part["move"], part["money"]

`longshore dataset` makes them.
"""

from __future__ import annotations

from longshore.envs.dataset.making import Made, make_dataset
from longshore.envs.dataset.rows import COLUMNS, DatasetColumn, rows_of
from longshore.envs.dataset.sources import GameSource, played_now, read_source
from longshore.envs.dataset.writing import read_dataset

__all__ = [
    "COLUMNS",
    "DatasetColumn",
    "GameSource",
    "Made",
    "make_dataset",
    "played_now",
    "read_dataset",
    "read_source",
    "rows_of",
]
