"""What everybody has seen of an auction, kept for who wants to learn from it.

A row is written when bids are turned over: who shipped what, what lay on the islands, what each
seat could have paid and what it bid. All of it is open.
"""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt

from longshore.engine import places
from longshore.engine.auction import first_counts
from longshore.engine.bindings import GameBuffer
from longshore.engine.compiled import compiled, entry, inside
from longshore.engine.state import COLOURS, FIRST_BIDS, NONE, SEATS, Phase
from longshore.engine.types import State

WITNESSED = np.dtype(
    [
        ("bid", "i4", (SEATS,)),  # the first bid as it counted (A7); NONE: did not bid
        ("power", "i4", (SEATS,)),  # the cash in hand when bidding, loans taken for it included
        ("cargo", "i1", (COLOURS,)),
        ("island", "i1", (SEATS, COLOURS)),  # before the cargo was delivered
        ("supply", "i1", (COLOURS,)),
        ("loans", "i1", (SEATS,)),
        ("seller", "i1"),
        ("openly", "i1"),  # A6: a raise says no more than that the seat would pay so much
    ],
    align=True,
)

_ROOM = 64  # auctions that most games have room in


_SEALED, _OPEN = FIRST_BIDS


def may_show(before: State) -> bool:
    """Whether an auction may end with what comes after this, for who has the phase at hand: to ask
    compiled code takes longer.
    """
    return before.phase in FIRST_BIDS


@compiled
def witness(before, after, row):
    """Write what was shown between two states one move apart; False if nothing was."""
    bidding = before.phase == _SEALED or before.phase == _OPEN
    if not bidding or after.phase == before.phase:
        return False
    seller = before.active
    delivered = after.phase != Phase.DECIDE and after.phase != Phase.TIEBREAK
    row.seller = seller
    row.openly = before.phase == _OPEN
    for colour in range(COLOURS):
        row.cargo[colour] = before.goods[places.SHIP + seller, colour]
        row.supply[colour] = before.goods[places.SUPPLY, colour]
    for seat in range(SEATS):
        for colour in range(COLOURS):
            row.island[seat, colour] = before.goods[places.ISLAND + seat, colour]
        row.bid[seat] = NONE
        row.power[seat] = before.cash[seat]
        row.loans[seat] = before.loans[seat]
        if seat < before.seats and seat != seller:
            # A3: a cargo that nobody wants is delivered at once, and the bids are cleared away
            row.bid[seat] = 0 if delivered else first_counts(after, seat)
            if not delivered:
                row.power[seat] = after.cash[seat]
                row.loans[seat] = after.loans[seat]
    return True


@entry
def witness_on(before: Any, after: Any, row: Any) -> bool:
    return witness(before[0], after[0], row[0])


class AuctionHistory:
    """The auctions of one game that were seen, in their order."""

    def __init__(self) -> None:
        self._rows = np.zeros(_ROOM, WITNESSED)
        self._count = 0

    def see(self, before: GameBuffer, after: GameBuffer) -> None:
        """Look at what one move or one action has changed."""
        row = self._rows[self._count :]
        if not witness_on(inside(before.cells), inside(after.cells), inside(row)):
            return
        self._count += 1
        if self._count == len(self._rows):
            self._rows = np.concatenate([self._rows, np.zeros(_ROOM, WITNESSED)])

    @property
    def rows(self) -> npt.NDArray[np.void]:
        """All that was seen, a row an auction."""
        return self._rows[: self._count]
