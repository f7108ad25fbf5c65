"""Prices along the chain: from a factory store, from a harbour store, on the island."""

from __future__ import annotations

import polars as pl

from longshore.lab.report.numbers.auctions import size
from longshore.lab.report.numbers.economy import TurnRows, long
from longshore.lab.report.numbers.spread import weighted_boxes

STAGES = ("factory", "harbour", "island")


def sales(economy: TurnRows) -> pl.DataFrame:
    """Every sale: stage, time, colour, how many containers, and the price of one.

    A cargo has one price; each of its containers is given an equal part of it.
    """
    timed = economy.timed()
    parts = [_from_stores(timed, stage) for stage in ("factory", "harbour")]
    return pl.concat([*parts, _from_auctions(timed)], how="vertical_relaxed").collect()


def _from_stores(timed: pl.LazyFrame, stage: str) -> pl.LazyFrame:
    sold, paid = f"{stage}_sold", f"{stage}_paid"
    return (
        long(timed, "colour", ["time"], sold, paid)
        .filter(pl.col(sold) > 0)
        .select(
            pl.lit(stage).alias("stage"),
            "time",
            "colour",
            pl.col(sold).cast(pl.Int64).alias("count"),
            (pl.col(paid) / pl.col(sold)).alias("price"),
        )
    )


def _from_auctions(timed: pl.LazyFrame) -> pl.LazyFrame:
    each = timed.filter(pl.col("auction") == "sold").with_columns(each=pl.col("bid") / size())
    return (
        long(each, "colour", ["time", "each"], "cargo")
        .filter(pl.col("cargo") > 0)
        .select(
            pl.lit("island").alias("stage"),
            "time",
            "colour",
            pl.col("cargo").cast(pl.Int64).alias("count"),
            pl.col("each").alias("price"),
        )
    )


def over_time(economy: TurnRows, sold: pl.DataFrame) -> pl.DataFrame:
    """By stage, colour and time: the mean price of a container sold then; null if too few were."""
    spent = (pl.col("price") * pl.col("count")).sum()
    means = sold.group_by("stage", "colour", "time").agg(
        (spent / pl.col("count").sum()).alias("price"), pl.col("count").sum()
    )
    return economy.with_gaps(means, "stage", "colour")


def spread(sold: pl.DataFrame, stage: str) -> pl.DataFrame:
    """By colour: how the prices of one stage are spread over its containers."""
    return weighted_boxes(sold.filter(pl.col("stage") == stage), "colour", "price", "count")


def by_stage(sold: pl.DataFrame) -> pl.DataFrame:
    """By stage: the same over all colours."""
    return weighted_boxes(sold, "stage", "price", "count")


def histogram(sold: pl.DataFrame, most: int) -> pl.DataFrame:
    """By stage and whole dollar, `most` and above together: the share of its containers."""
    counted = (
        sold.with_columns(dollar=pl.col("price").round().clip(0, most).cast(pl.Int64))
        .group_by("stage", "dollar")
        .agg(pl.col("count").sum())
    )
    share = pl.col("count") / pl.col("count").sum().over("stage")
    return counted.with_columns(share=share).sort("stage", "dollar")


def marked(economy: TurnRows, stage: str) -> pl.DataFrame:
    """By colour and time: the mean price asked in all stores, null where none is for sale."""
    name = f"{stage}_price"
    rows = long(economy.standing(), "colour", ["time"], name)
    return (
        rows.group_by("colour", "time")
        .agg(pl.col(name).mean().alias("price"))
        .sort("colour", "time")
        .collect()
    )
