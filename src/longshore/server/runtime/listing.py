"""All tables there are, as the host of the server may list them: nothing of their games."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from longshore.server.domain.names import as_compared
from longshore.server.domain.seats import GOING_ON, Status
from longshore.server.runtime.units import Card, read_card
from longshore.server.store import Store, TableRow

MOST_SEEN = 5_000  # tables that are looked at for one page; who searches on gets the next
_AT_ONCE = 500  # that are read where some are sought

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
    part = None if wanted.name is None else as_compared(wanted.name)
    at_once = limit if part is None and wanted.edition is None else _AT_ONCE
    found: list[ListedTable] = []
    for seen, one in enumerate(_every_listed(store, wanted.status, before, at_once), 1):
        if wanted.edition in (None, one.row.edition) and _has_person(one, part):
            found.append(one)
        if len(found) == limit or seen == MOST_SEEN:
            return Listing(found, (one.row.changed_at, one.row.id))
    return Listing(found, None)


def with_person(store: Store, compared: str) -> list[str]:
    """The tables that are not over where somebody goes by a name.

    Those that are open come first: what begins meanwhile is among those that run.
    """
    rows = [row for status in GOING_ON for row in store.tables(status)]
    return [one.row.id for one in map(listed, rows) if compared in people(one.card)]


def _has_person(one: ListedTable, part: str | None) -> bool:
    return part is None or any(part in person for person in people(one.card))


def _every_listed(
    store: Store, status: Status | None, before: Place | None, at_once: int
) -> Iterator[ListedTable]:
    """Some at a time."""
    while True:
        rows = store.tables(status, before, at_once)
        for row in rows:
            yield listed(row)
        if len(rows) < at_once:
            return
        before = rows[-1].changed_at, rows[-1].id


def listed(row: TableRow) -> ListedTable:
    """A table as its row says."""
    return ListedTable(row, read_card(row.card))


def people(card: Card) -> Iterator[str]:
    """The names of those who sit there, as they are compared."""
    return (as_compared(one.name) for one in card.seats if one.kind == "person")
