"""What a merchant keeps in mind while it plays: one flat record, public knowledge and scratch room.

What the seats of a game played out in compiled code share: guesses from open facts. In the mind of
a search they start from what its own seat believes, whose card is then an open book to the
merchants that it imagines.
"""

from __future__ import annotations

from enum import IntEnum

import numpy as np

from longshore.engine.compiled import compiled
from longshore.engine.moves import SHELF_PRICES
from longshore.engine.state import COLOURS, SEATS

CARDS = 5
MOST_IDEAS = 40
LONGEST_PLAN = 96


class Idea(IntEnum):
    PASS = 0
    ISLAND = 1
    SEA = 2
    HARBOUR = 3  # target: whose
    PIER = 4
    LOAD = 5
    STOCK = 6  # target: whose
    REPRICE = 7
    PRODUCE = 8
    MACHINE = 9  # target: the colour
    WAREHOUSE = 10
    CALL = 11  # target: the space
    SELL_HOME = 12  # target: the colour, cost: the price on it
    REPAY = 13
    STOCK_ONE = 14  # target: whose; the one that costs least
    LOAD_ONE = 15  # likewise
    BID = 20  # target: the amount, of a sealed bid
    EXTRA = 21  # target: the amount
    RAISE = 22  # target: the amount, or NONE to pass
    SELL = 23  # target: to whom
    KEEP = 24
    SEIZE = 25  # target: which, as the move is numbered
    ANSWER = 26  # whatever else is asked
    SCRIPT = 27  # target: which of the actions laid down move by move, in `plan`


MIND = np.dtype(
    [
        ("word", "i8"),  # the generator
        ("belief", "f4", (SEATS, CARDS)),  # how likely a seat has a card
        ("wants", "f4", (SEATS, COLOURS)),  # what one more container is worth to a seat, as seen
        ("knows", "f4", (SEATS, COLOURS)),  # the same as the seat itself knows it
        ("held", "i2", (SEATS,)),  # how many containers lay on its island when that was true
        ("due", "f4", (SEATS,)),  # and how many were to come
        ("top", "f4", (COLOURS,)),  # what it is worth to the keenest of the others who can pay
        ("market", "f4", (COLOURS,)),  # what a container brings whoever ships it
        ("revenue", "f4", (COLOURS,)),  # what it brings the seat itself, which may keep it
        ("resale", "f4", (COLOURS,)),  # what it fetches in the seat's harbour store
        ("pile", "f4", (COLOURS,)),  # scratch: an island to be valued
        ("expected", "f4", (SEATS,)),  # what each seat may be expected to bid for the cargo at hand
        ("makers", "i1", (COLOURS,)),  # seats beside the active one that make a colour
        ("rounds_left", "f4"),
        ("to_come", "f4"),  # containers that a seat may still expect on its island
        ("turn", "i4"),  # of which turn the above is true
        ("weight", "f4", (MOST_IDEAS,)),
        ("kind", "i1", (MOST_IDEAS,)),
        ("target", "i1", (MOST_IDEAS,)),
        ("cost", "i2", (MOST_IDEAS,)),
        ("ideas", "i2"),
        ("marked", "i1", (COLOURS * SHELF_PRICES,)),  # what is to be bought of a store
        ("intent", "i1"),  # the idea being carried out, or NONE
        ("lean", "i1"),  # prices lower (-1) or higher (1) than usual; from 2 on, of one colour
        ("asked", "f4"),  # what the goods of the store that is set out anew stood at, or 0
        ("aim", "i2"),  # its target and cost
        ("price", "i2"),
        ("planned", "i2"),
        ("plan", "i2", (LONGEST_PLAN,)),  # the moves of the action just played
    ],
    align=True,
)

WORD = 0xFFFFFFFF


@compiled
def draw(mind):
    """A random number from 0 to 1 (without 1)."""
    word = mind.word
    word ^= (word << 13) & WORD
    word ^= word >> 17
    word ^= (word << 5) & WORD
    mind.word = word
    return word * (1.0 / 4294967296.0)


@compiled
def seed_mind(mind, seed):
    """Start the generator; a xorshift stays at zero."""
    word = (seed ^ (seed >> 31)) & WORD
    word = ((word ^ (word >> 16)) * 0x7FEB352D) & WORD
    word = ((word ^ (word >> 15)) * 0x846CA68B) & WORD
    mind.word = (word ^ (word >> 16)) | 1


@compiled
def add(mind, kind, target, weight, cost):
    if mind.ideas < MOST_IDEAS and weight > 0.0:
        mind.kind[mind.ideas] = kind
        mind.target[mind.ideas] = target
        mind.weight[mind.ideas] = weight
        mind.cost[mind.ideas] = cost
        mind.ideas += 1
