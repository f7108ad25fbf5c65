"""Setting out a store: one move a container, in colour order, cheapest first within a colour.

The containers to be priced lie on the floor, those for the factory store before those for the
harbour store, and every arrangement has exactly one spelling.
"""

from __future__ import annotations

from longshore.engine import places
from longshore.engine.compiled import compiled
from longshore.engine.journal import Fact, Reason, move_all, move_goods, note
from longshore.engine.state import (
    COLOURS,
    FACTORY_HIGHEST,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_HIGHEST,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    Phase,
    bit,
    count_row,
    factory_count,
    factory_shelf,
    harbour_count,
    harbour_shelf,
)
from longshore.engine.why import Why


@compiled
def clear_factory(state, seat, journal):
    """P3: every container in the factory store may be priced anew."""
    shelf = factory_shelf(seat, FACTORY_LOWEST)
    _clear(state, journal, shelf, FACTORY_PRICES, factory_count(state, seat))


@compiled
def clear_harbour(state, seat, journal):
    """H3: every container in the harbour store may be priced anew."""
    shelf = harbour_shelf(seat, HARBOUR_LOWEST)
    _clear(state, journal, shelf, HARBOUR_PRICES, harbour_count(state, seat))


@compiled
def _clear(state, journal, shelf, shelves, count):
    """Take `count` containers from the shelves to the floor, from the cheapest on."""
    floor = places.FLOOR_FACTORY if shelves == FACTORY_PRICES else places.FLOOR_HARBOUR
    last = shelf + shelves
    while count > 0 and shelf < last:
        count -= state.held[shelf]
        move_all(state, journal, shelf, floor, Reason.PRICING)
        shelf += 1


@compiled
def set_out(state, seat):
    """The seat prices what lies on the floor."""
    state.pricer = seat
    state.phase = Phase.PRICE
    state.awaiting = bit(seat)
    state.cursor = 0


@compiled
def floor_in_turn(state):
    """The floor that is set out first: the factory's while it holds anything."""
    if count_row(state, places.FLOOR_FACTORY) > 0:
        return places.FLOOR_FACTORY
    return places.FLOOR_HARBOUR


@compiled
def colour_in_turn(state, floor):
    for colour in range(COLOURS):
        if state.goods[floor, colour] > 0:
            return colour
    return NONE


@compiled
def lowest_price(state):
    """The cheapest price that the next container may get."""
    if count_row(state, places.FLOOR_FACTORY) > 0:
        return max(FACTORY_LOWEST, state.cursor)
    return max(HARBOUR_LOWEST, state.cursor)


@compiled
def highest_price(state):
    if count_row(state, places.FLOOR_FACTORY) > 0:
        return FACTORY_HIGHEST
    return HARBOUR_HIGHEST


@compiled
def why_not_price(state, price):
    """P3, H3: only the prices that the store has."""
    if lowest_price(state) <= price <= highest_price(state):
        return Why.ALLOWED
    return Why.NO_SUCH_PRICE


@compiled
def price_next(state, seat, price, journal):
    floor = floor_in_turn(state)
    colour = colour_in_turn(state, floor)
    if floor == places.FLOOR_FACTORY:
        shelf = factory_shelf(seat, price)
    else:
        shelf = harbour_shelf(seat, price)
    move_goods(state, journal, floor, shelf, colour, 1, Reason.PRICING)
    state.cursor = price if state.goods[floor, colour] > 0 else 0
    if count_row(state, floor) > 0:
        return
    note(journal, Fact.STORE_SET_OUT, seat, floor - places.FLOOR_FACTORY, 0, 0, 0)
    if count_row(state, places.FLOOR_HARBOUR) == 0:
        state.pricer = NONE
        state.cursor = 0
        state.phase = Phase.ACTION_ENDS
