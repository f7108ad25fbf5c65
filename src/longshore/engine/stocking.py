"""Stocking the harbour (H): buy from one other seat's factory store, then set out the harbour."""

from __future__ import annotations

from longshore.engine import places
from longshore.engine.compiled import compiled
from longshore.engine.journal import Reason, move_goods, transfer
from longshore.engine.pricing import clear_harbour, set_out
from longshore.engine.shelves import left_on_shelves, order_of
from longshore.engine.state import (
    FACTORY_HIGHEST,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    NONE,
    Phase,
    count_row,
    factory_shelf,
    harbour_count,
    harbour_room,
)
from longshore.engine.why import Why


@compiled
def why_not_reprice(state, seat):
    """H4: there must be something to price."""
    return Why.ALLOWED if harbour_count(state, seat) > 0 else Why.NOTHING_TO_REPRICE


@compiled
def why_not_buy(state, seat):
    """H2: there must be room for at least one more, and money for the cheapest there can be."""
    if harbour_room(state, seat) <= 0:
        return Why.HARBOUR_FULL
    if state.cash[seat] < FACTORY_LOWEST:
        return Why.TOO_DEAR
    return Why.ALLOWED


@compiled
def may_buy(state, seat):
    return why_not_buy(state, seat) == Why.ALLOWED


@compiled
def why_not_from(state, host, seat):
    """H1: the host has a container that the seat can pay."""
    for price in range(FACTORY_LOWEST, FACTORY_LOWEST + FACTORY_PRICES):
        if count_row(state, factory_shelf(host, price)) > 0:
            return Why.ALLOWED if state.cash[seat] >= price else Why.TOO_DEAR
    return Why.FACTORY_EMPTY


@compiled
def why_not_stock(state, seat, host):
    """From another seat, at least one container; from one's own seat, to reprice only."""
    if host >= state.seats:
        return Why.NO_SUCH_SEAT
    if host == seat:
        return why_not_reprice(state, seat)
    there = why_not_from(state, host, seat)
    here = why_not_buy(state, seat)
    return here if here != Why.ALLOWED and there != Why.FACTORY_EMPTY else there


@compiled
def stock(state, seat, host, journal):
    if host == seat:
        clear_harbour(state, seat, journal)
        set_out(state, seat)
        return
    state.host = host
    state.taken = 0
    state.cursor = 0
    state.phase = Phase.STOCK


@compiled
def why_not_take_factory(state, seat, colour, price):
    """What is bought is named in rising order of colour and price, so that it has one spelling."""
    if order_of(colour, price) < state.cursor:
        return Why.NOT_POSSIBLE
    if price > FACTORY_HIGHEST:
        return Why.NOT_FOR_SALE
    if state.goods[factory_shelf(state.host, price), colour] == 0:
        return Why.NOT_FOR_SALE
    if state.cash[seat] - state.tab < price:
        return Why.TOO_DEAR
    return Why.ALLOWED


@compiled
def take_factory(state, seat, colour, price, journal):
    """What is taken is put on the tab, and paid at once in the end (V2: a payment is one)."""
    state.tab += price
    source = factory_shelf(state.host, price)
    move_goods(state, journal, source, places.FLOOR_HARBOUR, colour, 1, Reason.STOCKING)
    state.taken += 1
    state.cursor = order_of(colour, price)
    room = harbour_room(state, seat) - count_row(state, places.FLOOR_HARBOUR)
    if room == 0 or not _more_to_take(state):
        end_stocking(state, seat, journal)


@compiled
def _more_to_take(state):
    shelf = factory_shelf(state.host, FACTORY_LOWEST)
    return left_on_shelves(state, shelf, FACTORY_PRICES, FACTORY_LOWEST, state.cursor) > 0


@compiled
def why_not_end_stocking(state):
    """H1: one or more; to reprice only is to stock from one's own seat."""
    return Why.ALLOWED if state.taken > 0 else Why.TAKES_NOTHING


@compiled
def end_stocking(state, seat, journal):
    transfer(state, journal, seat, state.host, state.tab, Reason.STOCKING)
    state.tab = 0
    state.host = NONE
    state.taken = 0
    clear_harbour(state, seat, journal)
    set_out(state, seat)
