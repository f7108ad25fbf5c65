"""The row of numbers that a seat is told by `observe`: its fields, in their order.

From this table come the size of a row, the places of the fields and the documentation.
"""

from __future__ import annotations

from collections import namedtuple
from dataclasses import dataclass, replace
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from longshore.engine.state import (
    BROKERS,
    COLOURS,
    FACTORY_PRICES,
    HARBOUR_PRICES,
    MACHINE_SPACES,
    SEATS,
)

Row: TypeAlias = npt.NDArray[np.float32]

# What numbers are divided by, so that they stay small. All are powers of two: dividing by them and
# multiplying by them again rounds nothing, as long as a number fits into a float32 (`EXACT`).
PAIR = 2.0
FEW = 4.0  # containers in one place, machines, warehouses of a seat
MONEY = 16.0  # a seat begins with $20
BOX = 16.0  # containers of a colour: at most 21
MANY = 32.0  # warehouses of all
ROUNDS = 128.0
CURSOR = 64.0
EXACT = 2**24

IN_FACTORY = FACTORY_PRICES * COLOURS
IN_HARBOUR = HARBOUR_PRICES * COLOURS
BERTHS = SEATS + 3  # the harbours, the sea, the island, one's pier

_MOST_MONEY = float(2**31)
_MOST_OF_A_COLOUR = 21.0  # K1: the brokers' first containers come on top of the box


@dataclass(frozen=True)
class Field:
    """A part of the row: its shape, what its numbers are divided by, their range before that."""

    name: str
    shape: tuple[int, ...]
    says: str
    scale: float = 1.0
    low: float = 0.0
    high: float = 1.0

    @property
    def size(self) -> int:
        return int(np.prod(self.shape, dtype=int))


def _flag(name: str, says: str) -> Field:
    return Field(name, (), says)


def _one_of(name: str, count: int, says: str) -> Field:
    return Field(name, (count,), says)


def _number(name: str, scale: float, high: float, says: str, low: float = 0.0) -> Field:
    return Field(name, (), says, scale, low, high)


def _money(name: str, says: str, *shape: int) -> Field:
    return Field(name, shape, says, MONEY, 0.0, _MOST_MONEY)


def _goods(name: str, says: str, *rows: int) -> Field:
    return Field(name, (*rows, COLOURS), says, FEW, 0.0, _MOST_OF_A_COLOUR)


TABLE_FIELDS: tuple[Field, ...] = (
    _one_of("seats", 3, "how many play: 3, 4 or 5"),
    _number("supply_start", BOX, 20, "containers of a colour at the start (S2)"),
    _number("machines_start", FEW, 5, "machines of a colour at the start"),
    _number("warehouses_start", MANY, 25, "warehouses at the start"),
    _number("round_limit", ROUNDS, 10_000, "the option; 0: no limit"),
    _flag("investment_bank", "played with the brokers (K)"),
    _one_of("domestic_sale", 3, "off, pre-turn, action (D)"),
    _flag("progressive", "open bidding instead of sealed bids (A6)"),
    _flag("all_zero_tie", "bids of nothing are a tie instead of unsold (A3)"),
    _one_of("bluff", 3, "none, plain, cancel (A7)"),
    _one_of("seizure", 3, "printed, erratum, anniversary (I3 to I6)"),
    _flag("idle_production_fee", "producing nothing costs the wage, too (P4)"),
    _flag("docked_loading", "a ship may load where it lies (M3)"),
    _flag("discard_free", "of tied colours the one worth least goes (F2)"),
    _flag("win_before_interest", "a broker's auction is won before interest is paid (K6)"),
    _flag("tie_break_factory", "the fuller factory store wins a tie (F4)"),
    _number("round", ROUNDS, 10_000, "the round that is played, from 1"),
    _number("rounds_left", ROUNDS, 10_000, "rounds after this one; 0 without a limit"),
    _one_of("phase", 16, "what is awaited: `Phase` 0 to 15"),
    _number("actions_left", PAIR, 2, "of the active seat"),
    _flag("produced", "the active seat has produced this turn (P1)"),
    _flag("called", "it has called a broker this turn (K2)"),
    _flag("won", "it has won a broker's auction this turn (K3)"),
    _flag("sold", "it has made a domestic sale this turn (D)"),
    _flag("ending", "the end is triggered (E1)"),
    _one_of("own", SEATS, "the observer's own number: moves call seats by their numbers"),
    _one_of("active", SEATS, "whose turn it is"),
    _one_of("first", SEATS, "the starting seat"),
    Field("supply", (COLOURS,), "containers left of each colour", BOX, 0, 21),
    Field("machine_supply", (COLOURS,), "machines left of each colour", FEW, 0, 5),
    _number("warehouse_supply", MANY, 25, "warehouses left"),
    _goods("floor_factory", "containers in hand, to be priced for a factory store"),
    _goods("floor_harbour", "containers in hand, to be priced for a harbour store"),
    _one_of("host", SEATS, "whose store is bought from"),
    _one_of("pricer", SEATS, "who sets out a store"),
    _money("tab", "what the purchase being made has come to"),
    _number("taken", FEW, 20, "containers taken in it; -1: one has to be", -1),
    _number("cursor", CURSOR, 100, "how far a choice of several has come (rising order)"),
    _number("to_make", FEW, 8, "containers a production has still to make"),
    _number("to_seize", FEW, 20, "containers still to be seized"),
    _number("defaults", PAIR, 2, "loans in default still to be settled"),
    _money("high", "the highest bid on the table"),
    _one_of("arrow", 2 * BROKERS, "the broker space marked: containers of I, II, III, their money"),
    _money("card_money", "money on the payment card"),
    _goods("card_factory", "containers on it, from the holder's factory store"),
    _goods("card_harbour", "containers on it, from the holder's harbour store"),
    _money("broker_money", "money of brokers I, II, III", BROKERS),
    _goods("broker_goods", "containers of brokers I, II, III", BROKERS),
)

