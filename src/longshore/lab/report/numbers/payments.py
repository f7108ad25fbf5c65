"""Who paid whom: the money that went from seat to seat, for goods, cargoes and wages."""

from __future__ import annotations

import polars as pl

from longshore.engine.state import SEATS


def paid_by_seat(seats: pl.DataFrame) -> pl.DataFrame:
    """By who pays (`seat`) and to whom (`to`): mean dollars in a game."""
    return _payments(seats).group_by("seat", "to").agg(pl.col("paid").mean()).sort("seat", "to")


def paid_by_bot(seats: pl.DataFrame) -> pl.DataFrame:
    """By the bot that pays and the one that is paid: mean dollars in a game from seat to seat."""
    who = seats.select("game", pl.col("seat").alias("to"), pl.col("bot").alias("to_bot"))
    each = _payments(seats).join(who, on=("game", "to"))
    return each.group_by("bot", "to_bot").agg(pl.col("paid").mean()).sort("bot", "to_bot")


def _payments(seats: pl.DataFrame) -> pl.DataFrame:
    """A row for each pair of seats of a game."""
    names = {f"paid_{other}": other for other in range(SEATS)}
    rows = seats.select("game", "seat", "bot", *names).unpivot(
        index=["game", "seat", "bot"], variable_name="to", value_name="paid"
    )
    to = pl.col("to").replace_strict(names, return_dtype=seats.schema["seat"])
    others = rows.with_columns(to=to).filter(pl.col("to") != pl.col("seat"))
    at_table = seats.group_by("game").agg(pl.len().alias("count"))
    return others.join(at_table, on="game").filter(pl.col("to") < pl.col("count"))
