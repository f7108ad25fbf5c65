"""Loans (L): $10 from the bank at any time, at most two, repaid in full on one's own turn."""

from __future__ import annotations

from longshore.engine import purses
from longshore.engine.compiled import compiled
from longshore.engine.journal import Cause, Fact, Reason, note, transfer
from longshore.engine.state import LOAN, MAX_LOANS, Phase, bids_are_sealed, bit, in_auction
from longshore.engine.why import Why


@compiled
def loans_free(state, seat):
    """L1: how many more loans a seat may take, those sealed with a bid counted."""
    return MAX_LOANS - state.loans[seat] - state.sealed_loans[seat]


@compiled
def why_not_borrow(state, seat):
    """L1: any seat, at any time. L3: a seat that owes a sealed bid seals its loan with it.

    A loan comes before everything else in the spelling of a sealed bid.
    """
    if state.phase == Phase.OVER:
        return Why.GAME_OVER
    if loans_free(state, seat) <= 0:
        return Why.TOO_MANY_LOANS
    if state.defaults > 0 and state.active == seat:
        # a loan struck off (I3) opens no new one before the default is settled
        return Why.IN_DEFAULT
    if owes_sealed_bid(state, seat):
        bluffs = state.bluffs[seat] if state.phase == Phase.BIDS else state.extra_bluffs[seat]
        if state.pending[seat] > 0 or bluffs > 0:
            return Why.NOT_POSSIBLE
    return Why.ALLOWED


@compiled
def may_borrow(state, seat):
    return why_not_borrow(state, seat) == Why.ALLOWED


@compiled
def owes_sealed_bid(state, seat):
    return bids_are_sealed(state) and (state.awaiting & bit(seat)) != 0


@compiled
def borrow(state, seat, journal):
    if owes_sealed_bid(state, seat):
        state.sealed_loans[seat] += 1
    else:
        take_loan(state, seat, Cause.WISH, journal)


@compiled
def take_loan(state, seat, cause, journal):
    state.loans[seat] += 1
    note(journal, Fact.LOAN_TAKEN, seat, cause, 0, 0, 0)
    transfer(state, journal, purses.BANK, seat, LOAN, Reason.LOAN)


@compiled
def why_not_repay(state, seat):
    """L2: on one's own turn, between actions or while one's own auction is being held."""
    if state.active != seat:
        return Why.NOT_OWN_TURN
    if state.loans[seat] == 0:
        return Why.NO_LOAN
    if state.phase != Phase.ACT and not in_auction(state):
        return Why.REPAY_LATER
    if state.cash[seat] < LOAN:
        return Why.REPAY_TOO_DEAR
    return Why.ALLOWED


@compiled
def may_repay(state, seat):
    return why_not_repay(state, seat) == Why.ALLOWED


@compiled
def repay(state, seat, journal):
    state.loans[seat] -= 1
    note(journal, Fact.LOAN_REPAID, seat, 0, 0, 0, 0)
    transfer(state, journal, seat, purses.BANK, LOAN, Reason.REPAYMENT)
    if state.phase == Phase.ACT and state.actions_left == 0:
        # asked only whether to repay more: the turn ends when it can not
        if not may_repay(state, seat):
            state.phase = Phase.TURN_ENDS