SEAT_FIELDS: tuple[Field, ...] = (
    _flag("here", "this seat is played"),
    _one_of("card", COLOURS, "its value card A to E: the observer's own alone"),
    _money("cash", "its money"),
    _number("loans", PAIR, 2, "its loans, without sealed ones"),
    _number("warehouses", FEW, 5, "its warehouses"),
    Field(
        "machines",
        (MACHINE_SPACES, COLOURS),
        "its machines by space (free, $6, $9, $12; the first two are safe, I3) and colour",
    ),
    _one_of("berth", BERTHS, "where its ship lies: a seat's harbour, sea, island, its own pier"),
    _flag("awaited", "it owes a decision; during sealed bids: it takes part in them"),
    _flag("tied", "it is among the highest bidders"),
    _flag("folded", "it has passed in open bidding"),
    _flag("holder", "it holds the payment card"),
    _flag("played", "it has finished a turn"),
    _flag("has_bid", "its bid is known"),
    _money("bid", "its bid"),
    _flag("has_extra", "its extra bid in a tie-break is known"),
    _money("extra", "its extra bid"),
    _money("pending", "hundreds of a bid being spelled"),
    _number("sealed_loans", PAIR, 2, "loans sealed with its bid"),
    _number("bluffs", PAIR, 2, "bluffing cards with its bid"),
    _number("extra_bluffs", PAIR, 2, "bluffing cards with its extra bid"),
    _flag("shown", "it bid in the last auction whose bids were shown"),
    _money("shown_bid", "what it bid there, an extra bid included"),
    _number("shown_bluffs", PAIR, 2, "with how many bluffing cards"),
    _flag("shown_by", "it shipped that cargo"),
    _goods("factory", "its factory store, at $1, $2, $3, $4", FACTORY_PRICES),
    _goods("harbour", "its harbour store, at $2, $3, $4, $5, $6", HARBOUR_PRICES),
    _goods("ship", "its cargo"),
    _goods("island", "its area on the island"),
    _goods("pier", "its own harbour at the Investment Bank"),
)

FIELDS: tuple[Field, ...] = (
    *TABLE_FIELDS,
    *(replace(field, shape=(SEATS, *field.shape)) for field in SEAT_FIELDS),
)
SIZE = sum(field.size for field in FIELDS)

# What each number of a row is multiplied by: quicker than dividing, and the same.
SCALES: Row = np.concatenate(
    [np.full(field.size, 1.0 / field.scale) for field in FIELDS], dtype=np.float32
)


def layout() -> dict[str, slice]:
    """Where each field lies in a row."""
    found: dict[str, slice] = {}
    at = 0
    for field in FIELDS:
        found[field.name] = slice(at, at + field.size)
        at += field.size
    return found


def read(row: Row) -> dict[str, Row]:
    """The fields of a row, or of many rows, by name and in their shapes: views, not copies."""
    where = layout()
    return {
        field.name: row[..., where[field.name]].reshape((*row.shape[:-1], *field.shape))
        for field in FIELDS
    }


def bounds() -> tuple[Row, Row]:
    """The lowest and the highest that each number of a row can be."""
    low = [np.full(field.size, field.low / field.scale, np.float32) for field in FIELDS]
    high = [np.full(field.size, field.high / field.scale, np.float32) for field in FIELDS]
    return np.concatenate(low), np.concatenate(high)


# Where the fields begin, as constants for compiled code: `AT.cash`.
_BEGIN = {name: where.start for name, where in layout().items()}
AT: Any = namedtuple("AT", _BEGIN)(**_BEGIN)  # noqa: PYI024
