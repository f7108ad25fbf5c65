"""Results of games: scores, win shares by bot and by turn order, lengths and endings."""

from __future__ import annotations

from math import inf, sqrt

import polars as pl

from longshore.lab.ladder.intervals import Interval, share, student
from longshore.lab.report.numbers.spread import bin_width


def win_shares(seats: pl.DataFrame) -> dict[str, Interval]:
    """By bot: how often a seat of its wins, so that an even share is 1 / seats."""
    by_bot = seats.group_by("bot").agg(pl.col("win_share").sum(), pl.len().alias("places"))
    return {bot: share(won, places) for bot, won, places in by_bot.sort("bot").iter_rows()}


def mean_scores(seats: pl.DataFrame) -> dict[str, Interval]:
    """By bot: its mean score by Student's interval; a game is one observation."""
    by_game = seats.group_by("bot", "game").agg(pl.col("score").mean())
    by_bot = by_game.group_by("bot").agg(
        pl.col("score").mean().alias("mean"), pl.col("score").std().alias("std"), pl.len()
    )
    found: dict[str, Interval] = {}
    for bot, mean, deviation, games in by_bot.sort("bot").iter_rows():
        reach = inf if games < 2 else student(games - 1) * deviation / sqrt(games)
        found[bot] = Interval(mean, mean - reach, mean + reach)
    return found


def order_shares(seats: pl.DataFrame) -> pl.DataFrame:
    """By bot and turn order (0 started): win share with its interval, and the mean score."""
    grouped = (
        seats.group_by("bot", "order")
        .agg(pl.col("win_share").sum(), pl.col("score").mean(), pl.len().alias("places"))
        .sort("bot", "order")
    )
    intervals = [share(*row) for row in grouped.select("win_share", "places").iter_rows()]
    ends = {
        name: pl.Series([getattr(interval, name) for interval in intervals], dtype=pl.Float64)
        for name in Interval._fields
    }
    return grouped.with_columns(**ends)


def endings(games: pl.DataFrame) -> dict[str, int]:
    """How many games ended how."""
    return dict(games.group_by("ended").agg(pl.len()).sort("ended").iter_rows())


def lengths(games: pl.DataFrame) -> tuple[pl.DataFrame, int]:
    """By ending and bin of rounds: how many games. And the bins' width."""
    longest = int(games.select(pl.col("rounds").max()).item())
    shortest = int(games.select(pl.col("rounds").min()).item())
    width = bin_width(shortest, longest)
    start = ((pl.col("rounds") // width) * width).cast(pl.Int64).alias("bin")
    counted = games.group_by("ended", start).agg(pl.len().alias("count")).sort("ended", "bin")
    return counted, width


MEANS = (
    "score",
    "cash",
    "island_score",
    "loans",
    "machines",
    "warehouses",
    "produced",
    "stocked",
    "loaded",
    "shipped",
    "auctions",
    "won",
    "received",
    "spent_on_cargo",
    "earned_by_cargo",
    "forfeits",
)


def bot_means(seats: pl.DataFrame) -> pl.DataFrame:
    """By bot: what its seats had and did in a game, in the mean, and their median score."""
    return (
        seats.group_by("bot")
        .agg(
            pl.col("game").n_unique().alias("games"),
            pl.len().alias("places"),
            pl.col("score").median().alias("median"),
            pl.col("forfeits").sum().alias("all_forfeits"),
            pl.col("decisions").sum().alias("all_decisions"),
            *(pl.col(name).mean() for name in MEANS),
        )
        .sort("bot")
    )
