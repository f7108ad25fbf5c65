"""Setting out a store: prices as an array, from a cheap lure to dear."""

from __future__ import annotations

from longshore.bots.merchant.mind import draw
from longshore.engine import places, pricing
from longshore.engine.compiled import compiled
from longshore.engine.state import (
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    factory_shelf,
    harbour_shelf,
)

POOR = 8.0  # dollars


@compiled
def factory_price(mind, style, colour):
    """A part of what it fetches in a harbour; what nobody else makes is dearer."""
    rare = 1.25 if mind.makers[colour] == 0 else 1.0
    return style.factory_price * rare * mind.resale[colour]


@compiled
def asking(state, shelf, shelves, lowest):
    """The mean price of what stands in a store; 0 if nothing does."""
    count = 0
    total = 0
    for dearer in range(shelves):
        count += state.held[shelf + dearer]
        total += state.held[shelf + dearer] * (lowest + dearer)
    return total / count if count > 0 else 0.0


@compiled
def look_at_store(state, mind, seat, factory):
    """Before a store is set out anew: what was asked for what did not sell."""
    if factory:
        mind.asked = asking(state, factory_shelf(seat, FACTORY_LOWEST), FACTORY_PRICES, 1)
    else:
        mind.asked = asking(state, harbour_shelf(seat, HARBOUR_LOWEST), HARBOUR_PRICES, 2)


@compiled
def colour_lean(colour, step):
    """A lean of one colour alone, a dollar up or down, as a number."""
    return 2 + 2 * colour + (1 if step > 0 else 0)


@compiled
def lean_of(mind, colour):
    """How much dearer than usual a colour is to be."""
    lean = int(mind.lean)
    if lean < 2:
        return lean
    if (lean - 2) // 2 != colour:
        return 0
    return 1 if lean % 2 else -1


@compiled
def _below_all(state, seat, colour, factory):
    """A dollar less than anybody else asks for a colour."""
    lowest = FACTORY_LOWEST if factory else HARBOUR_LOWEST
    for dearer in range(FACTORY_PRICES if factory else HARBOUR_PRICES):
        for other in range(state.seats):
            shelf = factory_shelf(other, lowest) if factory else harbour_shelf(other, lowest)
            if other != seat and state.goods[shelf + dearer, colour] > 0:
                return lowest + dearer - 0.5
    return 1000.0


@compiled
def next_price(state, mind, style, seat):
    """The price of the container in turn: the usual one, and less than what did not sell."""
    lowest = pricing.lowest_price(state)
    highest = pricing.highest_price(state)
    floor = pricing.floor_in_turn(state)
    colour = pricing.colour_in_turn(state, floor)
    left = state.goods[floor, colour]
    if floor == places.FLOOR_FACTORY:
        price = factory_price(mind, style, colour)
    else:
        price = mind.resale[colour]
    if mind.asked > 0.0:
        price = min(price, mind.asked + 0.5 - style.glut)
    price -= style.need * max(0.0, 1.0 - state.cash[seat] / POOR)
    # cheapest first: those that are priced first are the lure
    price += style.spread * (0.5 - 0.5 * left) + lean_of(mind, colour) + style.asks
    price += draw(mind)
    if style.undercut > 0.0:
        price = min(price, _below_all(state, seat, colour, floor == places.FLOOR_FACTORY))
    return min(highest, max(lowest, int(price)))
