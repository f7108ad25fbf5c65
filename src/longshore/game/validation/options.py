"""Whether the options of a state are ones that a table can have."""

from __future__ import annotations

from collections.abc import Iterator

from longshore.engine import state as engine
from longshore.game.option_values import (
    BOX,
    CHOICES,
    MAX_ROUNDS,
    MAX_SEATS,
    MIN_SEATS,
    NUMBERS,
    SWITCHES,
)
from longshore.game.validation.sheet import Sheet


def faults(sheet: Sheet) -> Iterator[str]:
    yield from _ranges(sheet)
    if sheet.investment_bank and sheet.supply_start >= BOX:
        yield f"With the Investment Bank the supply starts with at most {BOX - 1} of a colour."
    if sheet.bluff == engine.Bluff.CANCEL and sheet.auction == engine.Auction.PROGRESSIVE:
        yield "Bluffing cards that cancel a bid do not go with open bidding."


def _ranges(sheet: Sheet) -> Iterator[str]:
    ranges = (
        ("seats", MIN_SEATS, MAX_SEATS),
        NUMBERS["supply"],
        NUMBERS["machines"],
        ("warehouses_start", sheet.seats, NUMBERS["warehouses"][2]),
        ("round_limit", 0, MAX_ROUNDS),
        *((name, 0, 1) for name in SWITCHES),
        *((name, 0, len(values) - 1) for name, values in CHOICES.items()),
    )
    for name, lowest, highest in ranges:
        value = getattr(sheet, name)
        if not lowest <= value <= highest:
            yield f"The option {name} is {value}; it must be {lowest} to {highest}."
