"""A terminal for tests: what is typed comes from a list, what is shown goes to a text."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable

from rich.console import Console

from longshore import Game
from longshore.bots import Bot, Decision, make_bot
from longshore.terminal.play import TerminalGame
from longshore.terminal.prompt import Screen

ALONE = "press Enter when you are alone at the screen"


class Typist(io.StringIO):
    """Types a line whenever one is asked for; an empty string is the end of the input."""

    def __init__(self, answer: Callable[[], str]) -> None:
        super().__init__()
        self.answer = answer

    def readline(self, _size: int | None = -1, /) -> str:
        return self.answer()


def lines(*typed: str) -> Typist:
    rest = iter(typed)
    return Typist(lambda: next((f"{line}\n" for line in rest), ""))


def seated(
    game: Game, people: Iterable[int], source: io.StringIO, bot: Bot | None = None, seed: int = 1
) -> tuple[TerminalGame, io.StringIO]:
    """A game at a terminal, and the paper on which everything shown is written."""
    paper = io.StringIO()
    console = Console(file=paper, width=100, color_system=None, force_terminal=False)
    screen = Screen(console, source)
    filled = set(range(game.options.seats)).difference(people)
    bots = {seat: bot or make_bot("merchant") for seat in filled}
    return TerminalGame(game, bots, screen, seed), paper


def typed_into(game: Game, people: Iterable[int], *typed: str, seed: int = 1) -> str:
    """All that is shown when these lines are typed."""
    table, paper = seated(game, people, lines(*typed), seed=seed)
    table.run()
    return paper.getvalue()


class Passive(Bot):
    """Fills a seat with somebody who does nothing."""

    def choose(self, decision: Decision) -> str:
        phase = decision.view.board.phase
        if phase in ("bids", "tiebreak"):
            return "bid 0"
        return "accept" if phase == "decide" else "pass"
