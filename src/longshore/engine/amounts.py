"""Amounts that are bid (A1, A2, A6, K2): the least, the most, and how one is spelled.

An amount is spelled in hundreds and what is left; the hundreds so far are `pending`.
"""

from __future__ import annotations

from longshore.engine.auction import sealed_limit
from longshore.engine.brokers import lowest_bid
from longshore.engine.compiled import compiled
from longshore.engine.moves import BID_STEP
from longshore.engine.state import Phase, bids_are_sealed
from longshore.engine.why import Why


@compiled
def lowest_amount(state):
    """A6: more than the highest bid. K2: more than the bid on the card."""
    if state.phase == Phase.RAISE:
        return int(state.high) + 1
    if state.phase == Phase.CALL_BID:
        return lowest_bid(state)
    return 0


@compiled
def highest_amount(state, seat):
    if bids_are_sealed(state):
        return int(sealed_limit(state, seat))
    return int(state.cash[seat])


@compiled
def why_not_amount(state, seat, amount):
    """A whole bid, whatever is spelled of it."""
    if amount < lowest_amount(state):
        return Why.BID_TOO_LOW
    if amount <= highest_amount(state, seat):
        return Why.ALLOWED
    return Why.BID_TOO_HIGH if bids_are_sealed(state) else Why.TOO_DEAR


@compiled
def why_not_rest(state, seat, amount):
    """The rest of a bid, which ends it."""
    return why_not_amount(state, seat, state.pending[seat] + amount)


@compiled
def why_not_hundred(state, seat):
    """$100 more, if there is any bid of at least that."""
    least = max(lowest_amount(state), int(state.pending[seat]) + BID_STEP)
    return why_not_amount(state, seat, least)
