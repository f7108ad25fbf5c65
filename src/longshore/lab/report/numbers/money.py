"""Money: how much the seats hold, where it comes from and where it goes, and their loans."""

from __future__ import annotations

import polars as pl

from longshore.lab.report.numbers.economy import TurnRows, long

SOURCES = ("subsidy", "loans_taken", "domestic", "brokers_in")
DRAINS = ("buildings", "declined", "interest", "loans_repaid", "brokers_out")

_SIGNED = {
    "subsidy": pl.col("subsidy"),
    "loans_taken": pl.col("loans_taken"),
    "domestic": pl.col("domestic"),
    "brokers_in": pl.col("brokers").clip(lower_bound=0),
    "buildings": -pl.col("buildings"),
    "declined": -pl.col("declined"),
    "interest": -pl.col("interest"),
    "loans_repaid": -pl.col("loans_repaid"),
    "brokers_out": pl.col("brokers").clip(upper_bound=0),
}


def supply(economy: TurnRows) -> pl.DataFrame:
    """By time: the mean of all seats' cash together, and what 80 % of the games lie between.

    Time 0 is before the first turn.
    """
    money = pl.col("money")
    standing = economy.standing().select("time", "money")
    return (
        pl.concat([_before(economy), standing], how="vertical_relaxed")
        .group_by("time")
        .agg(
            money.mean().alias("mean"),
            money.quantile(0.1, interpolation="linear").alias("low"),
            money.quantile(0.9, interpolation="linear").alias("high"),
        )
        .sort("time")
        .collect()
    )


def _before(economy: TurnRows) -> pl.LazyFrame:
    """What each game began with: the money after its first turn without what that turn brought."""
    first = economy.turns.filter(pl.col("turn") == pl.col("turn").min().over("game"))
    brought = pl.sum_horizontal(*_SIGNED.values())
    return first.select(time=pl.lit(0, dtype=pl.Int64), money=pl.col("money") - brought)


def flows(economy: TurnRows) -> pl.DataFrame:
    """By time and flow: dollars a game, those that leave the seats below zero.

    A flow that never happened in any game is left out.
    """
    wide = (
        economy.timed()
        .with_columns(**_SIGNED)
        .group_by("time")
        .agg(pl.col(name).sum().cast(pl.Float64) for name in _SIGNED)
        .sort("time")
        .collect()
    )
    wide = economy.per_game(wide, *_SIGNED)
    rows = wide.unpivot(on=list(_SIGNED), index="time", variable_name="flow", value_name="dollars")
    happened = pl.col("dollars").abs().sum().over("flow") > 0
    return rows.filter(happened)


def totals(economy: TurnRows) -> pl.DataFrame:
    """By flow: dollars a game over the whole game."""
    sums = economy.turns.select(
        (expression.sum() / economy.games).alias(name) for name, expression in _SIGNED.items()
    ).collect()
    return sums.unpivot(variable_name="flow", value_name="dollars")


def loans(economy: TurnRows) -> pl.DataFrame:
    """By time: which share of the seats has one loan, and which has two."""
    rows = long(economy.standing(), "seat", ["time"], "loans").filter(pl.col("loans").is_not_null())
    return (
        rows.group_by("time")
        .agg((pl.col("loans") == 1).mean().alias("one"), (pl.col("loans") == 2).mean().alias("two"))
        .sort("time")
        .collect()
    )


def by_bot(economy: TurnRows, seats: pl.DataFrame, name: str) -> pl.DataFrame:
    """By bot and time: the mean of a numbered column, such as `loans`, over its seats."""
    rows = long(economy.standing(), "seat", ["game", "time"], name)
    who = seats.lazy().select(pl.col("game", "seat").cast(pl.Int64), "bot")
    return (
        rows.filter(pl.col(name).is_not_null())
        .with_columns(pl.col("game").cast(pl.Int64))
        .join(who, on=["game", "seat"], how="inner")
        .group_by("bot", "time")
        .agg(pl.col(name).mean())
        .sort("bot", "time")
        .collect()
    )


def by_seat(economy: TurnRows, name: str) -> pl.DataFrame:
    """By seat and time: the mean of a numbered column such as `cash`."""
    rows = long(economy.standing(), "seat", ["time"], name).filter(pl.col(name).is_not_null())
    return rows.group_by("seat", "time").agg(pl.col(name).mean()).sort("seat", "time").collect()
