"""OpenSkill ratings (Plackett–Luce) from the places at many tables.

A rating is updated game by game, so it depends on their order. To be rid of that, the games are
rated in ten orders drawn by chance from a fixed seed, and a rating is the mean of the ten.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from statistics import fmean

import msgspec

from longshore.lab.ladder.result import LadderGame
from longshore.lab.skill import Belief, rated_once, unknown
from longshore.text.errors import UserError

ORDERS = 10


class Rating(msgspec.Struct, frozen=True):
    """How strong a bot is thought to be, and how sure that is."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """What it is at least, in all likelihood."""
        return self.mu - 3 * self.sigma


def need_openskill(command: str = "ladder") -> None:
    """Say in one line what to install, if it is not there."""
    try:
        import openskill  # noqa: F401
    except ImportError:
        raise UserError(
            f"`longshore {command}` needs the lab extra: pip install 'longshore[lab]'."
        ) from None


def rate(games: Sequence[LadderGame], bots: int) -> list[Rating]:
    """The rating of each bot."""
    inquiries = [_rate_in_order(games, bots, order) for order in range(ORDERS)]
    return [
        Rating(fmean(beliefs[bot][0] for beliefs in inquiries), _mean_sigma(inquiries, bot))
        for bot in range(bots)
    ]


def _mean_sigma(inquiries: Sequence[Sequence[Belief]], bot: int) -> float:
    return fmean(beliefs[bot][1] for beliefs in inquiries)


def _rate_in_order(games: Sequence[LadderGame], bots: int, order: int) -> list[Belief]:
    beliefs = dict.fromkeys(range(bots), unknown())
    shuffled = list(games)
    random.Random(order).shuffle(shuffled)
    for game in shuffled:
        ranks = [float(rank) for rank in game.ranks]
        beliefs |= rated_once(beliefs, game.line_up, ranks)
    return [beliefs[bot] for bot in range(bots)]
