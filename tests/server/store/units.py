"""Lines to write into a store."""

from __future__ import annotations

from typing import Any

from longshore.server.domain.entries import Line, Said
from longshore.server.store import Delivery, Store, TableRow, Unit

NOW = 1_700_000_000_000
CALL = b'{"what": "turn"}'


def row(table: str = "t", seq: int = 1, **values: Any) -> TableRow:
    """A table's row, plain where nothing else is said."""
    plain = {
        "status": "running",
        "public": True,
        "created_at": NOW,
        "changed_at": NOW + seq,
        "edition": "classic",
        "seats": 4,
    }
    return TableRow(id=table, seq=seq, **{**plain, **values})


def unit(
    table: str = "t",
    seq: int = 1,
    *,
    key: str | None = None,
    seat: int | None = 1,
    text: str = "hello",
    calls: int = 0,
    claim: bool | None = False,
    lines: int = 1,
    **values: Any,
) -> Unit:
    """Somebody says something, so many times at once."""
    entry, last = Said(seat=seat, name="Ann", text=text), seq + lines - 1
    said = (
        Line(one, NOW + one, entry, key if one == seq else None) for one in range(seq, last + 1)
    )
    outbox = tuple(Delivery(table, place, CALL) for place in range(calls))
    return Unit(table, tuple(said), row(table, last, **values), outbox, claim)


def put(store: Store, *units: Unit, process: str = "p", now: int = NOW) -> list[bool]:
    """Write units: which of them were."""
    return [answer.ok for answer in store.append(units, process, now)]


def said(store: Store, table: str = "t") -> list[str]:
    """What was said at a table."""
    return [line.entry.text for line in store.lines(table) if isinstance(line.entry, Said)]
