"""Simple ways to decide, for seats that have to be played to the end."""

from __future__ import annotations

import random
from collections.abc import Callable

from longshore.client import Moment
from longshore.game.actions import AnyAction, CallForGoods, CallForMoney, Repay, TakeLoan

_ENDLESS = (TakeLoan, Repay, CallForGoods, CallForMoney)


def by_chance(seed: int) -> Callable[[Moment], AnyAction]:
    """Anything that is legal, but for what never comes to an end."""
    chance = random.Random(seed)

    def choose(moment: Moment) -> AnyAction:
        sensible = [one for one in moment.actions if not isinstance(one, _ENDLESS)]
        return chance.choice(sensible or moment.actions)

    return choose
