"""Where a container can be: rows of `state.goods`, of each kind the first.

Plain numbers, as in `purses`.
"""

from __future__ import annotations

SUPPLY = 0
BOX = 1  # out of the game: seized
FACTORY = 2  # + 4 * seat + (price - 1)
HARBOUR = 22  # + 5 * seat + (price - 2)
SHIP = 47  # + seat
ISLAND = 52  # + seat
PIER = 57  # + seat: a seat's own harbour at the Investment Bank
BROKER = 62  # + broker
CARD_FACTORY = 65  # on the payment card, from the factory store
CARD_HARBOUR = 66
FLOOR_FACTORY = 67  # in hand while a factory store is being set out
FLOOR_HARBOUR = 68

PLACES = 69
