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
from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_PRICES,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    SEATS,
    Phase,
)
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
_BY_SEAT = {"loans": SEATS, "warehouses": SEATS, "berth": SEATS, "machines": SEATS * MACHINE_SPACES}
_NUMBERS = len(_TURN) + len(_PURSES) + COLOURS * len(_PLACES) + sum(_BY_SEAT.values())


def digest(state: State) -> str:
    """Twelve hexadecimal digits that tell two games apart."""
    numbers = np.empty(_NUMBERS, "<i4")
    numbers[:4] = [int(state[name]) for name in _TURN]
    end = 4 + len(_PURSES)
    numbers[4:end] = state["cash"][_PURSES]
    start, end = end, end + COLOURS * len(_PLACES)
    numbers[start:end] = state["goods"][_PLACES].ravel()
    for name, count in _BY_SEAT.items():
        start, end = end, end + count
        numbers[start:end] = state[name].ravel()
    phase = _PHASE_NAMES[int(state["phase"])]
    return blake2b(phase + numbers.tobytes(), digest_size=LENGTH // 2).hexdigest()


def chained(digests: Iterable[str]) -> str:
    """A digest of the digests after each action: of a whole game."""
    return blake2b("".join(digests).encode(), digest_size=LENGTH // 2).hexdigest()


_PHASE_NAMES = {int(phase): phase.name.encode() for phase in Phase}
