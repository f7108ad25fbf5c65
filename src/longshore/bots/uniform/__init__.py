"""The `random` bot: every action that its seat may take is as likely as any other.

An action is what a player says: one way to set out a store, one choice of containers, one bid. They
are counted, not listed. Each has a number, and a number is spelled as moves, so that a draw from a
hundred thousand ways to buy and to set out costs little more than one from five.
"""

from __future__ import annotations

from longshore.bots.bot import Bot, Decision
from longshore.bots.uniform.drawing import spell


class Random(Bot):
    """Takes any action that it may take, each with the same chance."""

    trusted = True

    def choose(self, decision: Decision) -> list[int]:
        # one part in 10^12 of a deviation from uniform, with a million actions to draw from
        moves, _ = spell(decision.sight, decision.seat, decision.rng.getrandbits(63))
        return moves
