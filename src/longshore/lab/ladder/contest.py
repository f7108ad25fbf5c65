"""A contest: which bots meet at which tables, how often; and the command that runs it."""

from __future__ import annotations

import shlex

import msgspec

from longshore.game.options import Options
from longshore.lab.ladder import seating
from longshore.lab.setting import STALL, changes_text

DEFAULT_GAMES = 400
DEFAULT_SEED = 1


class Contest(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played. A challenge names the challenger, then the field."""

    options: Options
    bots: tuple[str, ...]
    challenge: bool = False
    games: int = DEFAULT_GAMES
    seed: int = DEFAULT_SEED
    stall: int = STALL
    paired: bool = False  # every deal is played by the same bots, who go around the seats

    @property
    def alike(self) -> int:
        """How many games in a row have the same deal."""
        return self.options.seats if self.paired else 1

    @property
    def rounded_games(self) -> int:
        """The games asked for, and so many more that every bot is at every seat equally often."""
        seats = self.options.seats
        return seating.rounded(self.games, len(self.bots), seats, challenge=self.challenge)

    def line_ups(self) -> list[seating.LineUp]:
        """The bots by seat, for every game."""
        return seating.line_ups(
            self.rounded_games,
            len(self.bots),
            self.options.seats,
            self.seed,
            challenge=self.challenge,
            paired=self.paired,
        )

    @property
    def even(self) -> float:
        """The share of wins of a seat among equals."""
        return 1 / self.options.seats

    def command(self) -> str:
        """The command that plays this contest, to be copied into a shell."""
        words = ["longshore", "ladder"]
        if self.challenge:
            words += ["--challenge", self.bots[0], "--field", self.bots[1]]
        else:
            words += self.bots
        words += ["--edition", self.options.edition, "--seats", str(self.options.seats)]
        for change in changes_text(self.options).split():
            words += ["--option", change]
        words += ["--games", str(self.games), "--seed", str(self.seed)]
        if self.stall != STALL:
            words += ["--stall", str(self.stall)]
        if self.paired:
            words.append("--paired")
        return shlex.join(words)

    def described(self) -> str:
        """In words: who plays whom, at what table."""
        seats, edition = self.options.seats, self.options.edition
        table = ", ".join([edition, f"{seats} seats", *changes_text(self.options).split()])
        if self.challenge:
            return f"{self.bots[0]} among {seats - 1} × {self.bots[1]}; {table}"
        if len(self.bots) == 1:
            return f"{self.bots[0]} at every seat; {table}"
        return f"{', '.join(self.bots)}; {table}"
