"""A view as a record of the engine, so that a bot can decide from what a client was told.

The view is one with everybody's cash counted (V2). What the seat cannot know is filled with
anything that fits; a bot's `Decision` blanks it out again.
"""

from __future__ import annotations

from longshore.engine.bindings import GameBuffer
from longshore.engine.types import State
from longshore.game.views import Bidding, ShownBid, View
from longshore.notation.positions import read_position
from longshore.notation.view_positions import view_position


def buffer_of(view: View) -> GameBuffer:
    """The game as a seat knows it, to be decided from."""
    state, _ = read_position(view_position(view))
    return GameBuffer.of(state)


def remember_bids(state: State, shown: Bidding) -> None:
    """Write the bids that were last turned over, which no position spells."""
    state.shown_by = shown.seller
    both = zip(shown.bids, shown.extras, strict=True)
    for seat, (first, extra) in enumerate(both):
        if first is not None:
            more = ShownBid(0, 0, 0) if extra is None else extra
            state.shown_bid[seat] = first.amount + more.amount
            state.shown_bluffs[seat] = first.bluff + more.bluff
