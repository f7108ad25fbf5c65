"""The store, as the rest of the table server sees it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Literal

from longshore.server.domain.entries import Line
from longshore.server.domain.seats import Status
from longshore.server.store import bans, catalogue, deleting, leases, log, post, privates
from longshore.server.store.database import Database
from longshore.server.store.listener import Listener
from longshore.server.store.rows import (
    LEASE_MS,
    Appended,
    BannedRow,
    StoredDelivery,
    TableRow,
    Unit,
)


class Store:
    """All tables of a database. Any thread may call; a StoreError says what is wrong."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._secret: bytes | None = None

    @property
    def url_shown(self) -> str:
        """The database's address, without a password."""
        return self._database.shown

    @property
    def database(self) -> Database:
        """The database itself: for rooms that keep there what is no table's."""
        return self._database

    @property
    def shared(self) -> bool:
        """Whether other processes may write too."""
        return self._database.shared

    # The log

    def append(
        self, units: Sequence[Unit], process: str, now: int, ms: int = LEASE_MS
    ) -> list[Appended]:
        """Write each unit whole or not at all; the answers are in their order.

        `process` is who takes the leases that are claimed with them, for `ms`.
        """
        return self._database.append(units, process, now, ms)

    def lines(self, table: str, after: int = 0, upto: int | None = None) -> list[Line]:
        """The lines of a table with `after` < seq ≤ `upto`."""
        return log.lines(self._database, table, after, upto)

    # Tables

    def row(self, table: str) -> TableRow | None:
        """A table without its log."""
        return catalogue.row(self._database, table)

    def lobby(
        self,
        status: Status,
        edition: str | None = None,
        before: tuple[int, str] | None = None,
        limit: int = 50,
    ) -> list[TableRow]:
        """The public tables, newest change first; `before` is `(changed_at, id)` of the last."""
        return catalogue.lobby(self._database, status, edition, before, limit)

    def tables(
        self,
        status: Status | None = None,
        before: tuple[int, str] | None = None,
        limit: int | None = None,
    ) -> list[TableRow]:
        """All tables, public or not, in the same way; without a limit as they are at one moment."""
        return catalogue.tables_changed(self._database, status, before, limit)

    def open_tables(self, creator: str, since: int = 0) -> int:
        """How many tables of an address are open or running."""
        return catalogue.open_tables(self._database, creator, since)

    def latest(self) -> int:
        """When something last happened, in ms since 1970; 0 if nothing has."""
        return catalogue.latest(self._database)

    def time(self) -> int | None:
        """What time it is for all who share the database, in ms since 1970; None if nobody does."""
        return self._database.time()

    def every_table(self) -> Iterator[str]:
        """All tables there are, by their names' order."""
        return catalogue.every_table(self._database)

    def remove(self, table: str) -> bool:
        """Delete a table that is over, with all that is kept of it; False if there is none such.

        Other processes hear `<table> deleted`.
        """
        return deleting.remove(self._database, table)

    # Leases: who runs a table's bots, orders and clocks

    def claim(self, table: str, process: str, now: int, ms: int = LEASE_MS) -> bool:
        """Take a table's lease, or renew it; whether it is ours now."""
        return table in self.claim_all((table,), process, now, ms)

    def claim_all(
        self, tables: Sequence[str], process: str, now: int, ms: int = LEASE_MS
    ) -> set[str]:
        """The same for many at once: those that are ours now."""
        return leases.claim(self._database, tables, process, now, ms)

    def release(self, process: str, table: str | None = None) -> None:
        """Give back a table's lease, or all that a process holds, deliveries too."""
        leases.release(self._database, process, table)

    def due(self, process: str, now: int, ms: int, limit: int) -> list[str]:
        """Take the leases of tables that are due and that nobody else looks after."""
        return leases.due(self._database, process, now, ms, limit)

    def put_off(self, process: str, table: str, seq: int, due_at: int | None) -> None:
        """A table that was due is not, if `seq` is still its last entry; `due_at` is when it is."""
        leases.put_off(self._database, process, table, seq, due_at)

    # What is a seat's own: "orders", "notes", "webhook", "push"; of no seat (NOBODY) the "review"

    def put_private(
        self,
        table: str,
        seat: int,
        kind: str,
        body: bytes | None,
        now: int,
        *,
        seq: int | None = None,
    ) -> bool:
        """Keep it, or drop it with None. Other processes hear `<table> private <kind>`.

        With `seq` only if that is still the table's last entry; whether it was done is answered.
        """
        return privates.put(self._database, table, seat, kind, body, now=now, seq=seq)

    def private(self, table: str, seat: int, kind: str) -> bytes | None:
        """A seat's own."""
        return self.privates(table, kind).get(seat)

    def privates(self, table: str, kind: str) -> dict[int, bytes]:
        """Every seat's own, of one kind."""
        return privates.get(self._database, table, kind)

    # Webhook calls to make

    def deliveries_due(
        self, process: str, now: int, lease_ms: int, limit: int
    ) -> list[StoredDelivery]:
        """Take calls that are due, for this process alone until the lease ends."""
        return post.due(self._database, process, now, lease_ms, limit)

    def delivery_done(self, number: int) -> None:
        """It was made, or is given up."""
        post.done(self._database, number)

    def delivery_failed(self, number: int, next_at: int) -> None:
        """Try again then."""
        post.failed(self._database, number, next_at)

    # Names that nobody may take. Other processes hear `names`

    def banned(self) -> list[BannedRow]:
        """All that are banned."""
        return bans.banned(self._database)

    def ban(self, compared: str, name: str, most: int) -> bool:
        """Ban a name, if there are not so many already; whether it is banned now."""
        return bans.ban(self._database, compared, name, most)

    def allow(self, compared: str) -> bool:
        """Allow it again; whether it was banned."""
        return bans.allow(self._database, compared)

    # The database

    @property
    def kind(self) -> Literal["sqlite", "postgresql"]:
        """What the database is."""
        return "postgresql" if self.shared else "sqlite"

    def size(self) -> int:
        """How many bytes the database takes."""
        return self._database.size()

    def listen(self, heard: Callable[[str], None]) -> Listener:
        """Call `heard`, from another thread, with what any process has written, this one too.

        `<table> <seq>` for a line, `<table> private <kind>`, `<table> deleted`, `names`; `*` after
        a gap, when anything may have changed. It listens when this returns. With SQLite there is
        nothing to hear.
        """
        return self._database.listen(heard)

    def tell(self, message: str) -> None:
        """Let all processes hear something that is not written down; with SQLite there are none."""
        catalogue.tell(self._database, message)

    def secret(self) -> bytes:
        """32 bytes of this database, made once: for keyed hashes."""
        if self._secret is None:
            self._secret = catalogue.secret(self._database)
        return self._secret

    def fact(self, name: str, new: bytes) -> bytes:
        """What this database knows under a name, the same for all processes; else what is new."""
        return catalogue.fact(self._database, name, new)

    def pulse(self) -> None:
        """A StoreError unless the database takes a write; at times it is looked through, too."""
        catalogue.pulse(self._database)
        self._database.examine()

    def close(self) -> None:
        """Let go of the database."""
        self._database.close()
