"""What is written down of games: a row a game, a row a seat, a row a turn.

Nothing in a row depends on a clock or on how the work was shared out: the same seed gives the same
rows. The turns of a game are kept as one NumPy array (`TURN`, small and quick to send between
processes); `turn_columns` gives them as the flat columns that are written, `turn_dicts` as rows.
"""

from __future__ import annotations

from typing import Annotated, Any, NamedTuple, TypeAlias, get_args, get_type_hints

import msgspec
import numpy as np
import numpy.typing as npt

from longshore.engine.state import COLOURS, NONE, SEATS

Value: TypeAlias = int | float | str | None
Kind: TypeAlias = type[int | float | str]
Turns: TypeAlias = npt.NDArray[np.void]  # of dtype `TURN`

SUPPLY, ROUNDS, STALLED = "supply", "rounds", "stalled"  # how a game ended
SOLD, KEPT, UNSOLD = "sold", "kept", "unsold"  # what became of a cargo
AUCTIONS = ("", SOLD, KEPT, UNSOLD)

FROZEN = 3  # a game in which all pass for so many rounds in a row has frozen
TIMELY = 60  # rounds in which the supply should end a game


class GameRow(msgspec.Struct, frozen=True, kw_only=True):
    """One game."""

    game: Annotated[int, "number of the game, from 0"]
    seed: Annotated[int, "what it was dealt from; `longshore play --seed` deals the same"]
    edition: Annotated[str, "classic, anniversary, or [one of your own](editions.md)"]
    seats: Annotated[int, "3 to 5"]
    options: Annotated[str, "what differs from the edition, as in `money=open supply=12`"]
    rounds: Annotated[int, "rounds begun"]
    turns: Annotated[int, "turns taken"]
    idle_rounds: Annotated[int, "most rounds in a row in which all gave up all their actions"]
    ended: Annotated[str, "supply, rounds (the table's limit) or stalled (the lab's limit)"]
    winners: Annotated[str, "the winning seats, joined by a space"]
    best_score: Annotated[int, "the highest score"]
    first: Annotated[int, "the starting seat"]
    forfeits: Annotated[int, "decisions that bots forfeited"]


class SeatRow(msgspec.Struct, frozen=True, kw_only=True):
    """One seat of one game, as it stood at the end."""

    game: Annotated[int, "number of the game"]
    seat: Annotated[int, "0 to 4"]
    bot: Annotated[str, "who played it"]
    order: Annotated[int, "0 for the seat that started, 1 for the next …"]
    card: Annotated[str, "its value card, A to E"]
    score: Annotated[int, "final score (F3)"]
    rank: Annotated[int, "1 is best; seats that share a place share its number"]
    win_share: Annotated[float, "1 for the winner, 1/2 for each of two …, 0 for the others"]
    cash: Annotated[int, "dollars in hand"]
    loans: Annotated[int, "loans owed"]
    island_score: Annotated[int, "what its island is worth"]
    island: Annotated[int, "containers on its island"]
    harbour: Annotated[int, "containers in its harbour store"]
    factory: Annotated[int, "containers in its factory store"]
    ship: Annotated[int, "containers on its ship"]
    pier: Annotated[int, "containers in its harbour at the Investment Bank"]
    machines: Annotated[int, "machines"]
    warehouses: Annotated[int, "warehouses"]
    produced: Annotated[int, "containers it produced"]
    stocked: Annotated[int, "containers it bought from factories"]
    loaded: Annotated[int, "containers it bought from harbours"]
    shipped: Annotated[int, "containers it brought to the island as shipper"]
    auctions: Annotated[int, "auctions it held as shipper"]
    won: Annotated[int, "auctions it won as bidder"]
    received: Annotated[int, "containers that came to its own island"]
    spent_on_cargo: Annotated[int, "dollars for cargoes: won as bidder, or kept as shipper (A5)"]
    earned_by_cargo: Annotated[int, "dollars from cargoes sold, the subsidy included (A4)"]
    paid_0: Annotated[int, "dollars it paid to seat 0"]
    paid_1: Annotated[int, "dollars it paid to seat 1"]
    paid_2: Annotated[int, "dollars it paid to seat 2"]
    paid_3: Annotated[int, "dollars it paid to seat 3, if there is one"]
    paid_4: Annotated[int, "dollars it paid to seat 4, if there is one"]
    forfeits: Annotated[int, "decisions it forfeited"]
    decisions: Annotated[int, "decisions it was asked for"]


class Column(NamedTuple):
    """A column of a table."""

    name: str
    kind: Kind
    null: bool  # whether it can be empty
    meaning: str


class _Field(NamedTuple):
    """A field of `TURN`: one column, or one for each of five seats or colours."""

    name: str
    width: int
    null: bool
    meaning: str
    kind: Kind = int

    @property
    def columns(self) -> list[Column]:
        if self.width == 1:
            return [Column(self.name, self.kind, self.null, self.meaning)]
        return [
            Column(f"{self.name}_{index}", self.kind, self.null, self.meaning)
            for index in range(self.width)
        ]


