"""Whether the options of a state are ones that a table can have."""

from __future__ import annotations

from collections.abc import Iterator
from enum import IntEnum

from longshore.engine import state as engine
from longshore.game.options import BOX, MAX_ROUNDS, MAX_SEATS, MIN_SEATS
from longshore.game.validation.sheet import Sheet

SWITCHES = ("investment_bank", "idle_production_fee", "docked_loading")
CHOICES: tuple[tuple[str, type[IntEnum]], ...] = (
    ("domestic_sale", engine.DomesticSale),
    ("auction", engine.Auction),
    ("all_zero", engine.AllZero),
    ("bluff", engine.Bluff),
    ("money", engine.Openness),
    ("money_cards", engine.Openness),
    ("seizure", engine.Seizure),
    ("broker_win", engine.BrokerWin),
    ("discard_tie", engine.DiscardTie),
    ("tie_break", engine.TieBreak),
)


def faults(sheet: Sheet) -> Iterator[str]:
    yield from _ranges(sheet)
    if sheet.investment_bank and sheet.supply_start >= BOX:
        yield f"With the Investment Bank the supply starts with at most {BOX - 1} of a colour."
    if sheet.bluff == engine.Bluff.CANCEL and sheet.auction == engine.Auction.PROGRESSIVE:
        yield "Bluffing cards that cancel a bid do not go with open bidding."


def _ranges(sheet: Sheet) -> Iterator[str]:
    ranges = (
        ("seats", MIN_SEATS, MAX_SEATS),
        ("supply_start", 2, BOX),
        ("machines_start", 1, 5),
        ("warehouses_start", sheet.seats, 25),
        ("round_limit", 0, MAX_ROUNDS),
        *((name, 0, 1) for name in SWITCHES),
        *((name, 0, len(values) - 1) for name, values in CHOICES),
    )
    for name, lowest, highest in ranges:
        value = getattr(sheet, name)
        if not lowest <= value <= highest:
            yield f"The option {name} is {value}; it must be {lowest} to {highest}."
