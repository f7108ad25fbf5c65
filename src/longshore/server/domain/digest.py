"""A fingerprint of a game, kept with every action, so that a replay can be compared with it.

It is of what lies open and of the money: ledgers, buildings, loans, berths, and whom the table
waits for. Value cards and sealed bids are not in it. Every part is read by its name and written in
an order of its own, so that it stays the same when the engine's record is laid out anew.
"""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b

import numpy as np
import numpy.typing as npt

from longshore.engine import places, purses
from longshore.engine.state import BROKERS, FACTORY_PRICES, HARBOUR_PRICES, SEATS, STATE, Phase
from longshore.engine.types import State
from longshore.game.plain import offset_of, plain, record_of

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
_SMALL = np.dtype("i1")


def _bytes_of(field: str, rows: npt.NDArray[np.int_] | None = None) -> npt.NDArray[np.int_]:
    """Where the numbers of a field lie in a record, those of some of its rows or all of them."""
    kind = STATE[field]
    if kind.base != _SMALL:
        raise TypeError(f"{field} is read as numbers of one byte.")
    places = np.arange(kind.itemsize).reshape(kind.shape) + offset_of(STATE, field)
    return (places if rows is None else places[rows]).ravel()


_CASH, _PURSE_COUNT = offset_of(STATE, "cash"), STATE["cash"].shape[0]
_BY_SEAT = ("loans", "warehouses", "berth", "machines")
_SMALL_ONES = np.concatenate([_bytes_of("goods", _PLACES), *map(_bytes_of, _BY_SEAT)])


def digest(state: State) -> str:
    """Twelve hexadecimal digits that tell two games apart."""
    now, record = plain(state), record_of(state)
    made = blake2b(_PHASE_NAMES[now.phase], digest_size=LENGTH // 2)
    turn = now.active, now.awaiting, now.round_number, now.actions_left
    made.update(b"%d %d %d %d" % turn)
    # `take` would be quicker alone, but lets go of the interpreter lock
    made.update(np.frombuffer(record, _NUMBER, _PURSE_COUNT, _CASH)[_PURSES].tobytes())
    made.update(np.frombuffer(record, _SMALL)[_SMALL_ONES].astype(_NUMBER).tobytes())
    return made.hexdigest()


def chained(digests: Iterable[str]) -> str:
    """A digest of the digests after each action: of a whole game."""
    return blake2b("".join(digests).encode(), digest_size=LENGTH // 2).hexdigest()


_NUMBER = np.dtype("<i4")  # however wide the record's own are
_PHASE_NAMES = {int(phase): phase.name.encode() for phase in Phase}
