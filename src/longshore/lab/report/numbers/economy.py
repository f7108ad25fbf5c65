"""The turn rows against the clock: rounds for many games, turns for one."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass
from functools import cached_property
from typing import Literal

import polars as pl

COLOURS = 5
SEATS = 5
FEWEST = 5  # in many games: a mean of fewer things is not shown
MANY = 20
STILL_PLAYING = 0.1  # a round is shown if at least so many of the games got there

_RUNNING = {"time": pl.Int64, "games": pl.Int64}


@dataclass(frozen=True)
class TurnRows:
    """Turn rows with the clock they are shown by."""

    turns: pl.LazyFrame
    clock: Literal["round", "turn"]

    @cached_property
    def lengths(self) -> pl.DataFrame:
        """By game, how far the clock got."""
        return self.turns.group_by("game").agg(pl.col(self.clock).max().alias("end")).collect()

    @property
    def games(self) -> int:
        return self.lengths.height

    @cached_property
    def running(self) -> pl.DataFrame:
        """At each time of the clock, how many games got so far; up to where enough of them did."""
        ends: list[int] = self.lengths["end"].sort().to_list()
        times = range(1, ends[-1] + 1 if ends else 1)
        counts = [len(ends) - bisect_left(ends, time) for time in times]
        frame = pl.DataFrame({"time": times, "games": counts}, schema=_RUNNING)
        return frame.filter(pl.col("games") >= max(1.0, STILL_PLAYING * self.games))

    @property
    def last(self) -> int:
        """The last time that is shown."""
        return self.running.height

    def timed(self) -> pl.LazyFrame:
        """All rows with `time`, as far as it is shown."""
        return self.turns.with_columns(time=pl.col(self.clock).cast(pl.Int64)).filter(
            pl.col("time") <= self.last
        )

    def standing(self) -> pl.LazyFrame:
        """How each game stood at the end of each time: the last row of it."""
        latest = pl.col("turn").max().over("game", self.clock)
        return self.timed().filter(pl.col("turn") == latest)

    def per_game(self, frame: pl.DataFrame, *values: str) -> pl.DataFrame:
        """Sums by `time` as means over the games that were still going on then."""
        joined = frame.join(self.running, on="time", how="left")
        return joined.with_columns(pl.col(value) / pl.col("games") for value in values)

    @property
    def fewest(self) -> int:
        """A mean over fewer things than these is left out."""
        return FEWEST if self.games >= MANY else 1

    def with_gaps(self, means: pl.DataFrame, *groups: str) -> pl.DataFrame:
        """Means at every time that is shown: null where `count` says that too few are behind one.

        So that a line has a gap there and does not run across it.
        """
        whole = means.select(groups).unique().join(self.running.select("time"), how="cross")
        enough = means.filter(pl.col("count") >= self.fewest)
        return whole.join(enough, on=[*groups, "time"], how="left").sort(*groups, "time")


def numbered(name: str, count: int = COLOURS) -> list[str]:
    """The columns of something that there is one of for each colour or seat."""
    return [f"{name}_{number}" for number in range(count)]


def long(frame: pl.LazyFrame, index: str, keep: list[str], *names: str) -> pl.LazyFrame:
    """Numbered columns as rows: one for each number, in `index`, with a column for each name."""
    parts = [
        frame.select(
            *keep,
            pl.lit(number, dtype=pl.Int64).alias(index),
            *(pl.col(f"{name}_{number}").alias(name) for name in names),
        )
        for number in range(COLOURS)
    ]
    return pl.concat(parts, how="vertical_relaxed")
