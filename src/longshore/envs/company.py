"""Merchants at some of a batch's seats: who they are, and how many seats are left to who learns."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.bots.auction_history import WITNESSED
from longshore.bots.merchant import Merchant
from longshore.bots.merchant.belief import BELIEF
from longshore.bots.merchant.mind import MIND
from longshore.bots.registry import make_bot
from longshore.engine.compiled import inside
from longshore.engine.state import STATE
from longshore.envs.merchants import ADVICE, COMPANY, ENDING, Party
from longshore.game.options import Options

STEADY = "merchant"


class Company:
    """Who sits at the tables of a batch beside the learner, and what they have seen there."""

    def __init__(
        self,
        options: Sequence[Options],
        opponents: Sequence[str] | None,
        learners: int | npt.ArrayLike | None,
        skip_forced: bool,
    ) -> None:
        self.names = (STEADY,) if opponents is None else _names(opponents)
        # by table, then by opponent
        self.styles = np.stack([_styles(name) for name in self.names], axis=1).ravel()
        self.company = np.zeros(len(options), COMPANY)
        self.endings = np.zeros(len(options), ENDING)
        self.advice = np.zeros(len(options), ADVICE)
        self.skip_forced = skip_forced
        if learners is None and opponents is not None:
            learners = 1
        self.company["learners"] = _learners(learners, options)

    @property
    def players(self) -> npt.NDArray[np.int8]:
        """By lane and seat: -1 where the learner sits, else which of the opponents."""
        found: npt.NDArray[np.int8] = self.company["player"]
        return found

    def party(self) -> Party:
        """What one thread works with."""
        return Party(
            company=inside(self.company),
            styles=inside(self.styles),
            endings=inside(self.endings),
            minds=inside(np.zeros(1, MIND)),
            beliefs=inside(np.zeros(1, BELIEF)),
            before=inside(np.zeros(1, STATE)),
            witnessed=inside(np.zeros(1, WITNESSED)),
            advice=inside(self.advice),
            skip=self.skip_forced,
        )

    def copy(self) -> Company:
        """A company of its own that knows what this one does."""
        twin = object.__new__(Company)
        for name, value in vars(self).items():
            setattr(twin, name, value.copy() if isinstance(value, np.ndarray) else value)
        return twin


def _names(opponents: Sequence[str]) -> tuple[str, ...]:
    names = (opponents,) if isinstance(opponents, str) else tuple(opponents)
    if not names or not all(isinstance(name, str) for name in names):
        raise ValueError(
            f"Opponents are names of merchants, as ['merchant', 'shipper'], not {opponents!r}."
        )
    return names


def _styles(name: str) -> npt.NDArray[np.void]:
    bot: Any = make_bot(name)
    if not isinstance(bot, Merchant):
        raise ValueError(
            f"Opponents in a batch are merchants, which are compiled with it; {name!r} is none."
        )
    return bot.styles


def _learners(learners: int | npt.ArrayLike | None, options: Sequence[Options]) -> Any:
    """How many seats the learner has in each lane."""
    seats = np.array([one.seats for one in options])
    given = seats if learners is None else np.asarray(learners)
    fits = given.dtype.kind in "iu" and given.shape in ((), seats.shape)
    if not fits or (given < 1).any() or (given > seats).any():
        raise ValueError(
            "The learner has at least one seat of each table, and at most all: learners is a"
            f" number or one for each lane, not {learners!r}."
        )
    return given
