"""News of tables for those who are not at them: that something has happened there, and no more.

Whoever wants to know more asks the table, which knows who may. A table need not be in memory for
this. What happens within a second is told once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable


class Reader:
    """Somebody who is told which of some tables have changed."""

    def __init__(self, tables: Iterable[str]) -> None:
        self.tables = frozenset(tables)
        self._changed: set[str] = set()
        self._wake = asyncio.Event()

    def note(self, table: str) -> None:
        self._changed.add(table)
        self._wake.set()

    async def next(self, timeout: float) -> tuple[str, ...]:
        """The tables that have changed; none when none did for so many seconds."""
        try:
            async with asyncio.timeout(timeout):
                await self._wake.wait()
        except TimeoutError:
            return ()
        self._wake.clear()
        changed, self._changed = self._changed, set()
        return tuple(sorted(changed))


class NewsDesk:
    """All who read, by table."""

    def __init__(self) -> None:
        self._readers: dict[str, set[Reader]] = {}

    def come(self, reader: Reader) -> None:
        for table in reader.tables:
            self._readers.setdefault(table, set()).add(reader)

    def go(self, reader: Reader) -> None:
        for table in reader.tables:
            readers = self._readers[table]
            readers.discard(reader)
            if not readers:
                del self._readers[table]

    def changed(self, table: str) -> None:
        """Something was written at a table, here or at another process."""
        for reader in self._readers.get(table, ()):
            reader.note(table)

    def __len__(self) -> int:
        return len(self._readers)
