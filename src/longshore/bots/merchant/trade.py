"""Buying from a store: what is worth its price."""

from __future__ import annotations

from longshore.engine.compiled import compiled
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.state import COLOURS, NONE

ANOTHER = 0.12  # a further container of a colour is worth so much less
LEAST_GAIN = 0.25


@compiled
def clear_marks(mind):
    for index in range(COLOURS * SHELF_PRICES):
        mind.marked[index] = 0


@compiled
def mark_one(state, mind, worth, shelf, shelves, lowest):
    """Mark the cheapest container of a store, of the colour that is worth most."""
    clear_marks(mind)
    for dearer in range(shelves):
        if state.held[shelf + dearer] > 0:
            chosen = NONE
            for colour in range(COLOURS):
                if state.goods[shelf + dearer, colour] > 0:
                    if chosen == NONE or worth[colour] > worth[chosen]:
                        chosen = colour
            mind.marked[chosen * SHELF_PRICES + lowest + dearer - 1] = 1
            return


@compiled
def pick(state, mind, worth, shelf, shelves, lowest, room, money):
    """Mark in `mind.marked` what to buy, the best bargain first; return what is gained and paid."""
    clear_marks(mind)
    gained = 0.0
    paid = 0
    while room > 0:
        best = LEAST_GAIN
        best_index = -1
        for dearer in range(shelves):
            price = lowest + dearer
            if state.held[shelf + dearer] == 0:
                continue
            if price > money - paid:
                break
            for colour in range(COLOURS):
                index = colour * SHELF_PRICES + price - 1
                if state.goods[shelf + dearer, colour] > mind.marked[index]:
                    chosen = 0
                    for other in range(colour * SHELF_PRICES, (colour + 1) * SHELF_PRICES):
                        chosen += mind.marked[other]
                    gain = worth[colour] * (1.0 - ANOTHER * chosen) - price
                    if gain > best:
                        best = gain
                        best_index = index
        if best_index < 0:
            break
        mind.marked[best_index] += 1
        gained += best
        paid += best_index % SHELF_PRICES + 1
        room -= 1
    return gained, paid
