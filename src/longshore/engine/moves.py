"""Moves are numbers: one table of families from which names, encoding and decoding come.

Within a family the numbers rise colour by colour and, within a colour, price by price: a choice of
several containers is spelled in rising order, so that it has exactly one spelling.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Family:
    """A kind of move and the ranges of its parameters (name, lowest, count)."""

    name: str
    parameters: tuple[tuple[str, int, int], ...] = ()

    @property
    def size(self) -> int:
        size = 1
        for _, _, count in self.parameters:
            size *= count
        return size


_COLOUR = ("colour", 0, 5)
_SEAT = ("seat", 0, 5)

FAMILIES: tuple[Family, ...] = (
    Family("pass"),
    Family("done"),
    Family("loan"),
    Family("repay"),
    Family("build_warehouse"),
    Family("build_machine", (_COLOUR,)),
    Family("produce"),
    Family("make", (_COLOUR,)),
    Family("price", (("price", 1, 6),)),
    Family("stock", (_SEAT,)),  # from one's own seat: reprice only
    Family("take", (_COLOUR, ("price", 1, 6))),
    Family("sail_sea"),
    Family("sail_island"),
    Family("sail_pier"),
    Family("sail_harbour", (_SEAT,)),
    Family("load"),
    Family("fetch", (_COLOUR,)),
    Family("hundred"),  # $100 more on the bid being spelled
    Family("bid", (("amount", 0, 100),)),
    Family("bluff", (("cards", 1, 2),)),
    Family("accept"),
    Family("decline"),
    Family("award", (_SEAT,)),
    Family("sell", (_COLOUR, ("price", 1, 6))),  # domestic sale
    Family("call", (("space", 0, 6),)),  # 0-2 a broker's containers, 3-5 a broker's money
    Family("offer_factory", (_COLOUR, ("price", 1, 4))),
    Family("offer_harbour", (_COLOUR, ("price", 2, 5))),
    Family("pay", (_COLOUR,)),
    Family("seize", (_COLOUR, ("price", 1, 6))),  # price 1 where there are no prices
    Family("give_up_warehouse"),
    Family("give_up_machine"),
    Family("seize_machine", (_COLOUR,)),
)

FIRST: dict[str, int] = {}
_FAMILY_OF: list[Family] = []
for _family in FAMILIES:
    FIRST[_family.name] = len(_FAMILY_OF)
    _FAMILY_OF.extend([_family] * _family.size)

MOVES = len(_FAMILY_OF)

# The first number of each family, as constants for compiled code.
PASS = FIRST["pass"]
DONE = FIRST["done"]
TAKE_LOAN = FIRST["loan"]
REPAY = FIRST["repay"]
BUILD_WAREHOUSE = FIRST["build_warehouse"]
BUILD_MACHINE = FIRST["build_machine"]
PRODUCE = FIRST["produce"]
MAKE = FIRST["make"]
PRICE = FIRST["price"]
STOCK = FIRST["stock"]
TAKE = FIRST["take"]
SAIL_SEA = FIRST["sail_sea"]
SAIL_ISLAND = FIRST["sail_island"]
SAIL_PIER = FIRST["sail_pier"]
SAIL_HARBOUR = FIRST["sail_harbour"]
LOAD = FIRST["load"]
FETCH = FIRST["fetch"]
HUNDRED = FIRST["hundred"]
BID = FIRST["bid"]
BLUFF = FIRST["bluff"]
ACCEPT = FIRST["accept"]
DECLINE = FIRST["decline"]
AWARD = FIRST["award"]
SELL = FIRST["sell"]
CALL = FIRST["call"]
OFFER_FACTORY = FIRST["offer_factory"]
OFFER_HARBOUR = FIRST["offer_harbour"]
PAY = FIRST["pay"]
SEIZE = FIRST["seize"]
GIVE_UP_WAREHOUSE = FIRST["give_up_warehouse"]
GIVE_UP_MACHINE = FIRST["give_up_machine"]
SEIZE_MACHINE = FIRST["seize_machine"]

BID_STEP = 100  # what `hundred` adds, and how many amounts `bid` has
SHELF_PRICES = 6  # prices $1 to $6 in the families with a colour and a price


def encode(name: str, *values: int) -> int:
    """The number of a move: `encode("take", 3, 2)` is colour 3 at $2."""
    family = next((family for family in FAMILIES if family.name == name), None)
    if family is None:
        known = ", ".join(family.name for family in FAMILIES)
        raise ValueError(f"There is no family of moves called {name!r}; there are: {known}.")
    if len(values) != len(family.parameters):
        wanted = ", ".join(parameter for parameter, _, _ in family.parameters) or "nothing"
        raise ValueError(f"A {name} move takes {wanted}; {len(values)} values were given.")
    index = 0
    for value, (parameter, lowest, count) in zip(values, family.parameters, strict=True):
        if not lowest <= value < lowest + count:
            highest = lowest + count - 1
            raise ValueError(
                f"The {parameter} of a {name} move is {lowest} to {highest}, not {value}."
            )
        index = index * count + value - lowest
    return FIRST[name] + index


def decode(move: int) -> tuple[str, tuple[int, ...]]:
    """The family and the parameters of a move's number."""
    if not 0 <= move < MOVES:
        raise ValueError(f"Moves are numbered 0 to {MOVES - 1}; there is no move {move}.")
    family = _FAMILY_OF[move]
    index = move - FIRST[family.name]
    values: list[int] = []
    for _, lowest, count in reversed(family.parameters):
        values.append(lowest + index % count)
        index //= count
    return family.name, tuple(reversed(values))


def move_name(move: int) -> str:
    """A move as text: `take 3 2`."""
    name, values = decode(move)
    return " ".join([name, *map(str, values)])
