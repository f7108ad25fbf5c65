"""Bids: open ones up to the cash, and sealed ones with their loans and bluffing cards."""

from __future__ import annotations

from longshore.bots.uniform.prices import put
from longshore.engine import auction, brokers, loans
from longshore.engine.compiled import compiled
from longshore.engine.moves import BID, BID_STEP, BLUFF, HUNDRED, PASS, TAKE_LOAN
from longshore.engine.state import LOAN, MAX_LOANS, Phase


@compiled
def _spell_amount(amount, moves, length):
    for _ in range(amount // BID_STEP):
        length = put(moves, length, HUNDRED)
    return put(moves, length, BID + amount % BID_STEP)


@compiled
def _least_more(state, seat):
    """The least that an open bid needs on top of the hundreds it has."""
    least = brokers.lowest_bid(state) if state.phase == Phase.CALL_BID else state.high + 1
    return max(0, least - state.pending[seat])


@compiled
def count_open(state, seat):
    """Open bids: every amount up to the cash, and in an auction passing."""
    most = state.cash[seat] - state.pending[seat]
    passing = 1 if _may_pass(state, seat) else 0
    return max(0, most - _least_more(state, seat) + 1) + passing


@compiled
def _may_pass(state, seat):
    return state.phase == Phase.RAISE and state.pending[seat] == 0


@compiled
def spell_open(state, seat, index, moves, length):
    if _may_pass(state, seat):
        if index == 0:
            return put(moves, length, PASS)
        index -= 1
    return _spell_amount(_least_more(state, seat) + index, moves, length)


@compiled
def _bluffs(state, seat):
    """How many bluffing cards can still be put to a bid."""
    cards = 0
    while cards < auction.BLUFFING_CARDS and auction.may_bluff(state, seat, cards + 1):
        cards += 1
    return cards


@compiled
def _sealed(state, seat, borrowed):
    """How many sealed bids there are with so many more loans: every amount, every bluff."""
    if borrowed > 0 and not loans.may_borrow(state, seat):
        return 0
    if state.loans[seat] + state.sealed_loans[seat] + borrowed > MAX_LOANS:
        return 0
    most = auction.sealed_limit(state, seat) - state.pending[seat] + LOAN * borrowed
    return (most + 1) * (_bluffs(state, seat) + 1)


@compiled
def count_sealed(state, seat):
    ways = 0
    for borrowed in range(MAX_LOANS + 1):
        ways += _sealed(state, seat, borrowed)
    return ways


@compiled
def spell_sealed(state, seat, index, moves, length):
    borrowed = 0
    while index >= _sealed(state, seat, borrowed):
        index -= _sealed(state, seat, borrowed)
        borrowed += 1
        length = put(moves, length, TAKE_LOAN)
    cards = index % (_bluffs(state, seat) + 1)
    if cards > 0:
        length = put(moves, length, BLUFF + cards - 1)
    return _spell_amount(index // (_bluffs(state, seat) + 1), moves, length)
