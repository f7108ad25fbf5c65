"""What a production makes if not all of it fits (P2)."""

from __future__ import annotations

import numpy as np

from longshore.bots.uniform.prices import gather, pricings, put, spell_prices
from longshore.engine import places, production
from longshore.engine.building import machine_colours
from longshore.engine.compiled import compiled
from longshore.engine.moves import MAKE
from longshore.engine.state import COLOURS, FACTORY_LOWEST, FACTORY_PRICES, factory_shelf

TO_THE_END = 1 << 62  # a number beyond that of any action


@compiled
def _may_make(state, seat, made):
    """Whether a set of colours, as bits, can be all that is still made."""
    machines = machine_colours(state, seat)
    count = 0
    last_ones = 0
    for colour in range(COLOURS):
        if made >> colour & 1:
            if colour < state.cursor or not production.can_make(state, machines, colour):
                return False
            count += 1
            if state.goods[places.SUPPLY, colour] == 1:
                last_ones += 1
    return count == state.to_make and last_ones <= production.may_exhaust(state)


@compiled
def _make(state, seat, floor, index):
    """Go through all that can be made, up to the choice in which the action `index` lies.

    Returns that choice and how many actions lie before it; the floor is then as it leaves it.
    """
    before = 0
    gather(state, floor, 0, factory_shelf(seat, FACTORY_LOWEST), FACTORY_PRICES)
    for made in range(1 << COLOURS):
        if _may_make(state, seat, made):
            _change(floor, made, 1)
            ways = pricings(floor, FACTORY_PRICES)
            if index < before + ways:
                return made, before
            before += ways
            _change(floor, made, -1)
    return 0, before


@compiled
def _change(floor, made, count):
    for colour in range(COLOURS):
        floor[colour] += count * (made >> colour & 1)


@compiled
def count_make(state, seat):
    return _make(state, seat, np.empty(COLOURS, np.int64), TO_THE_END)[1]


@compiled
def spell_make(state, seat, index, moves, length):
    floor = np.empty(COLOURS, np.int64)
    made, before = _make(state, seat, floor, index)
    for colour in range(COLOURS):
        if made >> colour & 1:
            length = put(moves, length, MAKE + colour)
    return spell_prices(floor, FACTORY_LOWEST, FACTORY_PRICES, index - before, moves, length)
