"""What a seat may do now, and why not: one move asked about, or all of them as a mask.

Here the chapters of the rulebook are asked, each in its phases. The rules themselves are in the
chapters.
"""

from __future__ import annotations

from longshore.engine import (
    amounts,
    auction,
    brokers,
    building,
    domestic,
    interest,
    loans,
    pricing,
    production,
    sailing,
    stocking,
)
from longshore.engine.compiled import compiled, entry
from longshore.engine.moves import (
    ACCEPT,
    AWARD,
    BID,
    BID_STEP,
    BLUFF,
    BUILD_MACHINE,
    BUILD_WAREHOUSE,
    CALL,
    DECLINE,
    DONE,
    FETCH,
    GIVE_UP_MACHINE,
    GIVE_UP_WAREHOUSE,
    HUNDRED,
    LOAD,
    MAKE,
    MOVES,
    OFFER_FACTORY,
    OFFER_HARBOUR,
    PASS,
    PAY,
    PRICE,
    PRODUCE,
    REPAY,
    SAIL_HARBOUR,
    SAIL_ISLAND,
    SAIL_PIER,
    SAIL_SEA,
    SEIZE,
    SEIZE_MACHINE,
    SELL,
    SHELF_PRICES,
    STOCK,
    TAKE,
    TAKE_LOAN,
)
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    SEATS,
    Phase,
    bit,
)
from longshore.engine.types import Mask, State
from longshore.engine.why import Why

CALL_SPACES = 2 * BROKERS


@compiled
def owes(state, seat):
    return 0 <= seat < SEATS and (state.awaiting & bit(seat)) != 0


@entry
def legal_mask(state: State, seat: int, mask: Mask) -> None:
    """Set `mask[move]` for the legal moves of a seat, clear it for all others."""
    for move in range(MOVES):
        mask[move] = why_not(state, seat, move) == Why.ALLOWED


@entry
def allowed(state: State, seat: int, move: int) -> bool:
    """Whether a move is legal for a seat now."""
    return why_not(state, seat, move) == Why.ALLOWED


@compiled
def why_not(state, seat, move):
    """Why a move is not legal for a seat now, or `Why.ALLOWED`."""
    if seat < 0 or seat >= state.seats:
        return Why.NO_SUCH_SEAT
    if move < 0 or move >= MOVES:
        return Why.NOT_POSSIBLE
    phase = state.phase
    if phase == Phase.OVER:
        return Why.GAME_OVER
    if move == TAKE_LOAN:
        return loans.why_not_borrow(state, seat)
    if move == REPAY:
        return loans.why_not_repay(state, seat)
    if not owes(state, seat):
        return Why.NOT_ASKED
    if phase == Phase.ACT:
        return _why_not_act(state, seat, move)
    if phase == Phase.BIDS or phase == Phase.TIEBREAK or phase == Phase.RAISE:
        return _why_not_bid(state, seat, move)
    if phase == Phase.STOCK or phase == Phase.LOAD:
        return _why_not_purchase(state, seat, move)
    return why_not_rare(state, seat, move)


