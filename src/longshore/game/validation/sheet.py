"""A state as plain numbers and lists, with the sums that the checks need."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

import numpy as np

from longshore.engine import places
from longshore.engine.state import COLOURS, FACTORY_PRICES, HARBOUR_PRICES, NONE, Phase
from longshore.game.options import SEAT_NAMES

COLOUR_NAMES = tuple(f"colour {colour}" for colour in range(COLOURS))


class Sheet(SimpleNamespace):
    """Every field of a state under its own name."""

    def __init__(self, state: Any, colours: Sequence[str]) -> None:
        values = zip(state.dtype.names, state.item(), strict=True)
        super().__init__(
            **{name: v.tolist() if isinstance(v, np.ndarray) else v for name, v in values}
        )
        self.colours = colours

    @property
    def everybody(self) -> int:
        """The bit set of all seats in play."""
        return sum(1 << seat for seat in range(self.seats))

    def count(self, place: int) -> int:
        """Containers of all colours in one place."""
        return sum(self.goods[place])

    def factory(self, seat: int) -> int:
        """Containers in a factory store, those just being set out included."""
        first = places.FACTORY + FACTORY_PRICES * seat
        shelves = sum(self.count(first + price) for price in range(FACTORY_PRICES))
        return shelves + (self.count(places.FLOOR_FACTORY) if seat == self.at_work else 0)

    def harbour(self, seat: int) -> int:
        first = places.HARBOUR + HARBOUR_PRICES * seat
        shelves = sum(self.count(first + price) for price in range(HARBOUR_PRICES))
        return shelves + (self.count(places.FLOOR_HARBOUR) if seat == self.at_work else 0)

    @property
    def at_work(self) -> int:
        """Whose containers lie on the floor."""
        seat: int = self.pricer if self.phase == Phase.PRICE else self.active
        return seat

    @property
    def on_card(self) -> int:
        """Containers on the payment card."""
        return self.count(places.CARD_FACTORY) + self.count(places.CARD_HARBOUR)

    def machine_count(self, seat: int) -> int:
        return sum(machine != NONE for machine in self.machines[seat])

    def right_of(self, seat: int) -> int:
        neighbour: int = (seat - 1) % self.seats
        return neighbour

    def seats_in(self, bits: int) -> list[int]:
        """The seats of a bit set."""
        return [seat for seat in range(self.seats) if bits >> seat & 1]


def name_of(seat: int) -> str:
    """A seat's name, to begin a sentence with."""
    return SEAT_NAMES[seat].capitalize() if 0 <= seat < len(SEAT_NAMES) else f"Seat {seat}"


def several(count: int, what: str) -> str:
    return f"{count} {what}" if count == 1 else f"{count} {what}s"
