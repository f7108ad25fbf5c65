"""What a seat may do now, as a list.

The common phases are listed straight away, the rare ones by asking `why_not` about every move.
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
from longshore.engine.allowed import owes, why_not_rare
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
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    Phase,
    factory_shelf,
    harbour_shelf,
)
from longshore.engine.types import Moves, State
from longshore.engine.why import Why

# Listing. Each function adds the legal moves of a phase to `moves` from `count` on and returns the
# new count.


@entry
def legal(state: State, seat: int, moves: Moves) -> int:
    """List the legal moves of a seat into `moves`, which has room for all, and count them.

    -1 if it has no room: nothing is written past its end.
    """
    if len(moves) < MOVES:
        return -1
    if seat < 0 or seat >= state.seats:
        return 0
    count = 0
    if loans.may_borrow(state, seat):
        moves[0] = TAKE_LOAN
        count = 1
    if not owes(state, seat):
        return _list_repaying(state, seat, moves, count)
    phase = state.phase
    if phase == Phase.ACT:
        return _list_act(state, seat, moves, count)
    if phase == Phase.PRICE:
        for price in range(pricing.lowest_price(state), pricing.highest_price(state) + 1):
            moves[count] = PRICE + price - 1
            count += 1
        return count
    if phase == Phase.BIDS or phase == Phase.TIEBREAK:
        return _list_sealed(state, seat, moves, count)
    if phase == Phase.STOCK:
        return _list_stock(state, seat, moves, count)
    if phase == Phase.LOAD:
        return _list_load(state, seat, moves, count)
    if phase == Phase.DECIDE:
        return _list_decide(state, seat, moves, count)
    return _list_rare(state, seat, moves, count)


@compiled
def _list_repaying(state, seat, moves, count):
    if loans.may_repay(state, seat):
        moves[count] = REPAY
        count += 1
    return count


@compiled
def _list_act(state, seat, moves, count):
    moves[count] = PASS
    count = _list_repaying(state, seat, moves, count + 1)
    if state.actions_left == 0:
        return count
    count = _list_building(state, seat, moves, count)
    if production.may_produce(state, seat):
        moves[count] = PRODUCE
        count += 1
    count = _list_stocking(state, seat, moves, count)
    count = _list_sailing(state, seat, moves, count)
    if domestic.may_sell_at_all(state, seat):
        for index in range(COLOURS * SHELF_PRICES):
            colour, price = index // SHELF_PRICES, index % SHELF_PRICES + 1
            if domestic.why_not_sell(state, seat, colour, price) == Why.ALLOWED:
                moves[count] = SELL + index
                count += 1
    return _list_calling(state, seat, moves, count)


@compiled
def _list_stocking(state, seat, moves, count):
    buys = stocking.may_buy(state, seat)
    for host in range(state.seats):
        if host == seat:
            possible = stocking.why_not_reprice(state, seat) == Why.ALLOWED
        else:
            possible = buys and stocking.why_not_from(state, host, seat) == Why.ALLOWED
        if possible:
            moves[count] = STOCK + host
            count += 1
    return count


@compiled
def _list_calling(state, seat, moves, count):
    if not brokers.may_call_at_all(state, seat):
        return count
    can_pay = brokers.can_outbid_money(state, seat)
    can_offer = brokers.can_outbid_goods(state, seat)
    first, last = brokers.open_spaces(state)
    for space in range(first, last + 1):
        enough = can_pay if brokers.sells_goods(space) else can_offer
        if enough and brokers.why_not_space(state, space) == Why.ALLOWED:
            moves[count] = CALL + space
            count += 1
    return count


@compiled
def _list_building(state, seat, moves, count):
    if building.may_build_warehouse(state, seat):
        moves[count] = BUILD_WAREHOUSE
        count += 1
    if building.may_build_any_machine(state, seat):
        standing = building.machine_colours(state, seat)
        for colour in range(COLOURS):
            if building.why_not_colour(state, standing, colour) == Why.ALLOWED:
                moves[count] = BUILD_MACHINE + colour
                count += 1
    return count


@compiled
def _list_sailing(state, seat, moves, count):
    if sailing.why_not_sea(state, seat) == Why.ALLOWED:
        moves[count] = SAIL_SEA
        count += 1
        if sailing.may_load(state, seat):
            moves[count] = LOAD
            count += 1
        return count
    if sailing.why_not_island(state, seat) == Why.ALLOWED:
        moves[count] = SAIL_ISLAND
        count += 1
    if sailing.why_not_pier(state, seat) == Why.ALLOWED:
        moves[count] = SAIL_PIER
        count += 1
    for host in range(state.seats):
        if sailing.why_not_harbour(state, seat, host) == Why.ALLOWED:
            moves[count] = SAIL_HARBOUR + host
            count += 1
    return count


@compiled
def _list_sealed(state, seat, moves, count):
    for cards in range(1, auction.BLUFFING_CARDS + 1):
        if auction.may_bluff(state, seat, cards):
            moves[count] = BLUFF + cards - 1
            count += 1
    return _list_amounts(state, seat, moves, count)


@compiled
def _list_stock(state, seat, moves, count):
    if stocking.why_not_end_stocking(state) == Why.ALLOWED:
        moves[count] = DONE
        count += 1
    for index in range(max(0, state.cursor - 1), COLOURS * SHELF_PRICES):
        colour, price = index // SHELF_PRICES, index % SHELF_PRICES + 1
        if stocking.why_not_take_factory(state, seat, colour, price) == Why.ALLOWED:
            moves[count] = TAKE + index
            count += 1
    return count


@compiled
def _list_load(state, seat, moves, count):
    if sailing.may_stop_loading(state):
        moves[count] = DONE
        count += 1
    for index in range(max(0, state.cursor - 1), COLOURS * SHELF_PRICES):
        colour, price = index // SHELF_PRICES, index % SHELF_PRICES + 1
        if sailing.why_not_take_harbour(state, seat, colour, price) == Why.ALLOWED:
            moves[count] = TAKE + index
            count += 1
    for colour in range(COLOURS):
        if sailing.why_not_fetch(state, seat, colour) == Why.ALLOWED:
            moves[count] = FETCH + colour
            count += 1
    return count


@compiled
def _list_decide(state, seat, moves, count):
    count = _list_repaying(state, seat, moves, count)
    if auction.why_not_accept(state) == Why.ALLOWED:
        moves[count] = ACCEPT
        count += 1
    if auction.why_not_decline(state) == Why.ALLOWED:
        moves[count] = DECLINE
        count += 1
    for tied in range(state.seats):
        if auction.why_not_award(state, tied) == Why.ALLOWED:
            moves[count] = AWARD + tied
            count += 1
    return count


@compiled
def _list_rare(state, seat, moves, count):
    """The phases that few turns come to."""
    phase = state.phase
    if phase == Phase.RAISE:
        return _list_raises(state, seat, moves, count)
    if phase == Phase.CALL_BID:
        return _list_amounts(state, seat, moves, count)
    if phase == Phase.OFFER:
        return _list_offers(state, seat, moves, count)
    if phase == Phase.SEIZE:
        return _list_seizures(state, moves, count)
    start = MAKE
    size = COLOURS
    if phase == Phase.PAY:
        start = PAY
    elif phase == Phase.SEIZE_KIND:
        start = GIVE_UP_WAREHOUSE
        size = 2
    elif phase == Phase.SEIZE_MACHINE:
        start = SEIZE_MACHINE
    for move in range(start, start + size):
        if why_not_rare(state, seat, move) == Why.ALLOWED:
            moves[count] = move
            count += 1
    return count


@compiled
def _list_raises(state, seat, moves, count):
    if auction.why_not_pass(state, seat) == Why.ALLOWED:
        moves[count] = PASS
        count += 1
    return _list_amounts(state, seat, moves, count)


@compiled
def _list_amounts(state, seat, moves, count):
    """The rest of a bid, from the least to the most."""
    lowest = amounts.lowest_amount(state)
    highest = amounts.highest_amount(state, seat)
    pending = int(state.pending[seat])
    if max(lowest, pending + BID_STEP) <= highest:
        moves[count] = HUNDRED
        count += 1
    for amount in range(max(0, lowest - pending), min(highest - pending + 1, BID_STEP)):
        moves[count] = BID + amount
        count += 1
    return count


@compiled
def _list_offers(state, seat, moves, count):
    """K2: named in rising order, so that what is left can still make the bid high enough."""
    if brokers.why_not_end_offer(state) == Why.ALLOWED:
        moves[count] = DONE
        count += 1
    missing = brokers.lowest_bid(state) - brokers.offered(state)
    left = brokers.left_to_offer(state, seat, state.cursor)
    for store in range(2):
        lowest = FACTORY_LOWEST if store == 0 else HARBOUR_LOWEST
        prices = FACTORY_PRICES if store == 0 else HARBOUR_PRICES
        first = OFFER_FACTORY if store == 0 else OFFER_HARBOUR
        shelf = factory_shelf(seat, lowest) if store == 0 else harbour_shelf(seat, lowest)
        for colour in range(COLOURS):
            for price in range(prices):
                there = state.goods[shelf + price, colour]
                index = brokers.offer_index(store, colour, lowest + price)
                if there > 0 and index >= state.cursor:
                    if left >= missing:
                        moves[count] = first + colour * prices + price
                        count += 1
                    left -= there
    return count


@compiled
def _list_seizures(state, moves, count):
    first, rows, lowest = interest.seizable(state)
    for colour in range(COLOURS):
        for row in range(rows):
            if state.goods[first + row, colour] > 0:
                moves[count] = SEIZE + colour * SHELF_PRICES + lowest + row - 1
                count += 1
    return count
