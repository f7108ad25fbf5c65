"""All tables there are, as the host of the server may list them: nothing of their games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import msgspec

from longshore.server.domain.names import folded
from longshore.server.domain.seats import Status
from longshore.server.runtime.units import Card
from longshore.server.store import Store, TableRow

MOST_SEEN = 5_000  # tables that are looked at for one page; who searches on gets the next
_AT_ONCE = 500
_GOING_ON: tuple[Status, ...] = ("open", "running")

Place = tuple[int, str]  # `changed_at` and id of a table


class Wanted(NamedTuple):
    """Which tables are to be listed: all, or those of a kind; with `name` those where somebody sits
    whose name has it.
    """

    status: Status | None = None
    edition: str | None = None
    name: str | None = None


class ListedTable(NamedTuple):
    """A table without its log."""

    row: TableRow
    card: Card


class Listing(NamedTuple):
    """A page of tables; `more` is where the next one begins."""

    tables: list[ListedTable]
    more: Place | None


def list_tables(store: Store, wanted: Wanted, before: Place | None, limit: int) -> Listing:
    """Tables, newest change first."""
    part = None if wanted.name is None else folded(wanted.name)
    found: list[ListedTable] = []
    for seen, one in enumerate(_every_listed(store, wanted, before), 1):
        if part is None or any(part in person for person in people(one.card)):
            found.append(one)
        if len(found) == limit or seen == MOST_SEEN:
            return Listing(found, (one.row.changed_at, one.row.id))
    return Listing(found, None)


def with_person(store: Store, compared: str) -> list[str]:
    """The tables that are not over where somebody goes by a name.

    Those that are open come first: what begins meanwhile is among those that run.
    """
    rows = [row for status in _GOING_ON for row in store.tables(status)]
    return [one.row.id for one in map(listed, rows) if compared in people(one.card)]


def _every_listed(store: Store, wanted: Wanted, before: Place | None) -> Iterator[ListedTable]:
    """Some at a time."""
    while True:
        rows = store.tables(wanted.status, wanted.edition, before, _AT_ONCE)
        for row in rows:
            yield listed(row)
        if len(rows) < _AT_ONCE:
            return
        before = rows[-1].changed_at, rows[-1].id


def listed(row: TableRow) -> ListedTable:
    """A table as its row says."""
    return ListedTable(row, msgspec.json.decode(row.card, type=Card))


def people(card: Card) -> Iterator[str]:
    """The names of those who sit there, as they are compared."""
    return (folded(one.name) for one in card.seats if one.kind == "person")