_BY_SEAT = tuple(
    _Field(name, SEATS, True, f"{what}, by seat, at the end of the turn")
    for name, what in (
        ("cash", "dollars"),
        ("loans", "loans"),
        ("factory", "containers in the factory store"),
        ("harbour", "containers in the harbour store"),
        ("ship", "containers on the ship"),
        ("island", "containers on the island"),
    )
)

_FLOWS = tuple(
    _Field(name, 1, False, meaning)
    for name, meaning in (
        ("subsidy", "dollars from the bank for cargoes sold"),
        ("loans_taken", "dollars borrowed"),
        ("loans_repaid", "dollars paid back"),
        ("buildings", "dollars paid for machines and warehouses"),
        ("interest", "dollars of interest"),
        ("declined", "dollars paid to the bank for cargoes kept"),
        ("domestic", "dollars from the bank for domestic sales"),
        ("brokers", "dollars from the brokers to the seats, less what the seats bid to them"),
        ("wages", "dollars of wages, from seat to seat"),
        ("passed", "actions given up"),
    )
)

_SALES = tuple(
    _Field(name, COLOURS, False, f"{what}, by colour, in this turn")
    for name, what in (
        ("factory_sold", "containers bought from factory stores"),
        ("factory_paid", "dollars paid for them"),
        ("harbour_sold", "containers bought from harbour stores"),
        ("harbour_paid", "dollars paid for them"),
    )
)

TURN_FIELDS: tuple[_Field, ...] = (
    _Field("game", 1, False, "number of the game"),
    _Field("turn", 1, False, "from 1"),
    _Field("round", 1, False, "from 1"),
    _Field("seat", 1, False, "whose turn it was"),
    *_BY_SEAT,
    _Field("supply", COLOURS, False, "containers in the supply, by colour"),
    _Field("factory_price", COLOURS, True, "mean price marked in factory stores", float),
    _Field("harbour_price", COLOURS, True, "mean price marked in harbour stores", float),
    _Field("money", 1, False, "dollars of all seats"),
    *_FLOWS,
    *_SALES,
    _Field("auction", 1, False, "sold, kept or unsold; empty if there was none", str),
    _Field("seller", 1, True, "who shipped"),
    _Field("winner", 1, True, "who bought the cargo; empty if it was kept or unsold"),
    _Field("bid", 1, True, "the highest bid; 0 if unsold"),
    _Field("cargo", COLOURS, True, "containers auctioned, by colour"),
    _Field("bids", SEATS, True, "what each seat bid in all; empty if it did not bid"),
)

TURN = np.dtype(
    [
        (field.name, "f8" if field.kind is float else "i4", (field.width,))
        if field.width > 1
        else (field.name, "f8" if field.kind is float else "i4")
        for field in TURN_FIELDS
    ],
    align=True,
)


def _struct_columns(row: type[msgspec.Struct]) -> tuple[Column, ...]:
    columns = []
    for name, hint in get_type_hints(row, include_extras=True).items():
        kind, meaning = get_args(hint)
        columns.append(Column(name, kind, False, meaning))
    return tuple(columns)


GAME_COLUMNS: tuple[Column, ...] = _struct_columns(GameRow)
SEAT_COLUMNS: tuple[Column, ...] = _struct_columns(SeatRow)
TURN_COLUMNS: tuple[Column, ...] = tuple(
    column for field in TURN_FIELDS for column in field.columns
)
TABLES: dict[str, tuple[Column, ...]] = {
    "games": GAME_COLUMNS,
    "seats": SEAT_COLUMNS,
    "turns": TURN_COLUMNS,
}


def no_turns() -> Turns:
    return np.zeros(0, TURN)


def turn_columns(turns: Turns) -> dict[str, list[Value]]:
    """The turns column by column, under the names that are written; `None` where there is nothing.

    In the array an empty number is -1 and an empty price is not a number.
    """
    columns: dict[str, list[Value]] = {}
    for field in TURN_FIELDS:
        values = turns[field.name].reshape(len(turns), field.width)
        for index, column in enumerate(field.columns):
            columns[column.name] = _plain(values[:, index], column)
    return columns


def _plain(values: npt.NDArray[Any], column: Column) -> list[Value]:
    plain: list[Value] = values.tolist()
    if column.kind is str:
        return [AUCTIONS[code] for code in values.tolist()]
    if not column.null:
        return plain
    if column.kind is float:
        return [None if value != value else value for value in plain]  # noqa: PLR0124 (NaN)
    return [None if value == NONE else value for value in plain]


def turn_dicts(turns: Turns) -> list[dict[str, Value]]:
    """The turns row by row."""
    columns = turn_columns(turns)
    return [
        dict(zip(columns, values, strict=True)) for values in zip(*columns.values(), strict=True)
    ]
