"""Why not: bidding, accepting, declining, awarding."""

from __future__ import annotations

from longshore.engine.auction import BLUFFING_CARDS
from longshore.engine.state import LOAN, Phase
from longshore.engine.types import State
from longshore.game import actions as said
from longshore.game import board
from longshore.game.options import Options
from longshore.game.refusals.error import IllegalAction
from longshore.game.refusals.goods import cannot_pay, known_seat, name_of, names_of


def bid(state: State, options: Options, seat: int, action: said.Bid) -> IllegalAction | None:
    name = name_of(options, seat)
    if action.amount < 0 or action.loans < 0 or action.bluff < 0:
        return IllegalAction("negative-bid")
    if state.phase == Phase.RAISE:
        return _raise(state, options, seat, action)
    if action.loans > board.loans_free(state, seat):
        return IllegalAction("too-many-loans", seat=name, free=board.loans_free(state, seat))
    if action.bluff and options.bluff == "none":
        return IllegalAction("no-bluffing-cards")
    cards = BLUFFING_CARDS
    if state.phase == Phase.TIEBREAK:
        cards -= int(state.bluffs[seat])
    if action.bluff > cards:
        return IllegalAction("too-many-bluffs", seat=name, cards=cards)
    limit = board.bid_limit(state, seat, action.loans)
    if action.amount > limit:
        free = board.loans_free(state, seat) - action.loans
        most = limit + LOAN * free
        return IllegalAction("bid-too-high", seat=name, limit=limit, loans=free, most=most)
    return None


def _raise(state: State, options: Options, seat: int, action: said.Bid) -> IllegalAction | None:
    """A6: in open bidding a loan is taken first, for all to see."""
    if action.loans:
        return IllegalAction("open-loan-first")
    if action.bluff:
        return IllegalAction("no-bluffing-openly")
    if action.amount <= int(state.high):
        return IllegalAction("bid-too-low", lowest=int(state.high) + 1)
    return cannot_pay(state, options, seat, action.amount)


def accept(state: State, options: Options, seat: int, action: said.Accept) -> IllegalAction | None:
    tied = board.tied(state)
    if len(tied) > 1:
        return IllegalAction("award-instead", others=names_of(options, tied))
    return None


def decline(
    state: State, options: Options, seat: int, action: said.Decline
) -> IllegalAction | None:
    return cannot_pay(state, options, seat, int(state.high))


def award(state: State, options: Options, seat: int, action: said.Award) -> IllegalAction | None:
    if problem := known_seat(options, action.seat):
        return problem
    tied = board.tied(state)
    if len(tied) == 1:
        return IllegalAction("accept-instead")
    if action.seat not in tied:
        others = names_of(options, tied)
        return IllegalAction("not-tied", seat=name_of(options, action.seat), others=others)
    return None
