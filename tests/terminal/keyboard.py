"""A terminal for tests: what is typed comes from a list, what is shown goes to a text."""

from __future__ import annotations

import io
import random
from collections.abc import Callable, Iterable

from rich.console import Console

from longshore import Game
from longshore.bots.filler import choose
from longshore.options import Options
from longshore.terminal.play import Bot, TerminalGame
from longshore.terminal.prompt import Screen
from longshore.views import View

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
    game: Game, people: Iterable[int], source: io.StringIO, bot: Bot = choose, seed: int = 1
) -> tuple[TerminalGame, io.StringIO]:
    """A game at a terminal, and the paper on which everything shown is written."""
    paper = io.StringIO()
    console = Console(file=paper, width=100, color_system=None, force_terminal=False)
    screen = Screen(console, source)
    return TerminalGame(game, frozenset(people), bot, screen, seed), paper


def typed_into(game: Game, people: Iterable[int], *typed: str, seed: int = 1) -> str:
    """All that is shown when these lines are typed."""
    table, paper = seated(game, people, lines(*typed), seed=seed)
    table.run()
    return paper.getvalue()


def passive(view: View, _options: Options, _seat: int, _rng: random.Random) -> object:
    """Fills a seat with somebody who does nothing."""
    from longshore import actions as said

    if view.board.phase in ("bids", "tiebreak"):
        return said.Bid(0)
    return said.Accept() if view.board.phase == "decide" else said.Pass()
