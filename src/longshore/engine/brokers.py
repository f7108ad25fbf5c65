"""The Investment Bank (K): three brokers who trade containers for money and back."""

from __future__ import annotations

from longshore.engine import places, purses
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, Reason, move_all, move_goods, note, transfer
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.pricing import set_out
from longshore.engine.shelves import left_on_shelves, order_of
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    BrokerWin,
    Phase,
    bit,
    count_row,
    factory_count,
    factory_shelf,
    harbour_count,
    harbour_shelf,
)
from longshore.engine.why import Why

HARBOUR_CURSOR = COLOURS * SHELF_PRICES + SHELF_PRICES  # offers from the harbour come second


@compiled
def pay_brokers(state, journal, giver, amount, reason):
    """K8: $1 at a time, I, II, III, I, …"""
    for broker in range(min(amount, BROKERS)):
        share = (amount + BROKERS - 1 - broker) // BROKERS
        transfer(state, journal, giver, purses.BROKER + broker, share, reason)


@compiled
def sells_goods(space):
    """Spaces 0 to 2 are the brokers' containers, 3 to 5 their money."""
    return space < BROKERS


@compiled
def on_card(state):
    """Containers on the payment card."""
    return count_row(state, places.CARD_FACTORY) + count_row(state, places.CARD_HARBOUR)


@compiled
def card_bid(state):
    """The bid on the payment card: dollars or containers, as the marked space wants."""
    return int(state.cash[purses.CARD]) if sells_goods(state.arrow) else on_card(state)


@compiled
def lowest_bid(state):
    """K2: at least one more than the bid on the card."""
    return card_bid(state) + 1


@compiled
def space_holds(state, space):
    """How much lies in a broker's space: containers or dollars."""
    if sells_goods(space):
        return count_row(state, places.BROKER + space)
    return int(state.cash[purses.BROKER + space - BROKERS])


@compiled
def why_not_call_at_all(state, seat):
    """K2: once a turn, and the holder cannot raise itself. K3."""
    if not state.investment_bank:
        return Why.NO_INVESTMENT_BANK
    if state.called or state.holder == seat:
        return Why.CALLED_ALREADY
    if state.won:
        return Why.WON_THIS_TURN
    if is_last_turn(state):
        return Why.ENDING_NO_CALL
    return Why.ALLOWED


@compiled
def may_call_at_all(state, seat):
    return why_not_call_at_all(state, seat) == Why.ALLOWED


@compiled
def is_last_turn(state):
    """The active seat ends the game this turn: the end is triggered, or the rounds run out."""
    if state.ending:
        return True
    last_seat = (state.active + 1) % state.seats == state.first
    return last_seat and 0 < state.round_limit <= state.round_number


@compiled
def why_not_space(state, space):
    """K2: any space that holds something, or only the marked one while the card is held."""
    if state.holder == NONE:
        return Why.ALLOWED if space_holds(state, space) > 0 else Why.EMPTY_SPACE
    return Why.ALLOWED if state.arrow == space else Why.OTHER_SPACE


@compiled
def open_spaces(state):
    """The first and the last space that can be open: all, or the marked one."""
    if state.holder == NONE:
        return 0, 2 * BROKERS - 1
    return int(state.arrow), int(state.arrow)


@compiled
def can_outbid_money(state, seat):
    return state.cash[seat] > state.cash[purses.CARD]


@compiled
def can_outbid_goods(state, seat):
    return factory_count(state, seat) + harbour_count(state, seat) > on_card(state)


@compiled
def why_not_call(state, seat, space):
    why = why_not_call_at_all(state, seat)
    if why == Why.ALLOWED:
        why = why_not_space(state, space)
    if why != Why.ALLOWED:
        return why
    if sells_goods(space):
        return Why.ALLOWED if can_outbid_money(state, seat) else Why.TOO_DEAR
    return Why.ALLOWED if can_outbid_goods(state, seat) else Why.TOO_FEW_CONTAINERS


