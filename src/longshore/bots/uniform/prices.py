"""Setting out a store: prices for containers that are counted by colour."""

from __future__ import annotations

from math import comb

import numpy as np

from longshore.engine import places, pricing
from longshore.engine.compiled import compiled
from longshore.engine.moves import PRICE
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
)

IN_THE_BOX = 20  # containers of a colour

# PRICINGS[k, n]: in how many ways n containers of one colour get one of k prices each.
PRICINGS = np.array(
    [
        [comb(prices + there - 1, there) if prices else 0 for there in range(IN_THE_BOX + 1)]
        for prices in range(HARBOUR_PRICES + 1)
    ],
    np.int64,
)


@compiled
def put(moves, length, move):
    """Write a move if there is room for it, and count it all the same."""
    if length < len(moves):
        moves[length] = move
    return length + 1


@compiled
def pricings(floor, prices):
    """In how many ways they can each get one of so many prices."""
    ways = 1
    for colour in range(COLOURS):
        ways *= PRICINGS[prices, floor[colour]]
    return ways


@compiled
def spell_prices(floor, lowest, prices, index, moves, length):
    for colour in range(COLOURS):
        ways = PRICINGS[prices, floor[colour]]
        length = spell_colour(floor[colour], lowest, prices, index % ways, moves, length)
        index //= ways
    return length


@compiled
def spell_colour(there, lowest, prices, index, moves, length):
    """The containers of one colour, the cheapest first."""
    while there > 0:
        ways = PRICINGS[prices, there - 1]
        if index < ways:
            length = put(moves, length, PRICE + lowest - 1)
            there -= 1
        else:
            index -= ways
            lowest += 1
            prices -= 1
    return length


@compiled
def _price_range(state, side, colour):
    """The lowest price and how many there are; the cursor holds for the colour in turn alone."""
    lowest = FACTORY_LOWEST if side == 0 else HARBOUR_LOWEST
    prices = FACTORY_PRICES if side == 0 else HARBOUR_PRICES
    floor = pricing.floor_in_turn(state)
    if floor == places.FLOOR_FACTORY + side and colour == pricing.colour_in_turn(state, floor):
        skipped = max(0, state.cursor - lowest)
        return lowest + skipped, prices - skipped
    return lowest, prices


@compiled
def count_floor(state):
    """In how many ways what lies on the floor can be set out."""
    ways = 1
    for side in range(2):
        for colour in range(COLOURS):
            there = state.goods[places.FLOOR_FACTORY + side, colour]
            if there > 0:
                ways *= PRICINGS[_price_range(state, side, colour)[1], there]
    return ways


@compiled
def spell_floor(state, index, moves, length):
    for side in range(2):
        for colour in range(COLOURS):
            there = state.goods[places.FLOOR_FACTORY + side, colour]
            if there > 0:
                lowest, prices = _price_range(state, side, colour)
                ways = PRICINGS[prices, there]
                length = spell_colour(there, lowest, prices, index % ways, moves, length)
                index //= ways
    return length


@compiled
def gather(state, floor, side, shelf, shelves):
    """Count by colour what a store and its floor hold: all that will be set out."""
    for colour in range(COLOURS):
        floor[colour] = state.goods[places.FLOOR_FACTORY + side, colour]
        for row in range(shelf, shelf + shelves):
            floor[colour] += state.goods[row, colour]