@compiled
def _why_not_act(state, seat, move):
    if move == PASS:
        return Why.ALLOWED
    why = Why.WRONG_MOMENT
    if move == BUILD_WAREHOUSE:
        why = building.why_not_warehouse(state, seat)
    elif BUILD_MACHINE <= move < BUILD_MACHINE + COLOURS:
        why = building.why_not_machine(state, seat, move - BUILD_MACHINE)
    elif move == PRODUCE:
        why = production.why_not_produce(state, seat)
    elif STOCK <= move < STOCK + SEATS:
        why = stocking.why_not_stock(state, seat, move - STOCK)
    elif SELL <= move < SELL + COLOURS * SHELF_PRICES:
        index = move - SELL
        why = domestic.why_not_sell(state, seat, index // SHELF_PRICES, index % SHELF_PRICES + 1)
    elif CALL <= move < CALL + CALL_SPACES:
        why = brokers.why_not_call(state, seat, move - CALL)
    else:
        why = _why_not_sail(state, seat, move)
    # T1: at most two actions, whatever else is in the way
    return Why.NO_ACTIONS if state.actions_left == 0 and why != Why.WRONG_MOMENT else why


@compiled
def _why_not_sail(state, seat, move):
    if move == SAIL_SEA:
        return sailing.why_not_sea(state, seat)
    if move == SAIL_ISLAND:
        return sailing.why_not_island(state, seat)
    if move == SAIL_PIER:
        return sailing.why_not_pier(state, seat)
    if SAIL_HARBOUR <= move < SAIL_HARBOUR + SEATS:
        return sailing.why_not_harbour(state, seat, move - SAIL_HARBOUR)
    if move == LOAD:
        return sailing.why_not_load(state, seat)
    return Why.WRONG_MOMENT


@compiled
def _why_not_bid(state, seat, move):
    """Sealed bids and open ones."""
    if move == HUNDRED:
        return amounts.why_not_hundred(state, seat)
    if BID <= move < BID + BID_STEP:
        return amounts.why_not_rest(state, seat, move - BID)
    if BLUFF <= move < BLUFF + auction.BLUFFING_CARDS:
        return auction.why_not_bluff(state, seat, move - BLUFF + 1)
    if move == PASS and state.phase == Phase.RAISE:
        return auction.why_not_pass(state, seat)
    return Why.WRONG_MOMENT


@compiled
def _why_not_purchase(state, seat, move):
    stock = state.phase == Phase.STOCK
    if move == DONE:
        if stock:
            return stocking.why_not_end_stocking(state)
        return sailing.why_not_stop_loading(state)
    if TAKE <= move < TAKE + COLOURS * SHELF_PRICES:
        colour = (move - TAKE) // SHELF_PRICES
        price = (move - TAKE) % SHELF_PRICES + 1
        if stock:
            return stocking.why_not_take_factory(state, seat, colour, price)
        return sailing.why_not_take_harbour(state, seat, colour, price)
    if not stock and FETCH <= move < FETCH + COLOURS:
        return sailing.why_not_fetch(state, seat, move - FETCH)
    return Why.WRONG_MOMENT


@compiled
def why_not_rare(state, seat, move):
    """The phases that few turns come to, and those in which one family of moves is asked for."""
    phase = state.phase
    if phase == Phase.PRICE:
        if PRICE <= move < PRICE + SHELF_PRICES:
            return pricing.why_not_price(state, move - PRICE + 1)
    elif phase == Phase.DECIDE:
        return _why_not_decide(state, move)
    elif phase == Phase.MAKE:
        if MAKE <= move < MAKE + COLOURS:
            return production.why_not_make(state, seat, move - MAKE)
    elif phase == Phase.CALL_BID:
        if move == HUNDRED:
            return amounts.why_not_hundred(state, seat)
        if BID <= move < BID + BID_STEP:
            return amounts.why_not_rest(state, seat, move - BID)
    elif phase == Phase.OFFER:
        return _why_not_offer(state, seat, move)
    elif phase == Phase.PAY:
        if PAY <= move < PAY + COLOURS:
            return brokers.why_not_pay(state, move - PAY)
    elif phase == Phase.SEIZE:
        if SEIZE <= move < SEIZE + COLOURS * SHELF_PRICES:
            index = move - SEIZE
            return interest.why_not_seize(state, index // SHELF_PRICES, index % SHELF_PRICES + 1)
    elif phase == Phase.SEIZE_KIND:
        if move == GIVE_UP_WAREHOUSE or move == GIVE_UP_MACHINE:
            return Why.ALLOWED
    elif phase == Phase.SEIZE_MACHINE:
        if SEIZE_MACHINE <= move < SEIZE_MACHINE + COLOURS:
            return interest.why_not_lose_machine(state, move - SEIZE_MACHINE)
    return Why.WRONG_MOMENT


@compiled
def _why_not_decide(state, move):
    if move == ACCEPT:
        return auction.why_not_accept(state)
    if move == DECLINE:
        return auction.why_not_decline(state)
    if AWARD <= move < AWARD + SEATS:
        return auction.why_not_award(state, move - AWARD)
    return Why.WRONG_MOMENT


@compiled
def _why_not_offer(state, seat, move):
    if move == DONE:
        return brokers.why_not_end_offer(state)
    if OFFER_FACTORY <= move < OFFER_FACTORY + COLOURS * FACTORY_PRICES:
        index = move - OFFER_FACTORY
        colour = index // FACTORY_PRICES
        return brokers.why_not_offer(state, seat, 0, colour, index % FACTORY_PRICES + 1)
    if OFFER_HARBOUR <= move < OFFER_HARBOUR + COLOURS * HARBOUR_PRICES:
        index = move - OFFER_HARBOUR
        colour = index // HARBOUR_PRICES
        price = index % HARBOUR_PRICES + HARBOUR_LOWEST
        return brokers.why_not_offer(state, seat, 1, colour, price)
    return Why.WRONG_MOMENT
