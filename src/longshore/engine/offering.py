"""What a seat is offered that learns: the legal moves, but for two things that lead nowhere.

A seat may borrow and repay in turn for ever (L1, L2), and money that is bid back and forth grows
without end. Here a seat on its turn does not repay a loan, nor take a repaid one again, before it
has done something else (`state.just`); and a bid is at most $9,999. So every game with a round
limit ends after so many moves, and money stays within the numbers it is kept in. No position that
matters is lost.
"""

from __future__ import annotations

from typing import Any

from longshore.engine import purses
from longshore.engine.brokers import sells_goods
from longshore.engine.compiled import compiled, entry
from longshore.engine.legal import legal
from longshore.engine.moves import CALL, HUNDRED, REPAY, TAKE_LOAN
from longshore.engine.state import BROKERS, NONE, Phase
from longshore.engine.types import Moves

MOST_BID = 9_999
_LAST_HUNDRED = MOST_BID // 100 * 100
_RICH = _LAST_HUNDRED - 20  # with less in hand, two loans included, no bid comes near the limit


@entry
def offered_on(cells: Any, seat: int, moves: Moves) -> int:
    """`offered` for a game in an array of one."""
    return offered(cells[0], seat, moves)


@compiled
def offered(state, seat, moves):
    """List what a seat is offered into `moves`, and count it."""
    count = legal(state, seat, moves)
    just = state.just if seat == state.active else NONE
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
