"""Distributions in few numbers: boxes and histograms, each container or game counted by weight."""

from __future__ import annotations

from math import ceil

import polars as pl

QUANTILES = {"low": 0.05, "q1": 0.25, "median": 0.5, "q3": 0.75, "high": 0.95}
_ROUND_WIDTHS = (1, 2, 5, 10, 20, 25, 50, 100)


def largest(frame: pl.DataFrame, column: str) -> float:
    """The largest value of a column; 0 where there is none."""
    return float(frame.select(pl.col(column).max()).item() or 0.0)


def boxes(frame: pl.DataFrame, by: str, value: str) -> pl.DataFrame:
    """For each group: its count, mean, quartiles and 5 % and 95 % points."""
    points = [
        pl.col(value).quantile(point, interpolation="linear").alias(name)
        for name, point in QUANTILES.items()
    ]
    mean = pl.col(value).mean().alias("mean")
    return frame.group_by(by).agg(pl.len().alias("count"), mean, *points).sort(by)


def weighted_boxes(frame: pl.DataFrame, by: str, value: str, weight: str) -> pl.DataFrame:
    """The same where a row stands for several things, as many as its weight says."""
    ordered = frame.filter(pl.col(weight) > 0).sort(by, value)
    reached = pl.col(weight).cum_sum().over(by) / pl.col(weight).sum().over(by)
    ordered = ordered.with_columns(reached=reached)
    points = [
        pl.col(value).filter(pl.col("reached") >= point - 1e-9).first().alias(name)
        for name, point in QUANTILES.items()
    ]
    mean = ((pl.col(value) * pl.col(weight)).sum() / pl.col(weight).sum()).alias("mean")
    count = pl.col(weight).sum().alias("count")
    return ordered.group_by(by, maintain_order=True).agg(count, mean, *points).sort(by)


def bin_width(lowest: float, highest: float, most: int = 40) -> int:
    """A round width with which at most so many bins cover the range."""
    needed = max(1, ceil((highest - lowest + 1) / most))
    return next((width for width in _ROUND_WIDTHS if width >= needed), needed)


def histogram(frame: pl.DataFrame, by: str, value: str) -> tuple[pl.DataFrame, int]:
    """Counts and shares by group and bin, empty bins too; `bin` is where a bin starts. The width.

    A group's shares sum to one.
    """
    lowest, highest = _ends(frame, value)
    width = bin_width(lowest, highest)
    start = int(lowest // width) * width
    bins = pl.DataFrame({"bin": range(start, int(highest) + 1, width)}, schema={"bin": pl.Int64})
    counted = (
        frame.with_columns(bin=((pl.col(value) // width) * width).cast(pl.Int64))
        .group_by(by, "bin")
        .agg(pl.len().cast(pl.Int64).alias("count"))
    )
    whole = frame.select(by).unique().join(bins, how="cross")
    joined = whole.join(counted, on=[by, "bin"], how="left").with_columns(
        pl.col("count").fill_null(0)
    )
    share = pl.col("count") / pl.col("count").sum().over(by)
    return joined.with_columns(share=share).sort(by, "bin"), width


def _ends(frame: pl.DataFrame, value: str) -> tuple[float, float]:
    lowest, highest = frame.select(low=pl.col(value).min(), high=pl.col(value).max()).row(0)
    return float(lowest), float(highest)
