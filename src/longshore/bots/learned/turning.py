"""The game turned so that one's own card is always the same: rows and moves.

The value cards are a ring: whoever has another card has the same game with the colours moved on
by some places (S6). So colours are counted from one's own card, and seats from one's own seat,
which the rows do already. What a network learns with one card it then knows with all of them.

Not turned is in which order several containers are named, which is that of the colours as they
are (`moves`): while such a choice is being made, the row says where the ring begins, in the place
of the observer's own number.
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from longshore.engine.layout import FIELDS, SIZE, layout
from longshore.engine.moves import FAMILIES, FIRST, MOVES
from longshore.engine.state import COLOURS, SEATS, Phase

# The fields whose last numbers are one a colour.
COLOURED = frozenset(
    (
        *("supply", "machine_supply", "floor_factory", "floor_harbour", "card_factory"),
        *("card_harbour", "broker_goods", "card", "machines", "factory", "harbour"),
        *("ship", "island", "pier"),
    )
)
# Phases in which several containers are named, one after the other.
NAMING = (Phase.MAKE, Phase.PRICE, Phase.STOCK, Phase.LOAD, Phase.OFFER, Phase.PAY, Phase.SEIZE)


def _turned_row(card: int) -> npt.NDArray[np.int16]:
    """For each number of a turned row: which number of the row it is."""
    taken = np.arange(SIZE)
    where = layout()
    for field in FIELDS:
        if field.name in COLOURED:
            cells = taken[where[field.name]].reshape(-1, COLOURS)
            taken[where[field.name]] = np.roll(cells, -card, axis=1).reshape(-1)
    return taken.astype(np.int16)


def _plain_moves(seats: int, seat: int, card: int) -> npt.NDArray[np.int16]:
    """Which move each turned one is, whose colours and seats are counted from one's own."""
    found = []
    for family in FAMILIES:
        index = np.zeros(1, np.int64)
        for parameter, _, count in family.parameters:
            plain = np.arange(count)
            if parameter == "colour":
                plain = (plain + card) % COLOURS
            elif parameter == "seat":
                plain[:seats] = (plain[:seats] + seat) % seats
            index = (index[:, None] * count + plain).ravel()
        found.append(FIRST[family.name] + index)
    return np.concatenate(found).astype(np.int16)


ROWS: npt.NDArray[np.int16] = np.stack([_turned_row(card) for card in range(COLOURS)])
# by seats played less 3, one's own seat, one's own card
PLAIN: npt.NDArray[np.int16] = np.zeros((3, SEATS, COLOURS, MOVES), np.int16)
for _seats in range(3, SEATS + 1):
    for _seat in range(_seats):
        for _card in range(COLOURS):
            PLAIN[_seats - 3, _seat, _card] = _plain_moves(_seats, _seat, _card)
