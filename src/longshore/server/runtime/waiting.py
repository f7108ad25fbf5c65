"""How long a standing order waits before it acts.

An order is to look as if its person had decided. Nobody decides in two milliseconds: each decision
waits for a time that is drawn, and never so long that the seat's clock would run out over it.

It is drawn by a keyed hash of what is to be decided, and counted from when that began. So it is the
same for every process that looks at the table, and for one that has been started anew.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping

from longshore.server.domain.settings import Pace
from longshore.server.domain.state import TableState

SHARE = 0.5  # of the time that is left to a seat: not more is waited


class Waiting:
    """What orders wait for; `secret` is known to all processes of a database, and nobody else."""

    def __init__(self, seconds: Mapping[Pace, tuple[float, float]], secret: bytes) -> None:
        self._seconds, self._secret = seconds, secret

    def left(self, state: TableState, seat: int, now: int) -> float:
        """Seconds that the order of a seat still waits; nothing when it is time."""
        began = state.game_at
        if state.auction is not None:
            # those who bid in secret do not see each other's bids: they decide once
            began = state.clock.since(seat) or began
        wait = self._drawn(state, seat)
        deadline = state.clock.deadline(seat)
        if deadline is not None:
            wait = min(wait, max(deadline - began, 0) / 1000 * SHARE)
        return max(wait - (now - began) / 1000, 0.0)

    def _drawn(self, state: TableState, seat: int) -> float:
        least, most = self._seconds[state.settings.pace]
        decision = f"order {state.id} {seat} {state.auction or state.game_seq}"
        drawn = hmac.digest(self._secret, decision.encode(), "sha256")[:8]
        return least + (most - least) * int.from_bytes(drawn) / 2**64
