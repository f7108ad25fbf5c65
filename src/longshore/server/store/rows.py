"""What goes into the store and comes out of it."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from longshore.server.domain.entries import Line
from longshore.server.domain.seats import Status

LEASE_MS = 30_000  # how long a process is taken to live without a sign of it


class TableRow(msgspec.Struct, frozen=True, kw_only=True, gc=False):
    """What is known of a table without reading its log: for the lobby, limits and what is due.

    `creator` is a keyed hash of the address it was opened from, empty on this machine; `card` is
    what the lobby shows, as JSON, or empty on its way into the store if that shows it already;
    `due_at` is when the server has to look at the table again.
    """

    id: str
    status: Status
    public: bool
    seq: int
    created_at: int
    changed_at: int
    edition: str
    seats: int
    creator: str = ""
    card: bytes = b"{}"
    due_at: int | None = None


class Delivery(NamedTuple):
    """A webhook call to make: for whom, and the notification as JSON."""

    table: str
    seat: int
    body: bytes


class StoredDelivery(NamedTuple):
    """A webhook call as it waits in the outbox; `attempts` is how many have failed."""

    id: int
    table: str
    seat: int
    body: bytes
    attempts: int


class BannedRow(NamedTuple):
    """A name that nobody may take: as it is compared, and as it was given."""

    compared: str
    name: str


class Private(NamedTuple):
    """What a seat keeps to itself from now on, by kind; None: nothing any more."""

    seat: int
    kind: str
    body: bytes | None


class Unit(NamedTuple):
    """One wish, granted: its lines, and all that is to be written with them or not at all.

    Of several lines the first has the wish's idempotency key.

    With `claim` the server has something to do at this table next, and the process that writes
    takes the lease, whoever had it: nobody knows the table better. Without, the lease is free. None
    leaves it as it is.
    """

    table: str
    lines: tuple[Line, ...]
    row: TableRow
    outbox: tuple[Delivery, ...] = ()
    claim: bool | None = False
    private: tuple[Private, ...] = ()


class Appended(NamedTuple):
    """Whether a unit was written, and who holds the table's lease now.

    Not `ok`: its lines are not the table's next, or its idempotency key was used already by that
    seat. Nothing of the unit was written; catch up and decide again. (`keeper` is then not known.)
    """

    ok: bool
    keeper: str | None
