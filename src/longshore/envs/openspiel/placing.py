"""A position to begin from instead of a deal; chance may deal the value cards to it."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any

import numpy as np

from longshore.engine.bindings import GameBuffer
from longshore.envs.one_game import OneGame
from longshore.envs.starts import Start, read_start
from longshore.game.options import CARD_NAMES, Options
from longshore.notation import format_position


class Placing:
    """What `Dealing` is for deals: the chance nodes, and the game that comes of them.

    `pool` are the cards that are dealt; without one those of the position stay.
    """

    __slots__ = ("_begun", "_cards", "most_outcomes", "nodes", "options", "pool", "seats", "text")

    def __init__(self, begun: Start, options: Options, pool: str = "") -> None:
        cells, self.options = read_start(begun, options)
        self.text = format_position(GameBuffer(cells).state, options)
        self.pool, self.seats = tuple(map(CARD_NAMES.index, pool)), options.seats
        self.nodes, self.most_outcomes = (self.seats if pool else 0), len(pool)
        self._cards: list[int] = cells["card"][0, : self.seats].tolist()
        self._begun: dict[tuple[str, tuple[int, ...]], OneGame] = {}

    def outcomes(self, drawn: Sequence[int]) -> list[int]:
        """The cards that can be dealt next."""
        return [card for card in self.pool if card not in drawn]

    def begin(self, drawn: Sequence[int], reward: str) -> OneGame:
        """The game, when all is drawn. OpenSpiel begins one whenever it copies a state."""
        key = reward, tuple(drawn or self._cards)
        if key not in self._begun:
            self._begun[key] = OneGame(self.options, reward, begun=self._with_cards(key[1]))
        return self._begun[key].copy()

    def of_seed(self, seed: int) -> list[int]:
        """The outcomes that a seed stands for."""
        return Random(seed).sample(self.pool, self.nodes)

    def redrawn(self, drawn: Sequence[int], seat: int, rng: Random) -> tuple[Placing, list[int]]:
        """The same position, with other cards for all but a seat."""
        own = (drawn or self._cards)[seat]
        others = [card for card in self.pool or range(len(CARD_NAMES)) if card != own]
        rng.shuffle(others)
        cards = [own if other == seat else others.pop() for other in range(self.seats)]
        if self.pool:
            return self, cards
        return Placing(self._with_cards(cards), self.options), []

    def card(self, drawn: Sequence[int], seat: int) -> str:
        """A seat's value card, "none" before it is dealt."""
        cards = drawn if self.pool else self._cards
        return CARD_NAMES[cards[seat]] if seat < len(cards) else "none"

    def told(self, _drawn: Sequence[int]) -> str:
        """What all have seen of it: the position lies open, but for the cards."""
        return ""

    def name(self, at: int, outcome: int) -> str:
        """An outcome as text."""
        return f"card {at} {CARD_NAMES[outcome]}"

    def __reduce__(self) -> tuple[Any, ...]:
        pool = "".join(CARD_NAMES[card] for card in self.pool)
        return Placing, (self.text, self.options, pool)

    def _with_cards(self, cards: Sequence[int]) -> np.void:
        cells, _ = read_start(self.text, self.options)
        cells["card"][0, : self.seats] = cards
        record: np.void = cells[0]
        return record
