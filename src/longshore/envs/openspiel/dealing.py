"""The deal (S1, S4, S5, K1) as chance nodes, one after the other, each outcome equally likely.

First who starts, then a machine for every seat, a value card for every seat, and with the
Investment Bank the two colours of broker I and the one of broker II: as `draw_deal` draws them.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import ClassVar

from longshore.engine.deal import draw_deal
from longshore.engine.play import new_deal
from longshore.engine.state import COLOURS, NONE
from longshore.engine.types import Dealt
from longshore.envs.one_game import OneGame
from longshore.envs.settings import MOST_SEED, whole_number
from longshore.game.options import CARD_NAMES, Options

PAIRS = tuple(combinations(range(COLOURS), 2))


class Dealing:
    """The chance nodes of a setting: how many there are, and what can be drawn at each."""

    __slots__ = (
        *("_bank", "_cards", "_machines", "_pair"),
        *("most_outcomes", "nodes", "options", "seats"),
    )

    text: ClassVar[None] = None  # of the position that is begun from

    def __init__(self, options: Options) -> None:
        self.options = options
        self.seats, self._bank = options.seats, options.investment_bank
        self._machines = 1
        self._cards = self._machines + self.seats
        self._pair = self._cards + self.seats
        self.nodes = self._pair + (2 if self._bank else 0)
        self.most_outcomes = len(PAIRS) if self._bank else COLOURS

    def outcomes(self, drawn: Sequence[int]) -> list[int]:
        """What can be drawn next."""
        at = len(drawn)
        if at < self._machines:
            return list(range(self.seats))
        if at < self._cards:
            return _others(drawn[self._machines :])
        if at < self._pair:
            return _others(drawn[self._cards :])
        if at == self._pair:
            return list(range(len(PAIRS)))
        return _others(PAIRS[drawn[self._pair]])

    def dealt(self, drawn: Sequence[int]) -> Dealt:
        """The deal, when all is drawn."""
        deal = new_deal()
        deal.first = drawn[0]
        deal.machine[:] = deal.card[:] = NONE
        deal.machine[: self.seats] = drawn[self._machines : self._cards]
        deal.card[: self.seats] = drawn[self._cards : self._pair]
        if self._bank:
            deal.broker[:2] = PAIRS[drawn[self._pair]]
            deal.broker[2] = drawn[self._pair + 1]
        return deal

    def begin(self, drawn: Sequence[int], reward: str) -> OneGame:
        """The game, when all is drawn."""
        return OneGame(self.options, reward, dealt=self.dealt(drawn))

    def of_seed(self, seed: int) -> list[int]:
        """The outcomes that make the deal of a seed."""
        deal = new_deal()
        draw_deal(deal, self.seats, seed)
        return self.drawn(deal)

    def drawn(self, deal: Dealt) -> list[int]:
        """The outcomes that make a deal."""
        machines = deal.machine[: self.seats].tolist()
        drawn = [int(deal.first), *machines, *deal.card[: self.seats].tolist()]
        if self._bank:
            first, second, third = map(int, deal.broker)
            drawn += [PAIRS.index((first, second)), third]
        return drawn

    def redrawn(self, drawn: Sequence[int], seat: int, rng: Random) -> tuple[Dealing, list[int]]:
        """The same deal, with other cards for all but a seat."""
        own = drawn[self._cards + seat]
        others = _others([own])
        rng.shuffle(others)
        cards = [own if other == seat else others.pop() for other in range(self.seats)]
        return self, [*drawn[: self._cards], *cards, *drawn[self._pair :]]

    def card(self, drawn: Sequence[int], seat: int) -> str:
        """A seat's value card, "none" before it is dealt."""
        at = self._cards + seat
        return CARD_NAMES[drawn[at]] if at < len(drawn) else "none"

    def told(self, drawn: Sequence[int]) -> str:
        """What all have seen of the deal."""
        parts = [f"first {drawn[0]}"] if drawn else []
        if machines := drawn[self._machines : self._cards]:
            parts.append(f"machines {_spaced(machines)}")
        if pair := drawn[self._pair : self._pair + 1]:
            parts.append(f"broker I {_spaced(PAIRS[pair[0]])}")
        if single := drawn[self._pair + 1 :]:
            parts.append(f"broker II {_spaced(single)}")
        return "; ".join(parts)

    def name(self, at: int, outcome: int) -> str:
        """An outcome as text."""
        if at < self._machines:
            return f"first {outcome}"
        if at < self._cards:
            return f"machine {at - self._machines} {outcome}"
        if at < self._pair:
            return f"card {at - self._cards} {CARD_NAMES[outcome]}"
        if at == self._pair:
            return f"broker I {_spaced(PAIRS[outcome])}"
        return f"broker II {outcome}"


def outcomes_of_seed(options: Options, seed: int) -> list[int]:
    """The outcomes at the chance nodes that make the deal of a seed."""
    return Dealing(options).of_seed(whole_number("A seed", seed, 0, MOST_SEED))


def _others(taken: Sequence[int]) -> list[int]:
    return [colour for colour in range(COLOURS) if colour not in taken]


def _spaced(numbers: Sequence[int]) -> str:
    return " ".join(map(str, numbers))