@compiled
def call(state, seat, space):
    state.called = 1
    state.arrow = space
    state.cursor = 0
    state.phase = Phase.CALL_BID if sells_goods(space) else Phase.OFFER


@compiled
def bid_money(state, seat, amount, journal):
    """K4: money on the card is not the seat's to spend. K5: outbid, it returns to the hand."""
    total = state.pending[seat] + amount
    state.pending[seat] = 0
    previous = int(state.holder)
    note(journal, Fact.BROKER_CALLED, seat, state.arrow, total, 0, 0)
    if previous != NONE:
        note(journal, Fact.BROKER_OUTBID, previous, 0, 0, 0, 0)
        transfer(
            state, journal, purses.CARD, previous, state.cash[purses.CARD], Reason.BROKER_RETURN
        )
    transfer(state, journal, seat, purses.CARD, total, Reason.BROKER_BID)
    state.holder = seat
    state.phase = Phase.ACTION_ENDS


@compiled
def offer_index(store, colour, price):
    """Where an offered container stands in the one order of naming them: factory store first."""
    return store * HARBOUR_CURSOR + order_of(colour, price)


@compiled
def left_to_offer(state, seat, start):
    """Containers in the seat's stores from `start` on."""
    factory = factory_shelf(seat, FACTORY_LOWEST)
    harbour = harbour_shelf(seat, HARBOUR_LOWEST)
    return left_on_shelves(state, factory, FACTORY_PRICES, FACTORY_LOWEST, start) + left_on_shelves(
        state, harbour, HARBOUR_PRICES, HARBOUR_LOWEST, start - HARBOUR_CURSOR
    )


@compiled
def offered(state):
    return count_row(state, places.FLOOR_FACTORY) + count_row(state, places.FLOOR_HARBOUR)


@compiled
def why_not_offer(state, seat, store, colour, price):
    """Named in rising order, and never so that the bid could no longer be high enough."""
    index = offer_index(store, colour, price)
    if index < state.cursor:
        return Why.NOT_POSSIBLE
    shelf = factory_shelf(seat, price) if store == 0 else harbour_shelf(seat, price)
    if state.goods[shelf, colour] == 0:
        return Why.NOT_FOR_SALE
    if offered(state) + left_to_offer(state, seat, index) < lowest_bid(state):
        return Why.TOO_FEW_CONTAINERS
    return Why.ALLOWED


@compiled
def offer(state, seat, store, colour, price, journal):
    if store == 0:
        shelf = factory_shelf(seat, price)
        floor = places.FLOOR_FACTORY
    else:
        shelf = harbour_shelf(seat, price)
        floor = places.FLOOR_HARBOUR
    move_goods(state, journal, shelf, floor, colour, 1, Reason.BROKER_BID)
    state.cursor = offer_index(store, colour, price)
    if left_to_offer(state, seat, state.cursor) == 0:
        end_offer(state, seat, journal)


@compiled
def why_not_end_offer(state):
    return Why.ALLOWED if offered(state) >= lowest_bid(state) else Why.TOO_FEW_CONTAINERS


@compiled
def end_offer(state, seat, journal):
    """K4: the containers go on the card. K5: those of the seat outbid go back to be priced."""
    previous = int(state.holder)
    note(journal, Fact.BROKER_CALLED, seat, state.arrow, offered(state), 0, 0)
    if previous != NONE:
        note(journal, Fact.BROKER_OUTBID, previous, 0, 0, 0, 0)
    for side in range(2):
        card = places.CARD_FACTORY + side
        floor = places.FLOOR_FACTORY + side
        for colour in range(COLOURS):
            returned = state.goods[card, colour]
            bid = state.goods[floor, colour]
            move_goods(state, journal, card, floor, colour, returned, Reason.BROKER_RETURN)
            move_goods(state, journal, floor, card, colour, bid, Reason.BROKER_BID)
    state.holder = seat
    state.cursor = 0
    if offered(state) > 0:
        set_out(state, previous)
    else:
        state.phase = Phase.ACTION_ENDS


