"""Auctions: what was bid, how far the bids lay apart, what the shipping seats made of them."""

from __future__ import annotations

import polars as pl

from longshore.lab.report.numbers.economy import TurnRows, numbered
from longshore.lab.report.numbers.spread import bin_width

OUTCOMES = ("sold", "kept", "unsold")
MOST_BINS = 30


def size() -> pl.Expr:
    """How many containers a cargo has."""
    return pl.sum_horizontal(numbered("cargo"))


def held(economy: TurnRows) -> pl.DataFrame:
    """Every auction: when, who shipped and who won, the cargo, the bids from the highest down."""
    bids = pl.concat_list(numbered("bids")).list.drop_nulls().list.sort(descending=True)
    return (
        economy.timed()
        .filter(pl.col("auction").is_in(OUTCOMES))
        .select(
            "game",
            "turn",
            "round",
            "time",
            pl.col("auction").alias("outcome"),
            "seller",
            "winner",
            pl.col("bid").fill_null(0),
            size().alias("size"),
            *numbered("cargo"),
            *numbered("bids"),
            bids.alias("bids"),
        )
        .sort("game", "turn")
        .collect()
    )


def runners_up(auctions: pl.DataFrame) -> tuple[pl.DataFrame, int]:
    """By bins of the highest and of the second bid: how many auctions. And the bins' width.

    The few auctions above the 99 % point of the highest bids are left out.
    """
    both = auctions.filter(pl.col("bids").list.len() >= 2, pl.col("bid") > 0).select(
        pl.col("bids").list.get(0).alias("highest"), pl.col("bids").list.get(1).alias("second")
    )
    if both.is_empty():
        return both.with_columns(count=pl.lit(0)), 1
    top = float(both.select(pl.col("highest").quantile(0.99, "higher")).item())
    width = bin_width(0, top, MOST_BINS)
    binned = both.filter(pl.col("highest") <= top).select(
        ((pl.col(name) // width) * width).cast(pl.Int64).alias(name)
        for name in ("highest", "second")
    )
    counts = binned.group_by("highest", "second").agg(pl.len().alias("count"))
    return counts.sort("highest", "second"), width


def gap(auctions: pl.DataFrame) -> float | None:
    """How many dollars the highest bid is above the second, in the mean of auctions with bids."""
    both = auctions.filter(pl.col("bids").list.len() >= 2, pl.col("bid") > 0)
    if both.is_empty():
        return None
    ahead = pl.col("bids").list.get(0) - pl.col("bids").list.get(1)
    return float(both.select(ahead.mean()).item())


def by_rank(economy: TurnRows, auctions: pl.DataFrame) -> pl.DataFrame:
    """By time and rank of the bid (1 is the highest): the mean bid for each container."""
    ranked = (
        auctions.select("time", "size", "bids")
        .with_columns(rank=pl.int_ranges(1, pl.col("bids").list.len() + 1))
        .explode("bids", "rank")
        .filter(pl.col("bids").is_not_null())
    )
    means = ranked.group_by("rank", "time").agg(
        (pl.col("bids") / pl.col("size")).mean().alias("each"), pl.len().alias("count")
    )
    return economy.with_gaps(means, "rank")


def by_bot(economy: TurnRows, auctions: pl.DataFrame, seats: pl.DataFrame) -> pl.DataFrame:
    """By bot and time: what its seats bid for each container of a cargo, in the mean."""
    rows = pl.concat(
        auctions.select("game", "time", "size", seat=pl.lit(seat), offered=pl.col(f"bids_{seat}"))
        for seat in range(5)
    )
    who = seats.select(pl.col("game", "seat").cast(pl.Int64), "bot")
    means = (
        rows.filter(pl.col("offered").is_not_null())
        .with_columns(pl.col("game", "seat").cast(pl.Int64))
        .join(who, on=["game", "seat"], how="inner")
        .group_by("bot", "time")
        .agg((pl.col("offered") / pl.col("size")).mean().alias("each"), pl.len().alias("count"))
    )
    return economy.with_gaps(means, "bot")


def outcomes(auctions: pl.DataFrame, most: int) -> pl.DataFrame:
    """By whole dollars bid for each container (`most` and above together): auctions by outcome."""
    each = (pl.col("bid") / pl.col("size")).floor().clip(0, most).cast(pl.Int64)
    return (
        auctions.with_columns(dollar=each)
        .group_by("dollar", "outcome")
        .agg(pl.len().alias("count"))
        .with_columns(share=pl.col("count") / pl.col("count").sum().over("dollar"))
        .sort("dollar", "outcome")
    )


def shares(auctions: pl.DataFrame) -> dict[str, float]:
    """Which share of all auctions ended how."""
    if auctions.is_empty():
        return dict.fromkeys(OUTCOMES, 0.0)
    return {
        outcome: int((auctions["outcome"] == outcome).sum()) / auctions.height
        for outcome in OUTCOMES
    }
