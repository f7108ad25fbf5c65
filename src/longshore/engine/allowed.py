"""What a seat may do now: one move asked about, or all of them as a mask.

Here the chapters of the rulebook are asked, each in its phases. The rules themselves are in the
chapters.
"""

from __future__ import annotations

from longshore.engine import (
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

CALL_SPACES = 2 * BROKERS


@compiled
def owes(state, seat):
    return 0 <= seat < SEATS and (state.awaiting & bit(seat)) != 0


@entry
def legal_mask(state: State, seat: int, mask: Mask) -> None:
    """Set `mask[move]` for the legal moves of a seat, clear it for all others."""
    for move in range(MOVES):
        mask[move] = allowed(state, seat, move)


@entry
def allowed(state: State, seat: int, move: int) -> bool:
    """Whether a move is legal for a seat now."""
    if seat < 0 or seat >= state.seats or move < 0 or move >= MOVES:
        return False
    if move == TAKE_LOAN:
        return loans.may_borrow(state, seat)
    if move == REPAY:
        return loans.may_repay(state, seat)
    if not owes(state, seat):
        return False
    phase = state.phase
    if phase == Phase.ACT:
        return _allowed_act(state, seat, move)
    if phase == Phase.PRICE:
        price = move - PRICE + 1
        return pricing.lowest_price(state) <= price <= pricing.highest_price(state)
    if phase == Phase.BIDS or phase == Phase.TIEBREAK:
        return _allowed_sealed(state, seat, move)
    if phase == Phase.STOCK or phase == Phase.LOAD:
        return _allowed_purchase(state, seat, move)
    if phase == Phase.DECIDE:
        return _allowed_decide(state, seat, move)
    return allowed_rare(state, seat, move)


@compiled
def _allowed_act(state, seat, move):
    if move == PASS:
        return True
    if state.actions_left == 0:
        return False
    if move == BUILD_WAREHOUSE:
        return building.may_build_warehouse(state, seat)
    if BUILD_MACHINE <= move < BUILD_MACHINE + COLOURS:
        return building.may_build_machine(state, seat, move - BUILD_MACHINE)
    if move == PRODUCE:
        return production.may_produce(state, seat)
    if STOCK <= move < STOCK + SEATS:
        return stocking.may_stock(state, seat, move - STOCK)
    if SELL <= move < SELL + COLOURS * SHELF_PRICES:
        index = move - SELL
        return domestic.may_sell(state, seat, index // SHELF_PRICES, index % SHELF_PRICES + 1)
    if CALL <= move < CALL + CALL_SPACES:
        return brokers.may_call(state, seat, move - CALL)
    return _allowed_sailing(state, seat, move)


@compiled
def _allowed_sailing(state, seat, move):
    if move == SAIL_SEA:
        return sailing.may_sail_sea(state, seat)
    if move == SAIL_ISLAND:
        return sailing.may_sail_island(state, seat)
    if move == SAIL_PIER:
        return sailing.may_sail_pier(state, seat)
    if SAIL_HARBOUR <= move < SAIL_HARBOUR + SEATS:
        return sailing.may_sail_harbour(state, seat, move - SAIL_HARBOUR)
    if move == LOAD:
        return sailing.may_load(state, seat)
    return False


@compiled
def _allowed_sealed(state, seat, move):
    if BLUFF <= move < BLUFF + 2:
        return auction.may_bluff(state, seat, move - BLUFF + 1)
    limit = auction.sealed_limit(state, seat) - state.pending[seat]
    if move == HUNDRED:
        return limit >= BID_STEP
    return BID <= move < BID + BID_STEP and move - BID <= limit


@compiled
def _allowed_purchase(state, seat, move):
    stock = state.phase == Phase.STOCK
    if move == DONE:
        return state.taken > 0 if stock else sailing.may_stop_loading(state)
    if TAKE <= move < TAKE + COLOURS * SHELF_PRICES:
        colour = (move - TAKE) // SHELF_PRICES
        price = (move - TAKE) % SHELF_PRICES + 1
        if stock:
            return stocking.may_take_factory(state, seat, colour, price)
        return sailing.may_take_harbour(state, seat, colour, price)
    if stock or not FETCH <= move < FETCH + COLOURS:
        return False
    return sailing.may_fetch(state, seat, move - FETCH)


@compiled
def _allowed_decide(state, seat, move):
    if move == ACCEPT:
        return auction.may_accept(state)
    if move == DECLINE:
        return auction.may_decline(state)
    return AWARD <= move < AWARD + SEATS and auction.may_award(state, move - AWARD)


@compiled
def allowed_rare(state, seat, move):
    phase = state.phase
    if phase == Phase.MAKE:
        return MAKE <= move < MAKE + COLOURS and production.may_make(state, seat, move - MAKE)
    if phase == Phase.RAISE:
        if move == PASS:
            return state.pending[seat] == 0
        if move == HUNDRED:
            return auction.may_raise_hundred(state, seat)
        return BID <= move < BID + BID_STEP and auction.may_raise(state, seat, move - BID)
    if phase == Phase.CALL_BID:
        if move == HUNDRED:
            return state.pending[seat] + BID_STEP <= state.cash[seat]
        return BID <= move < BID + BID_STEP and brokers.may_bid_money(state, seat, move - BID)
    if phase == Phase.OFFER:
        return _allowed_offer(state, seat, move)
    if phase == Phase.PAY:
        return PAY <= move < PAY + COLOURS and brokers.card_colour(state, move - PAY) > 0
    if phase == Phase.SEIZE:
        index = move - SEIZE
        if not SEIZE <= move < SEIZE + COLOURS * SHELF_PRICES:
            return False
        return interest.may_seize(state, index // SHELF_PRICES, index % SHELF_PRICES + 1)
    if phase == Phase.SEIZE_KIND:
        return move == GIVE_UP_WAREHOUSE or move == GIVE_UP_MACHINE
    if phase == Phase.SEIZE_MACHINE:
        if not SEIZE_MACHINE <= move < SEIZE_MACHINE + COLOURS:
            return False
        return interest.may_lose_machine(state, move - SEIZE_MACHINE)
    return False


@compiled
def _allowed_offer(state, seat, move):
    if move == DONE:
        return brokers.may_end_offer(state)
    if OFFER_FACTORY <= move < OFFER_FACTORY + COLOURS * FACTORY_PRICES:
        index = move - OFFER_FACTORY
        colour = index // FACTORY_PRICES
        return brokers.may_offer(state, seat, 0, colour, index % FACTORY_PRICES + 1)
    if OFFER_HARBOUR <= move < OFFER_HARBOUR + COLOURS * HARBOUR_PRICES:
        index = move - OFFER_HARBOUR
        colour = index // HARBOUR_PRICES
        return brokers.may_offer(state, seat, 1, colour, index % HARBOUR_PRICES + HARBOUR_LOWEST)
    return False
