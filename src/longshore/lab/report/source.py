"""What a report is made of: the rows, and how they came about."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal

import polars as pl

from longshore.game.options import Edition

OPEN = "open"  # how a recorded game ended that did not


@dataclass(frozen=True)
class ReportSource:
    """A result of many games, or one recorded game in the same rows.

    `facts` are what the page says at its top about where the rows come from, in order. `worth`,
    for one game, has the score of each seat as it stood after each turn.
    """

    kind: Literal["result", "game"]
    name: str
    facts: dict[str, str]
    edition: Edition
    seats_at_table: int
    games: pl.DataFrame
    seats: pl.DataFrame
    turns: pl.LazyFrame | None
    worth: pl.DataFrame | None = None
    notes: list[str] = field(default_factory=list)

    @property
    def colours(self) -> tuple[str, ...]:
        return self.edition.colours

    @property
    def bots(self) -> list[str]:
        """The bots of the rows, the best first."""
        by_bot = self.seats.group_by("bot").agg(pl.col("win_share").mean(), pl.col("score").mean())
        ranked = by_bot.sort("win_share", "score", "bot", descending=[True, True, False])
        return ranked["bot"].to_list()


def code(text: str) -> str:
    """Text that is shown as it would be typed; the page knows it by the backticks."""
    return "`" + text.replace("`", "'") + "`"
