"""Bots to test with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from longshore import Game
from longshore.bots import Bot, Decision, bot_rng


class Answering(Bot):
    """Answers with what a function says."""

    def __init__(self, answer: Callable[[Decision], Any]) -> None:
        self.answer = answer

    def choose(self, decision: Decision) -> Any:
        return self.answer(decision)


def decision_of(game: Game, seat: int | None = None, seed: int = 1) -> Decision:
    """What a bot would be given in a game."""
    asked = game.waiting[0] if seat is None else seat
    return Decision(game.buffer, game.options, asked, bot_rng(seed, asked))
