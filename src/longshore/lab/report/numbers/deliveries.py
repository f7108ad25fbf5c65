"""Deliveries: containers that came to an island by an auction, sold, kept or unsold."""

from __future__ import annotations

import polars as pl

from longshore.lab.report.numbers.economy import TurnRows, long, numbered

_TO_AN_ISLAND = pl.col("auction").is_in(["sold", "kept", "unsold"])


def by_colour(economy: TurnRows) -> pl.DataFrame:
    """By colour and time: containers delivered so far, a game."""
    rows = long(economy.timed().filter(_TO_AN_ISLAND), "colour", ["time"], "cargo")
    return _so_far(economy, rows.rename({"cargo": "count"}), "colour", list(range(5)))


def by_seat(economy: TurnRows, seats: int) -> pl.DataFrame:
    """By seat and time: containers delivered to its island so far, a game."""
    receiver = pl.when(pl.col("auction") == "sold").then(pl.col("winner")).otherwise("seller")
    rows = (
        economy.timed()
        .filter(_TO_AN_ISLAND)
        .select(
            "time",
            receiver.cast(pl.Int64).alias("seat"),
            pl.sum_horizontal(numbered("cargo")).alias("count"),
        )
    )
    return _so_far(economy, rows, "seat", list(range(seats)))


def _so_far(economy: TurnRows, rows: pl.LazyFrame, by: str, groups: list[int]) -> pl.DataFrame:
    """Sums up to each time, over all games: one that is over keeps what it had."""
    times = economy.running.lazy().select(pl.col("time").cast(pl.Int64))
    whole = pl.LazyFrame({by: groups}, schema={by: pl.Int64}).join(times, how="cross")
    sums = rows.group_by(by, "time").agg(pl.col("count").cast(pl.Int64).sum())
    so_far = pl.col("count").fill_null(0).cum_sum().over(by) / economy.games
    return (
        whole.join(sums, on=[by, "time"], how="left")
        .sort(by, "time")
        .with_columns(count=so_far)
        .collect()
    )
