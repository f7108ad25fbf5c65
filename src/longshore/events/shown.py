"""How facts of the state are shown, the same in events and in views."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from longshore.engine.state import BROKERS, SEATS, Phase
from longshore.engine.types import State
from longshore.events.kinds import Berth, Side
from longshore.options import written

BLUFFING_CARDS = 2  # S7
_BERTHS: dict[int, Berth] = {5: "sea", 6: "island", 7: "bank"}


class _Plain:
    """A record that is not written to any more, each field read once, when it is asked for."""

    def __init__(self, record: State) -> None:
        self._record = record

    def __getattr__(self, field: str) -> Any:
        try:  # past np.record's own way, in Python
            value = np.void.__getitem__(self._record, field).tolist()
        except ValueError:
            raise AttributeError(f"A game's record has no field {field!r}.") from None
        setattr(self, field, value)
        return value

    def __reduce__(self) -> tuple[Any, ...]:
        return _Plain, (self._record,)


def plain(state: State) -> State:
    """The same fields in plain Python numbers and lists, which are read many times quicker.

    Only for a state that stays as it is.
    """
    return state if isinstance(state, _Plain) else cast(State, _Plain(state))


def berth_name(berth: int) -> Berth:
    """A berth by its number in the engine."""
    return _BERTHS.get(berth, berth)


def phase_name(phase: int) -> str:
    return written(Phase(phase))


def space_name(space: int) -> tuple[int, Side]:
    """A marked space at the Investment Bank: whose it is, and which side of it."""
    return space % BROKERS, "goods" if space < BROKERS else "money"


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of a bit set."""
    return tuple(seat for seat in range(SEATS) if bits >> seat & 1)


def money_cards(state: State, seat: int) -> int | None:
    """V2: the bluffing cards and the bills; None where the table does not show their number."""
    if not state.money_cards:
        return None
    return (BLUFFING_CARDS if state.bluff else 0) + int(sum(state.bills[seat]))
