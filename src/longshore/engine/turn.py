"""The turn (T) and the end of the game (E): who acts, and what happens between turns."""

from __future__ import annotations

from longshore.engine.brokers import is_last_turn, settle_at_the_end, win_comes_first
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, note
from longshore.engine.loans import may_repay
from longshore.engine.state import NONE, Phase, bit

ACTIONS = 2


@compiled
def begin_turn(state, seat, journal):
    state.active = seat
    state.actions_left = ACTIONS
    state.produced = 0
    state.called = 0
    state.won = 0
    state.sold = 0
    state.just = NONE
    state.awaiting = 0
    state.phase = Phase.BROKER_WIN if win_comes_first(state) else Phase.INTEREST
    note(journal, Fact.TURN, seat, state.round_number, 0, 0, 0)


@compiled
def end_action(state):
    """T1: at most two actions. After the second the seat is asked only if it can repay (L2)."""
    state.actions_left -= 1
    state.phase = Phase.ACT
    state.awaiting = bit(state.active)
    if state.actions_left == 0 and not may_repay(state, state.active):
        state.phase = Phase.TURN_ENDS


@compiled
def pass_turn(state, seat, journal):
    """T2: giving up one or both actions is always allowed."""
    note(journal, Fact.PASSED, seat, state.actions_left, 0, 0, 0)
    state.phase = Phase.TURN_ENDS


@compiled
def end_turn(state, journal):
    """E1: once the end is triggered, the active seat's turn is the last; so is that of a limit."""
    state.played |= bit(state.active)
    state.actions_left = 0
    if is_last_turn(state):
        _finish(state, journal)
        return
    after = (state.active + 1) % state.seats
    if after == state.first:
        state.round_number += 1
    begin_turn(state, after, journal)


@compiled
def _finish(state, journal):
    state.awaiting = 0
    settle_at_the_end(state, journal)
    state.phase = Phase.OVER
    note(journal, Fact.GAME_OVER, state.round_number, 0, 0, 0, 0)
