"""Playing a move: `step`, and what follows from it by itself.

Here the chapters of the rulebook are put together: which of them acts in which phase.
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
    turn,
)
from longshore.engine.allowed import allowed, legal_mask
from longshore.engine.compiled import compiled, entry
from longshore.engine.legal import legal
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
    AUTOMATIC,
    BROKERS,
    COLOURS,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    SEATS,
    Phase,
    bids_are_sealed,
)
from longshore.engine.types import Journal, State

__all__ = ["act", "advance", "allowed", "apply", "legal", "legal_mask", "step", "waiting"]

CALL_SPACES = 2 * BROKERS


@entry
def waiting(state: State) -> int:
    """Which seats owe a decision: a bit set."""
    return int(state.awaiting)


@entry
def step(state: State, seat: int, move: int, journal: Journal | None) -> bool:
    """Play a move for a seat: True, or False and not a byte is changed."""
    if not allowed(state, seat, move):
        return False
    apply(state, seat, move, journal)
    return True


@entry
def apply(state: State, seat: int, move: int, journal: Journal | None) -> None:
    """Play a move known to be legal, and all that follows by itself."""
    act(state, seat, move, journal)
    advance(state, journal)


@compiled
def act(state, seat, move, journal):
    """Play a move known to be legal; `advance` does what follows from it."""
    phase = state.phase
    state.just = NONE
    if move == TAKE_LOAN or move == REPAY:
        _apply_loan(state, seat, move, journal)
    elif phase == Phase.PRICE:
        pricing.price_next(state, seat, move - PRICE + 1, journal)
    elif phase == Phase.ACT:
        _apply_act(state, seat, move, journal)
    elif bids_are_sealed(state):
        _apply_sealed(state, seat, move, journal)
    elif phase == Phase.STOCK or phase == Phase.LOAD:
        _apply_purchase(state, seat, move, journal)
    elif phase == Phase.DECIDE:
        _apply_decide(state, seat, move, journal)
    else:
        _apply_rare(state, seat, move, journal)


@entry
def advance(state: State, journal: Journal | None) -> None:
    """Do what happens by itself, until somebody owes a decision or the game is over."""
    while state.phase >= AUTOMATIC:
        phase = state.phase
        if phase == Phase.ACTION_ENDS:
            turn.end_action(state)
        elif phase == Phase.TURN_ENDS:
            turn.end_turn(state, journal)
        elif phase == Phase.INTEREST:
            interest.charge(state, journal)
        elif phase == Phase.DEFAULT:
            interest.settle_default(state, journal)
        elif phase == Phase.BROKER_WIN:
            brokers.win(state, journal)
        else:
            auction.reveal(state, journal)


@compiled
def _apply_loan(state, seat, move, journal):
    if seat == state.active:
        state.just = move
    if move == TAKE_LOAN:
        loans.borrow(state, seat, journal)
    else:
        loans.repay(state, seat, journal)


@compiled
def _apply_act(state, seat, move, journal):
    if move == PASS:
        turn.pass_turn(state, seat, journal)
    elif move == BUILD_WAREHOUSE:
        building.build_warehouse(state, seat, journal)
    elif BUILD_MACHINE <= move < BUILD_MACHINE + COLOURS:
        building.build_machine(state, seat, move - BUILD_MACHINE, journal)
    elif move == PRODUCE:
        production.produce(state, seat, journal)
    elif STOCK <= move < STOCK + SEATS:
        stocking.stock(state, seat, move - STOCK, journal)
    elif move == SAIL_SEA:
        sailing.sail_sea(state, seat, journal)
    elif move == SAIL_ISLAND:
        auction.open_auction(state, seat, journal)
    elif move == SAIL_PIER:
        sailing.sail_pier(state, seat, journal)
    elif move == LOAD:
        sailing.load(state, seat)
    elif SAIL_HARBOUR <= move < SAIL_HARBOUR + SEATS:
        sailing.sail_harbour(state, seat, move - SAIL_HARBOUR, journal)
    elif CALL <= move < CALL + CALL_SPACES:
        brokers.call(state, seat, move - CALL)
    else:
        index = move - SELL
        domestic.sell(state, seat, index // SHELF_PRICES, index % SHELF_PRICES + 1, journal)


@compiled
def _apply_sealed(state, seat, move, journal):
    if move == HUNDRED:
        state.pending[seat] += BID_STEP
    elif BLUFF <= move < BLUFF + 2:
        auction.add_bluff(state, seat, move - BLUFF + 1)
    else:
        auction.bid_sealed(state, seat, move - BID, journal)


@compiled
def _apply_purchase(state, seat, move, journal):
    stock = state.phase == Phase.STOCK
    if move == DONE:
        if stock:
            stocking.end_stocking(state, seat, journal)
        else:
            sailing.stop_loading(state, seat, journal)
    elif FETCH <= move < FETCH + COLOURS:
        sailing.fetch(state, seat, move - FETCH, journal)
    else:
        colour = (move - TAKE) // SHELF_PRICES
        price = (move - TAKE) % SHELF_PRICES + 1
        if stock:
            stocking.take_factory(state, seat, colour, price, journal)
        else:
            sailing.take_harbour(state, seat, colour, price, journal)


@compiled
def _apply_decide(state, seat, move, journal):
    if move == DECLINE:
        auction.decline(state, journal)
    else:
        winner = auction.highest_bidder(state) if move == ACCEPT else move - AWARD
        auction.accept(state, winner, journal)


@compiled
def _apply_rare(state, seat, move, journal):
    phase = state.phase
    if phase == Phase.MAKE:
        production.make(state, seat, move - MAKE, journal)
    elif move == HUNDRED:
        state.pending[seat] += BID_STEP
    elif phase == Phase.RAISE:
        if move == PASS:
            auction.pass_bid(state, seat, journal)
        else:
            auction.raise_bid(state, seat, move - BID, journal)
    elif phase == Phase.CALL_BID:
        brokers.bid_money(state, seat, move - BID, journal)
    elif phase == Phase.OFFER:
        _apply_offer(state, seat, move, journal)
    elif phase == Phase.PAY:
        brokers.pay_container(state, move - PAY, journal)
    elif phase == Phase.SEIZE:
        index = move - SEIZE
        interest.seize(state, index // SHELF_PRICES, index % SHELF_PRICES + 1, journal)
    elif move == GIVE_UP_WAREHOUSE:
        interest.lose_warehouse(state, journal)
    elif move == GIVE_UP_MACHINE:
        interest.ask_machine(state, journal)
    else:
        interest.lose_machine(state, move - SEIZE_MACHINE, journal)


@compiled
def _apply_offer(state, seat, move, journal):
    if move == DONE:
        brokers.end_offer(state, seat, journal)
    elif move < OFFER_HARBOUR:
        index = move - OFFER_FACTORY
        colour = index // FACTORY_PRICES
        brokers.offer(state, seat, 0, colour, index % FACTORY_PRICES + 1, journal)
    else:
        index = move - OFFER_HARBOUR
        colour = index // HARBOUR_PRICES
        price = index % HARBOUR_PRICES + HARBOUR_LOWEST
        brokers.offer(state, seat, 1, colour, price, journal)
