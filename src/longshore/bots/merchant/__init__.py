"""The merchant: plays by rules of thumb, at once, in every edition and with every option."""

from __future__ import annotations

from typing import ClassVar

import numpy as np
import numpy.typing as npt

from longshore.bots.bot import Bot, Decision
from longshore.bots.merchant.style import make_styles, style_at

SEED_BITS = 62


class Merchant(Bot):
    """Weighs each thing it might do in dollars, and does the best."""

    trusted: ClassVar[bool] = True

    def __init__(self, style: str = "steady", skill: float = 1.0) -> None:
        self._styles = make_styles(style, skill)

    @property
    def styles(self) -> npt.NDArray[np.void]:
        """The numbers that it plays by, a row a table."""
        return self._styles

    def choose(self, decision: Decision) -> list[int]:
        from longshore.bots.merchant.deciding import decide

        seed = decision.rng.getrandbits(SEED_BITS)
        style = style_at(self._styles, decision.options)
        return decide(decision.sight, decision.seat, style, decision.auctions, seed)
