"""A fingerprint of a game, kept with every action, so that a replay can be compared with it.

It is of what lies open and of the money: ledgers, buildings, loans, berths, and whom the table
waits for. Value cards and sealed bids are not in it. Every part is read by its name and written in
an order of its own, so that it stays the same when the engine's record is laid out anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import numpy as np

from longshore.engine import places, purses
from longshore.engine.state import BROKERS, FACTORY_PRICES, HARBOUR_PRICES, SEATS, Phase
from longshore.engine.types import State

LENGTH = 12  # hexadecimal digits

_BROKERS = range(purses.BROKER, purses.BROKER + BROKERS)
_PURSES = np.array([*range(SEATS), purses.CARD, *_BROKERS, purses.BANK])
_PLACES = np.array(
    [places.SUPPLY, places.BOX]
    + [places.FACTORY + shelf for shelf in range(SEATS * FACTORY_PRICES)]
    + [places.HARBOUR + shelf for shelf in range(SEATS * HARBOUR_PRICES)]
    + [first + seat for first in (places.SHIP, places.ISLAND, places.PIER) for seat in range(SEATS)]
    + [places.BROKER + broker for broker in range(BROKERS)]
    + [places.CARD_FACTORY, places.CARD_HARBOUR, places.FLOOR_FACTORY, places.FLOOR_HARBOUR]
)
_TURN = ("active", "awaiting", "round_number", "actions_left")
_BY_SEAT = ("loans", "warehouses", "berth", "machines")
_field = np.void.__getitem__  # past np.record's own, which is in Python


def digest(state: State) -> str:
    """Twelve hexadecimal digits that tell two games apart."""
    made = blake2b(_PHASE_NAMES[int(_field(state, "phase"))], digest_size=LENGTH // 2)
    made.update(b"%d %d %d %d" % tuple(int(_field(state, name)) for name in _TURN))
    made.update(_field(state, "cash").take(_PURSES).astype(_NUMBER).tobytes())
    made.update(_field(state, "goods").take(_PLACES, axis=0).astype(_NUMBER).tobytes())
    for name in _BY_SEAT:
        made.update(_field(state, name).astype(_NUMBER).tobytes())
    return made.hexdigest()


def chained(digests: Iterable[str]) -> str:
    """A digest of the digests after each action: of a whole game."""
    return blake2b("".join(digests).encode(), digest_size=LENGTH // 2).hexdigest()


_NUMBER = np.dtype("<i4")  # however wide the record's own are
_PHASE_NAMES = {int(phase): phase.name.encode() for phase in Phase}
