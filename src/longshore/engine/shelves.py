"""Naming several containers of a store in the one order that there is: by colour, then by price."""

from __future__ import annotations

from longshore.engine.compiled import compiled
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.state import COLOURS


@compiled
def order_of(colour, price):
    """Where a container stands in that order."""
    return colour * SHELF_PRICES + price


@compiled
def left_on_shelves(state, shelf, prices, lowest, start):
    """Containers from place `start` on in that order; `shelf` is the cheapest of the shelves."""
    count = 0
    for colour in range(COLOURS):
        for dearer in range(prices):
            if order_of(colour, lowest + dearer) >= start:
                count += state.goods[shelf + dearer, colour]
    return count
