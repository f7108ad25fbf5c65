"""What came of many games, in a few numbers; the same whether they were just played or read."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import msgspec

from longshore.lab.rows import FROZEN, ROUNDS, STALLED, SUPPLY, TIMELY
from longshore.lab.table import Fault, TableResult

if TYPE_CHECKING:
    from rich.table import Table

MOST_FAULTS = 5  # that are shown


@dataclass
class BotSummary:
    """One bot, over all seats it had."""

    seats: int = 0
    win_share: float = 0.0
    score: int = 0
    forfeits: int = 0

    def as_dict(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "win_share": round(self.win_share / self.seats, 6),  # thirds, added in any order
            "mean_score": self.score / self.seats,
            "forfeits": self.forfeits,
        }


@dataclass
class Summary:
    """Adds up games, in any order."""

    games: int = 0
    rounds: int = 0
    best_score: int = 0
    frozen: int = 0  # games in which all passed for three rounds in a row
    timely: int = 0  # games that the supply ended within 60 rounds
    endings: Counter[str] = field(default_factory=Counter)
    bots: dict[str, BotSummary] = field(default_factory=dict)
    faults: list[Fault] = field(default_factory=list)
    played: int = 0  # of these games, those played just now
    seconds: float = 0.0  # that took

    def add(self, result: TableResult) -> None:
        """Count a game that was just played."""
        self.add_game(msgspec.structs.asdict(result.game))
        for row in result.seats:
            self.add_seat(msgspec.structs.asdict(row))
        self.faults += result.faults[: max(0, MOST_FAULTS - len(self.faults))]
        self.played += 1

    def add_game(self, row: Mapping[str, Any]) -> None:
        self.games += 1
        self.rounds += row["rounds"]
        self.best_score += row["best_score"]
        self.endings[row["ended"]] += 1
        self.frozen += row["idle_rounds"] >= FROZEN
        self.timely += row["ended"] == SUPPLY and row["rounds"] <= TIMELY

    def add_seat(self, row: Mapping[str, Any]) -> None:
        bot = self.bots.setdefault(row["bot"], BotSummary())
        bot.seats += 1
        bot.win_share += row["win_share"]
        bot.score += row["score"]
        bot.forfeits += row["forfeits"]

    @property
    def rate(self) -> float:
        """Games a second, of those just played."""
        return self.played / self.seconds if self.seconds > 0 else 0.0

    def as_dict(self) -> dict[str, Any]:
        """For JSON."""
        games = max(1, self.games)
        return {
            "games": self.games,
            "mean_rounds": self.rounds / games,
            "mean_best_score": self.best_score / games,
            "frozen": self.frozen / games,
            "timely": self.timely / games,
            "endings": dict(sorted(self.endings.items())),
            "bots": {bot: self.bots[bot].as_dict() for bot in sorted(self.bots)},
            "forfeits": sum(bot.forfeits for bot in self.bots.values()),
            "faults": [fault._asdict() for fault in self.faults],
            "played": self.played,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.rate, 2),
        }


def as_json(summary: Summary, folder: str, asked: int, done: int) -> str:
    """One line of JSON."""
    place = {"folder": folder, "asked": asked, "done": done}
    return msgspec.json.encode({**place, **summary.as_dict()}).decode()


def print_summary(summary: Summary, folder: str) -> None:
    """The bots, the best first; the games; the faults; and where the rows are."""
    from rich.console import Console

    console = Console(highlight=False, soft_wrap=True)
    if summary.bots:
        console.print(_bots(summary))
    console.print(sentence(summary), markup=False)
    for fault in summary.faults:
        said = f"game {fault.game}, seat {fault.seat}: {fault.reason}"
        console.print(f"Forfeit of {fault.bot}, {said}", markup=False)
    console.print(f"The rows are in {folder}.", markup=False)


def _bots(summary: Summary) -> Table:
    from rich.table import Table

    table = Table(box=None, pad_edge=False)
    table.add_column("bot", no_wrap=True)
    for heading in ("seats", "win share", "mean score", "forfeits"):
        table.add_column(heading, justify="right", no_wrap=True)
    ranked = sorted(summary.bots.items(), key=lambda item: -item[1].win_share / item[1].seats)
    for name, bot in ranked:
        table.add_row(
            name,
            f"{bot.seats:,}",
            f"{bot.win_share / bot.seats:.1%}",
            f"{bot.score / bot.seats:.1f}",
            f"{bot.forfeits:,}",
        )
    return table


def sentence(summary: Summary) -> str:
    """The games, in one line."""
    if not summary.games:
        return "No game was finished."
    games = summary.games
    common = sorted(summary.endings.items(), key=lambda item: -item[1])
    endings = ", ".join(f"{_HOW[ended]} {count / games:.1%}" for ended, count in common)
    many = "1 game" if games == 1 else f"{games:,} games"
    said = (
        f"{many}: {summary.rounds / games:.1f} rounds, winning score"
        f" {summary.best_score / games:.1f} (means); {endings};"
        f" within {TIMELY} rounds by the supply {summary.timely / games:.1%}; all passed for"
        f" {FROZEN} rounds in a row in {summary.frozen / games:.1%}"
    )
    return f"{said}; {summary.rate:,.1f} games/s." if summary.played else f"{said}."


_HOW = {SUPPLY: "ended by the supply", ROUNDS: "by the round limit", STALLED: "stalled"}
