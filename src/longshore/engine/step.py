"""What may be done and doing it: `waiting`, `legal`, `allowed`, `step`.

Here the chapters of the rulebook are put together: which of them speaks in which phase. The rules
themselves are in the chapters.
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
    AUTOMATIC,
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    SEATS,
    Phase,
    bit,
    factory_shelf,
    harbour_shelf,
)
from longshore.engine.types import Journal, Mask, Moves, State

CALL_SPACES = 2 * BROKERS


@entry
def waiting(state: State) -> int:
    """Which seats owe a decision: a bit set."""
    return int(state.awaiting)


@compiled
def owes(state, seat):
    return 0 <= seat < SEATS and (state.awaiting & bit(seat)) != 0


# Listing. Each function adds the legal moves of a phase to `moves` from `count` on and returns the
# new count.


@entry
def legal(state: State, seat: int, moves: Moves) -> int:
    """List the legal moves of a seat into `moves` and return how many there are."""
    if seat < 0 or seat >= state.seats:
        return 0
    count = 0
    if loans.may_borrow(state, seat):
        moves[0] = TAKE_LOAN
        count = 1
    if not owes(state, seat):
        return count
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
def _list_act(state, seat, moves, count):
    moves[count] = PASS
    count += 1
    if loans.may_repay(state, seat):
        moves[count] = REPAY
        count += 1
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
            if domestic.may_sell(state, seat, index // SHELF_PRICES, index % SHELF_PRICES + 1):
                moves[count] = SELL + index
                count += 1
    return _list_calling(state, seat, moves, count)


@compiled
def _list_stocking(state, seat, moves, count):
    buys = stocking.may_buy(state, seat)
    for host in range(state.seats):
        if host == seat:
            possible = stocking.may_reprice(state, seat)
        else:
            possible = buys and stocking.sells_to(state, host, seat)
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
        if enough and brokers.is_open(state, space):
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
            if state.machine_supply[colour] > 0 and standing >> colour & 1 == 0:
                moves[count] = BUILD_MACHINE + colour
                count += 1
    return count


@compiled
def _list_sailing(state, seat, moves, count):
    if sailing.may_sail_sea(state, seat):
        moves[count] = SAIL_SEA
        count += 1
        if sailing.may_load(state, seat):
            moves[count] = LOAD
            count += 1
        return count
    if sailing.may_sail_island(state, seat):
        moves[count] = SAIL_ISLAND
        count += 1
    if sailing.may_sail_pier(state, seat):
        moves[count] = SAIL_PIER
        count += 1
    for host in range(state.seats):
        if host != seat:
            moves[count] = SAIL_HARBOUR + host
            count += 1
    return count


@compiled
def _list_sealed(state, seat, moves, count):
    limit = auction.sealed_limit(state, seat) - state.pending[seat]
    for cards in range(1, 3):
        if auction.may_bluff(state, seat, cards):
            moves[count] = BLUFF + cards - 1
            count += 1
    if limit >= BID_STEP:
        moves[count] = HUNDRED
        count += 1
    for amount in range(min(limit + 1, BID_STEP)):
        moves[count] = BID + amount
        count += 1
    return count


@compiled
def _list_stock(state, seat, moves, count):
    if state.taken > 0:
        moves[count] = DONE
        count += 1
    for index in range(max(0, state.cursor - 1), COLOURS * SHELF_PRICES):
        if stocking.may_take_factory(state, seat, index // SHELF_PRICES, index % SHELF_PRICES + 1):
            moves[count] = TAKE + index
            count += 1
    return count


@compiled
def _list_load(state, seat, moves, count):
    if sailing.may_stop_loading(state):
        moves[count] = DONE
        count += 1
    for index in range(max(0, state.cursor - 1), COLOURS * SHELF_PRICES):
        if sailing.may_take_harbour(state, seat, index // SHELF_PRICES, index % SHELF_PRICES + 1):
            moves[count] = TAKE + index
            count += 1
    for colour in range(COLOURS):
        if sailing.may_fetch(state, seat, colour):
            moves[count] = FETCH + colour
            count += 1
    return count


@compiled
def _list_decide(state, seat, moves, count):
    if loans.may_repay(state, seat):
        moves[count] = REPAY
        count += 1
    if auction.may_accept(state):
        moves[count] = ACCEPT
        count += 1
    if auction.may_decline(state):
        moves[count] = DECLINE
        count += 1
    for tied in range(state.seats):
        if auction.may_award(state, tied):
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
        return _list_amounts(state, seat, moves, count, brokers.lowest_bid(state))
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
        if _allowed_rare(state, seat, move):
            moves[count] = move
            count += 1
    return count


@compiled
def _list_raises(state, seat, moves, count):
    if state.pending[seat] == 0:
        moves[count] = PASS
        count += 1
    if state.cash[seat] <= state.high:
        return count
    return _list_amounts(state, seat, moves, count, state.high + 1)


@compiled
def _list_amounts(state, seat, moves, count, lowest):
    """The rest of an open bid of at least `lowest`, up to the seat's cash."""
    highest = state.cash[seat] - state.pending[seat]
    if highest >= BID_STEP:
        moves[count] = HUNDRED
        count += 1
    for amount in range(max(0, lowest - state.pending[seat]), min(highest + 1, BID_STEP)):
        moves[count] = BID + amount
        count += 1
    return count


@compiled
def _list_offers(state, seat, moves, count):
    """K2: named in rising order, so that what is left can still make the bid high enough."""
    if brokers.may_end_offer(state):
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


@entry
def legal_mask(state: State, seat: int, mask: Mask) -> None:
    """Set `mask[move]` for the legal moves of a seat, clear it for all others."""
    for move in range(MOVES):
        mask[move] = allowed(state, seat, move)


# Asking about one move.


@entry
def allowed(state: State, seat: int, move: int) -> bool:
    """Whether a move is legal for a seat now."""
    if seat < 0 or seat >= state.seats or move < 0 or move >= MOVES:
        return False
    if move == TAKE_LOAN:
        return loans.may_borrow(state, seat)
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
    return _allowed_rare(state, seat, move)


@compiled
def _allowed_act(state, seat, move):
    if move == PASS:
        return True
    if move == REPAY:
        return loans.may_repay(state, seat)
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
    if move == REPAY:
        return loans.may_repay(state, seat)
    return AWARD <= move < AWARD + SEATS and auction.may_award(state, move - AWARD)


@compiled
def _allowed_rare(state, seat, move):
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


# Doing it.


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
    if move == TAKE_LOAN:
        loans.borrow(state, seat, journal)
    elif phase == Phase.PRICE:
        pricing.price_next(state, seat, move - PRICE + 1, journal)
    elif phase == Phase.ACT:
        _apply_act(state, seat, move, journal)
    elif phase == Phase.BIDS or phase == Phase.TIEBREAK:
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
def _apply_act(state, seat, move, journal):
    if move == PASS:
        turn.pass_turn(state, seat, journal)
    elif move == REPAY:
        loans.repay(state, seat, journal)
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
            sailing.stop_loading(state)
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
    if move == REPAY:
        loans.repay(state, seat, journal)
    elif move == DECLINE:
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
