"""The domestic sale (D): the beginner variant's $2 for a container nobody buys."""

from __future__ import annotations

from longshore.engine import places, purses
from longshore.engine.compiled import compiled
from longshore.engine.journal import Reason, move_goods, transfer
from longshore.engine.state import (
    FACTORY_HIGHEST,
    HARBOUR_HIGHEST,
    HARBOUR_LOWEST,
    DomesticSale,
    Phase,
    bit,
    factory_count,
    factory_shelf,
    harbour_count,
    harbour_shelf,
)
from longshore.engine.turn import ACTIONS
from longshore.engine.why import Why

DOMESTIC_PRICE = 2


@compiled
def why_not_sell_at_all(state, seat):
    """D1: once a turn before the actions; D2: as an action. Not on a seat's first turn."""
    if state.domestic_sale == DomesticSale.OFF:
        return Why.NO_DOMESTIC_SALE
    if not state.played & bit(seat):
        return Why.FIRST_TURN
    if state.domestic_sale == DomesticSale.ACTION:
        return Why.ALLOWED
    return Why.ALLOWED if state.actions_left == ACTIONS and not state.sold else Why.SALE_COMES_FIRST


@compiled
def may_sell_at_all(state, seat):
    return why_not_sell_at_all(state, seat) == Why.ALLOWED


@compiled
def _shelf(state, seat, price):
    """From the factory store, or, only if that is empty, from the harbour store."""
    if factory_count(state, seat) > 0:
        if price <= FACTORY_HIGHEST:
            return factory_shelf(seat, price)
        return places.SUPPLY
    if HARBOUR_LOWEST <= price <= HARBOUR_HIGHEST:
        return harbour_shelf(seat, price)
    return places.SUPPLY


@compiled
def why_not_sell(state, seat, colour, price):
    why = why_not_sell_at_all(state, seat)
    if why != Why.ALLOWED:
        return why
    if factory_count(state, seat) + harbour_count(state, seat) == 0:
        return Why.NOTHING_TO_SELL
    shelf = _shelf(state, seat, price)
    if shelf == places.SUPPLY or state.goods[shelf, colour] == 0:
        return Why.NOT_FOR_SALE
    return Why.ALLOWED


@compiled
def sell(state, seat, colour, price, journal):
    """D3: a colour that comes back does not undo an end already triggered."""
    shelf = _shelf(state, seat, price)
    move_goods(state, journal, shelf, places.SUPPLY, colour, 1, Reason.DOMESTIC_SALE)
    transfer(state, journal, purses.BANK, seat, DOMESTIC_PRICE, Reason.DOMESTIC_SALE)
    state.sold = 1
    if state.domestic_sale == DomesticSale.ACTION:
        state.phase = Phase.ACTION_ENDS
