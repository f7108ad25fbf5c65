"""Tables that are set up with one choice: every edition as it is, and those of presets.toml."""

from __future__ import annotations

import math
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Any

import msgspec

from longshore.game.options import MAX_SEATS, MIN_SEATS, Options, edition_names

SMALLEST_SUPPLY = 4


class Preset(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """What is different from an edition. Without `seats` it is for any number of them."""

    name: str
    edition: str
    seats: int | None = None
    hints: bool | None = None
    supply_share: float | None = None
    options: Mapping[str, Any] = {}

    def changes(self) -> dict[int, dict[str, Any]]:
        """The options that differ from the edition, by the number of seats."""
        every = range(MIN_SEATS, MAX_SEATS + 1) if self.seats is None else (self.seats,)
        return {seats: self._made(seats).changes() for seats in every}

    def _made(self, seats: int) -> Options:
        plain = Options.make(self.edition, seats)
        supply = plain.supply
        if self.supply_share is not None:
            supply = max(SMALLEST_SUPPLY, math.ceil(supply * self.supply_share))
        return Options.make(self.edition, seats, **self.options, supply=supply)


def presets() -> tuple[Preset, ...]:
    """All presets, the editions first. One that is called like an edition is the edition."""
    editions = (Preset(name=name, edition=name) for name in edition_names())
    return (*editions, *_house_rules())


@cache
def _house_rules() -> tuple[Preset, ...]:
    file = resources.files(__package__) / "presets.toml"
    table = tomllib.loads(file.read_text(encoding="utf-8"))
    return tuple(
        msgspec.convert({"name": name, **values}, Preset) for name, values in table.items()
    )
