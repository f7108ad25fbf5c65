"""The merchant: plays by rules of thumb, at once, in every edition and with every option."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import numpy.typing as npt

from longshore.bots.bot import Bot, Decision
from longshore.bots.merchant.style import STYLE, make_style

SEED_BITS = 62


class Merchant(Bot):
    """Weighs each thing it might do in dollars, and does the best."""

    trusted: ClassVar[bool] = True

    def __init__(self, style: str = "steady", skill: float = 1.0) -> None:
        self._style = np.array([make_style(style, skill)], STYLE)

    @property
    def style(self) -> npt.NDArray[np.void]:
        """The numbers that it plays by, as an array of one."""
        return self._style

    def choose(self, decision: Decision) -> list[int]:
        from longshore.bots.merchant.deciding import decide

        seed = decision.rng.getrandbits(SEED_BITS)
        return decide(decision.sight, decision.seat, self._style, decision.auctions, seed)
