"""The fields of a position by their names in notation, in the order in which they are read.

A field's default may look at what stands before it here, and at the seats' own sections from
`AFTER_SEATS` on.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import Enum
from typing import NamedTuple

from longshore.engine.deal import STARTING_CASH
from longshore.engine.state import AUTOMATIC, MAX_LOANS, NONE, SHIP_ROOM, WAREHOUSE_SPACES, Phase
from longshore.engine.turn import ACTIONS
from longshore.engine.types import State
from longshore.game.option_values import NUMBERS
from longshore.game.options import BROKER_NAMES
from longshore.game.validation.turn import played
from longshore.notation import position_defaults as follows
from longshore.notation.words import MOST_MONEY

PHASE_NAMES = tuple(
    phase.name.lower().replace("_", "-") for phase in Phase if phase.value < AUTOMATIC
)
SPACE_NAMES = tuple(f"{name} {side}" for side in ("goods", "money") for name in BROKER_NAMES)
MOST_ROUNDS = 2**31 - 1
MOST_CURSOR = 2**15 - 1


class FieldKind(Enum):
    """How a field's value is written."""

    NUMBER = "a number"
    FLAG = "said or not"
    SEAT = "a seat's name"
    SEATS = "seats' names"
    PHASE = "a phase"


class PositionField(NamedTuple):
    """A field of the record that is one number for the whole table."""

    key: str
    field: str
    kind: FieldKind
    default: Callable[[State], int] = lambda _: 0
    highest: int = 1
    lowest: int = 0


BEFORE_SEATS = (
    PositionField("phase", "phase", FieldKind.PHASE),
    PositionField("first", "first", FieldKind.SEAT),
    PositionField("turn", "active", FieldKind.SEAT, lambda state: int(state.first)),
    PositionField("round", "round_number", FieldKind.NUMBER, lambda _: 1, MOST_ROUNDS, 1),
    PositionField("actions", "actions_left", FieldKind.NUMBER, follows.actions, ACTIONS),
    PositionField("produced", "produced", FieldKind.FLAG),
    PositionField("called", "called", FieldKind.FLAG),
    PositionField("won", "won", FieldKind.FLAG),
    PositionField("sold", "sold", FieldKind.FLAG),
    PositionField("ending", "ending", FieldKind.FLAG),
    PositionField("played", "played", FieldKind.SEATS, played),
)
AFTER_SEATS = (
    PositionField("high", "high", FieldKind.NUMBER, follows.high, MOST_MONEY),
    PositionField("tied", "tied", FieldKind.SEATS, follows.tied),
    PositionField("folded", "folded", FieldKind.SEATS),
    PositionField("pricer", "pricer", FieldKind.SEAT, follows.pricer),
    PositionField("waiting", "awaiting", FieldKind.SEATS, follows.waiting),
    PositionField("defaults", "defaults", FieldKind.NUMBER, follows.defaults, MAX_LOANS),
    PositionField("to_seize", "to_seize", FieldKind.NUMBER, follows.to_seize, MAX_LOANS),
    PositionField("to_make", "to_make", FieldKind.NUMBER, follows.to_make, SHIP_ROOM),
    PositionField("host", "host", FieldKind.SEAT, follows.host),
    PositionField("taken", "taken", FieldKind.NUMBER, follows.taken, SHIP_ROOM),
    PositionField("tab", "tab", FieldKind.NUMBER, highest=MOST_MONEY),
    PositionField("cursor", "cursor", FieldKind.NUMBER, highest=MOST_CURSOR),
    PositionField(
        "warehouse_supply",
        "warehouse_supply",
        FieldKind.NUMBER,
        follows.warehouse_supply,
        NUMBERS["warehouses"][2],
    ),
)
FIELDS = BEFORE_SEATS + AFTER_SEATS
ALWAYS = ("turn", "round")  # written even where they could be left out: a reader looks for them


class SeatField(NamedTuple):
    """A field of the record that is one number for every seat."""

    key: str
    field: str
    default: int
    highest: int


SEAT_NUMBERS = (
    SeatField("cash", "cash", STARTING_CASH, MOST_MONEY),
    SeatField("loans", "loans", 0, MAX_LOANS),
    SeatField("warehouses", "warehouses", 1, WAREHOUSE_SPACES),
    SeatField("bid", "bid", NONE, MOST_MONEY),
    SeatField("bluff", "bluffs", 0, 2),
    SeatField("sealed_loans", "sealed_loans", 0, MAX_LOANS),
    SeatField("extra", "extra", NONE, MOST_MONEY),
    SeatField("extra_bluff", "extra_bluffs", 0, 2),
    SeatField("pending", "pending", 0, MOST_MONEY),
)
SEAT_ALWAYS = ("cash",)

HEADER_KEYS = ("edition", "seats", "options")
GOODS_KEYS = ("supply", "box", "machine_supply")
FLAG_DOCKED = "docked"  # loads where it lay before, and has loaded nothing yet (M3)
SECTION_KEYS = ("brokers", "payment", "floor")
TOP_KEYS = (*(field.key for field in FIELDS), FLAG_DOCKED, *GOODS_KEYS)
SEAT_KEYS = (
    "cash",
    "bills",
    "loans",
    "card",
    "machines",
    "warehouses",
    "factory",
    "harbour",
    "ship",
    "island",
    "pier",
    "bid",
    "bluff",
    "sealed_loans",
    "extra",
    "extra_bluff",
    "pending",
    "bid_cards",
)
BROKER_KEYS = ("goods", "money")
PAYMENT_KEYS = ("holder", "space", "money", "bills", "factory", "harbour")
FLOOR_KEYS = ("factory", "harbour")
SHIP_KEYS = ("at", "cargo")
BERTH_NAMES = {5: "sea", 6: "island", 7: "bank"}
