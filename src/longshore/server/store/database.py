"""A database as the store needs it; SQLite and PostgreSQL are two ways to be one."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager
from typing import TypeAlias

from sqlalchemy import Connection, Table
from sqlalchemy.dialects import postgresql, sqlite

from longshore.server.store.appending import rounds
from longshore.server.store.errors import Twice
from longshore.server.store.listener import Listener
from longshore.server.store.rows import Appended, Unit

Insert: TypeAlias = sqlite.Insert | postgresql.Insert
Keepers: TypeAlias = dict[str, str | None]  # by table


class Database(ABC):
    """Connections to read and to write with. What goes wrong in them becomes a StoreError."""

    shown: str  # the address, without a password
    shared: bool  # others may write too

    @abstractmethod
    def reading(self) -> AbstractContextManager[Connection]:
        """A connection for one statement."""

    @abstractmethod
    def writing(self) -> AbstractContextManager[Connection]:
        """A connection in a transaction, which is committed when all went well."""

    @abstractmethod
    def snapshot(self) -> AbstractContextManager[Connection]:
        """A connection to read all of one moment with, while others write."""

    @abstractmethod
    def changing(self) -> AbstractContextManager[Connection]:
        """A transaction to change the schema in, which nobody else does meanwhile.

        A StoreError if the database is none that can be used.
        """

    @abstractmethod
    def insert(self, table: Table) -> Insert:
        """An INSERT that can say what to do ON CONFLICT."""

    @abstractmethod
    def tell(self, connection: Connection, message: str) -> None:
        """Let other processes hear something when the transaction is committed."""

    @abstractmethod
    def listen(self, heard: Callable[[str], None]) -> Listener:
        """Hear what is told."""

    @abstractmethod
    def size(self) -> int:
        """How many bytes it takes."""

    @abstractmethod
    def close(self) -> None:
        """Let go of everything."""

    @abstractmethod
    def write(self, units: Sequence[Unit], process: str, now: int, ms: int) -> Keepers:
        """Write units of different tables, ordered by them, in one transaction.

        The tables that were written, with their keepers; the others had gone on already.
        """

    def append(self, units: Sequence[Unit], process: str, now: int, ms: int) -> list[Appended]:
        """Write each unit whole or not at all, see `Store.append`."""
        answers = [Appended(ok=False, keeper=None)] * len(units)
        for places in rounds(units):
            some = [units[place] for place in places]
            keepers = self._write_or_split(some, process, now, ms)
            for place, unit in zip(places, some, strict=True):
                if unit.table in keepers:
                    answers[place] = Appended(ok=True, keeper=keepers[unit.table])
        return answers

    def time(self) -> int | None:
        """What time it is for all who share the database; None if nobody does."""
        return None

    def examine(self) -> None:  # noqa: B027  a database server looks after its own pages
        """A StoreError if what is stored is damaged, as far as that is quickly found."""

    def _write_or_split(self, units: Sequence[Unit], process: str, now: int, ms: int) -> Keepers:
        """If one of them is there already, the others do not suffer for it."""
        try:
            return self.write(units, process, now, ms)
        except Twice:
            if len(units) == 1:
                return {}
        keepers: Keepers = {}
        for unit in units:
            keepers |= self._write_or_split([unit], process, now, ms)
        return keepers
