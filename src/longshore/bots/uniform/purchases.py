"""Buying for the harbour, loading from a harbour or from the pier."""

from __future__ import annotations

import numpy as np

from longshore.bots.uniform.making import TO_THE_END
from longshore.bots.uniform.piles import PILE, PILES, lay, spell_chosen
from longshore.bots.uniform.prices import gather, pricings, spell_prices
from longshore.engine import places, sailing
from longshore.engine.compiled import compiled
from longshore.engine.moves import FETCH, TAKE
from longshore.engine.shelves import order_of
from longshore.engine.state import (
    COLOURS,
    FACTORY_LOWEST,
    FACTORY_PRICES,
    HARBOUR_LOWEST,
    HARBOUR_PRICES,
    NONE,
    Phase,
    count_row,
    factory_shelf,
    harbour_room,
    harbour_shelf,
    ship_room,
)


@compiled
def _lay_goods(state, seat, piles):
    """What there is to take."""
    if state.phase == Phase.STOCK:
        shelf = factory_shelf(state.host, FACTORY_LOWEST)
        return _lay_store(state, piles, shelf, FACTORY_LOWEST, FACTORY_PRICES)
    if state.host != NONE:
        shelf = harbour_shelf(state.host, HARBOUR_LOWEST)
        return _lay_store(state, piles, shelf, HARBOUR_LOWEST, HARBOUR_PRICES)
    count = 0
    for colour in range(state.cursor, COLOURS):
        there = state.goods[places.PIER + seat, colour]
        if there > 0:
            count = lay(piles, count, FETCH + colour, colour, 0, there)
    return count


@compiled
def _lay_store(state, piles, shelf, lowest, shelves):
    count = 0
    for colour in range(COLOURS):
        for row in range(shelves):
            there = state.goods[shelf + row, colour]
            order = order_of(colour, lowest + row)
            if there > 0 and order >= state.cursor:
                count = lay(piles, count, TAKE + order - 1, colour, lowest + row, there)
    return count


@compiled
def _room(state, seat):
    """For how many more containers there is room."""
    if state.phase == Phase.STOCK:
        return harbour_room(state, seat) - count_row(state, places.FLOOR_HARBOUR)
    return ship_room(state, seat)


@compiled
def _purchase(state, seat, piles, floor, index):
    """Go through all that can be taken, up to the choice in which the action `index` lies.

    Returns how many piles there are and how many actions lie before the choice, which is marked in
    the piles. The floor holds what is then to be set out. Nothing is after loading: that is one way
    to go on, as many as with a single price.
    """
    count = _lay_goods(state, seat, piles)
    floor[:] = 0
    prices = 1
    least = 0 if sailing.may_stop_loading(state) else 1
    if state.phase == Phase.STOCK:
        gather(state, floor, 1, harbour_shelf(seat, HARBOUR_LOWEST), HARBOUR_PRICES)
        prices = HARBOUR_PRICES
        least = 0 if state.taken > 0 else 1
    budget = state.cash[seat] - state.tab
    return count, _choose(piles[:count], floor, prices, least, _room(state, seat), budget, index)


@compiled
def _choose(piles, floor, prices, least, room, budget, index):
    """Mark one choice after the other, as the wheels of a counter turn."""
    before = 0
    taken = 0
    place = 0
    while place >= 0:
        if taken >= least:
            ways = pricings(floor, prices)
            if index < before + ways:
                break
            before += ways
        place = len(piles) - 1
        while place >= 0:
            pile = piles[place]
            turned = 1
            if pile.chosen == pile.there or taken >= room or pile.price > budget:
                turned = -pile.chosen  # back to nothing, and the wheel before it turns
            pile.chosen += turned
            floor[pile.colour] += turned
            taken += turned
            budget -= turned * pile.price
            if turned == 1:
                break
            place -= 1
    return before


@compiled
def count_purchase(state, seat):
    piles = np.empty(PILES, PILE)
    return _purchase(state, seat, piles, np.empty(COLOURS, np.int64), TO_THE_END)[1]


@compiled
def spell_purchase(state, seat, index, moves, length):
    piles = np.empty(PILES, PILE)
    floor = np.empty(COLOURS, np.int64)
    count, before = _purchase(state, seat, piles, floor, index)
    length = spell_chosen(piles[:count], _room(state, seat), moves, length)
    if state.phase != Phase.STOCK:
        return length
    return spell_prices(floor, HARBOUR_LOWEST, HARBOUR_PRICES, index - before, moves, length)
