"""Containers to choose from: piles of alike ones, in the order in which they are named."""

from __future__ import annotations

import numpy as np

from longshore.bots.uniform.prices import put
from longshore.engine.compiled import compiled
from longshore.engine.moves import DONE
from longshore.engine.state import COLOURS, FACTORY_PRICES, HARBOUR_PRICES

PILES = COLOURS * (FACTORY_PRICES + HARBOUR_PRICES)  # as many as both stores of a seat can have

# The move that takes one of a pile, how many there are and how many are chosen.
PILE = np.dtype(
    (
        np.record,
        [("move", "i2"), ("colour", "i1"), ("price", "i1"), ("there", "i1"), ("chosen", "i1")],
    )
)


@compiled
def lay(piles, count, move, colour, price, there):
    pile = piles[count]
    pile.move = move
    pile.colour = colour
    pile.price = price
    pile.there = there
    pile.chosen = 0
    return count + 1


@compiled
def spell_chosen(piles, room, moves, length):
    """Name what is chosen, and say that it is enough unless the engine knows."""
    taken = 0
    known = False
    for place in range(len(piles)):
        pile = piles[place]
        for _ in range(pile.chosen):
            length = put(moves, length, pile.move)
        taken += pile.chosen
        if pile.chosen > 0:
            nothing_left = place == len(piles) - 1 and pile.chosen == pile.there
            known = taken == room or nothing_left
    return length if known else put(moves, length, DONE)