@compiled
def win_comes_first(state):
    """K6: at this table what was won comes before the interest, not after it."""
    return state.broker_win == BrokerWin.BEFORE_INTEREST


@compiled
def win(state, journal):
    """K6: a seat that starts its turn with the card takes what now lies in the marked space."""
    seat = int(state.active)
    if state.holder != seat:
        _after_win(state)
        return
    state.won = 1
    _take_prize(state, seat, 0, journal)
    if sells_goods(state.arrow):
        _pay_money(state, journal)
        _after_win(state)
        return
    state.cursor = 0
    _pay_what_is_clear(state, journal)


@compiled
def _after_win(state):
    """K6, T1: the actions, or first the interest."""
    if win_comes_first(state):
        state.phase = Phase.INTEREST
        state.awaiting = 0
    else:
        state.phase = Phase.ACT
        state.awaiting = bit(state.active)


@compiled
def _take_prize(state, seat, at_the_end, journal):
    space = state.arrow
    note(journal, Fact.BROKER_WON, seat, space, at_the_end, 0, 0)
    if sells_goods(space):
        move_all(state, journal, places.BROKER + space, places.PIER + seat, Reason.BROKER_PRIZE)
    else:
        purse = purses.BROKER + space - BROKERS
        transfer(state, journal, purse, seat, state.cash[purse], Reason.BROKER_PRIZE)


@compiled
def _pay_money(state, journal):
    pay_brokers(state, journal, purses.CARD, state.cash[purses.CARD], Reason.BROKER_PAYMENT)
    _free_card(state, journal)


@compiled
def _free_card(state, journal):
    """K6: the holder has paid, card and arrow are free again."""
    note(journal, Fact.BROKERS_PAID, Reason.BROKER_PAYMENT, state.holder, 0, 0, 0)
    state.holder = NONE
    state.arrow = NONE
    state.cursor = 0


@compiled
def card_colour(state, colour):
    return state.goods[places.CARD_FACTORY, colour] + state.goods[places.CARD_HARBOUR, colour]


@compiled
def why_not_pay(state, colour):
    """K8: of what was bid."""
    return Why.ALLOWED if card_colour(state, colour) > 0 else Why.MUST_PAY


@compiled
def pay_container(state, colour, journal):
    _pay_one(state, colour, journal)
    _pay_what_is_clear(state, journal)


@compiled
def _pay_one(state, colour, journal):
    """K8: one at a time to brokers I, II, III, I, …; `cursor` says whose turn it is."""
    source = places.CARD_FACTORY
    if state.goods[places.CARD_FACTORY, colour] == 0:
        source = places.CARD_HARBOUR
    broker = places.BROKER + state.cursor
    move_goods(state, journal, source, broker, colour, 1, Reason.BROKER_PAYMENT)
    state.cursor = (state.cursor + 1) % BROKERS


@compiled
def _pay_what_is_clear(state, journal):
    """The payer chooses the order while there is a choice; one colour left pays itself."""
    colours = 0
    for colour in range(COLOURS):
        if card_colour(state, colour) > 0:
            colours += 1
    if colours > 1:
        state.phase = Phase.PAY
        state.awaiting = bit(state.active)
        return
    _pay_the_rest(state, journal)
    _free_card(state, journal)
    _after_win(state)


@compiled
def _pay_the_rest(state, journal):
    for colour in range(COLOURS):
        while card_colour(state, colour) > 0:
            _pay_one(state, colour, journal)


@compiled
def settle_at_the_end(state, journal):
    """K7: an open auction goes to the holder of the card at once, which pays its bid."""
    if state.holder == NONE:
        return
    _take_prize(state, state.holder, 1, journal)
    if sells_goods(state.arrow):
        _pay_money(state, journal)
        return
    state.cursor = 0
    _pay_the_rest(state, journal)
    _free_card(state, journal)
