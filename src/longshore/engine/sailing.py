"""Sailing (M): between the open sea and a harbour, and loading there."""

from __future__ import annotations

from longshore.engine import places
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, Reason, move_goods, note, transfer
from longshore.engine.shelves import left_on_shelves, order_of
from longshore.engine.state import (
    COLOURS,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    SHIP_ROOM,
    Berth,
    Phase,
    count_row,
    harbour_count,
    harbour_shelf,
    ship_room,
)
from longshore.engine.why import Why


@compiled
def why_not_sea(state, seat):
    return Why.ALLOWED if state.berth[seat] != Berth.SEA else Why.AT_SEA_ALREADY


@compiled
def why_not_from_sea(state, seat):
    """M1: from harbour to harbour always takes two actions."""
    return Why.ALLOWED if state.berth[seat] == Berth.SEA else Why.NOT_AT_SEA


@compiled
def why_not_harbour(state, seat, host):
    """M1: into another seat's harbour, never one's own."""
    if host >= state.seats:
        return Why.NO_SUCH_SEAT
    if host == seat:
        return Why.OWN_HARBOUR
    return why_not_from_sea(state, seat)


@compiled
def why_not_pier(state, seat):
    """M1: with the Investment Bank, into one's own harbour there."""
    if not state.investment_bank:
        return Why.NO_INVESTMENT_BANK
    return why_not_from_sea(state, seat)


@compiled
def why_not_island(state, seat):
    """M4: needs at least one container on board."""
    why = why_not_from_sea(state, seat)
    return Why.EMPTY_SHIP if why == Why.ALLOWED and ship_room(state, seat) == SHIP_ROOM else why


@compiled
def sail(state, seat, berth, journal):
    note(journal, Fact.SHIP_SAILED, seat, state.berth[seat], berth, 0, 0)
    state.berth[seat] = berth


@compiled
def sail_sea(state, seat, journal):
    sail(state, seat, Berth.SEA, journal)
    state.phase = Phase.ACTION_ENDS


@compiled
def sail_harbour(state, seat, host, journal):
    """M2: on arriving the ship may at once load. Loading nothing is allowed."""
    sail(state, seat, host, journal)
    if harbour_count(state, host) > 0 and ship_room(state, seat) > 0:
        _start_loading(state, host)
    else:
        state.phase = Phase.ACTION_ENDS


@compiled
def sail_pier(state, seat, journal):
    """M5: load one's own containers there for nothing."""
    sail(state, seat, Berth.PIER, journal)
    if count_row(state, places.PIER + seat) > 0 and ship_room(state, seat) > 0:
        _start_loading(state, NONE)
    else:
        state.phase = Phase.ACTION_ENDS


@compiled
def why_not_load(state, seat):
    """M3: a ship that already lies in a harbour may load there for an action."""
    berth = state.berth[seat]
    if berth == Berth.SEA or berth == Berth.ISLAND:
        return Why.NOT_IN_HARBOUR
    if not state.docked_loading:
        return Why.NO_DOCKED_LOADING
    if berth == Berth.PIER and count_row(state, places.PIER + seat) == 0:
        return Why.BANK_HARBOUR_EMPTY
    if ship_room(state, seat) == 0:
        return Why.SHIP_FULL
    if berth == Berth.PIER:
        return Why.ALLOWED
    for price in range(HARBOUR_LOWEST, HARBOUR_LOWEST + HARBOUR_PRICES):
        if count_row(state, harbour_shelf(berth, price)) > 0:
            return Why.ALLOWED if state.cash[seat] >= price else Why.TOO_DEAR
    return Why.HARBOUR_EMPTY


@compiled
def may_load(state, seat):
    return why_not_load(state, seat) == Why.ALLOWED


@compiled
def load(state, seat):
    """M3: loading is what this action is for, so it cannot end with nothing loaded."""
    if state.berth[seat] == Berth.PIER:
        _start_loading(state, NONE)
    else:
        _start_loading(state, state.berth[seat])
    state.taken = NONE


@compiled
def _start_loading(state, host):
    state.host = host
    state.taken = 0
    state.cursor = 0
    state.phase = Phase.LOAD


@compiled
def may_stop_loading(state):
    return state.taken >= 0


@compiled
def why_not_stop_loading(state):
    return Why.ALLOWED if may_stop_loading(state) else Why.TAKES_NOTHING


@compiled
def why_not_take_harbour(state, seat, colour, price):
    if state.host == NONE:
        return Why.NOT_IN_HARBOUR
    if order_of(colour, price) < state.cursor:
        return Why.NOT_POSSIBLE
    if price < HARBOUR_LOWEST or state.goods[harbour_shelf(state.host, price), colour] == 0:
        return Why.NOT_FOR_SALE
    if state.cash[seat] - state.tab < price:
        return Why.TOO_DEAR
    return Why.ALLOWED


@compiled
def take_harbour(state, seat, colour, price, journal):
    """M2: at the marked prices; put on the tab, and paid at once in the end."""
    state.tab += price
    source = harbour_shelf(state.host, price)
    move_goods(state, journal, source, places.SHIP + seat, colour, 1, Reason.LOADING)
    state.taken = 1
    state.cursor = order_of(colour, price)
    if ship_room(state, seat) == 0 or not _more_to_take(state):
        stop_loading(state, seat, journal)


@compiled
def _more_to_take(state):
    shelf = harbour_shelf(state.host, HARBOUR_LOWEST)
    return left_on_shelves(state, shelf, HARBOUR_PRICES, HARBOUR_LOWEST, state.cursor) > 0


@compiled
def why_not_fetch(state, seat, colour):
    """M5: one's own containers there."""
    if state.host != NONE:
        return Why.NOT_IN_BANK_HARBOUR
    if colour < state.cursor:
        return Why.NOT_POSSIBLE
    return Why.ALLOWED if state.goods[places.PIER + seat, colour] > 0 else Why.NOT_ON_PIER


@compiled
def fetch(state, seat, colour, journal):
    move_goods(state, journal, places.PIER + seat, places.SHIP + seat, colour, 1, Reason.FETCHING)
    state.taken = 1
    state.cursor = colour
    if ship_room(state, seat) == 0:
        stop_loading(state, seat, journal)
        return
    for later in range(colour, COLOURS):
        if state.goods[places.PIER + seat, later] > 0:
            return
    stop_loading(state, seat, journal)


@compiled
def stop_loading(state, seat, journal):
    if state.host != NONE:
        transfer(state, journal, seat, state.host, state.tab, Reason.LOADING)
        state.tab = 0
    elif state.taken > 0:
        note(journal, Fact.FETCHED, seat, 0, 0, 0, 0)
    state.host = NONE
    state.taken = 0
    state.cursor = 0
    state.phase = Phase.ACTION_ENDS
