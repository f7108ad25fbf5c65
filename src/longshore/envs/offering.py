"""What an environment offers a seat: the legal moves, but for two things that lead nowhere.

A seat may borrow and repay in turn for ever (L1, L2), and money that is bid back and forth grows
without end. Here a loan is not repaid, nor a repaid loan taken again, before the seat has done
something else; and a bid is at most $9,999. So every game with a round limit ends after so many
moves, and money stays within the numbers it is kept in. No position that matters is lost.
"""

from __future__ import annotations

from longshore.engine import purses
from longshore.engine.brokers import sells_goods
from longshore.engine.moves import CALL, HUNDRED, REPAY, TAKE_LOAN
from longshore.engine.state import BROKERS, NONE, Phase
from longshore.engine.step import legal
from longshore.envs.compiled import compiled

MOST_BID = 9_999
_LAST_HUNDRED = MOST_BID // 100 * 100
_MARK = 16  # a seat's loan or repayment is kept as one number: 16 times the seat, and the move
_RICH = _LAST_HUNDRED - 20  # with less in hand, two loans included, no bid comes near the limit


@compiled
def offered(state, seat, last, moves):
    """List what a seat is offered into `moves`, and count it. `last` is what `remember` gave."""
    count = legal(state, seat, moves)
    just = last % _MARK if last // _MARK == seat else NONE
    if just == NONE and state.cash[seat] < _RICH:
        return count
    kept = 0
    for index in range(count):
        move = moves[index]
        if not _leads_nowhere(state, seat, just, move):
            moves[kept] = move
            kept += 1
    return kept


@compiled
def remember(seat, active, move):
    """What has to be known of a move at the next: whether the active seat borrowed or repaid."""
    if seat == active and (move == TAKE_LOAN or move == REPAY):
        return seat * _MARK + move
    return NONE


@compiled
def _leads_nowhere(state, seat, just, move):
    if move == REPAY:
        return just == TAKE_LOAN
    if move == TAKE_LOAN:
        return just == REPAY
    if move == HUNDRED:
        high = state.high if state.phase == Phase.RAISE else 0
        return state.pending[seat] >= _LAST_HUNDRED or high >= MOST_BID
    if CALL <= move < CALL + 2 * BROKERS:
        return sells_goods(move - CALL) and state.cash[purses.CARD] >= MOST_BID
    return False
