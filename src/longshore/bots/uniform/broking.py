"""Containers bid to a broker (K2), and the order in which they are paid (K8)."""

from __future__ import annotations

import numpy as np

from longshore.bots.uniform.piles import PILE, PILES, lay, spell_chosen
from longshore.bots.uniform.prices import put
from longshore.engine import brokers
from longshore.engine.compiled import compiled
from longshore.engine.moves import OFFER_FACTORY, OFFER_HARBOUR, PAY
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    factory_shelf,
    harbour_shelf,
)


@compiled
def _lay_offers(state, seat, piles):
    count = 0
    for store in range(2):
        lowest = FACTORY_LOWEST if store == 0 else HARBOUR_LOWEST
        prices = FACTORY_PRICES if store == 0 else HARBOUR_PRICES
        first = OFFER_FACTORY if store == 0 else OFFER_HARBOUR
        shelf = factory_shelf(seat, lowest) if store == 0 else harbour_shelf(seat, lowest)
        for colour in range(COLOURS):
            for row in range(prices):
                there = state.goods[shelf + row, colour]
                order = brokers.offer_index(store, colour, lowest + row)
                if there > 0 and order >= state.cursor:
                    move = first + colour * prices + row
                    count = lay(piles, count, move, colour, lowest + row, there)
    return count


@compiled
def _count_offers(state, piles):
    """ways[p, n]: how many choices from the piles from p on have at least n containers."""
    missing = max(0, brokers.lowest_bid(state) - brokers.offered(state))
    count = len(piles)
    ways = np.zeros((count + 1, missing + 1), np.int64)
    ways[count, 0] = 1
    for place in range(count - 1, -1, -1):
        for wanted in range(missing + 1):
            for chosen in range(piles[place].there + 1):
                ways[place, wanted] += ways[place + 1, max(0, wanted - chosen)]
    return ways


@compiled
def count_offer(state, seat):
    piles = np.empty(PILES, PILE)
    count = _lay_offers(state, seat, piles)
    ways = _count_offers(state, piles[:count])
    return ways[0, ways.shape[1] - 1]


@compiled
def spell_offer(state, seat, index, moves, length):
    piles = np.empty(PILES, PILE)
    count = _lay_offers(state, seat, piles)
    ways = _count_offers(state, piles[:count])
    wanted = ways.shape[1] - 1
    for place in range(count):
        while index >= ways[place + 1, max(0, wanted)]:
            index -= ways[place + 1, max(0, wanted)]
            piles[place].chosen += 1
            wanted -= 1
    return spell_chosen(piles[:count], NONE, moves, length)


@compiled
def count_orders(state):
    ways = 1
    placed = 0
    for colour in range(COLOURS):
        for nth in range(1, brokers.card_colour(state, colour) + 1):
            placed += 1
            ways = ways * placed // nth
    return ways


@compiled
def spell_order(state, index, moves, length):
    left = np.empty(COLOURS, np.int64)
    total = 0
    for colour in range(COLOURS):
        left[colour] = brokers.card_colour(state, colour)
        total += left[colour]
    ways = count_orders(state)
    while ways > 1:  # one colour left pays itself
        colour = 0
        begun = ways * left[0] // total
        while index >= begun:
            index -= begun
            colour += 1
            begun = ways * left[colour] // total
        length = put(moves, length, PAY + colour)
        left[colour] -= 1
        total -= 1
        ways = begun
    return length
