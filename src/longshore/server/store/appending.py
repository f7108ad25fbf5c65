"""What the two databases share in writing lines.

A unit is written when its lines are the table's next, which the table's row decides (its `seq` is
one less than the first's, or there is no row and it is the very first), and when its idempotency
key is new.
The row is locked by that, so the log, unique on (table, seq) and on (table, seat, key), is never
asked for what it would refuse.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

import msgspec

from longshore.server.domain.entries import AnyEntry, write
from longshore.server.store.rows import Unit
from longshore.server.store.schema import NOBODY

_CHANGING = ("status", "public", "seq", "changed_at", "edition", "seats", "due_at")
ROW = ("id", "created_at", "creator", "card", *_CHANGING)
NEXT_ROW = f"""
    {", ".join(f"{name} = excluded.{name}" for name in _CHANGING)},
    card = CASE excluded.card WHEN '' THEN t.card ELSE excluded.card END,
    keeper = CASE WHEN excluded.kept_until < 0 THEN t.keeper ELSE excluded.keeper END,
    kept_until = CASE WHEN excluded.kept_until < 0 THEN t.kept_until ELSE excluded.kept_until END
"""  # of the row `t` that is there already
LINE = ("seq", "at", "kind", "seat", "key", "body")


class Flat(msgspec.Struct, gc=False):
    """A unit, without its lines and deliveries, as one row of values.

    `before` is the number that its table has to be at, `seat` and `key` are those of its wish.
    """

    id: str
    created_at: int
    creator: str
    status: str
    public: bool
    seq: int
    changed_at: int
    edition: str
    seats: int
    card: str
    due_at: int | None
    before: int
    seat: int
    key: str | None
    claim: bool | None


class FlatLine(msgspec.Struct, gc=False):
    """A line of a table, as one row of values."""

    id: str
    seq: int
    at: int
    kind: str
    seat: int
    key: str | None
    body: str


def _flat(unit: Unit) -> Flat:
    """A unit's values, in the order of the fields."""
    row, first = unit.row, unit.lines[0]
    return Flat(
        unit.table,
        row.created_at,
        row.creator,
        row.status,
        row.public,
        unit.lines[-1].seq,
        row.changed_at,
        row.edition,
        row.seats,
        row.card.decode(),
        row.due_at,
        first.seq - 1,
        seat_of(first.entry),
        first.key,
        unit.claim,
    )


def _flat_lines(unit: Unit) -> list[FlatLine]:
    """The values of its lines."""
    return [
        FlatLine(
            unit.table,
            line.seq,
            line.at,
            str(type(line.entry).__struct_config__.tag),
            seat_of(line.entry),
            line.key,
            write(line.entry).decode(),
        )
        for line in unit.lines
    ]


def values_of(
    units: Sequence[Unit],
    process: str,
    now: int,
    ms: int,
    packed: Callable[[Iterable[msgspec.Struct]], str],
) -> dict[str, str | int]:
    """What a statement takes that writes units: their rows and lines, and whose leases they are.

    `packed` is how the database reads rows of values.
    """
    return {
        "units": packed(map(_flat, units)),
        "lines": packed(line for unit in units for line in _flat_lines(unit)),
        "process": process,
        "now": now,
        "until": now + ms,
    }


def by_name(values: Iterable[msgspec.Struct]) -> str:
    """Rows of values as JSON, each value under the name of its column."""
    return msgspec.json.encode(list(values)).decode()


def by_place(values: Iterable[msgspec.Struct]) -> str:
    """The same without names, which a reader that looks for each column anew has to go through."""
    return msgspec.json.encode(list(map(msgspec.structs.astuple, values))).decode()


def seat_of(entry: AnyEntry) -> int:
    """Whose line it is."""
    seat: int | None = getattr(entry, "seat", None)
    return NOBODY if seat is None else seat


def rounds(units: Sequence[Unit]) -> Iterator[list[int]]:
    """The places of the units, each table once a round, in the order of the tables' names.

    Whoever locks several rows does so in this order, which is PostgreSQL's for the collation "C".
    """
    waiting = sorted(
        range(len(units)), key=lambda place: (units[place].table, units[place].lines[0].seq)
    )
    while waiting:
        this: list[int] = []
        later: list[int] = []
        for place in waiting:
            again = bool(this) and units[this[-1]].table == units[place].table
            (later if again else this).append(place)
        yield this
        waiting = later
